#pragma once

#include <array>
#include <cstddef>

#include "plybook/rules/padded_board.h"

namespace plybook {

/// The jumps that are possible over one set of men, from anywhere, in some directions: for each direction the cells
/// from which a jump over a man lands on an empty cell.
///
/// One such table serves every man of a position. That a man is lifted while it jumps changes nothing for it: it can
/// never jump over its own origin, because jumps keep the parity of row and column and so never come next to where they
/// began; and to land there again leads to nowhere that it could not jump to at first.
template <std::size_t Words>
class CornersJumps {
 public:
  using Set = Bits<Words>;

  CornersJumps(const PaddedBoard<Words>& board, const Set& men, DirectionSet ways) {
    const Set empty = board.cells() & ~men;
    for (const auto& line : board.lines()) {
      if (has(ways, line.up)) up_.add(line.shift, men >> line.shift & empty >> 2 * line.shift);
      if (has(ways, line.down)) down_.add(line.shift, men << line.shift & empty << 2 * line.shift);
    }
  }

  /// The cells, empty ones too, from which some jump is possible.
  Set starts() const {
    Set all;
    for (std::size_t i = 0; i < up_.size; ++i) all |= up_.from[i];
    for (std::size_t i = 0; i < down_.size; ++i) all |= down_.from[i];
    return all;
  }

  /// The cells that one jump from any of these cells leads to.
  Set once(const Set& from) const {
    Set to;
    for (std::size_t i = 0; i < up_.size; ++i) to |= (from & up_.from[i]) << 2 * up_.shift[i];
    for (std::size_t i = 0; i < down_.size; ++i) to |= (from & down_.from[i]) >> 2 * down_.shift[i];
    return to;
  }

  /// The cells from which one jump leads to any of these cells.
  Set back(const Set& to) const {
    Set from;
    for (std::size_t i = 0; i < up_.size; ++i) from |= to >> 2 * up_.shift[i] & up_.from[i];
    for (std::size_t i = 0; i < down_.size; ++i) from |= to << 2 * down_.shift[i] & down_.from[i];
    return from;
  }

  /// These cells and all that chains of jumps from them lead to.
  Set closure(Set reached) const {
    for (Set edge = reached; edge.any(); edge = once(edge) & ~reached) reached |= edge;
    return reached;
  }

 private:
  struct Ways {
    std::array<Set, 4> from;
    std::array<unsigned, 4> shift;
    std::size_t size = 0;

    void add(unsigned by, const Set& cells) {
      from[size] = cells;
      shift[size++] = by;
    }
  };

  Ways up_, down_;
};

}  // namespace plybook
