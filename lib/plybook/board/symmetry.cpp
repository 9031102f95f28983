#include "plybook/board/symmetry.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace plybook {
namespace {

/// A linear map, by what becomes of two neighbouring axes: of `east` and `south` on square boards, of `east` and
/// `south-east` on hexagonal ones. Lengths are those of the lattice, so whole coordinates stay whole.
class LinearMap {
 public:
  LinearMap(const Topology& topology, Direction first, Direction second)
      : square_(topology.lattice() == Lattice::square),
        first_(topology.offset(first)),
        second_(topology.offset(second)) {}

  /// Four times the image of a point. Both lattices have the axis (2, 0); the other is (0, 2) or (1, 2).
  HalfCells four_times(HalfCells p) const {
    const int a = square_ ? 2 * p.x : 2 * p.x - p.y, b = 2 * p.y;
    return {a * first_.x + b * second_.x, a * first_.y + b * second_.y};
  }

 private:
  bool square_;
  HalfCells first_, second_;
};

/// The sum of all centres: as many times their middle, which every symmetry leaves where it is.
HalfCells sum_of_centres(const Topology& topology) {
  HalfCells sum;
  for (std::size_t i = 0; i < topology.cells(); ++i) {
    sum.x += topology.centre(cell_at(i)).x;
    sum.y += topology.centre(cell_at(i)).y;
  }
  return sum;
}

/// Where each cell comes to lie; nothing when that is not on a cell for each.
std::optional<std::vector<Cell>> image_of_cells(const Topology& topology, const LinearMap& map) {
  const HalfCells sum = sum_of_centres(topology);
  const int n = static_cast<int>(topology.cells());
  std::vector<Cell> image;
  for (std::size_t i = 0; i < topology.cells(); ++i) {
    const HalfCells p = topology.centre(cell_at(i));
    const HalfCells moved = map.four_times({n * p.x - sum.x, n * p.y - sum.y});
    const int x = moved.x + 4 * sum.x, y = moved.y + 4 * sum.y;
    if (x % (4 * n) != 0 || y % (4 * n) != 0) return std::nullopt;
    image.push_back(topology.at({x / (4 * n), y / (4 * n)}));
    if (image.back() == no_cell) return std::nullopt;
  }
  return image;
}

std::vector<Direction> image_of_directions(const Topology& topology, const LinearMap& map) {
  std::vector<Direction> image;
  for (Direction d = 0; d < topology.directions(); ++d) {
    const HalfCells moved = map.four_times(topology.offset(d));
    Direction to = 0;
    while (topology.offset(to) != HalfCells{moved.x / 4, moved.y / 4}) ++to;
    image.push_back(to);
  }
  return image;
}

}  // namespace

Piece Symmetry::of(Piece piece) const {
  constexpr std::array edges = {std::pair(square::north, stripe::n), std::pair(square::east, stripe::e),
                                std::pair(square::south, stripe::s), std::pair(square::west, stripe::w)};
  Piece image{piece.kind, of(piece.owner), 0};
  const bool has_edges = directions.size() > square::west;  // no hexagon has stripes
  if (piece.stripes == 0 || !has_edges) return image;
  for (const auto& from : edges)
    for (const auto& to : edges)
      if ((piece.stripes & from.second) != 0 && of(from.first) == to.first) image.stripes |= to.second;
  return image;
}

View Symmetry::of(const View& view) const {
  View image = view;
  for (std::size_t i = 0; i < view.cells.size(); ++i) image.at(of(cell_at(i))) = of(view.cells[i]);
  image.to_move = of(view.to_move);
  if (swaps_sides) std::swap(image.castlings[0], image.castlings[1]);
  for (Cell& cell : image.used) cell = of(cell);
  std::sort(image.used.begin(), image.used.end());
  return image;
}

std::vector<Symmetry> symmetries_of(const Topology& topology) {
  const bool is_square = topology.lattice() == Lattice::square;
  // The first axis may come to point in any of the lattice's lines, the second one to either side of it.
  const int all = topology.directions(), step = is_square ? 2 : 1;
  const int east = is_square ? square::east : 0;
  std::vector<Symmetry> found;
  for (int turn = 0; turn < all; turn += step)
    for (const int next : {step, all - step}) {
      const int first = (east + turn) % all;
      const LinearMap map(topology, static_cast<Direction>(first), static_cast<Direction>((first + next) % all));
      if (auto cells = image_of_cells(topology, map))
        found.push_back({std::move(*cells), image_of_directions(topology, map), false});
    }
  const std::size_t unswapped = found.size();
  for (std::size_t i = 0; i < unswapped; ++i) {
    found.push_back(found[i]);
    found.back().swaps_sides = true;
  }
  return found;
}

}  // namespace plybook
