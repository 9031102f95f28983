#pragma once

#include <cstdint>
#include <optional>

#include "plybook/board/outcome.h"
#include "plybook/rules/corners_board.h"
#include "plybook/rules/corners_turns.h"

namespace plybook {

/// How a game of this family stands after `ply` turns: the end on the board, if it has come.
template <std::size_t Words>
class CornersEnd {
 public:
  CornersEnd(const CornersBoard<Words>& game, const CornersMen<Words>& men, Side to_move, std::uint32_t ply)
      : game_(game), men_(men), to_move_(to_move), ply_(ply) {}

  std::optional<Outcome> outcome() const {
    if (const auto end = home()) return end;
    if (const auto end = not_left_home()) return end;
    if (const auto end = counted()) return end;
    return blocked();
  }

 private:
  using Facts = CornersFacts;

  bool is_home(Side side) const {
    const auto& own = men_.of[index(side)];
    const auto& goal = game_.goals[index(side)];
    if (game_.facts.filled == Facts::Filled::by_any_men) return (own & goal).any() && (goal & ~men_.occupied()).none();
    return own.any() && (own & ~goal).none();
  }

  /// The side that has just moved comes first: when both are home it has won. Where the second side has the last turn,
  /// it is waited for, and both homes make a draw.
  std::optional<Outcome> home() const {
    const Side moved = opponent(to_move_);
    const bool moved_home = is_home(moved), other_home = is_home(to_move_);
    if (!moved_home && !other_home) return std::nullopt;
    if (game_.facts.last_turn) {
      if (moved_home && other_home) return Outcome{Result::draw, Termination::home};
      if (moved_home && moved == Side::first) return std::nullopt;
    }
    return Outcome{win_of(moved_home ? moved : to_move_), Termination::home};
  }

  std::uint32_t turns_of(Side side) const { return side == Side::first ? (ply_ + 1) / 2 : ply_ / 2; }

  static bool reached(std::uint32_t turns, const std::optional<int>& limit) {
    return limit && turns >= static_cast<std::uint32_t>(*limit);
  }

  std::optional<Outcome> not_left_home() const {
    const Side moved = opponent(to_move_);
    if (ply_ == 0 || !reached(turns_of(moved), game_.facts.leave_home_by)) return std::nullopt;
    if ((men_.of[index(moved)] & game_.homes[index(moved)]).none()) return std::nullopt;
    return Outcome{win_of(to_move_), Termination::turn_limit};
  }

  std::optional<Outcome> counted() const {
    if (!reached(ply_ / 2, game_.facts.count_at)) return std::nullopt;
    const auto first = (men_.of[0] & game_.goals[0]).count(), second = (men_.of[1] & game_.goals[1]).count();
    if (first == second) return Outcome{Result::draw, Termination::turn_limit};
    return Outcome{win_of(first > second ? Side::first : Side::second), Termination::turn_limit};
  }

  std::optional<Outcome> blocked() const {
    if (game_.facts.blocked == Facts::Blocked::passes) return std::nullopt;
    if (CornersTurns<Words>(game_, men_, to_move_).any()) return std::nullopt;
    return Outcome{win_of(opponent(to_move_)), Termination::blocked};
  }

  const CornersBoard<Words>& game_;
  const CornersMen<Words>& men_;
  Side to_move_;
  std::uint32_t ply_;
};

template <std::size_t Words>
std::optional<Outcome> corners_outcome(const CornersBoard<Words>& game, const CornersMen<Words>& men, Side to_move,
                                       std::uint32_t ply) {
  return CornersEnd<Words>(game, men, to_move, ply).outcome();
}

}  // namespace plybook
