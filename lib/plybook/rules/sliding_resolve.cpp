#include "plybook/rules/sliding_resolve.h"

#include <optional>
#include <utility>

#include "plybook/rules/sliding_looks.h"
#include "plybook/rules/sliding_setup.h"
#include "plybook/rules/sliding_turns.h"

namespace plybook::sliding {
namespace {

using Fault = std::optional<Illegal>;

Fault fault(Code code, Cell a = no_cell, Cell b = no_cell) { return Illegal{code, {a, b, no_cell}}; }

/// The orientation that was written behind the tile's cell, else the one that it has.
std::uint8_t look_after(const State& state, const TurnText& text, std::size_t i) {
  const bool written = i < text.looks.size() && text.looks[i] != TurnText::same_look;
  return written ? text.looks[i] : look(state, set_of(text.cells[i]));
}

bool can_look(const State& state, Cell cell, std::uint8_t after) {
  return orientations(look(state, set_of(cell))).has(after);
}

bool is_castling(const TurnText& text) { return text.signs.size() == 1 && text.signs[0] == Sign::swap; }
bool is_turning(const TurnText& text) {
  return text.cells.size() == 1 && !text.looks.empty() && text.looks[0] != TurnText::same_look;
}

/// A castling as written, its cells in board order.
Action castling_of(const State& state, const TurnText& text) {
  Action castling = {TurnKind::castling, set_of(text.cells[0]), set_of(text.cells[1]), look_after(state, text, 0),
                     look_after(state, text, 1)};
  if (castling.a > castling.b) {
    std::swap(castling.a, castling.b);
    std::swap(castling.look_a, castling.look_b);
  }
  return castling;
}

Action turning_of(const State& state, const TurnText& text) {
  return {TurnKind::turning, set_of(text.cells[0]), 0, look_after(state, text, 0), 0};
}

Fault broken_by_slide(const State& state, Side side, Cell from, Cell to) {
  const Set tile = set_of(from), window = set_of(to), own = state.own[index(side)];
  if ((tile & state.windows()) != 0) return fault(Code::no_tile, from);
  if (tile == state.runner[index(opponent(side))]) return fault(Code::opponents_tile_slid, from);
  if ((window & own) == 0) return fault(Code::not_into_window, from, to);
  if ((window & beside(tile)) == 0) return fault(Code::not_next_to_window, from, to);
  const auto& [n, e, s, w] = state.striped;
  const Set leading = window == north(tile) ? n : window == east(tile) ? e : window == south(tile) ? s : w;
  if ((tile & leading) != 0) return fault(Code::stripe_in_the_way, from, to);
  if ((tile & state.used) != 0) return fault(Code::just_used, from);
  return {};
}

/// The window that `h3` alone slides into. A tile cannot be next to both cells of a common window.
Cell window_of_short_slide(const State& state, Side side, Cell from) {
  const Set own = state.own[index(side)];
  const Set next = beside(set_of(from)) & own;
  return first_of(next != 0 ? next : own);
}

Fault broken_by_castling(const State& state, Side side, const TurnText& text) {
  const Cell a = text.cells[0], b = text.cells[1];
  const Set both = set_of(a) | set_of(b);
  if ((set_of(a) & state.windows()) != 0) return fault(Code::window_castled, a);
  if ((set_of(b) & state.windows()) != 0) return fault(Code::window_castled, b);
  if (a == b || (around(set_of(a)) & set_of(b)) == 0) return fault(Code::castling_apart, a, b);
  if ((around(state.own[index(side)]) & both) == 0) return fault(Code::castling_far_from_window, a, b);
  if (const Set other = state.runner[index(opponent(side))]; (other & both) != 0)
    return fault(Code::opponents_tile_castled, first_of(other));
  if (const Set used = state.used & both; used != 0) return fault(Code::just_used, first_of(used));
  if (state.castlings[index(side)] == 0) return fault(Code::no_castling_left);
  for (std::size_t i = 0; i < 2; ++i)
    if (!can_look(state, text.cells[i], look_after(state, text, i))) return fault(Code::castled_look, text.cells[i]);
  return {};
}

Fault broken_by_turning(const State& state, Side side, const TurnText& text) {
  const Cell cell = text.cells[0];
  const Set tile = set_of(cell);
  if ((tile & state.windows()) != 0) return fault(Code::window_turned, cell);
  if ((around(state.own[index(side)]) & tile) == 0) return fault(Code::turning_far_from_window, cell);
  if ((tile & state.used) != 0) return fault(Code::just_used, cell);
  if (state.turnings[index(side)] == 0) return fault(Code::no_turning_left);
  if (!can_look(state, cell, text.looks[0])) return fault(Code::turned_look, cell);
  if (look(state, tile) == text.looks[0]) return fault(Code::turning_changes_nothing, cell);
  return {};
}

tl::expected<Resolved, Illegal> answer(Fault broken, const Action& action, Liberties liberties) {
  if (broken) return tl::unexpected(std::move(*broken));
  return Resolved{turn_of(action), liberties};
}

tl::expected<Resolved, Illegal> resolve_slide(const State& state, Side side, const TurnText& text) {
  const Cell from = text.cells[0];
  const Cell to = text.cells.size() > 1 ? text.cells[1] : window_of_short_slide(state, side, from);
  Liberties liberties = text.liberties;
  if (!text.signs.empty() && text.signs[0] != Sign::step && text.signs[0] != Sign::none)
    liberties.add(Liberty::separator);
  return answer(broken_by_slide(state, side, from, to),
                Action{TurnKind::slide, set_of(from), set_of(to), look(state, set_of(from)), 0}, liberties);
}

Fault broken_by_adjusting(const State& start, Side side, const TurnText& text) {
  const Set half = side == Side::first ? nearest_ranks : ~nearest_ranks;
  for (const Cell cell : text.cells)
    if ((set_of(cell) & half) == 0) return fault(Code::adjustment_outside_half, cell);
  for (const Cell cell : text.cells)
    if ((set_of(cell) & start.windows()) != 0) return fault(Code::adjustment_of_window, cell);
  for (const Cell cell : text.cells)
    if ((set_of(cell) & (start.runner[0] | start.runner[1])) != 0) return fault(Code::adjustment_of_runner, cell);
  for (std::size_t i = 0; i < text.cells.size(); ++i)
    if (!can_look(start, text.cells[i], look_after(start, text, i))) return fault(Code::adjusted_look, text.cells[i]);
  const Cell cell = text.cells[0];
  const bool turned = look(start, set_of(cell)) != look_after(start, text, 0);
  if (is_castling(text) ? cell == text.cells[1] : !turned) return fault(Code::adjustment_changes_nothing, cell);
  return {};
}

}  // namespace

tl::expected<Resolved, Illegal> resolve(const State& state, Side side, const TurnText& text) {
  if (text.form != TurnText::Form::cells) {
    const bool pass = text.form == TurnText::Form::pass;
    return tl::unexpected(Illegal{pass ? Code::no_pass : Code::unknown_turn});
  }
  if (is_castling(text)) return answer(broken_by_castling(state, side, text), castling_of(state, text), text.liberties);
  if (is_turning(text)) return answer(broken_by_turning(state, side, text), turning_of(state, text), text.liberties);
  return resolve_slide(state, side, text);
}

tl::expected<Turn, Illegal> resolve_adjustment(const Facts& facts, const State& start, Side side,
                                               const TurnText& text) {
  if (text.form == TurnText::Form::unknown) return tl::unexpected(Illegal{Code::unknown_turn});
  if (text.form == TurnText::Form::pass) {
    Turn none{};
    none.kind = TurnKind::pass;
    return none;
  }
  if (!at_start(facts, start)) return tl::unexpected(Illegal{Code::adjustment_start});
  if (!is_castling(text) && !is_turning(text)) return tl::unexpected(Illegal{Code::not_an_adjustment});
  if (auto broken = broken_by_adjusting(start, side, text)) return tl::unexpected(std::move(*broken));
  return turn_of(is_castling(text) ? castling_of(start, text) : turning_of(start, text));
}

}  // namespace plybook::sliding
