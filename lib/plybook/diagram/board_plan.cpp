#include "plybook/diagram/board_plan.h"

#include <algorithm>

namespace plybook {

namespace {

constexpr std::int32_t half_cell = units_per_cell / 2;
/// Half of the distance between two rows of a hexagonal board: a quarter of the root of three.
constexpr std::int32_t half_row = mul_div(units_per_cell, 866, 2000);

int full_turn(Lattice lattice) { return lattice == Lattice::square ? 4 : 6; }

HalfCells quarter_turn(HalfCells d) { return {-d.y, d.x}; }

/// Sums of hexagonal steps have x and y/2 both even or both odd, so that these halves are whole.
HalfCells sixth_turn(HalfCells d) {
  const int row = d.y / 2;
  return {(d.x - 3 * row) / 2, d.x + row};
}

/// The smallest box around all shown cells.
template <class Shown>
Box box_around(std::span<const ScenePoint> centres, const Shown& shown) {
  bool first = true;
  ScenePoint low, high;
  for (std::size_t i = 0; i < centres.size(); ++i) {
    if (!shown(i)) continue;
    const ScenePoint p = centres[i];
    low = first ? p : ScenePoint{std::min(low.x, p.x), std::min(low.y, p.y)};
    high = first ? p : ScenePoint{std::max(high.x, p.x), std::max(high.y, p.y)};
    first = false;
  }
  return {low.x - half_cell, low.y - half_cell, high.x - low.x + units_per_cell, high.y - low.y + units_per_cell};
}

}  // namespace

BoardPlan::BoardPlan(const Topology& board, int turns, std::span<const Cell> crop_cells) : board_(board) {
  const int full = full_turn(board.lattice());
  turns_ = (turns % full + full) % full;
  const HalfCells origin = board.centre(cell_at(0));
  centres_.reserve(board.cells());
  for (std::size_t i = 0; i < board.cells(); ++i) {
    const HalfCells p = board.centre(cell_at(i));
    centres_.push_back(turned({p.x - origin.x, p.y - origin.y}));
  }
  whole_ = box_around(centres_, [](std::size_t) { return true; });
  for (ScenePoint& centre : centres_) centre = centre - ScenePoint{whole_.x, whole_.y};
  whole_ = {0, 0, whole_.width, whole_.height};
  seen_ = whole_;
  if (!crop_cells.empty()) crop(crop_cells);
}

ScenePoint BoardPlan::turned(HalfCells d) const {
  const bool square = board_.lattice() == Lattice::square;
  for (int i = 0; i < turns_; ++i) d = square ? quarter_turn(d) : sixth_turn(d);
  return {d.x * half_cell, d.y * (square ? half_cell : half_row)};
}

void BoardPlan::crop(std::span<const Cell> cells) {
  HalfCells low = board_.centre(cells.front()), high = low;
  for (const Cell cell : cells) {
    const HalfCells p = board_.centre(cell);
    low = {std::min(low.x, p.x), std::min(low.y, p.y)};
    high = {std::max(high.x, p.x), std::max(high.y, p.y)};
  }
  shown_.resize(board_.cells());
  for (std::size_t i = 0; i < board_.cells(); ++i) {
    const HalfCells p = board_.centre(cell_at(i));
    shown_[i] = p.x >= low.x && p.x <= high.x && p.y >= low.y && p.y <= high.y;
  }
  seen_ = box_around(centres_, [this](std::size_t i) { return shown_[i] != 0; });
}

}  // namespace plybook
