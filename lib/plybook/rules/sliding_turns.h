#pragma once

#include <cstdint>

#include "plybook/board/turn.h"
#include "plybook/rules/sliding_facts.h"
#include "plybook/rules/sliding_looks.h"
#include "plybook/rules/sliding_state.h"

namespace plybook::sliding {

/// A turn as the board feels it. `b` is the window of a slide or the second cell of a castling; looks are those of the
/// tiles that stood on `a` and `b`, after the turn.
struct Action {
  TurnKind kind;
  Set a;
  Set b;
  std::uint8_t look_a;
  std::uint8_t look_b;
};

Turn turn_of(const Action& action);
Action action_of(const Turn& turn);

/// Puts the tiles of two cells in each other's place, with new looks.
void swap_tiles(State& state, const Action& castling);

/// What the turn does to the board and the rights; whose turn it is stands outside the state.
inline void apply_slide(State& state, Side side, Set tile, Set window) {
  const std::size_t mover = index(side);
  const Set rest = state.windows() ^ window;
  const bool common = (beside(tile) & rest) != 0;
  state.own[mover] = common ? tile | rest : tile;
  state.own[1 - mover] = common ? tile | rest : rest;
  for (Set& edge : state.striped)
    if ((edge & tile) != 0) edge ^= tile | window;
  if (state.runner[mover] == tile) state.runner[mover] = window;
  state.used = window;
}
inline void apply_turning(State& state, Side side, Set tile, std::uint8_t look) {
  set_look(state, tile, look);
  state.used = tile;
  std::uint16_t& left = state.turnings[index(side)];
  if (left != View::unlimited) --left;
}
void apply_castling(State& state, Side side, const Action& castling);
void apply(State& state, Side side, const Action& action);

/// Calls `visit` with each legal action of the side to move, in a fixed order. Does not ask whether the game is over.
template <class Visit>
void each_action(const State& state, Side side, Visit&& visit);

/// Number of legal actions, without making them.
unsigned count_actions(const State& state, Side side, const Sight& seen);
unsigned count_castlings(const State& state, const Sight& seen);

/// Whether the side to move has lost because it cannot move (4.3).
bool blocked(const State& state, Side side, Facts::Blocked rule);
/// The side whose red or blue tile is in its goal (4.1), `none` while neither is. Both can be only in a position that
/// was set up: then it is the side that is not to move.
Side in_goal(const State& state, Side to_move);

template <class Visit>
void each_castling(const State& state, const Sight& seen, Visit&& visit) {
  each(seen.free, [&](Set a) {
    // Neighbours that come later in board order; one of the two must be near the window.
    Set partners = seen.free & (east(a) | north(a) | north(east(a)) | north(west(a)));
    if ((seen.near & a) == 0) partners &= seen.near;
    each(partners, [&](Set b) {
      for (const std::uint8_t look_a : orientations(look(state, a)))
        for (const std::uint8_t look_b : orientations(look(state, b)))
          visit(Action{TurnKind::castling, a, b, look_a, look_b});
    });
  });
}

template <class Visit>
void each_action(const State& state, Side side, Visit&& visit) {
  const Sight seen = sight(state, side);
  const auto slide = [&](Set from, Set to) { visit(Action{TurnKind::slide, from, to, look(state, from), 0}); };
  each(seen.slides[0], [&](Set tile) { slide(tile, north(tile)); });
  each(seen.slides[1], [&](Set tile) { slide(tile, east(tile)); });
  each(seen.slides[2], [&](Set tile) { slide(tile, south(tile)); });
  each(seen.slides[3], [&](Set tile) { slide(tile, west(tile)); });
  if (state.turnings[index(side)] != 0) {
    const Turnable tiles = turnable(state);
    each(seen.near & (tiles.two | tiles.four), [&](Set tile) {
      const std::uint8_t before = look(state, tile);
      for (const std::uint8_t after : orientations(before))
        if (after != before) visit(Action{TurnKind::turning, tile, 0, after, 0});
    });
  }
  if (state.castlings[index(side)] != 0) each_castling(state, seen, visit);
}

}  // namespace plybook::sliding
