#pragma once

#include <span>
#include <tl/expected.hpp>
#include <vector>

#include "plybook/board/turn_text.h"
#include "plybook/rules/draughts_turns.h"
#include "plybook/rules/rules.h"

namespace plybook {

/// Finds the legal turn that a text means, asking only about the pieces that it names.
template <std::size_t Words>
class DraughtsReading {
 public:
  using Set = Bits<Words>;
  using State = DraughtsState<Words>;

  /// Candidates that are listed at most when a text fits several turns.
  static constexpr std::size_t most_candidates = 100;

  DraughtsReading(const DraughtsTurns<Words>& turns, const State& state, Side side, const TurnText& text);

  tl::expected<Resolved, Illegal> resolve() const;

 private:
  /// A legal turn on the path that was written, and the same turn as `legal` lists it.
  struct Found {
    Turn written;
    Turn turn;
  };

  /// A turn whose cells are exactly those written.
  bool exact(Cell origin, Found& found) const;
  bool is_step(const Set& at, const Set& to) const;
  bool jumps_are_legal(const Set& at, Jumper<Words>& jumper, JumpPath& path) const;
  bool may_begin(const Set& at) const;
  bool is_best(const Set& at, const Jumper<Words>& jumper, const JumpPath& path) const;
  /// Turns that begin and end on the cells written, and pass the others in order.
  void fitting(Cell origin, std::vector<Found>& found) const;
  bool fits(const JumpPath& path) const;
  /// The turn of the same effect that `legal` lists.
  void listed(const Set& at, const Jumper<Words>& jumper, Turn& turn) const;
  tl::expected<Resolved, Illegal> one_of(std::vector<Found> found) const;
  Resolved resolved(const Found& found) const;
  Liberties liberties(const Turn& turn) const;

  const DraughtsTurns<Words>& turns_;
  const DraughtsMoves<Words>& moves_;
  const State& state_;
  Side side_;
  const TurnText& text_;
  std::span<const Cell> origins_;  ///< where the turn may begin by its text
  std::span<const Cell> rest_;     ///< the cells written after the origin
  Set capturers_;
  std::uint64_t most_ = 0;  ///< what a capture must be worth
};

/// What stands between the cells of a legal turn: `:` or `*` for each of its jumps, `-` for a step.
template <std::size_t Words>
void signs_of(const DraughtsMoves<Words>& moves, const DraughtsState<Words>& state, Side side, const Turn& turn,
              std::span<Sign> signs);

}  // namespace plybook
