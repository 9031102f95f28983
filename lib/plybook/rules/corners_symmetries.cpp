#include <algorithm>
#include <utility>

#include "plybook/rules/corners_board.h"

namespace plybook {
namespace {

bool lie_on(const Symmetry& symmetry, const std::vector<Cell>& cells, std::vector<Cell> others) {
  std::vector<Cell> image;
  for (const Cell cell : cells) image.push_back(symmetry.of(cell));
  std::sort(image.begin(), image.end());
  std::sort(others.begin(), others.end());
  return image == others;
}

DirectionSet turned(const Symmetry& symmetry, DirectionSet set) {
  DirectionSet image = 0;
  for (Direction d = 0; d < symmetry.directions.size(); ++d)
    if (has(set, d)) image |= static_cast<DirectionSet>(1u << symmetry.of(d));
  return image;
}

bool keeps(const Symmetry& symmetry, const Topology& topology, const CornersFacts& facts, Side side) {
  const Side other = symmetry.of(side);
  const CornersWays from = corners_ways(topology, facts, side), to = corners_ways(topology, facts, other);
  return lie_on(symmetry, facts.homes[index(side)], facts.homes[index(other)]) &&
         lie_on(symmetry, facts.goals[index(side)], facts.goals[index(other)]) &&
         turned(symmetry, from.steps) == to.steps && turned(symmetry, from.first_jumps) == to.first_jumps &&
         turned(symmetry, from.later_jumps) == to.later_jumps;
}

}  // namespace

std::vector<Symmetry> corners_symmetries(const Topology& topology, const CornersFacts& facts) {
  // Where the second side has the last turn, or turns are counted from the start, it matters who is the first side.
  const bool sides_are_alike = !facts.last_turn && !facts.leave_home_by && !facts.count_at;
  std::vector<Symmetry> kept;
  for (Symmetry& symmetry : symmetries_of(topology))
    if ((sides_are_alike || !symmetry.swaps_sides) && keeps(symmetry, topology, facts, Side::first) &&
        keeps(symmetry, topology, facts, Side::second))
      kept.push_back(std::move(symmetry));
  return kept;
}

}  // namespace plybook
