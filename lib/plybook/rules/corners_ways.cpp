#include "plybook/rules/corners_board.h"

namespace plybook {
namespace {

HalfCells sum_of_centres(const Topology& topology, const std::vector<Cell>& cells) {
  HalfCells sum;
  for (const Cell cell : cells) {
    sum.x += topology.centre(cell).x;
    sum.y += topology.centre(cell).y;
  }
  return sum;
}

/// The directions that lead away from the side's goal: those at an obtuse angle to the line from the middle of its home
/// to the middle of its goal. What is at a right angle is sideways, not backward.
DirectionSet backward_directions(const Topology& topology, const std::vector<Cell>& home,
                                 const std::vector<Cell>& goal) {
  const HalfCells h = sum_of_centres(topology, home);
  const HalfCells g = sum_of_centres(topology, goal);
  const int at_home = static_cast<int>(home.size());
  const int in_goal = static_cast<int>(goal.size());
  const HalfCells forward{g.x * at_home - h.x * in_goal, g.y * at_home - h.y * in_goal};
  DirectionSet backward = 0;
  for (Direction d = 0; d < topology.directions(); ++d) {
    const HalfCells step = topology.offset(d);
    if (step.x * forward.x + step.y * forward.y < 0) backward |= static_cast<DirectionSet>(1u << d);
  }
  return backward;
}

}  // namespace

DirectionSet directions_of(CornersFacts::Lines lines, Lattice lattice) {
  constexpr DirectionSet hexagonal = 0b111111, orthogonal = 0b01010101, diagonal = 0b10101010;
  if (lattice == Lattice::hexagonal) return hexagonal;
  switch (lines) {
    case CornersFacts::Lines::all:
      return orthogonal | diagonal;
    case CornersFacts::Lines::orthogonal:
      return orthogonal;
    case CornersFacts::Lines::diagonal:
      return diagonal;
  }
  return 0;
}

CornersWays corners_ways(const Topology& topology, const CornersFacts& facts, Side side) {
  using Backward = CornersFacts::Backward;
  const DirectionSet steps = directions_of(facts.steps, topology.lattice());
  const DirectionSet jumps = directions_of(facts.jumps, topology.lattice());
  if (facts.backward == Backward::always) return {steps, jumps, jumps};
  const DirectionSet backward = backward_directions(topology, facts.homes[index(side)], facts.goals[index(side)]);
  const auto without = [backward](DirectionSet set) { return static_cast<DirectionSet>(set & ~backward); };
  return {without(steps), without(jumps), facts.backward == Backward::never ? without(jumps) : jumps};
}

}  // namespace plybook
