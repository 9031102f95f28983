#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "plybook/board/cell.h"
#include "plybook/board/side.h"
#include "plybook/board/topology.h"
#include "plybook/board/turn.h"
#include "plybook/rules/bits.h"

namespace plybook {

/// Ways across a board of one colour's squares. A set of men goes a way by one shift of its bits.
enum class Way : std::uint8_t { up_right, up_left, down_left, down_right, up, right, down, left };

/// Whether a way leads towards a side's own rank.
constexpr bool goes_back(Way way, Side side) {
  const bool up = way == Way::up_right || way == Way::up_left || way == Way::up;
  const bool down = way == Way::down_left || way == Way::down_right || way == Way::down;
  return side == Side::first ? down : up;
}

constexpr Way opposite(Way way) {
  const auto i = static_cast<unsigned>(way);
  return static_cast<Way>((i & 4u) | ((i + 2u) & 3u));
}

/// How the cells of a board stand in words of bits. Bits are (x + y·stride) / 2, x counted from the left and y from the
/// first side's rank, with an odd stride so wide that whoever leaves the board comes to a bit that is no cell.
template <std::size_t Words>
class DraughtsBoard {
 public:
  using Set = Bits<Words>;

  /// On a board of 12×12 no path is longer than a turn can hold: what stands at the edge is not jumped diagonally.
  static constexpr std::size_t most_cells = 72;

  /// Whether sets of this many words hold the board, and it has squares of one colour only.
  static bool holds(const Topology& topology, bool orthogonal) {
    if (topology.lattice() != Lattice::square) return false;
    if (topology.cells() > (orthogonal ? Turn::capacity : most_cells)) return false;
    for (std::size_t i = 0; i < topology.cells(); ++i) {
      const int x = x_of(topology, i), y = y_of(topology, i);
      if (parity(x, y) != parity(x_of(topology, 0), y_of(topology, 0))) return false;
      if (bit(x, y, stride(topology, orthogonal)) >= Set::capacity) return false;
    }
    return true;
  }

  /// Precondition: `holds`. With `orthogonal`, ways along ranks and files are open too.
  DraughtsBoard(const Topology& topology, bool orthogonal) : orthogonal_(orthogonal) {
    const unsigned wide = stride(topology, orthogonal);
    shifts_ = {(wide + 1) / 2, wide / 2, wide, 1};
    cell_of_bit_.fill(no_cell);
    bit_of_cell_.fill(0);
    const int top = (topology.bottom_right().y - topology.top_left().y) / 2;
    for (std::size_t i = 0; i < topology.cells(); ++i) {
      const int y = y_of(topology, i);
      const std::size_t place = bit(x_of(topology, i), y, wide);
      const Set cell = Set::single(place);
      cell_of_bit_[place] = cell_at(i);
      bit_of_cell_[i] = static_cast<std::uint8_t>(place);
      all_ |= cell;
      if (y == top) far_rank_[index(Side::first)] |= cell;
      if (y == 0) far_rank_[index(Side::second)] |= cell;
    }
  }

  const Set& all() const { return all_; }
  /// The rank that a side's men strive for.
  const Set& far_rank(Side side) const { return far_rank_[index(side)]; }

  std::size_t bit(Cell cell) const { return bit_of_cell_[index(cell)]; }
  Set set(Cell cell) const { return Set::single(bit(cell)); }
  Cell cell(std::size_t bit) const { return cell_of_bit_[bit]; }
  /// Precondition: the set has one member.
  Cell cell(const Set& one) const { return cell_of_bit_[one.lowest()]; }

  /// Where men come who go one step that way. May hold bits that are no cells.
  template <Way way>
  Set go(const Set& men) const {
    constexpr std::size_t axis = (static_cast<std::size_t>(way) & 1u) | (static_cast<std::size_t>(way) & 4u) / 2u;
    if constexpr ((static_cast<unsigned>(way) & 2u) == 0)
      return men << shifts_[axis];
    else
      return men >> shifts_[axis];
  }
  Set go(const Set& men, Way way) const {
    switch (way) {
      case Way::up_right:
        return go<Way::up_right>(men);
      case Way::up_left:
        return go<Way::up_left>(men);
      case Way::down_left:
        return go<Way::down_left>(men);
      case Way::down_right:
        return go<Way::down_right>(men);
      case Way::up:
        return go<Way::up>(men);
      case Way::right:
        return go<Way::right>(men);
      case Way::down:
        return go<Way::down>(men);
      case Way::left:
        return go<Way::left>(men);
    }
    return {};
  }

  /// The bit in the middle of two, which for a man's jump is what it jumps; nothing where they are no such two. May be
  /// no cell.
  Set middle(const Set& from, const Set& to) const {
    const auto low = static_cast<unsigned>(std::min(from.lowest(), to.lowest()));
    const auto distance = static_cast<unsigned>(std::max(from.lowest(), to.lowest())) - low;
    const auto end = shifts_.begin() + (orthogonal_ ? 4 : 2);
    return std::find(shifts_.begin(), end, distance / 2) != end && distance % 2 == 0 ? Set::single(low + distance / 2)
                                                                                     : Set{};
  }
  /// The cells between two that lie on one line of the ways there are; empty for neighbours and for others.
  Set between(const Set& from, const Set& to) const {
    for (unsigned w = 0; w < (orthogonal_ ? 8u : 4u); ++w) {
      const Way way = static_cast<Way>(w);
      Set passed;
      for (Set cell = go(from, way) & all_; cell.any(); cell = go(cell, way) & all_) {
        if (cell == to) return passed;
        passed |= cell;
      }
    }
    return {};
  }

 private:
  static int x_of(const Topology& t, std::size_t i) { return (t.centre(cell_at(i)).x - t.top_left().x) / 2; }
  static int y_of(const Topology& t, std::size_t i) { return (t.bottom_right().y - t.centre(cell_at(i)).y) / 2; }
  static int parity(int x, int y) { return (x + y) % 2; }
  static unsigned stride(const Topology& t, bool orthogonal) {
    const int width = (t.bottom_right().x - t.top_left().x) / 2 + 1;
    return static_cast<unsigned>((width + (orthogonal ? 2 : 1)) | 1);
  }
  static std::size_t bit(int x, int y, unsigned stride) {
    return (static_cast<std::size_t>(x) + static_cast<std::size_t>(y) * stride + 1u) / 2u;
  }

  bool orthogonal_;
  Set all_;
  std::array<Set, 2> far_rank_;
  std::array<unsigned, 4> shifts_;  ///< up right, up left, up, right
  std::array<Cell, Set::capacity> cell_of_bit_;
  std::array<std::uint8_t, Set::capacity> bit_of_cell_;
};

}  // namespace plybook
