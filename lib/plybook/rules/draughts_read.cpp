#include "plybook/rules/draughts_read.h"

#include <algorithm>
#include <utility>

#include "plybook/rules/draughts_explain.h"

namespace plybook {

template <std::size_t Words>
DraughtsReading<Words>::DraughtsReading(const DraughtsTurns<Words>& turns, const State& state, Side side,
                                        const TurnText& text)
    : turns_(turns),
      moves_(turns.moves()),
      state_(state),
      side_(side),
      text_(text),
      origins_(text.cells[0] == no_cell ? std::span(text.origins) : std::span(text.cells).first(1)),
      rest_(std::span(text.cells).subspan(1)),
      capturers_(moves_.capturers(state, side)) {
  if (capturers_.any() && !turns_.facts().capture_order.empty()) most_ = turns_.most_worth(state, side, capturers_);
}

template <std::size_t Words>
tl::expected<Resolved, Illegal> DraughtsReading<Words>::resolve() const {
  Found first;
  std::size_t count = 0;
  for (const Cell origin : origins_)
    if (exact(origin, first) && ++count > 1) break;
  if (count == 1) return resolved(first);
  std::vector<Found> found;
  for (const Cell origin : origins_) {
    if (count == 0) fitting(origin, found);
    if (count > 1 && exact(origin, first)) found.push_back(first);
  }
  return one_of(std::move(found));
}

template <std::size_t Words>
tl::expected<Resolved, Illegal> DraughtsReading<Words>::one_of(std::vector<Found> found) const {
  if (found.empty())
    return tl::unexpected(DraughtsExplanation<Words>(turns_, state_, side_, text_).why(origins_, rest_));
  if (found.size() == 1) return resolved(found.front());
  Illegal illegal{Code::ambiguous, {rest_.back(), no_cell, no_cell}};
  for (const Found& each : found) illegal.candidates.push_back(each.turn);
  return tl::unexpected(std::move(illegal));
}

template <std::size_t Words>
Resolved DraughtsReading<Words>::resolved(const Found& found) const {
  return {found.turn, liberties(found.written)};
}

template <std::size_t Words>
bool DraughtsReading<Words>::exact(Cell origin, Found& found) const {
  const Set at = moves_.board().set(origin);
  if ((at & state_.of(side_)).none() || text_.cells.size() > Turn::capacity) return false;
  Jumper<Words> jumper;
  JumpPath path;
  const bool step = rest_.size() == 1 && is_step(at, moves_.board().set(rest_[0]));
  if (!step && !(may_begin(at) && jumps_are_legal(at, jumper, path))) return false;
  Turn& turn = found.written;
  turn.kind = step ? TurnKind::step : TurnKind::jump;
  turn.length = static_cast<std::uint8_t>(text_.cells.size());
  turn.looks = {};
  turn.cells[0] = origin;
  std::copy(rest_.begin(), rest_.end(), turn.cells.begin() + 1);
  found.turn = turn;
  if (!step) listed(at, jumper, found.turn);
  return true;
}

template <std::size_t Words>
bool DraughtsReading<Words>::is_step(const Set& at, const Set& to) const {
  return capturers_.none() && moves_.is_step(state_, side_, at, to) && moves_.may_step(state_, side_);
}

template <std::size_t Words>
bool DraughtsReading<Words>::may_begin(const Set& at) const {
  return capturers_.none() || (capturers_ & at).any();
}

template <std::size_t Words>
bool DraughtsReading<Words>::jumps_are_legal(const Set& at, Jumper<Words>& jumper, JumpPath& path) const {
  jumper = moves_.lift(state_, side_, at);
  path.length = 1;
  path.bits[0] = static_cast<std::uint8_t>(at.lowest());
  for (const Cell cell : rest_) {
    const auto next = moves_.jump(jumper, side_, moves_.board().set(cell));
    if (!next) return false;
    jumper = *next;
    path.bits[path.length++] = static_cast<std::uint8_t>(moves_.board().bit(cell));
  }
  return moves_.may_stop(jumper, side_) && is_best(at, jumper, path);
}

template <std::size_t Words>
bool DraughtsReading<Words>::is_best(const Set& at, const Jumper<Words>& jumper, const JumpPath& path) const {
  return most_ == 0 || turns_.worth(jumper, (state_.kings & at).any(), path) == most_;
}

template <std::size_t Words>
void DraughtsReading<Words>::fitting(Cell origin, std::vector<Found>& found) const {
  const Set at = moves_.board().set(origin);
  if ((at & state_.of(side_)).none() || !may_begin(at)) return;
  JumpPath path;
  JumpEffects<Words> told;
  const auto end = [&](const Jumper<Words>& jumper) {
    if (found.size() == most_candidates || !fits(path) || !is_best(at, jumper, path)) return;
    if (!turns_.facts().paths_are_turns && !told.add(JumpEffect<Words>::of(jumper))) return;
    Found& one = found.emplace_back();
    turns_.write_turn(path, one.written);
    one.turn = one.written;
    listed(at, jumper, one.turn);
  };
  if (rest_.size() == 1 && capturers_.any())
    turns_.each_capture_effect(state_, side_, at, path, end);
  else
    turns_.each_path(state_, side_, at, capturers_.any(), path, end);
}

template <std::size_t Words>
bool DraughtsReading<Words>::fits(const JumpPath& path) const {
  const auto& board = moves_.board();
  if (path.bits[path.length - 1] != board.bit(rest_.back())) return false;
  std::size_t passed = 0;
  for (std::size_t i = 1; i + 1 < path.length && passed + 1 < rest_.size(); ++i)
    if (path.bits[i] == board.bit(rest_[passed])) ++passed;
  return passed + 1 == rest_.size();
}

template <std::size_t Words>
void DraughtsReading<Words>::listed(const Set& at, const Jumper<Words>& jumper, Turn& turn) const {
  if (turns_.facts().paths_are_turns || turn.length <= 2) return;
  JumpPath path;
  bool done = false;
  turns_.each_capture_effect(state_, side_, at, path, [&](const Jumper<Words>& end) {
    if (done || !turns_.same_effect(end, jumper) || !is_best(at, end, path)) return;
    turns_.write_turn(path, turn);
    done = true;
  });
}

/// A sign between two cells may stand for several jumps, any of which it may tell.
template <std::size_t Words>
Liberties DraughtsReading<Words>::liberties(const Turn& turn) const {
  std::array<Sign, Turn::capacity> signs;
  signs_of(moves_, state_, side_, turn, signs);
  Liberties taken;
  if (turn.length > text_.cells.size() && rest_.size() > 1) taken.add(Liberty::partial_path);
  std::size_t jump = 0;
  for (std::size_t i = 0; i < rest_.size(); ++i) {
    const std::size_t last = turn.length - 2u;
    bool told = text_.signs[i] == Sign::none;
    do told = told || signs[jump] == text_.signs[i];
    while (jump++ < last && (i + 1 == rest_.size() || turn.cells[jump] != rest_[i]));
    if (!told) taken.add(Liberty::separator);
  }
  return taken;
}

template <std::size_t Words>
void signs_of(const DraughtsMoves<Words>& moves, const DraughtsState<Words>& state, Side side, const Turn& turn,
              std::span<Sign> signs) {
  if (turn.kind == TurnKind::step) {
    signs[0] = Sign::step;
    return;
  }
  Jumper<Words> jumper = moves.lift(state, side, moves.board().set(turn.from()));
  for (std::size_t i = 1; i < turn.length; ++i) {
    const Jumper<Words> after = moves.jump(jumper, side, moves.board().set(turn.cells[i])).value_or(jumper);
    signs[i - 1] = after.captured == jumper.captured ? Sign::ice : Sign::capture;
    jumper = after;
  }
}

template class DraughtsReading<1>;
template class DraughtsReading<2>;
template void signs_of<1>(const DraughtsMoves<1>&, const DraughtsState<1>&, Side, const Turn&, std::span<Sign>);
template void signs_of<2>(const DraughtsMoves<2>&, const DraughtsState<2>&, Side, const Turn&, std::span<Sign>);

}  // namespace plybook
