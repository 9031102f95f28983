#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "plybook/game/game.h"

namespace plybook {

/// What a game is called.
struct GameHead {
  std::vector<std::string> names;  ///< aliases and titles
  std::optional<PdnType> pdn;
};

/// Reads only what a game file says about the game's names, and does not care whether the rest is right; nothing where
/// the file is no game file.
std::optional<GameHead> read_head(std::string_view text);

/// Whether a GameType has that number and these attributes.
bool calls_exactly(const PdnType& type, std::string_view game_type);
/// Whether a GameType has a number that means that game, whatever its attributes.
bool calls_by_number(const PdnType& type, std::string_view game_type);

}  // namespace plybook
