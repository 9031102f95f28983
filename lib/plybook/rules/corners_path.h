#pragma once

#include <algorithm>
#include <vector>

#include "plybook/rules/corners_board.h"
#include "plybook/rules/corners_jumps.h"

namespace plybook {

/// The ways in which one man, lifted from its origin, can jump over the men that are left. A turn is seen as legs: from
/// one written cell to the next, by one jump or by several. Only the very first jump of a turn may be bound to other
/// directions than the later ones.
template <std::size_t Words>
class CornersPaths {
 public:
  using Set = Bits<Words>;

  /// Precondition: a man stands on `origin`.
  CornersPaths(const CornersBoard<Words>& game, const CornersMen<Words>& men, const CornersWays& ways, Cell origin)
      : board_(game.board),
        men_(men.occupied() ^ board_.set(origin)),
        later_(board_, men_, ways.later_jumps),
        first_(ways.first_jumps == ways.later_jumps ? later_ : CornersJumps<Words>(board_, men_, ways.first_jumps)) {}

  bool occupied(Cell cell) const { return men_.has(board_.bit(cell)); }

  /// Whether one jump leads from a cell to another.
  bool jumps(Cell from, Cell to, bool first) const { return once(from, first).has(board_.bit(to)); }

  /// Whether some chain of jumps does.
  bool leads(Cell from, Cell to, bool first) const {
    return from != to && later_.closure(once(from, first)).has(board_.bit(to));
  }

  /// Appends the shortest chain, among those the one whose cells come first in board order; without `from`.
  /// Precondition: some chain leads there.
  void append_shortest(Cell from, Cell to, bool first, std::vector<Cell>& path) const {
    std::vector<Set> layers = layers_between(from, to, first);
    for (std::size_t i = layers.size() - 1; i > 1; --i) layers[i - 1] &= later_.back(layers[i]);
    for (std::size_t i = 1; i < layers.size(); ++i) {
      from = first_cell(once(from, first && i == 1) & layers[i]);
      path.push_back(from);
    }
  }

 private:
  Set once(Cell from, bool first) const { return (first ? first_ : later_).once(board_.set(from)); }

  /// The cells that are reached by 0, 1, 2 … jumps and not by fewer, and in the end `to` alone. The origin may come
  /// again, because later jumps may go where the first one may not.
  std::vector<Set> layers_between(Cell from, Cell to, bool first) const {
    std::vector<Set> layers = {board_.set(from), once(from, first)};
    Set seen = layers.back();
    while (!layers.back().has(board_.bit(to))) {
      assert(layers.back().any());
      layers.push_back(later_.once(layers.back()) & ~seen);
      seen |= layers.back();
    }
    layers.back() = board_.set(to);
    return layers;
  }

  Cell first_cell(const Set& cells) const {
    Cell least = no_cell;
    each(cells, [&](const Set& one) { least = std::min(least, board_.cell(one)); });
    return least;
  }

  const PaddedBoard<Words>& board_;
  Set men_;
  CornersJumps<Words> later_, first_;
};

}  // namespace plybook
