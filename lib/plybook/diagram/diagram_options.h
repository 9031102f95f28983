#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "plybook/board/view.h"
#include "plybook/diagram/marks.h"
#include "plybook/game/game.h"

namespace plybook {

/// Where a board's coordinates are written: beside it, within cells, as a number in every cell (as PDN counts them:
/// from the top left, as the first side sees the board), or nowhere.
enum class Coordinates : std::uint8_t { outside, inside, numbers, none };

/// The names of these in options and books, in the order of the enumeration.
inline constexpr std::string_view coordinates_names[] = {"outside", "inside", "numbers", "none"};

/// A sign on a cell: a shape or, where `text` is not empty, a number or a letter.
struct CellMark {
  Cell cell = no_cell;
  MarkShape shape = MarkShape::ring;
  std::string text{};
  PaintRole role = PaintRole::mark;
  friend bool operator==(const CellMark&, const CellMark&) = default;
};

/// An arrow along cells: two or more.
struct CellArrow {
  std::vector<Cell> cells;
  PaintRole role = PaintRole::arrow;
  friend bool operator==(const CellArrow&, const CellArrow&) = default;
};

/// What is no longer there, drawn as a shadow.
struct Ghost {
  Cell cell = no_cell;
  Piece piece;
};

/// How a position is drawn, and what is drawn on it.
struct DiagramOptions {
  bool flip = false;  ///< The second side at the bottom.
  int rotate = 0;     ///< Clockwise, by 90° on square boards and by 60° on hexagonal ones.
  Coordinates coordinates = Coordinates::outside;
  std::vector<Cell> crop{};       ///< Cells that span the part that is shown; none: the whole board.
  std::vector<Cell> last_turn{};  ///< Cells of the turn before, set off from the others.
  std::vector<Ghost> ghosts{};
  std::vector<Cell> captured{};  ///< Struck out.
  std::vector<Cell> targets{};   ///< Where a man can go.
  std::vector<Cell> trail{};     ///< The path of the turn before: two cells or more, or none.
  std::vector<CellArrow> arrows{};
  std::vector<CellMark> marks{};
  std::vector<CellMark> numbers{};  ///< Turn numbers. Of several texts on a cell the others are listed below the board.
  std::string caption{};            ///< UTF-8; may have several lines.
  Language language = Language::english;  ///< Of the title and the description.
};

}  // namespace plybook
