#pragma once

#include <array>
#include <memory>
#include <utility>
#include <vector>

#include "plybook/board/side.h"
#include "plybook/board/symmetry.h"
#include "plybook/board/topology.h"
#include "plybook/rules/corners.h"
#include "plybook/rules/padded_board.h"

namespace plybook {

/// The directions in which the men of one side may move.
struct CornersWays {
  DirectionSet steps = 0;
  DirectionSet first_jumps = 0;
  DirectionSet later_jumps = 0;
};

CornersWays corners_ways(const Topology& topology, const CornersFacts& facts, Side side);

/// The symmetries of the board under which homes, goals and ways stay those of the sides.
std::vector<Symmetry> corners_symmetries(const Topology& topology, const CornersFacts& facts);

/// The men of both sides, as sets of bits of a padded board: all that a position of this family is.
template <std::size_t Words>
struct CornersMen {
  std::array<Bits<Words>, 2> of;  ///< by Side

  Bits<Words> occupied() const { return of[0] | of[1]; }
};

/// The facts of a game, compiled for its board.
template <std::size_t Words>
struct CornersBoard {
  using Set = Bits<Words>;
  using Men = CornersMen<Words>;

  CornersBoard(std::shared_ptr<const Topology> t, CornersFacts f)
      : topology(std::move(t)), facts(std::move(f)), board(*topology) {
    for (const Side side : {Side::first, Side::second}) {
      ways[index(side)] = corners_ways(*topology, facts, side);
      homes[index(side)] = board.set_of(facts.homes[index(side)]);
      goals[index(side)] = board.set_of(facts.goals[index(side)]);
    }
  }

  Set empty(const Men& men) const { return board.cells() & ~men.occupied(); }

  /// Where a turn of these men of one side may end: they all stand in the goal, or none of them does.
  Set ends(const Men& men, const Set& movers, Side side) const {
    const bool kept = !facts.men_leave_goal && (movers & goals[index(side)]).any();
    return kept ? empty(men) & goals[index(side)] : empty(men);
  }

  std::shared_ptr<const Topology> topology;
  CornersFacts facts;
  PaddedBoard<Words> board;
  std::array<CornersWays, 2> ways;
  std::array<Set, 2> homes, goals;
};

}  // namespace plybook
