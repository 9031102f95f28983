#include "plybook/rules/draughts_read.h"

#include <algorithm>

#include "plybook/rules/draughts_explain.h"

namespace plybook {

template <std::size_t Words>
tl::expected<Resolved, Illegal> DraughtsReading<Words>::resolve() const {
  Resolved resolved;
  std::size_t count = 0;
  for (const Cell origin : origins_)
    if (exact(origin, resolved.turn) && ++count > 1) break;
  if (count != 1) {
    Found found;
    for (const Cell origin : origins_) {
      if (count == 0) fitting(origin, found);
      if (count > 1 && exact(origin, resolved.turn)) found.push_back(resolved.turn);
    }
    if (found.empty()) return tl::unexpected(illegal());
    if (found.size() > 1)
      return tl::unexpected(Illegal{Code::ambiguous, {rest_.back(), no_cell, no_cell}, std::move(found)});
    resolved.turn = found.front();
  }
  resolved.liberties = liberties(resolved.turn);
  return resolved;
}

template <std::size_t Words>
bool DraughtsReading<Words>::exact(Cell origin, Turn& turn) const {
  const Set at = moves_.board().set(origin);
  if ((at & state_.of(side_)).none() || text_.cells.size() > Turn::capacity) return false;
  if (rest_.size() == 1 && is_step(at, moves_.board().set(rest_[0])))
    turn.kind = TurnKind::step;
  else if (may_begin(at) && jumps_are_legal(at))
    turn.kind = TurnKind::jump;
  else
    return false;
  turn.length = static_cast<std::uint8_t>(text_.cells.size());
  turn.looks = {};
  turn.cells[0] = origin;
  std::copy(rest_.begin(), rest_.end(), turn.cells.begin() + 1);
  return true;
}

template <std::size_t Words>
bool DraughtsReading<Words>::is_step(const Set& at, const Set& to) const {
  if (capturers_.any() || (to & moves_.free(state_)).none()) return false;
  const auto ways = moves_.ahead(side_);
  if (moves_.board().go(at, ways[0]) != to && moves_.board().go(at, ways[1]) != to) return false;
  return moves_.may_step(state_, side_);
}

template <std::size_t Words>
bool DraughtsReading<Words>::may_begin(const Set& at) const {
  return capturers_.none() || (capturers_ & at).any();
}

template <std::size_t Words>
bool DraughtsReading<Words>::jumps_are_legal(const Set& at) const {
  Jumper<Words> jumper = moves_.lift(state_, side_, at);
  for (const Cell cell : rest_) {
    const auto next = moves_.jump(jumper, side_, moves_.board().set(cell));
    if (!next) return false;
    jumper = *next;
  }
  return moves_.may_stop(jumper, side_);
}

template <std::size_t Words>
void DraughtsReading<Words>::fitting(Cell origin, Found& found) const {
  const Set at = moves_.board().set(origin);
  if ((at & state_.of(side_)).none() || !may_begin(at)) return;
  JumpPath path;
  moves_.each_jump_turn(state_, side_, at, capturers_.any(), path, [&](const Jumper<Words>&) {
    if (found.size() < most_candidates && fits(path)) moves_.write_turn(path, found.emplace_back());
  });
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
Illegal DraughtsReading<Words>::illegal() const {
  return DraughtsExplanation<Words>(moves_, state_, side_, text_).why(origins_, rest_);
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
