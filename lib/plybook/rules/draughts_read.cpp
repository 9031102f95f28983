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
  Resolved one;
  std::size_t count = 0;
  for (const Cell origin : origins_)
    if (exact(origin, one) && ++count > 1) break;
  if (count == 1) return one;
  std::vector<Resolved> found;
  for (const Cell origin : origins_) {
    if (count == 0) fitting(origin, found);
    if (count > 1 && exact(origin, one)) found.push_back(one);
  }
  return one_of(std::move(found));
}

template <std::size_t Words>
tl::expected<Resolved, Illegal> DraughtsReading<Words>::one_of(std::vector<Resolved> found) const {
  if (found.empty())
    return tl::unexpected(DraughtsExplanation<Words>(turns_, state_, side_, text_).why(origins_, rest_));
  if (found.size() == 1) return found.front();
  Illegal illegal{Code::ambiguous, {rest_.back(), no_cell, no_cell}};
  for (const Resolved& each : found) illegal.candidates.push_back(each.turn);
  return tl::unexpected(std::move(illegal));
}

template <std::size_t Words>
bool DraughtsReading<Words>::exact(Cell origin, Resolved& found) const {
  const Set at = moves_.board().set(origin);
  if ((at & state_.of(side_)).none() || text_.cells.size() > Turn::capacity) return false;
  if (rest_.size() != 1 || !is_step(at, moves_.board().set(rest_[0]))) return exact_jumps(origin, at, found);
  Liberties taken;
  compare_sign(0, Sign::step, taken);
  write(origin, TurnKind::step, taken, found);
  return true;
}

template <std::size_t Words>
void DraughtsReading<Words>::write(Cell origin, TurnKind kind, Liberties taken, Resolved& found) const {
  found.liberties = taken;
  found.turn.kind = kind;
  found.turn.length = static_cast<std::uint8_t>(text_.cells.size());
  found.turn.looks = {};
  found.turn.cells[0] = origin;
  std::copy(rest_.begin(), rest_.end(), found.turn.cells.begin() + 1);
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
bool DraughtsReading<Words>::exact_jumps(Cell origin, const Set& at, Resolved& found) const {
  if (!may_begin(at)) return false;
  Jumper<Words> jumper = moves_.lift(state_, side_, at);
  Liberties taken;
  JumpPath path;
  path.bits[path.length++] = static_cast<std::uint8_t>(at.lowest());
  for (std::size_t i = 0; i < rest_.size(); ++i) {
    const Set captured = jumper.captured;
    if (!moves_.jump(jumper, side_, moves_.board().set(rest_[i]))) return false;
    compare_sign(i, jumper.captured == captured ? Sign::ice : Sign::capture, taken);
    path.bits[path.length++] = static_cast<std::uint8_t>(moves_.board().bit(rest_[i]));
  }
  if (!moves_.may_stop(jumper, side_) || !is_best(at, jumper, path)) return false;
  write(origin, TurnKind::jump, taken, found);
  list(at, jumper, found.turn);
  return true;
}

template <std::size_t Words>
void DraughtsReading<Words>::compare_sign(std::size_t i, Sign meant, Liberties& taken) const {
  if (text_.signs[i] != Sign::none && text_.signs[i] != meant) taken.add(Liberty::separator);
}

template <std::size_t Words>
bool DraughtsReading<Words>::is_best(const Set& at, const Jumper<Words>& jumper, const JumpPath& path) const {
  return most_ == 0 || turns_.worth(jumper, (state_.kings & at).any(), path) == most_;
}

template <std::size_t Words>
void DraughtsReading<Words>::fitting(Cell origin, std::vector<Resolved>& found) const {
  const Set at = moves_.board().set(origin);
  if ((at & state_.of(side_)).none() || !may_begin(at)) return;
  JumpPath path;
  JumpEffects<Words> told;
  const auto end = [&](const Jumper<Words>& jumper) {
    if (found.size() == most_candidates || !fits(path) || !is_best(at, jumper, path)) return;
    if (!turns_.facts().paths_are_turns && !told.add(JumpEffect<Words>::of(jumper))) return;
    Resolved& one = found.emplace_back();
    turns_.write_turn(path, one.turn);
    one.liberties = liberties(one.turn);
    list(at, jumper, one.turn);
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
void DraughtsReading<Words>::list(const Set& at, const Jumper<Words>& jumper, Turn& turn) const {
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
    const Bits<Words> captured = jumper.captured;
    moves.follow(jumper, side, moves.board().set(turn.cells[i]));
    signs[i - 1] = captured == jumper.captured ? Sign::ice : Sign::capture;
  }
}

template class DraughtsReading<1>;
template class DraughtsReading<2>;
template void signs_of<1>(const DraughtsMoves<1>&, const DraughtsState<1>&, Side, const Turn&, std::span<Sign>);
template void signs_of<2>(const DraughtsMoves<2>&, const DraughtsState<2>&, Side, const Turn&, std::span<Sign>);

}  // namespace plybook
