#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "plybook/board/cell.h"
#include "plybook/rules/bits.h"

namespace plybook::sliding {

/// A set of cells of the 8×8 board, a bit for each, a1 the lowest, then by file and rank.
using Set = std::uint64_t;

inline constexpr Set file_a = 0x0101010101010101, file_h = file_a << 7;
inline constexpr Set nearest_ranks = 0x00000000FFFFFFFF;  ///< 1 to 4
inline constexpr std::size_t board_cells = 64;

constexpr Set set_of(Cell cell) { return Set{1} << index(cell); }
/// The lowest cell of a set. Precondition: not empty.
constexpr Cell first_of(Set set) { return cell_at(static_cast<std::size_t>(std::countr_zero(set))); }
constexpr Set lowest(Set set) { return set & (0 - set); }

/// Every cell moved on by one; what leaves the board is gone.
constexpr Set north(Set set) { return set << 8; }
constexpr Set south(Set set) { return set >> 8; }
constexpr Set east(Set set) { return (set & ~file_h) << 1; }
constexpr Set west(Set set) { return (set & ~file_a) >> 1; }

constexpr Set beside(Set set) { return north(set) | south(set) | east(set) | west(set); }
/// The cells and all around them, diagonally too.
constexpr Set around(Set set) {
  const Set row = set | east(set) | west(set);
  return row | north(row) | south(row);
}

constexpr unsigned count(Set set) { return count_bits(set); }

/// Calls `visit` with each cell, alone, from the lowest.
template <class Visit>
constexpr void each(Set set, Visit&& visit) {
  for (; set != 0; set &= set - 1) visit(lowest(set));
}

}  // namespace plybook::sliding
