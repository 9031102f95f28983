#include "plybook/rules/draughts_explain.h"

#include <algorithm>

namespace plybook {
namespace {

constexpr std::array diagonals = {Way::up_right, Way::up_left, Way::down_left, Way::down_right};

}  // namespace

template <std::size_t Words>
Illegal DraughtsExplanation<Words>::why(std::span<const Cell> origins, std::span<const Cell> rest) const {
  const Cell next = rest.front();
  Cell best = no_cell;
  int best_distance = 3;
  for (const Cell from : origins) {
    if (origins.size() > 1 && (moves_.board().set(from) & state_.of(side_)).none()) continue;
    const int distance = are_neighbours(from, next) ? 0 : between(from, next).any() ? 1 : 2;
    if (distance >= best_distance) continue;
    best = from;
    best_distance = distance;
  }
  if (best == no_cell) return {Code::no_turn_fits, {origins.empty() ? next : origins.front(), next, no_cell}};
  if (const Illegal found = origin(best); found.code != Code::none) return found;
  return rest.size() == 1 && best_distance == 0 ? step(best, next) : jumps(best, rest);
}

template <std::size_t Words>
Illegal DraughtsExplanation<Words>::origin(Cell from) const {
  const Set at = moves_.board().set(from);
  if ((at & state_.of(side_)).any()) return {};
  return {(at & state_.ice).any() ? Code::frozen_man : Code::no_own_man, {from, no_cell, no_cell}};
}

template <std::size_t Words>
Illegal DraughtsExplanation<Words>::step(Cell from, Cell to) const {
  const auto told = [&](Code code) { return Illegal{code, {from, to, no_cell}}; };
  const auto& board = moves_.board();
  const auto ways = moves_.ahead(side_);
  if (must_capture_) return told(Code::capture_compulsory);
  if (!moves_.may_step(state_, side_)) return told(Code::ice_compulsory);
  const bool forward =
      std::any_of(ways.begin(), ways.end(), [&](Way way) { return board.go(board.set(from), way) == board.set(to); });
  return told(forward ? Code::step_occupied : Code::step_backward);
}

template <std::size_t Words>
Illegal DraughtsExplanation<Words>::jumps(Cell from, std::span<const Cell> rest) const {
  Jumper<Words> jumper = moves_.lift(state_, side_, moves_.board().set(from));
  for (std::size_t i = 0; i < rest.size(); ++i) {
    if (const Illegal found = geometry(jumper, from, rest[i], text_.signs[i]); found.code != Code::none) return found;
    if (const Illegal found = order(jumper, from, rest[i], i == 0); found.code != Code::none) return found;
    jumper = moves_.land(jumper, between(from, rest[i]), moves_.board().set(rest[i]));
    from = rest[i];
  }
  return stop(jumper, from);
}

template <std::size_t Words>
Illegal DraughtsExplanation<Words>::geometry(const Jumper<Words>& jumper, Cell from, Cell to, Sign sign) const {
  const auto told = [&](Code code) { return Illegal{code, {from, to, no_cell}}; };
  const Set over = between(from, to);
  const Set landing = moves_.board().set(to);
  const bool ice_meant = sign == Sign::ice;
  if (over.none()) {
    if (dashed()) return told(are_neighbours(from, to) ? Code::step_among_jumps : Code::step_too_far);
    return told(ice_meant ? Code::not_an_ice_jump : Code::not_a_jump);
  }
  const Set frozen = jumper.ice | jumper.captured;
  if ((over & (jumper.targets | frozen)).none())
    return told(ice_meant ? Code::nothing_to_jump : Code::nothing_to_capture);
  if ((landing & jumper.free).none())
    return told((over & frozen).any() ? Code::ice_onto_occupied : Code::capture_onto_occupied);
  if ((over & jumper.captured).any()) return {Code::jumped_twice, {moves_.board().cell(over), from, to}};
  return {};
}

template <std::size_t Words>
Illegal DraughtsExplanation<Words>::order(const Jumper<Words>& jumper, Cell from, Cell to, bool first) const {
  const auto told = [&](Code code) { return Illegal{code, {from, to, no_cell}}; };
  if ((between(from, to) & jumper.ice).none()) return {};
  const bool captured = jumper.captured.any();
  if (first && must_capture_) return told(Code::capture_before_ice);
  if (!first && moves_.can_capture(jumper, side_))
    return told(captured ? Code::ice_instead_of_capture : Code::ice_instead_of_capture_in_cascade);
  if (!moves_.ice_is_open(jumper)) return told(Code::ice_forbidden_in_capture);
  return {};
}

template <std::size_t Words>
Illegal DraughtsExplanation<Words>::stop(const Jumper<Words>& jumper, Cell at) const {
  const bool captured = jumper.captured.any();
  const Code code = moves_.can_capture(jumper, side_) ? (captured ? Code::must_go_on : Code::must_capture_from_cascade)
                                                      : (captured ? Code::ice_must_go_on : Code::cascade_must_go_on);
  return {code, {at, no_cell, no_cell}};
}

template <std::size_t Words>
bool DraughtsExplanation<Words>::are_neighbours(Cell a, Cell b) const {
  const auto& board = moves_.board();
  return std::any_of(diagonals.begin(), diagonals.end(),
                     [&](Way way) { return board.go(board.set(a), way) == board.set(b); });
}

template <std::size_t Words>
Bits<Words> DraughtsExplanation<Words>::between(Cell a, Cell b) const {
  const auto& board = moves_.board();
  for (const Way way : diagonals) {
    const Set middle = board.go(board.set(a), way) & board.all();
    if (board.go(middle, way) == board.set(b)) return middle;
  }
  return {};
}

/// Whether the text is that of a step: written with a dash, or with no sign at all.
template <std::size_t Words>
bool DraughtsExplanation<Words>::dashed() const {
  return std::any_of(text_.signs.begin(), text_.signs.end(),
                     [](Sign sign) { return sign == Sign::step || sign == Sign::none; });
}

template class DraughtsExplanation<1>;
template class DraughtsExplanation<2>;

}  // namespace plybook
