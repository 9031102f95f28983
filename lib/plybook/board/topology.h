#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "plybook/board/cell.h"

namespace plybook {

/// How the cells of a board lie: in squares, with eight directions, or hexagonally, with six.
enum class Lattice : std::uint8_t { square, hexagonal };

/// A direction, as an index into a topology's table. Square boards count clockwise from the last rank: north,
/// north-east, east … north-west. Hexagonal ones clockwise from east: east, south-east, south-west, west, north-west,
/// north-east. The opposite is half a turn further.
using Direction = std::uint8_t;

namespace square {
inline constexpr Direction north = 0, north_east = 1, east = 2, south_east = 3, south = 4, south_west = 5, west = 6,
                           north_west = 7;
}

/// A point of the plane in half cells: x to the right, y down, the first side at the bottom.
struct HalfCells {
  int x = 0;
  int y = 0;
  friend bool operator==(HalfCells, HalfCells) = default;
};

/// A board as a table: which cells there are, where they lie, and which lie next to which. A value, built once from a
/// description and never changed. Board order is the order in which a description lists its cells.
class Topology {
 public:
  /// A board whose cells lie at these points (all different, in board order). Neighbours are found by their places.
  Topology(Lattice lattice, std::vector<HalfCells> centres);

  /// Which of the squares are cells. The dark ones include the corner at the first side's left hand.
  enum class Squares : std::uint8_t { all, dark, light };
  /// Whether board order begins with the first side's own rank or with the last one; always from left to right.
  enum class Order : std::uint8_t { from_first_rank, from_last_rank };
  static Topology squares(int width, int height, Squares squares, Order order);
  /// Rows of hexagonal cells from the top, each centred on the one above it; board order is theirs. Lengths of
  /// neighbouring rows must differ by an odd number, so that cells lie between cells.
  static Topology hexagons(std::span<const int> row_lengths);

  Lattice lattice() const { return lattice_; }
  std::size_t cells() const { return centres_.size(); }
  Direction directions() const { return lattice_ == Lattice::square ? 8 : 6; }
  Direction opposite(Direction d) const { return static_cast<Direction>((d + directions() / 2) % directions()); }

  /// The neighbour in that direction, `no_cell` at the edge and where the neighbouring square is no cell.
  Cell step(Cell cell, Direction d) const { return steps_[index(cell) * directions() + d]; }
  /// From a cell's centre to that of its neighbour in that direction.
  HalfCells offset(Direction d) const;
  HalfCells centre(Cell cell) const { return centres_[index(cell)]; }
  /// The colour of a cell, from 0, such that neighbours along the lattice's lines differ: on hexagonal boards one of
  /// three; on square ones 0 for dark (the corner at the first side's left hand) and 1 for light.
  unsigned colour(Cell cell) const;
  /// The cell at that point, or `no_cell`.
  Cell at(HalfCells point) const;

  /// The smallest rectangle around all centres.
  HalfCells top_left() const { return top_left_; }
  HalfCells bottom_right() const { return bottom_right_; }

 private:
  Lattice lattice_;
  std::vector<HalfCells> centres_;
  std::vector<Cell> steps_;
  std::vector<Cell> grid_;  ///< by point, row by row, for `at`
  HalfCells top_left_, bottom_right_;
};

}  // namespace plybook
