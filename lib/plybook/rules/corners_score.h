#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "plybook/rules/corners_board.h"

namespace plybook {

/// How far the men of a side have come, whatever the others do.
template <std::size_t Words>
class CornersScore {
 public:
  using Set = Bits<Words>;
  using Men = CornersMen<Words>;

  explicit CornersScore(const CornersBoard<Words>& game) : game_(game) {
    for (const Side side : {Side::first, Side::second}) {
      const Set& goal = game.goals[index(side)];
      Set rest = goal;
      for (Set reached = game.board.cells() & ~goal; rest.any(); rest = rest & ~reached) {
        const Set next = spread(side, reached);
        if (next == reached) break;
        reached = next;
        deeper_[index(side)].push_back(rest);
      }
    }
  }

  /// Men outside the goal count by the way to its nearest cell that is not theirs yet, those farther off more than in
  /// proportion, so that none is left behind; men in the goal by how deep they stand in it.
  std::int64_t of(const Men& men, Side side) const {
    const Set& own = men.of[index(side)];
    const Set& goal = game_.goals[index(side)];
    std::int64_t score = 0;
    for (const Set& cells : deeper_[index(side)]) score += 4 * (own & cells).count();
    Set left = own & ~goal;
    Set reached = goal & ~own;
    for (std::int64_t way = 1; left.any(); ++way) {
      const Set next = spread(side, reached);
      const Set met = next == reached ? left : left & next;
      score -= met.count() * (10 * way + way * way);
      left = left & ~met;
      reached = next;
    }
    return score;
  }

 private:
  /// These cells and those that are a step away, or a direction of jumps, either way.
  Set spread(Side side, const Set& cells) const {
    const CornersWays& ways = game_.ways[index(side)];
    const auto open = static_cast<DirectionSet>(ways.steps | ways.first_jumps | ways.later_jumps);
    Set all = cells;
    for (const auto& line : game_.board.lines())
      if (has(open, line.up) || has(open, line.down)) all |= cells << line.shift | cells >> line.shift;
    return all & game_.board.cells();
  }

  const CornersBoard<Words>& game_;
  std::array<std::vector<Set>, 2> deeper_;  ///< by Side: the goal, what of it is not at its edge, and so on
};

}  // namespace plybook
