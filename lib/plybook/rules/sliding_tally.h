#pragma once

#include "plybook/board/side.h"
#include "plybook/rules/sliding_state.h"
#include "plybook/rules/sliding_turns.h"
#include "plybook/rules/tally.h"

namespace plybook::sliding {

/// Counts what a turn did to the tiles, and which turns were closed to the side that made it.
void tally(const State& state, Side side, const Action& action, Tallies& counts);

}  // namespace plybook::sliding
