#pragma once

#include <string>

#include "plybook/game/game.h"

namespace plybook {

/// The letter that a side's own pieces carry: that of positions, or the first of its Russian name.
std::string initial(const Game& game, Side side, Language language);

}  // namespace plybook
