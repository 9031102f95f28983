#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "plybook/base/finding.h"
#include "plybook/game/definition.h"
#include "plybook/game/game_texts.h"

namespace plybook {

/// Reads a game file's text. Everything that is wrong is told with its place, in the order of the file; nothing is
/// returned then. `id` is the file's name without its ending. Games that it extends are looked for in `texts`.
std::optional<GameDefinition> read_game_file(std::string_view text, std::string id, const GameTexts& texts,
                                             Findings& findings);

/// Everything that is wrong with a game file, also with the games that its options make of it: empty for a good one.
Findings check_game_file(std::string_view text, std::string id, const GameTexts& texts);

}  // namespace plybook
