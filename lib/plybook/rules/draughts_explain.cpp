#include "plybook/rules/draughts_explain.h"

#include <algorithm>

namespace plybook {
namespace {

constexpr std::array diagonals = {Way::up_right, Way::up_left, Way::down_left, Way::down_right};

template <std::size_t Words>
bool is_one(const Bits<Words>& set) {
  return set.any() && set == set.lowest_alone();
}

Code code_of(CaptureOrder order) {
  switch (order) {
    case CaptureOrder::most_pieces:
      return Code::fewer_captured;
    case CaptureOrder::most_value:
      return Code::less_captured;
    case CaptureOrder::with_a_king:
      return Code::king_must_capture;
    case CaptureOrder::most_kings:
      return Code::fewer_kings_captured;
    case CaptureOrder::kings_earliest:
      return Code::kings_captured_later;
  }
  return Code::no_turn_fits;
}

}  // namespace

template <std::size_t Words>
Illegal DraughtsExplanation<Words>::why(std::span<const Cell> origins, std::span<const Cell> rest) const {
  const Cell next = rest.front();
  Cell best = no_cell;
  int best_distance = 3;
  for (const Cell from : origins) {
    if (origins.size() > 1 && (moves_.board().set(from) & state_.of(side_)).none()) continue;
    const auto between = moves_.board().between(moves_.board().set(from), moves_.board().set(next));
    const int distance = are_neighbours(from, next) ? 0 : is_one(between) ? 1 : 2;
    if (distance >= best_distance) continue;
    best = from;
    best_distance = distance;
  }
  if (best == no_cell) return {Code::no_turn_fits, {origins.empty() ? next : origins.front(), next, no_cell}};
  if (const Illegal found = origin(best); found.code != Code::none) return found;
  return rest.size() == 1 && is_step_wide(best, next) ? step(best, next) : jumps(best, rest);
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
  if (capturers_.any()) return told(Code::capture_compulsory);
  if (!moves_.may_step(state_, side_)) return told(Code::ice_compulsory);
  const bool king = (board.set(from) & state_.kings).any();
  if (!king && !moves_.leads_ahead(side_, board.set(from), board.set(to))) return told(Code::step_backward);
  if ((board.set(to) & moves_.free(state_)).none()) return told(Code::step_occupied);
  return told(Code::same_king_too_often);
}

template <std::size_t Words>
Illegal DraughtsExplanation<Words>::jumps(Cell origin, std::span<const Cell> rest) const {
  const auto& board = moves_.board();
  Jumper<Words> jumper = moves_.lift(state_, side_, board.set(origin));
  JumpPath path;
  path.bits[path.length++] = static_cast<std::uint8_t>(board.bit(origin));
  Cell from = origin;
  for (std::size_t i = 0; i < rest.size(); ++i) {
    if (const Illegal found = geometry(jumper, from, rest[i], text_.signs[i]); found.code != Code::none) return found;
    if (const Illegal found = order(jumper, from, rest[i], i == 0); found.code != Code::none) return found;
    moves_.land(jumper, side_, jumped(jumper, from, rest[i]), board.set(rest[i]));
    if (path.length < path.bits.size()) path.bits[path.length++] = static_cast<std::uint8_t>(board.bit(rest[i]));
    from = rest[i];
  }
  return end(jumper, origin, path);
}

template <std::size_t Words>
Illegal DraughtsExplanation<Words>::geometry(const Jumper<Words>& jumper, Cell from, Cell to, Sign sign) const {
  const auto told = [&](Code code) { return Illegal{code, {from, to, no_cell}}; };
  const Set over = jumped(jumper, from, to);
  if (!is_one(over)) return told(not_over_one(jumper, from, to, sign));
  const Set frozen = jumper.ice | jumper.captured;
  if ((over & (jumper.targets | frozen)).none()) return told(not_captured(jumper, over, sign));
  if ((moves_.board().set(to) & jumper.free).none())
    return told((over & frozen).any() ? Code::ice_onto_occupied : Code::capture_onto_occupied);
  if ((over & jumper.captured).any()) return {Code::jumped_twice, {moves_.board().cell(over), from, to}};
  return {};
}

template <std::size_t Words>
Code DraughtsExplanation<Words>::not_over_one(const Jumper<Words>& jumper, Cell from, Cell to, Sign sign) const {
  const auto& board = moves_.board();
  if (jumper.king && moves_.facts().kings == Kings::flying && !are_neighbours(from, to)) {
    if (board.between(board.set(from), board.set(to)).none()) return Code::not_on_a_line;
    return jumped(jumper, from, to).any() ? Code::way_blocked : Code::nothing_to_capture;
  }
  if (dashed()) return are_neighbours(from, to) ? Code::step_among_jumps : Code::step_too_far;
  return sign == Sign::ice ? Code::not_an_ice_jump : Code::not_a_jump;
}

template <std::size_t Words>
Code DraughtsExplanation<Words>::not_captured(const Jumper<Words>& jumper, const Set& over, Sign sign) const {
  if ((over & state_.of(opponent(side_)) & jumper.kings).any()) return Code::man_captures_king;
  return sign == Sign::ice ? Code::nothing_to_jump : Code::nothing_to_capture;
}

template <std::size_t Words>
Illegal DraughtsExplanation<Words>::order(const Jumper<Words>& jumper, Cell from, Cell to, bool first) const {
  const auto told = [&](Code code) { return Illegal{code, {from, to, no_cell}}; };
  const bool captured = jumper.captured.any();
  if ((jumped(jumper, from, to) & jumper.ice).none()) {
    Jumper<Words> after = jumper;
    return moves_.jump(after, side_, moves_.board().set(to)) ? Illegal{} : told(not_there(jumper, from, to));
  }
  if (first && capturers_.any()) return told(Code::capture_before_ice);
  if (!first && moves_.can_capture(jumper, side_))
    return told(captured ? Code::ice_instead_of_capture : Code::ice_instead_of_capture_in_cascade);
  if (!moves_.ice_is_open(jumper)) return told(Code::ice_forbidden_in_capture);
  return {};
}

/// Why a piece may not land there although it could capture that way.
template <std::size_t Words>
Code DraughtsExplanation<Words>::not_there(const Jumper<Words>& jumper, Cell from, Cell to) const {
  if (!jumper.king) return Code::man_captures_backward;
  const Set over = jumped(jumper, from, to);
  if (moves_.facts().king_lands != KingLands::anywhere_behind) {
    bool behind = false;
    for (const Way way : diagonals) behind |= moves_.board().go(over, way) == moves_.board().set(to);
    if (!behind) return Code::king_lands_right_behind;
  }
  return Code::king_lands_to_go_on;
}

template <std::size_t Words>
Illegal DraughtsExplanation<Words>::end(const Jumper<Words>& jumper, Cell origin, const JumpPath& path) const {
  const Cell at = moves_.board().cell(jumper.at);
  const bool captured = jumper.captured.any();
  if (moves_.may_stop(jumper, side_)) return {worse(jumper, origin, path), {origin, at, no_cell}};
  const Code code = moves_.can_capture(jumper, side_) ? (captured ? Code::must_go_on : Code::must_capture_from_cascade)
                                                      : (captured ? Code::ice_must_go_on : Code::cascade_must_go_on);
  return {code, {at, no_cell, no_cell}};
}

/// The first point of the game's order in which another capture is better.
template <std::size_t Words>
Code DraughtsExplanation<Words>::worse(const Jumper<Words>& jumper, Cell origin, const JumpPath& path) const {
  const bool king = (moves_.board().set(origin) & state_.kings).any();
  const auto& order = moves_.facts().capture_order;
  for (std::size_t i = 1; i <= order.size(); ++i)
    if (turns_.worth(jumper, king, path, i) < turns_.most_worth(state_, side_, capturers_, i))
      return code_of(order[i - 1]);
  return Code::no_turn_fits;
}

template <std::size_t Words>
bool DraughtsExplanation<Words>::flies(const Set& at) const {
  return moves_.facts().kings == Kings::flying && (at & state_.kings).any();
}

template <std::size_t Words>
bool DraughtsExplanation<Words>::are_neighbours(Cell a, Cell b) const {
  const auto& board = moves_.board();
  return std::any_of(diagonals.begin(), diagonals.end(),
                     [&](Way way) { return board.go(board.set(a), way) == board.set(b); });
}

template <std::size_t Words>
bool DraughtsExplanation<Words>::is_step_wide(Cell from, Cell to) const {
  if (are_neighbours(from, to)) return true;
  const auto& board = moves_.board();
  if (!flies(board.set(from))) return false;
  const Set between = board.between(board.set(from), board.set(to));
  return between.any() && (between & state_.occupied()).none();
}

template <std::size_t Words>
Bits<Words> DraughtsExplanation<Words>::jumped(const Jumper<Words>& jumper, Cell from, Cell to) const {
  const Set between = moves_.board().between(moves_.board().set(from), moves_.board().set(to));
  if (jumper.king && moves_.facts().kings == Kings::flying) return between & ~jumper.free;
  return is_one(between) ? between : Set{};
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
