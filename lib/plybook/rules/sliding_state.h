#pragma once

#include <array>
#include <cstdint>

#include "plybook/board/side.h"
#include "plybook/board/view.h"
#include "plybook/rules/sliding_set.h"

namespace plybook::sliding {

/// The inside of a position, in sets of cells: what is asked of all tiles at once costs a few instructions.
struct State {
  std::array<Set, 4> striped{};  ///< by edge n, e, s, w: the cells whose tile has a stripe there
  std::array<Set, 2> own{};      ///< the own window, by side: one cell, or both while the window is common
  std::array<Set, 2> runner{};   ///< the red and the blue tile
  Set used = 0;                  ///< tiles that may not be used now (3.5)
  std::array<std::uint16_t, 2> castlings{}, turnings{};  ///< left, by side; `View::unlimited`

  Set windows() const { return own[0] | own[1]; }
  bool common() const { return own[0] == own[1]; }
};
static_assert(sizeof(State) == 80, "no padding: positions are compared by their bytes");

/// Where each side's red or blue tile wins (4.1): a8 and h1, each other's corner at the start.
inline constexpr std::array<Set, 2> goals = {Set{1} << 56, Set{1} << 7};

/// The stripes of the tile on a cell, as bits of `stripe`.
constexpr std::uint8_t look(const State& state, Set cell) {
  std::uint8_t stripes = 0;
  for (unsigned edge = 0; edge < 4; ++edge)
    if ((state.striped[edge] & cell) != 0) stripes = static_cast<std::uint8_t>(stripes | 1u << edge);
  return stripes;
}

constexpr void set_look(State& state, Set cell, std::uint8_t stripes) {
  for (unsigned edge = 0; edge < 4; ++edge)
    state.striped[edge] = (state.striped[edge] & ~cell) | ((stripes >> edge & 1) != 0 ? cell : 0);
}

/// Tiles that have more than one orientation: two of them, or four.
struct Turnable {
  Set two;
  Set four;
};
constexpr Turnable turnable(const State& state) {
  const auto& [n, e, s, w] = state.striped;
  const Set two = (n & s) | (e & w);
  return {two, (n | e | s | w) & ~two};
}

/// What the side to move has to do with: everything that its turns are made from.
struct Sight {
  Set free;                   ///< tiles that it may use: not the opponent's, not just used
  Set near;                   ///< those of them around the own window
  std::array<Set, 4> slides;  ///< tiles that can slide, by the direction n, e, s, w in which they go

  Set sliding() const { return slides[0] | slides[1] | slides[2] | slides[3]; }
};

inline Sight sight(const State& state, Side side) {
  const Set own = state.own[index(side)];
  const auto& [n, e, s, w] = state.striped;
  Sight result;
  result.free = ~(state.windows() | state.used | state.runner[index(opponent(side))]);
  result.near = around(own) & result.free;
  result.slides = {south(own) & ~n & result.free, west(own) & ~e & result.free, north(own) & ~s & result.free,
                   east(own) & ~w & result.free};
  return result;
}

}  // namespace plybook::sliding
