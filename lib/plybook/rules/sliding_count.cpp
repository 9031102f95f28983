#include "plybook/rules/sliding_count.h"

#include "plybook/rules/sliding_turns.h"

namespace plybook::sliding {

std::uint64_t count_leaves(const Facts& facts, const State& state, Side side, int depth) {
  if (depth <= 0) return 1;
  if (in_goal(state, side) != Side::none) return 0;
  const Sight seen = sight(state, side);
  if (facts.blocked == Facts::Blocked::slides_only && seen.sliding() == 0) return 0;
  if (depth == 1) return count_actions(state, side, seen);
  std::uint64_t sum = 0;
  each_action(state, side, [&](const Action& action) {
    State next = state;
    apply(next, side, action);
    sum += count_leaves(facts, next, opponent(side), depth - 1);
  });
  return sum;
}

}  // namespace plybook::sliding
