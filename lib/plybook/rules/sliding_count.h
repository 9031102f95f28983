#pragma once

#include <cstdint>

#include "plybook/board/side.h"
#include "plybook/rules/sliding_facts.h"
#include "plybook/rules/sliding_state.h"

namespace plybook::sliding {

/// Number of leaves `depth` turns further on. Turns of the last ply are counted in bulk, not made.
std::uint64_t count_leaves(const Facts& facts, const State& state, Side side, int depth);

}  // namespace plybook::sliding
