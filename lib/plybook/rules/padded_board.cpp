#include "plybook/rules/padded_board.h"

#include <algorithm>
#include <limits>

namespace plybook {

Padding::Padding(const Topology& topology) : skew(topology.lattice() == Lattice::hexagonal ? 1 : 0) {
  top = topology.top_left().y;
  left = std::numeric_limits<int>::max();
  int right = std::numeric_limits<int>::min();
  for (std::size_t i = 0; i < topology.cells(); ++i) {
    const HalfCells p = topology.centre(cell_at(i));
    const int x = p.x + skew * row(p.y - top);
    left = std::min(left, x);
    right = std::max(right, x);
  }
  stride = static_cast<std::size_t>((right - left) / 2 + 2);
  bits = stride * static_cast<std::size_t>(row(topology.bottom_right().y - top) + 1);
}

std::size_t Padding::bit(HalfCells centre) const {
  const int y = row(centre.y - top);
  const int x = (centre.x + skew * y - left) / 2;
  return static_cast<std::size_t>(y) * stride + static_cast<std::size_t>(x);
}

}  // namespace plybook
