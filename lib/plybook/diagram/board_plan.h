#pragma once

#include <span>
#include <vector>

#include "plybook/board/topology.h"
#include "plybook/diagram/geometry.h"

namespace plybook {

/// Where the cells of a board lie on a drawing: turned as the board is seen, and perhaps a part of it only. The top
/// left corner of the whole board is the origin.
class BoardPlan {
 public:
  /// `turns`: clockwise, by 90° on square boards and by 60° on hexagonal ones; any whole number. `crop`: cells that
  /// span the part that is seen, as the first side sees the board; none for all of it.
  BoardPlan(const Topology& board, int turns, std::span<const Cell> crop = {});

  const Topology& board() const { return board_; }
  /// From 0, less than a full turn.
  int turns() const { return turns_; }
  ScenePoint centre(Cell cell) const { return centres_[index(cell)]; }
  bool shown(Cell cell) const { return shown_.empty() || shown_[index(cell)] != 0; }
  /// A distance on the board as it lies on the drawing. On hexagonal boards: a sum of steps from cell to cell.
  ScenePoint turned(HalfCells offset) const;

  Box whole() const { return whole_; }  ///< The whole board.
  Box seen() const { return seen_; }    ///< The part of it that is seen.

 private:
  void crop(std::span<const Cell> cells);

  const Topology& board_;
  int turns_;
  std::vector<ScenePoint> centres_;
  std::vector<char> shown_;  // empty: all of them
  Box whole_, seen_;
};

}  // namespace plybook
