#pragma once

#include "plybook/diagram/picture.h"

namespace plybook {

/// How big things are that are drawn on a cell, in grid units.
struct CellSizes {
  std::int32_t mark = 300;  ///< radius of marks
  std::int32_t rim = 412;   ///< from the middle of an occupied cell to where arrows begin and end
  std::int32_t arrow_width = 90;
};

/// A way of drawing boards; which one is said by the game. Has no state.
class BoardLook {
 public:
  virtual ~BoardLook() = default;
  virtual CellSizes sizes() const = 0;
  /// The board without anything on it, and coordinates that pieces may cover.
  virtual void ground(Picture& picture) const = 0;
  /// Sets the cell whose middle is there off from the others.
  virtual void highlight(Picture& picture, ScenePoint at) const = 0;
  virtual void piece(Picture& picture, ScenePoint at, Piece piece) const = 0;
  /// Whether a piece hides its cell, so that what is said of the cell is drawn over it.
  virtual bool pieces_cover_cells() const { return false; }
  /// A piece that is no longer there.
  virtual void ghost(Picture& picture, Cell cell, Piece piece) const = 0;
  /// Coordinates beside the board and on pieces. Enlarges the scene's view by the room that they need.
  virtual void coordinates(Picture& picture) const = 0;
};

const BoardLook& square_look();
const BoardLook& circle_look();
const BoardLook& tile_look();

inline const BoardLook& look_of(Look::Board board) {
  switch (board) {
    case Look::Board::squares:
      return square_look();
    case Look::Board::circles:
      return circle_look();
    case Look::Board::tiles:
      break;
  }
  return tile_look();
}

}  // namespace plybook
