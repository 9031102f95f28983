#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "plybook/rules/draughts_turns.h"

namespace plybook {

/// How well sides stand on a draughts board, by what can be counted: pieces, how far men have come, and what the side
/// to move can capture at once.
template <std::size_t Words>
class DraughtsScore {
 public:
  using Set = Bits<Words>;
  using State = DraughtsState<Words>;

  DraughtsScore(const Topology& topology, const DraughtsTurns<Words>& turns) : turns_(turns) {
    const DraughtsFacts& facts = turns.facts();
    king_ = facts.kings == Kings::flying ? 300 : 150;
    const bool race = facts.far_rank == FarRank::wins;
    const int bottom = topology.bottom_right().y, top = topology.top_left().y;
    for (std::size_t i = 0; i < topology.cells(); ++i) {
      const int rank = (bottom - topology.centre(cell_at(i)).y) / 2;
      const std::array<int, 2> come = {rank, (bottom - top) / 2 - rank};
      for (std::size_t side = 0; side < 2; ++side)
        man_[side][turns.board().bit(cell_at(i))] = man + (race ? come[side] * come[side] : come[side]);
    }
  }

  std::int64_t of(const State& state, Side to_move, Side side) const {
    std::int64_t score = worth(state, side) - worth(state, opponent(side));
    const std::int64_t threat = most_captured(state, to_move);
    score += to_move == side ? threat : -threat;
    return turns_.facts().loser_wins ? -score : score;
  }

 private:
  static constexpr std::int64_t man = 100;

  std::int64_t worth(const State& state, Side side) const {
    std::int64_t sum = king_ * (state.of(side) & state.kings).count();
    each(state.of(side) & ~state.kings, [&](const Set& at) { sum += man_[index(side)][at.lowest()]; });
    return sum;
  }

  std::int64_t most_captured(const State& state, Side side) const {
    std::int64_t most = 0;
    JumpPath path;
    each(turns_.moves().capturers(state, side), [&](const Set& at) {
      turns_.each_capture_effect(state, side, at, path, [&](const Jumper<Words>& jumper) {
        const std::int64_t kings = (jumper.captured & state.kings).count();
        most = std::max(most, man * (jumper.captured.count() - kings) + king_ * kings);
      });
    });
    return most;
  }

  const DraughtsTurns<Words>& turns_;
  std::int64_t king_;
  std::array<std::array<std::int64_t, Set::capacity>, 2> man_{};  ///< by side and bit
};

}  // namespace plybook
