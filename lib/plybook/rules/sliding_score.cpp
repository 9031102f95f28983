#include "plybook/rules/sliding_score.h"

#include <cstdlib>

namespace plybook::sliding {
namespace {

/// More than any window has to walk.
constexpr std::int64_t a_cell = 64;

/// Neighbours of the runner that are one cell nearer to its goal. The first side goes west and north.
Set ahead(Set runner, Side side) {
  return side == Side::first ? west(runner) | north(runner) : east(runner) | south(runner);
}

std::int64_t cells_to_go(Set runner, Side side) {
  const auto at = static_cast<int>(index(first_of(runner))),
             goal = static_cast<int>(index(first_of(goals[index(side)])));
  return std::abs(at % 8 - goal % 8) + std::abs(at / 8 - goal / 8);
}

/// Cells whose tiles can slide into a window on one of these.
Set slide_into(const State& state, Set windows) {
  const auto& [n, e, s, w] = state.striped;
  return (south(windows) & ~n) | (west(windows) & ~e) | (north(windows) & ~s) | (east(windows) & ~w);
}

}  // namespace

std::int64_t way_left(const State& state, Side side) {
  const Set runner = state.runner[index(side)];
  const std::int64_t cells = cells_to_go(runner, side);
  if (cells == 0) return 0;
  const Set own = state.own[index(side)];
  const Set closed = state.runner[0] | state.runner[1] | (state.windows() & ~own);
  const Set wanted = ahead(runner, side) & ~closed;
  std::int64_t slides = 0;
  for (Set reached = own; (reached & wanted) == 0; ++slides) {
    const Set next = reached | (slide_into(state, reached) & ~closed);
    if (next == reached) return a_cell * cells + a_cell - 1;
    reached = next;
  }
  return a_cell * cells + slides;
}

}  // namespace plybook::sliding
