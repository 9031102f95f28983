#pragma once

#include <cstdint>

#include "plybook/rules/draughts_turns.h"

namespace plybook {

/// Counts turns without making them, for perft.
template <std::size_t Words>
class DraughtsCount {
 public:
  using Set = Bits<Words>;
  using State = DraughtsState<Words>;

  explicit DraughtsCount(const DraughtsTurns<Words>& turns) : turns_(turns), moves_(turns.moves()) {}

  /// Number of leaves `depth` turns further on, no turns after an end of the game. Precondition: depth > 0.
  std::uint64_t leaves(const State& state, Side side, int depth) const {
    if (is_over(state, side)) return 0;
    return depth == 1 ? count(state, side) : descend(state, side, depth);
  }

 private:
  /// Ends of the game other than by lack of turns, which counts as none anyway.
  bool is_over(const State& state, Side side) const {
    if (moves_.facts().far_rank == FarRank::wins) {
      const auto& board = moves_.board();
      if ((state.of(Side::first) & board.far_rank(Side::first)).any()) return true;
      if ((state.of(Side::second) & board.far_rank(Side::second)).any()) return true;
    }
    return state.of(opponent(side)).none();
  }

  std::uint64_t count(const State& state, Side side) const {
    std::uint64_t sum = 0;
    const Set capturers = moves_.capturers(state, side);
    if (capturers.any()) return count_captures(state, side, capturers);
    const Set jumpers = moves_.ice_jumpers(state, side);
    each(jumpers, [&](const Set& at) {
      const Jumper<Words> lifted = moves_.lift(state, side, at);
      moves_.each_ice_jump(lifted, [&](const Set& over, const Set& landing) {
        sum += count_ends(moves_.landed(lifted, side, over, landing), side);
      });
    });
    if (jumpers.any() && moves_.facts().ice_jumps == IceJumps::compulsory) return sum;
    return sum + moves_.count_steps(state, side);
  }

  std::uint64_t count_captures(const State& state, Side side, const Set& capturers) const {
    if (!moves_.facts().paths_are_turns) return turns_.count_capture_turns(state, side, capturers);
    std::uint64_t sum = 0;
    each(capturers, [&](const Set& at) {
      const Jumper<Words> lifted = moves_.lift(state, side, at);
      moves_.each_capture(lifted, side, [&](const Set& over, const Set& landing) {
        sum += count_ends(moves_.landed(lifted, side, over, landing), side);
      });
    });
    return sum;
  }

  /// In how many ways a turn can go on and end, where paths are turns.
  std::uint64_t count_ends(const Jumper<Words>& jumper, Side side) const {
    std::uint64_t sum = 0;
    const auto go_on = [&](const Set& over, const Set& landing) {
      sum += count_ends(moves_.landed(jumper, side, over, landing), side);
    };
    if (moves_.each_capture(jumper, side, go_on)) return sum;
    if (moves_.ice_is_open(jumper) && moves_.each_ice_jump(jumper, go_on) && !moves_.may_leave_ice(jumper)) return sum;
    return sum + 1;
  }

  std::uint64_t descend(const State& state, Side side, int depth) const {
    std::uint64_t sum = 0;
    const auto go_down = [&](const State& after) { sum += leaves(after, opponent(side), depth - 1); };
    JumpPath path;
    const Set capturers = moves_.capturers(state, side);
    if (capturers.any()) {
      turns_.each_capture_turn(state, side, capturers, path, [&](const Set& at, const Jumper<Words>& jumper) {
        go_down(turns_.after_jumps(state, side, at, jumper));
      });
      return sum;
    }
    const Set jumpers = moves_.ice_jumpers(state, side);
    each(jumpers, [&](const Set& at) {
      turns_.each_path(state, side, at, false, path,
                       [&](const Jumper<Words>& jumper) { go_down(turns_.after_jumps(state, side, at, jumper)); });
    });
    if (jumpers.any() && moves_.facts().ice_jumps == IceJumps::compulsory) return sum;
    moves_.each_step(state, side,
                     [&](const Set& from, const Set& to) { go_down(turns_.after_step(state, side, from, to)); });
    return sum;
  }

  const DraughtsTurns<Words>& turns_;
  const DraughtsMoves<Words>& moves_;
};

}  // namespace plybook
