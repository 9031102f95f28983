#include "plybook/rules/sliding_turns.h"

#include <cassert>

namespace plybook::sliding {

Turn turn_of(const Action& action) {
  Turn turn;
  turn.kind = action.kind;
  turn.length = action.b != 0 ? 2 : 1;
  turn.looks = {action.look_a, action.look_b};
  turn.cells[0] = first_of(action.a);
  if (action.b != 0) turn.cells[1] = first_of(action.b);
  return turn;
}

Action action_of(const Turn& turn) {
  const auto set = [&](std::size_t i) { return i < turn.length ? set_of(turn.cells[i]) : 0; };
  return {turn.kind, set(0), set(1), turn.looks[0], turn.looks[1]};
}

void swap_tiles(State& state, const Action& castling) {
  set_look(state, castling.a, castling.look_b);
  set_look(state, castling.b, castling.look_a);
  for (Set& runner : state.runner)
    if ((runner & (castling.a | castling.b)) != 0) runner ^= castling.a | castling.b;
}

void apply_castling(State& state, Side side, const Action& castling) {
  swap_tiles(state, castling);
  state.used = castling.a | castling.b;
  std::uint16_t& left = state.castlings[index(side)];
  if (left != View::unlimited) --left;
}

void apply(State& state, Side side, const Action& action) {
  switch (action.kind) {
    case TurnKind::slide:
      return apply_slide(state, side, action.a, action.b);
    case TurnKind::turning:
      return apply_turning(state, side, action.a, action.look_a);
    case TurnKind::castling:
      return apply_castling(state, side, action);
    case TurnKind::pass:  // only in somebody's variation
      state.used = 0;
      return;
    case TurnKind::step:
    case TurnKind::jump:
      assert(false && "tiles do not step or jump");
  }
}

namespace {

/// The pairs of a tile in `pairs` and its neighbour, each as many times as the two can lie in different ways.
/// `neighbours` are given moved onto their tiles.
unsigned ways(Set pairs, const Turnable& tiles, const Turnable& neighbours) {
  const Set one = ~(tiles.two | tiles.four), other_one = ~(neighbours.two | neighbours.four);
  const Set two = (tiles.two & other_one) | (one & neighbours.two);
  const Set four = (tiles.two & neighbours.two) | (tiles.four & other_one) | (one & neighbours.four);
  const Set eight = (tiles.two & neighbours.four) | (tiles.four & neighbours.two);
  const Set sixteen = tiles.four & neighbours.four;
  return count(pairs & one & other_one) + 2 * count(pairs & two) + 4 * count(pairs & four) + 8 * count(pairs & eight) +
         16 * count(pairs & sixteen);
}

}  // namespace

unsigned count_castlings(const State& state, const Sight& seen) {
  const Turnable tiles = turnable(state);
  const auto towards = [&](auto back) {
    const Set pairs = seen.free & back(seen.free) & (seen.near | back(seen.near));
    return ways(pairs, tiles, {back(tiles.two), back(tiles.four)});
  };
  return towards([](Set set) { return west(set); }) + towards([](Set set) { return south(set); }) +
         towards([](Set set) { return south(west(set)); }) + towards([](Set set) { return south(east(set)); });
}

unsigned count_actions(const State& state, Side side, const Sight& seen) {
  unsigned sum = count(seen.sliding());
  if (state.turnings[index(side)] != 0) {
    const Turnable tiles = turnable(state);
    sum += count(seen.near & tiles.two) + 3 * count(seen.near & tiles.four);
  }
  if (state.castlings[index(side)] != 0) sum += count_castlings(state, seen);
  return sum;
}

bool blocked(const State& state, Side side, Facts::Blocked rule) {
  const Sight seen = sight(state, side);
  if (seen.sliding() != 0) return false;
  return rule == Facts::Blocked::slides_only || count_actions(state, side, seen) == 0;
}

Side in_goal(const State& state, Side to_move) {
  const bool first = state.runner[0] == goals[0], second = state.runner[1] == goals[1];
  if (first && second) return opponent(to_move);
  return first ? Side::first : second ? Side::second : Side::none;
}

}  // namespace plybook::sliding
