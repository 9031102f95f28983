#include "plybook/rules/sliding_tally.h"

namespace plybook::sliding {
namespace {

unsigned count_slides(const Sight& seen) {
  unsigned sum = 0;
  for (const Set tiles : seen.slides) sum += count(tiles);
  return sum;
}

/// The slides that some tiles would have without stripes.
unsigned count_neighbours(Set own, Set tiles) {
  return count(south(own) & tiles) + count(west(own) & tiles) + count(north(own) & tiles) + count(east(own) & tiles);
}

void did(const State& state, Side side, const Action& action, Tallies& counts) {
  switch (action.kind) {
    case TurnKind::slide:
      counts.add(Tally::slid, 1);
      break;
    case TurnKind::castling:
      counts.add(Tally::castled, 1);
      break;
    case TurnKind::turning:
      counts.add(Tally::turned, 1);
      break;
    case TurnKind::pass:
    case TurnKind::step:
    case TurnKind::jump:
      return;
  }
  State after = state;
  apply(after, side, action);
  counts.add(Tally::moved_runner, after.runner[index(side)] != state.runner[index(side)] ? 1 : 0);
  counts.add(Tally::common_window, state.common() ? 1 : 0);
}

}  // namespace

void tally(const State& state, Side side, const Action& action, Tallies& counts) {
  did(state, side, action, counts);
  const Sight seen = sight(state, side);
  State unused = state;
  unused.used = 0;
  counts.add(Tally::just_used, count_actions(unused, side, sight(unused, side)) - count_actions(state, side, seen));
  const Set own = state.own[index(side)];
  counts.add(Tally::stripe_in_the_way, count_neighbours(own, seen.free) - count_slides(seen));
  counts.add(Tally::opponents_runner,
             count_neighbours(own, state.runner[index(opponent(side))] & ~state.used & ~state.windows()));
}

}  // namespace plybook::sliding
