#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "plybook/board/position.h"
#include "plybook/board/turn.h"
#include "plybook/rules/rules.h"

namespace plybook {

/// Number of leaves `depth` turns further on, by listing and playing every turn: what `Rules::count_leaves` must give
/// faster. Ends that need a history (repetition) are not seen. Depth 0 is one leaf.
std::uint64_t perft(const Rules& rules, const Position& position, int depth);

/// The leaves behind each legal turn, in the order of `Rules::legal`. Precondition: depth > 0.
std::vector<std::pair<Turn, std::uint64_t>> divide(const Rules& rules, const Position& position, int depth);

}  // namespace plybook
