#pragma once

#include <vector>

#include "plybook/board/cell.h"
#include "plybook/board/topology.h"
#include "plybook/board/view.h"

namespace plybook {

/// A way to turn or mirror a board so that it lies on itself, and whether the sides change places as well.
struct Symmetry {
  std::vector<Cell> cells;            ///< by cell: the one that it comes to lie on
  std::vector<Direction> directions;  ///< by direction: the one that it comes to point in
  bool swaps_sides = false;

  Cell of(Cell cell) const { return cells[index(cell)]; }
  Direction of(Direction d) const { return directions[d]; }
  Side of(Side side) const { return swaps_sides ? opponent(side) : side; }
  /// What stands on a cell, as it looks then: its owner, and where its stripes are.
  Piece of(Piece piece) const;
  /// A whole position.
  View of(const View& view) const;
};

/// All of a board, first those that leave the sides alone, beginning with the one that changes nothing; then the same
/// with the sides swapped. Which of them leave the rules of a game as they are, `Rules::symmetries` says.
std::vector<Symmetry> symmetries_of(const Topology& topology);

}  // namespace plybook
