#pragma once

#include <cstdint>

#include "plybook/rules/corners_board.h"
#include "plybook/rules/corners_jumps.h"

namespace plybook {

/// What the men of one side can do in one position, whether or not the game is over. Ends are found by flooding, never
/// by following paths: a lattice of jumps has millions of paths and a dozen ends.
template <std::size_t Words>
class CornersTurns {
 public:
  using Set = Bits<Words>;

  CornersTurns(const CornersBoard<Words>& game, const CornersMen<Words>& men, Side side)
      : game_(game),
        men_(men),
        side_(side),
        ways_(game.ways[index(side)]),
        jumps_(game.board, men.occupied(), ways_.later_jumps),
        jumpers_(men.of[index(side)] & first_starts()) {}

  /// Where these men can step to; they all stand in the goal, or none of them does.
  Set steps(const Set& movers) const {
    Set to;
    for (const auto& line : game_.board.lines()) {
      if (has(ways_.steps, line.up)) to |= movers << line.shift;
      if (has(ways_.steps, line.down)) to |= movers >> line.shift;
    }
    return to & game_.ends(men_, movers, side_);
  }

  /// Where a man can jump to. Later jumps may be freer than the first: then, since the way back of a jump is a jump
  /// too, a man that has a first jump may come back to its origin and go on from there in any direction.
  Set jumps(const Set& man) const {
    return (man & jumpers_).any() ? jumps_.closure(man) & game_.ends(men_, man, side_) : Set{};
  }

  /// Calls `visit(man, steps, jumps)` for each man that can move, with sets of ends.
  template <class Visit>
  void for_each_man(Visit visit) const {
    each(men_.of[index(side_)], [&](const Set& man) {
      const Set to_step = steps(man);
      const Set to_jump = jumps(man);
      if (to_step.any() || to_jump.any()) visit(man, to_step, to_jump);
    });
  }

  bool any() const {
    bool found = false;
    for_each_man([&](const Set&, const Set&, const Set&) { found = true; });
    return found;
  }

  /// The number of turns, a compulsory pass left out. Steps are counted for all men at once.
  std::uint64_t count() const {
    const Set& own = men_.of[index(side_)];
    const Set& goal = game_.goals[index(side_)];
    std::uint64_t sum = count_steps(own & goal) + count_steps(own & ~goal);
    each(jumpers_, [&](const Set& man) { sum += jumps(man).count(); });
    return sum;
  }

 private:
  Set first_starts() const {
    return ways_.first_jumps == ways_.later_jumps
               ? jumps_.starts()
               : CornersJumps<Words>(game_.board, men_.occupied(), ways_.first_jumps).starts();
  }

  std::uint64_t count_steps(const Set& movers) const {
    const Set ends = game_.ends(men_, movers, side_);
    std::uint64_t sum = 0;
    for (const auto& line : game_.board.lines()) {
      if (has(ways_.steps, line.up)) sum += (movers << line.shift & ends).count();
      if (has(ways_.steps, line.down)) sum += (movers >> line.shift & ends).count();
    }
    return sum;
  }

  const CornersBoard<Words>& game_;
  const CornersMen<Words>& men_;
  Side side_;
  CornersWays ways_;
  CornersJumps<Words> jumps_;
  Set jumpers_;  ///< own men with a first jump
};

}  // namespace plybook
