#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <vector>

#include "plybook/board/cell.h"
#include "plybook/board/topology.h"
#include "plybook/rules/bits.h"

namespace plybook {

/// Some of a board's directions, as bits: bit d stands for direction d.
using DirectionSet = std::uint8_t;

constexpr bool has(DirectionSet set, Direction d) { return (set >> d & 1) != 0; }

/// Where the bits of a padded board lie: cells in rows and columns (hexagonal boards are skewed, so that their columns
/// are one of the slanting lines), with one empty column behind each row. A step is then the same shift everywhere,
/// and what steps off the board lands where no cell is.
struct Padding {
  explicit Padding(const Topology& topology);

  std::size_t bit(HalfCells centre) const;
  /// How many bits further a step in that direction leads.
  int shift(HalfCells step) const { return row(step.y) * static_cast<int>(stride) + (step.x + skew * row(step.y)) / 2; }

  std::size_t stride;  ///< bits of a row
  std::size_t bits;    ///< of the whole board

 private:
  static int row(int y) { return y / 2; }

  int skew;       ///< half cells that each row is moved to the right
  int left, top;  ///< of the skewed board, in half cells
};

/// A board whose sets of cells are bits that move by one shift for each direction.
template <std::size_t Words>
class PaddedBoard {
 public:
  using Set = Bits<Words>;

  /// Two opposite directions: `up` makes bits greater by `shift`, `down` smaller.
  struct Line {
    Direction up, down;
    unsigned shift;
  };

  static bool fits(const Topology& topology) { return Padding(topology).bits <= Set::capacity; }

  /// Precondition: the topology fits.
  explicit PaddedBoard(const Topology& topology);

  std::size_t bit(Cell cell) const { return bits_[index(cell)]; }
  Cell cell(std::size_t bit) const { return cells_of_bits_[bit]; }
  /// The cell of a set of one.
  Cell cell(const Set& single) const { return cells_of_bits_[single.lowest()]; }
  Set set(Cell cell) const { return Set::single(bit(cell)); }
  template <class Cells>
  Set set_of(const Cells& cells) const {
    Set all;
    for (const Cell c : cells) all |= set(c);
    return all;
  }

  /// Every cell of the board.
  const Set& cells() const { return all_; }
  const std::vector<Line>& lines() const { return lines_; }

 private:
  std::vector<std::size_t> bits_;
  std::array<Cell, Set::capacity> cells_of_bits_;
  Set all_;
  std::vector<Line> lines_;
};

template <std::size_t Words>
PaddedBoard<Words>::PaddedBoard(const Topology& topology) {
  assert(fits(topology));
  const Padding padding(topology);
  cells_of_bits_.fill(no_cell);
  for (std::size_t i = 0; i < topology.cells(); ++i) {
    bits_.push_back(padding.bit(topology.centre(cell_at(i))));
    cells_of_bits_[bits_.back()] = cell_at(i);
    all_ |= Set::single(bits_.back());
  }
  for (Direction d = 0; d < topology.directions(); ++d)
    if (const int shift = padding.shift(topology.offset(d)); shift > 0)
      lines_.push_back({d, topology.opposite(d), static_cast<unsigned>(shift)});
}

}  // namespace plybook
