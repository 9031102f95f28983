#include "plybook/board/topology.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace plybook {
namespace {

constexpr std::array<HalfCells, 8> square_steps = {
    {{0, -2}, {2, -2}, {2, 0}, {2, 2}, {0, 2}, {-2, 2}, {-2, 0}, {-2, -2}}};
constexpr std::array<HalfCells, 6> hexagonal_steps = {{{2, 0}, {1, 2}, {-1, 2}, {-2, 0}, {-1, -2}, {1, -2}}};

std::span<const HalfCells> steps_of(Lattice lattice) {
  return lattice == Lattice::square ? std::span<const HalfCells>(square_steps)
                                    : std::span<const HalfCells>(hexagonal_steps);
}

}  // namespace

Topology::Topology(Lattice lattice, std::vector<HalfCells> centres) : lattice_(lattice), centres_(std::move(centres)) {
  assert(!centres_.empty());
  top_left_ = bottom_right_ = centres_.front();
  for (const HalfCells p : centres_) {
    top_left_ = {std::min(top_left_.x, p.x), std::min(top_left_.y, p.y)};
    bottom_right_ = {std::max(bottom_right_.x, p.x), std::max(bottom_right_.y, p.y)};
  }
  const auto width = static_cast<std::size_t>(bottom_right_.x - top_left_.x + 1);
  const auto height = static_cast<std::size_t>(bottom_right_.y - top_left_.y + 1);
  grid_.assign(width * height, no_cell);
  for (std::size_t i = 0; i < cells(); ++i) {
    const HalfCells p = centres_[i];
    grid_[static_cast<std::size_t>(p.y - top_left_.y) * width + static_cast<std::size_t>(p.x - top_left_.x)] =
        cell_at(i);
  }
  steps_.reserve(cells() * directions());
  for (const HalfCells p : centres_)
    for (const HalfCells step : steps_of(lattice_)) steps_.push_back(at({p.x + step.x, p.y + step.y}));
}

Topology Topology::squares(int width, int height, Squares squares, Order order) {
  std::vector<HalfCells> centres;
  for (int i = 0; i < height; ++i) {
    const int rank = order == Order::from_first_rank ? i : height - 1 - i;
    for (int file = 0; file < width; ++file) {
      const bool dark = (rank + file) % 2 == 0;
      if (squares == Squares::all || dark == (squares == Squares::dark))
        centres.push_back({2 * file, 2 * (height - 1 - rank)});
    }
  }
  return {Lattice::square, std::move(centres)};
}

Topology Topology::hexagons(std::span<const int> row_lengths) {
  std::vector<HalfCells> centres;
  for (std::size_t row = 0; row < row_lengths.size(); ++row)
    for (int i = 0; i < row_lengths[row]; ++i)
      centres.push_back({2 * i - (row_lengths[row] - 1), 2 * static_cast<int>(row)});
  return {Lattice::hexagonal, std::move(centres)};
}

HalfCells Topology::offset(Direction d) const { return steps_of(lattice_)[d]; }

unsigned Topology::colour(Cell cell) const {
  const HalfCells p = centre(cell);
  // Hexagonal steps change x by 2, 1 or -1 half cells, none of which is divisible by three.
  if (lattice_ == Lattice::hexagonal) return static_cast<unsigned>(p.x - top_left_.x) % 3;
  return static_cast<unsigned>((p.x - top_left_.x) / 2 + (bottom_right_.y - p.y) / 2) % 2;
}

Cell Topology::at(HalfCells p) const {
  if (p.x < top_left_.x || p.x > bottom_right_.x || p.y < top_left_.y || p.y > bottom_right_.y) return no_cell;
  const auto width = static_cast<std::size_t>(bottom_right_.x - top_left_.x + 1);
  return grid_[static_cast<std::size_t>(p.y - top_left_.y) * width + static_cast<std::size_t>(p.x - top_left_.x)];
}

}  // namespace plybook
