#pragma once

#include <cstdint>

#include "plybook/board/side.h"
#include "plybook/rules/sliding_state.h"

namespace plybook::sliding {

/// How far a side's red or blue tile is from its goal: the cells that it must still go, and how many slides bring the
/// own window before it, as the tiles lie now. 0 in the goal.
std::int64_t way_left(const State& state, Side side);

}  // namespace plybook::sliding
