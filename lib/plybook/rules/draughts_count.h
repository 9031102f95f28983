#pragma once

#include "plybook/rules/draughts_moves.h"

namespace plybook {

/// Counts turns without making them, for perft.
template <std::size_t Words>
class DraughtsCount {
 public:
  using Set = Bits<Words>;
  using State = DraughtsState<Words>;

  explicit DraughtsCount(const DraughtsMoves<Words>& moves) : moves_(moves) {}

  /// Number of leaves `depth` turns further on, no turns after an end of the game. Precondition: depth > 0.
  std::uint64_t leaves(const State& state, Side side, int depth) const {
    if (over(state, side)) return 0;
    return depth == 1 ? turns(state, side) : visit(state, side, depth);
  }

 private:
  /// Ends of the game other than by lack of turns, which counts as none anyway.
  bool over(const State& state, Side side) const {
    if (moves_.facts().far_rank == FarRank::wins) {
      const auto& board = moves_.board();
      if (((state.of(Side::first) & board.far_rank(Side::first)) |
           (state.of(Side::second) & board.far_rank(Side::second)))
              .any())
        return true;
    }
    return state.of(opponent(side)).none();
  }

  std::uint64_t turns(const State& state, Side side) const {
    std::uint64_t sum = 0;
    const Set capturers = moves_.capturers(state, side);
    const Set jumpers = capturers.any() ? capturers : moves_.ice_jumpers(state, side);
    each(jumpers, [&](const Set& at) { sum += ends_from(moves_.lift(state, side, at), side, capturers.any()); });
    if (capturers.any() || (moves_.facts().ice_jumps == IceJumps::compulsory && jumpers.any())) return sum;
    const auto ways = moves_.ahead(side);
    return sum + moves_.stepped(state, side, ways[0]).count() + moves_.stepped(state, side, ways[1]).count();
  }

  std::uint64_t ends_from(const Jumper<Words>& lifted, Side side, bool captures) const {
    std::uint64_t sum = 0;
    const auto go_on = [&](const Set& over, const Set& landing) {
      sum += ends(moves_.land(lifted, over, landing), side);
    };
    if (captures)
      moves_.each_capture(lifted, side, go_on);
    else
      moves_.each_ice_jump(lifted, go_on);
    return sum;
  }
  std::uint64_t ends(const Jumper<Words>& jumper, Side side) const {
    std::uint64_t sum = 0;
    const auto go_on = [&](const Set& over, const Set& landing) {
      sum += ends(moves_.land(jumper, over, landing), side);
    };
    if (moves_.each_capture(jumper, side, go_on)) return sum;
    if (moves_.ice_is_open(jumper) && moves_.each_ice_jump(jumper, go_on) && !moves_.may_leave_ice(jumper)) return sum;
    return sum + 1;
  }

  std::uint64_t visit(const State& state, Side side, int depth) const {
    std::uint64_t sum = 0;
    const Set capturers = moves_.capturers(state, side);
    const Set jumpers = capturers.any() ? capturers : moves_.ice_jumpers(state, side);
    JumpPath path;
    each(jumpers, [&](const Set& at) {
      moves_.each_jump_turn(state, side, at, capturers.any(), path, [&](const Jumper<Words>& jumper) {
        sum += leaves(moves_.after_jumps(state, side, at, jumper), opponent(side), depth - 1);
      });
    });
    if (capturers.any() || (moves_.facts().ice_jumps == IceJumps::compulsory && jumpers.any())) return sum;
    for (const Way way : moves_.ahead(side)) {
      each(moves_.stepped(state, side, way), [&](const Set& to) {
        const Set from = moves_.board().go(to, opposite(way));
        sum += leaves(moves_.after_step(state, side, from, to), opponent(side), depth - 1);
      });
    }
    return sum;
  }

  const DraughtsMoves<Words>& moves_;
};

}  // namespace plybook
