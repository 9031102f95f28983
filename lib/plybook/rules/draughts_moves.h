#pragma once

#include <cstddef>
#include <optional>
#include <type_traits>

#include "plybook/rules/draughts_board.h"
#include "plybook/rules/draughts_facts.h"
#include "plybook/rules/draughts_state.h"

namespace plybook {

/// How pieces step and jump on a draughts board by a game's facts: the one place that knows it. Everything else asks
/// here. Ways are constants inside, so that each way across the board is compiled on its own: one shift, no questions.
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
  /// Whether a man's step leads from one cell to the other, whatever stands there.
  bool leads_ahead(Side side, const Set& from, const Set& to) const {
    bool found = false;
    each_way_ahead(side, [&](auto way) { found |= board_.template go<way>(from) == to; });
    return found;
  }

  // ---- what a side can do at all ----

  /// Own pieces that can begin a turn with a capture.
  Set capturers(const State& state, Side side) const {
    const Set kings = state.of(side) & state.kings;
    const Set cells = free(state);
    Set found = next_to(state.of(side) ^ kings, prey_of_men(state, side), cells, side, !facts_.men_capture_backward);
    if (kings.none()) return found;
    const Set prey = state.of(opponent(side));
    return found | (facts_.kings == Kings::flying ? in_flight_of(kings, prey, cells)
                                                  : next_to(kings, prey, cells, side, false));
  }
  /// Own pieces that can begin a turn by jumping ice, captures apart.
  Set ice_jumpers(const State& state, Side side) const {
    Set found;
    if (state.ice.none()) return found;
    const Set cells = free(state);
    each_diagonal([&](auto way) { found |= behind<way>(cells, state.ice) & state.of(side); });
    return found;
  }
  bool can_step(const State& state, Side side) const {
    const Set cells = free(state);
    const Set men = state.of(side) & ~state.kings;
    Set to;
    each_way_ahead(side, [&](auto way) { to |= board_.template go<way>(men) & cells; });
    const Set kings = kings_that_step(state, side);
    if (kings.any()) each_diagonal([&](auto way) { to |= board_.template go<way>(kings) & cells; });
    return to.any();
  }
  /// Whether steps are open to a side that has no capture.
  bool may_step(const State& state, Side side) const {
    return facts_.ice_jumps != IceJumps::compulsory || ice_jumpers(state, side).none();
  }
  bool can_move(const State& state, Side side) const {
    return can_step(state, side) || capturers(state, side).any() || ice_jumpers(state, side).any();
  }
  unsigned count_steps(const State& state, Side side) const {
    const Set kings = state.of(side) & state.kings;
    const Set men = state.of(side) ^ kings;
    const Set cells = free(state);
    unsigned sum = 0;
    each_way_ahead(side, [&](auto way) { sum += (board_.template go<way>(men) & cells).count(); });
    if (kings.any()) each_king_step(kings, cells, [&](const Set& to, Way, unsigned) { sum += to.count(); });
    return sum;
  }
  /// Calls `visit(from, to)` for each step, captures and ice apart.
  template <class Visit>
  void each_step(const State& state, Side side, Visit&& visit) const {
    const Set men = state.of(side) & ~state.kings;
    const Set cells = free(state);
    each_way_ahead(side, [&](auto way) {
      each(board_.template go<way>(men) & cells,
           [&](const Set& to) { visit(board_.template go<opposite(way)>(to), to); });
    });
    const Set kings = kings_that_step(state, side);
    if (kings.none()) return;
    each_king_step(kings, cells, [&](const Set& all, Way way, unsigned distance) {
      each(all, [&](const Set& to) {
        Set from = to;
        for (unsigned i = 0; i < distance; ++i) from = board_.go(from, opposite(way));
        visit(from, to);
      });
    });
  }
  /// Whether a piece of `side` can step from one cell to another, captures and ice apart.
  bool is_step(const State& state, Side side, const Set& from, const Set& to) const {
    if ((from & state.kings).any()) {
      bool found = false;
      each_king_step(from & kings_that_step(state, side), free(state),
                     [&](const Set& end, Way, unsigned) { found |= end == to; });
      return found;
    }
    return leads_ahead(side, from, to) && (to & free(state)).any();
  }

  // ---- jumps, one by one ----

  /// A piece of `side` lifted from its cell.
  Jumper<Words> lift(const State& state, Side side, const Set& at) const {
    const bool king = (state.kings & at).any();
    return {at,          free(state) | at, king ? state.of(opponent(side)) : prey_of_men(state, side),
            state.kings, state.ice,        {},
            king};
  }

  /// Calls `visit(over, landing)` for each capture that the piece has from where it stands; whether there is one.
  template <class Visit>
  bool each_capture(const Jumper<Words>& jumper, Side side, Visit&& visit) const {
    bool any = false;
    if (jumper.king && facts_.kings == Kings::flying) {
      each_way([&](auto way) { any |= fly<way>(jumper, side, visit); });
      return any;
    }
    const bool backward = jumper.king || facts_.men_capture_backward;
    each_way([&](auto way) {
      if (backward || !goes_back(way, side)) any |= hop<way>(jumper, jumper.targets, visit);
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
    if (!jumper.king || facts_.kings != Kings::flying) return each_capture(jumper, side, [](const Set&, const Set&) {});
    bool any = false;
    each_way([&](auto way) {
      const Set over = first_on_the_way<way>(jumper) & jumper.targets;
      any |= (board_.template go<way>(over) & jumper.free).any();
    });
    return any;
  }
  bool can_jump_ice(const Jumper<Words>& jumper) const {
    return each_ice_jump(jumper, [](const Set&, const Set&) {});
  }

  /// Lets the piece jump. Ice melts as the piece lands; a man that was captured in this turn is no ice before the turn
  /// is over.
  void land(Jumper<Words>& jumper, Side side, const Set& over, const Set& landing) const {
    jumper.at = landing;
    if ((over & jumper.targets).any()) {
      jumper.captured |= over;
      jumper.targets ^= over;
      if (facts_.captured_man == CapturedMan::removed_at_once) jumper.free |= over;
    } else {
      jumper.ice ^= over;
      jumper.free |= over;
    }
    if (facts_.far_rank == FarRank::promotes_in_passing) jumper.king |= (landing & board_.far_rank(side)).any();
  }
  /// The piece after it jumped.
  Jumper<Words> landed(const Jumper<Words>& jumper, Side side, const Set& over, const Set& landing) const {
    Jumper<Words> after = jumper;
    land(after, side, over, landing);
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

  /// Lets the piece jump to `landing`, which is known to be legal.
  void follow(Jumper<Words>& jumper, Side side, const Set& landing) const {
    const Set jumped = jumper.targets | jumper.ice;
    Set over = board_.middle(jumper.at, landing) & jumped;
    if (over.none()) over = board_.between(jumper.at, landing) & jumped;
    land(jumper, side, over, landing);
  }
  /// Lets the piece make its next jump, which leads to `landing`; false where the rules have no such jump for it now.
  /// Before the first jump, whether another piece can capture is up to the caller.
  bool jump(Jumper<Words>& jumper, Side side, const Set& landing) const {
    Set over;
    const auto take = [&](const Set& jumped, const Set& end) {
      if (end == landing) over = jumped;
    };
    if (!each_capture(jumper, side, take) && ice_is_open(jumper)) each_ice_jump(jumper, take);
    if (over.none()) return false;
    land(jumper, side, over, landing);
    return true;
  }
  /// Whether a turn may end where the piece stands after at least one jump.
  bool may_stop(const Jumper<Words>& jumper, Side side) const {
    if (can_capture(jumper, side)) return false;
    return !ice_is_open(jumper) || may_leave_ice(jumper) || !can_jump_ice(jumper);
  }

  /// Kings of a side, but for one that has stepped as often in a row as it may.
  Set kings_that_step(const State& state, Side side) const {
    const Set kings = state.of(side) & state.kings;
    const std::uint32_t steps = state.king_steps[index(side)];
    if (facts_.same_king_steps == 0 || steps % 256 < static_cast<std::uint32_t>(facts_.same_king_steps)) return kings;
    return kings == state.of(side) ? kings : kings & ~Set::single(steps / 256);
  }

 private:
  template <Way way>
  using Constant = std::integral_constant<Way, way>;

  template <class Visit>
  static void each_diagonal(Visit&& visit) {
    visit(Constant<Way::up_right>{});
    visit(Constant<Way::up_left>{});
    visit(Constant<Way::down_left>{});
    visit(Constant<Way::down_right>{});
  }
  /// The two ways in which men step.
  template <class Visit>
  static void each_way_ahead(Side side, Visit&& visit) {
    if (side == Side::first) {
      visit(Constant<Way::up_left>{});
      visit(Constant<Way::up_right>{});
    } else {
      visit(Constant<Way::down_left>{});
      visit(Constant<Way::down_right>{});
    }
  }
  /// The ways in which captures go.
  template <class Visit>
  void each_way(Visit&& visit) const {
    each_diagonal(visit);
    if (!facts_.captures_go_orthogonally_too) return;
    visit(Constant<Way::up>{});
    visit(Constant<Way::right>{});
    visit(Constant<Way::down>{});
    visit(Constant<Way::left>{});
  }

  Set prey_of_men(const State& state, Side side) const {
    const Set& pieces = state.of(opponent(side));
    return facts_.men_capture_kings ? pieces : pieces & ~state.kings;
  }

  /// A jump over a neighbouring obstacle, straight to the free cell behind it.
  template <Way way, class Visit>
  bool hop(const Jumper<Words>& jumper, const Set& obstacles, Visit& visit) const {
    const Set over = board_.template go<way>(jumper.at) & obstacles;
    const Set landing = board_.template go<way>(over) & jumper.free;
    if (landing.none()) return false;
    visit(over, landing);
    return true;
  }

  /// A flying king's capture one way: where it must land so that it can go on, else wherever it may.
  template <Way way, class Visit>
  bool fly(const Jumper<Words>& jumper, Side side, Visit& visit) const {
    const Set over = first_on_the_way<way>(jumper) & jumper.targets;
    const Set behind = board_.template go<way>(over) & jumper.free;
    if (behind.none()) return false;
    const bool only_behind = facts_.king_lands == KingLands::right_behind;
    bool goes_on = false;
    for (Set cell = behind; cell.any(); cell = only_behind ? Set{} : board_.template go<way>(cell) & jumper.free) {
      if (!can_capture(landed(jumper, side, over, cell), side)) continue;
      goes_on = true;
      visit(over, cell);
    }
    if (goes_on) return true;
    const bool one =
        only_behind || (facts_.king_lands == KingLands::right_behind_a_last_king && (over & jumper.kings).any());
    for (Set cell = behind; cell.any(); cell = one ? Set{} : board_.template go<way>(cell) & jumper.free)
      visit(over, cell);
    return true;
  }
  /// The first thing that a flying piece meets; a bit that is no cell where it is the edge.
  template <Way way>
  Set first_on_the_way(const Jumper<Words>& jumper) const {
    Set cell = board_.template go<way>(jumper.at);
    while ((cell & jumper.free).any()) cell = board_.template go<way>(cell);
    return cell;
  }

  /// Calls `visit(ends, way, distance)` with where kings step to: one cell any way, flying ones as far as cells are
  /// free.
  template <class Visit>
  void each_king_step(const Set& kings, const Set& cells, Visit&& visit) const {
    each_diagonal([&](auto way) {
      unsigned distance = 0;
      Set to = board_.template go<way>(kings) & cells;
      while (to.any()) {
        visit(to, way, ++distance);
        if (facts_.kings != Kings::flying) break;
        to = board_.template go<way>(to) & cells;
      }
    });
  }

  /// Those of `men` that stand next to an obstacle with a free cell straight behind it. Looked at from that cell.
  Set next_to(const Set& men, const Set& obstacles, const Set& cells, Side side, bool only_ahead) const {
    Set found;
    each_way([&](auto way) {
      if (!only_ahead || !goes_back(opposite(way), side)) found |= behind<way>(cells, obstacles) & men;
    });
    return found;
  }
  template <Way way>
  Set behind(const Set& cells, const Set& obstacles) const {
    return board_.template go<way>(board_.template go<way>(cells) & obstacles);
  }
  /// Those of the flying `kings` that have something to capture.
  Set in_flight_of(const Set& kings, const Set& prey, const Set& cells) const {
    Set found;
    each_way([&](auto way) {
      Set reached = board_.template go<way>(board_.template go<way>(cells) & prey);
      while (reached.any()) {
        found |= reached & kings;
        reached = board_.template go<way>(reached & cells);
      }
    });
    return found;
  }

  DraughtsBoard<Words> board_;
  DraughtsFacts facts_;
};

}  // namespace plybook
