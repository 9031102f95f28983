#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>

#include "plybook/board/turn.h"
#include "plybook/rules/draughts_board.h"
#include "plybook/rules/draughts_facts.h"
#include "plybook/rules/draughts_state.h"

namespace plybook {

/// The landings of a jump turn so far, the origin first, as bits of the board.
struct JumpPath {
  std::array<std::uint8_t, Turn::capacity> bits;
  std::size_t length = 0;
};

/// How pieces move on a draughts board by a game's facts: the one place that knows it. Everything else asks here.
template <std::size_t Words>
class DraughtsMoves {
 public:
  using Set = Bits<Words>;
  using State = DraughtsState<Words>;

  DraughtsMoves(const Topology& topology, const DraughtsFacts& facts)
      : board_(topology, facts.captures_go_orthogonally_too), facts_(facts) {}

  const DraughtsBoard<Words>& board() const { return board_; }
  const DraughtsFacts& facts() const { return facts_; }

  Set free(const State& state) const { return board_.all() & ~state.occupied(); }

  // ---- what a side can do at all ----

  /// Own pieces that can begin a turn with a capture.
  Set capturers(const State& state, Side side) const {
    return jumpers(state.of(side), state.of(opponent(side)), free(state), side, !facts_.men_capture_backward);
  }
  /// Own pieces that can begin a turn by jumping ice, captures apart.
  Set ice_jumpers(const State& state, Side side) const {
    return jumpers(state.of(side), state.ice, free(state), side, false);
  }
  /// Where own men can step to one of the two ways ahead.
  Set stepped(const State& state, Side side, Way ahead) const { return board_.go(state.of(side), ahead) & free(state); }
  static constexpr std::array<Way, 2> ahead(Side side) {
    return side == Side::first ? std::array{Way::up_left, Way::up_right} : std::array{Way::down_left, Way::down_right};
  }
  bool can_step(const State& state, Side side) const {
    const auto ways = ahead(side);
    return (stepped(state, side, ways[0]) | stepped(state, side, ways[1])).any();
  }
  /// Whether steps are open to a side that has no capture.
  bool may_step(const State& state, Side side) const {
    return facts_.ice_jumps != IceJumps::compulsory || ice_jumpers(state, side).none();
  }
  bool can_move(const State& state, Side side) const {
    return can_step(state, side) || capturers(state, side).any() || ice_jumpers(state, side).any();
  }

  // ---- jumps, one by one ----

  /// A piece of `side` lifted from its cell.
  Jumper<Words> lift(const State& state, Side side, const Set& at) const {
    return {at, free(state) | at, state.of(opponent(side)), state.ice, {}, (state.kings & at).any()};
  }

  /// Calls `visit(over, landing)` for each capture that the piece has from where it stands; whether there is one.
  template <class Visit>
  bool each_capture(const Jumper<Words>& jumper, Side side, Visit&& visit) const {
    bool any = false;
    each_diagonal([&](auto way) {
      if (facts_.men_capture_backward || goes_up(way) == (side == Side::first))
        any |= hop<way>(jumper, jumper.targets, visit);
    });
    return any;
  }
  /// The same for ice, captures apart.
  template <class Visit>
  bool each_ice_jump(const Jumper<Words>& jumper, Visit&& visit) const {
    bool any = false;
    if (jumper.ice.none()) return any;
    each_diagonal([&](auto way) { any |= hop<way>(jumper, jumper.ice, visit); });
    return any;
  }
  bool can_capture(const Jumper<Words>& jumper, Side side) const {
    return each_capture(jumper, side, [](const Set&, const Set&) {});
  }
  bool can_jump_ice(const Jumper<Words>& jumper) const {
    return each_ice_jump(jumper, [](const Set&, const Set&) {});
  }

  /// The piece after it jumped. Ice melts as the piece lands; a man that was captured in this turn is no ice before the
  /// turn is over.
  Jumper<Words> land(const Jumper<Words>& jumper, const Set& over, const Set& landing) const {
    Jumper<Words> after = jumper;
    after.at = landing;
    if ((over & jumper.targets).any()) {
      after.captured |= over;
      after.targets ^= over;
      if (facts_.captured_man == CapturedMan::removed_at_once) after.free |= over;
    } else {
      after.ice ^= over;
      after.free |= over;
    }
    return after;
  }

  /// Whether ice may be jumped by a piece that cannot capture from where it stands, after its first jump.
  bool ice_is_open(const Jumper<Words>& jumper) const {
    return jumper.captured.none() || facts_.ice_in_capture != IceJumps::forbidden;
  }
  /// Whether a turn may stop although ice can be jumped.
  bool may_leave_ice(const Jumper<Words>& jumper) const {
    return (jumper.captured.any() ? facts_.ice_in_capture : facts_.cascade) != IceJumps::compulsory;
  }

  /// The piece after its next jump, which leads to `landing`; nothing where the rules have no such jump for it now.
  /// Before the first jump, whether another piece can capture is up to the caller.
  std::optional<Jumper<Words>> jump(const Jumper<Words>& jumper, Side side, const Set& landing) const {
    Set over;
    const auto take = [&](const Set& jumped, const Set& end) {
      if (end == landing) over = jumped;
    };
    if (!each_capture(jumper, side, take) && ice_is_open(jumper)) each_ice_jump(jumper, take);
    if (over.none()) return std::nullopt;
    return land(jumper, over, landing);
  }
  /// Whether a turn may end where the piece stands after at least one jump.
  bool may_stop(const Jumper<Words>& jumper, Side side) const {
    if (can_capture(jumper, side)) return false;
    return !ice_is_open(jumper) || may_leave_ice(jumper) || !can_jump_ice(jumper);
  }

  // ---- whole turns ----

  /// Calls `end(jumper)` for each way in which the turn can go on and end; `path` holds the landings then. The depth of
  /// recursion is bounded by the pieces on the board, none of which is jumped twice.
  template <class End>
  void each_end(const Jumper<Words>& jumper, Side side, JumpPath& path, End&& end) const {
    const auto go_on = [&](const Set& over, const Set& landing) {
      path.bits[path.length++] = static_cast<std::uint8_t>(landing.lowest());
      each_end(land(jumper, over, landing), side, path, end);
      --path.length;
    };
    if (each_capture(jumper, side, go_on)) return;
    if (ice_is_open(jumper) && each_ice_jump(jumper, go_on) && !may_leave_ice(jumper)) return;
    end(jumper);
  }
  /// Calls `end(jumper)` for each turn that begins with a jump of the piece on `at`; `path` is made here.
  template <class End>
  void each_jump_turn(const State& state, Side side, const Set& at, bool captures, JumpPath& path, End&& end) const {
    const Jumper<Words> lifted = lift(state, side, at);
    path.length = 1;
    path.bits[0] = static_cast<std::uint8_t>(at.lowest());
    const auto go_on = [&](const Set& over, const Set& landing) {
      path.bits[path.length++] = static_cast<std::uint8_t>(landing.lowest());
      each_end(land(lifted, over, landing), side, path, end);
      --path.length;
    };
    if (captures)
      each_capture(lifted, side, go_on);
    else
      each_ice_jump(lifted, go_on);
  }

  /// A path as a turn.
  void write_turn(const JumpPath& path, Turn& turn) const {
    turn.kind = TurnKind::jump;
    turn.length = static_cast<std::uint8_t>(path.length);
    turn.looks = {};
    for (std::size_t i = 0; i < path.length; ++i) turn.cells[i] = board_.cell(path.bits[i]);
  }

  /// The board after a step.
  State after_step(const State& state, Side side, const Set& from, const Set& to) const {
    State after = state;
    after.of(side) ^= from | to;
    return after;
  }
  /// The board after a turn of the piece on `from` that ended as `jumper`.
  State after_jumps(const State& state, Side side, const Set& from, const Jumper<Words>& jumper) const {
    State after = state;
    after.of(side) ^= from;
    after.of(side) |= jumper.at;
    after.of(opponent(side)) = jumper.targets;
    after.ice = jumper.ice;
    if (facts_.captured_man == CapturedMan::freezes) after.ice |= jumper.captured;
    return after;
  }

 private:
  /// Ways are constants here, so that each way across the board is compiled on its own: one shift, no questions.
  template <class Visit>
  static void each_diagonal(Visit&& visit) {
    visit(std::integral_constant<Way, Way::up_right>{});
    visit(std::integral_constant<Way, Way::up_left>{});
    visit(std::integral_constant<Way, Way::down_left>{});
    visit(std::integral_constant<Way, Way::down_right>{});
  }

  template <Way way, class Visit>
  bool hop(const Jumper<Words>& jumper, const Set& obstacles, Visit& visit) const {
    const Set over = board_.template go<way>(jumper.at) & obstacles;
    const Set landing = board_.template go<way>(over) & jumper.free;
    if (landing.none()) return false;
    visit(over, landing);
    return true;
  }

  /// Those of `men` that stand next to an obstacle with a free cell straight behind it.
  Set jumpers(const Set& men, const Set& obstacles, const Set& free, Side side, bool only_ahead) const {
    Set found;
    if (obstacles.none()) return found;
    each_diagonal([&](auto way) {
      if (only_ahead && goes_up(way) == (side == Side::first)) return;  // looked at from the landing: the other way
      found |= board_.template go<way>(board_.template go<way>(free) & obstacles) & men;
    });
    return found;
  }

  DraughtsBoard<Words> board_;
  DraughtsFacts facts_;
};

}  // namespace plybook
