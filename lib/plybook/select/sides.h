#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "plybook/board/side.h"
#include "plybook/game/game.h"

namespace plybook {

/// How expressions call a side: its tag without capitals, `white`.
std::string word_of(const SideName& side);

/// The side of a game that a word means, `first` and `second` in every game; nothing where it has none of that name.
std::optional<Side> side_named(const Game& game, std::string_view word);

}  // namespace plybook
