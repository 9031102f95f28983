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
  /// A turn whose cells are exactly those written; `found` stays as it is where there is none.
  bool exact(Cell origin, Resolved& found) const;
  bool is_step(const Set& at, const Set& to) const;
  bool exact_jumps(Cell origin, const Set& at, Resolved& found) const;
  void write(Cell origin, TurnKind kind, Liberties taken, Resolved& found) const;
  void compare_sign(std::size_t i, Sign meant, Liberties& taken) const;
  bool may_begin(const Set& at) const;
  bool is_best(const Set& at, const Jumper<Words>& jumper, const JumpPath& path) const;
  /// Turns that begin and end on the cells written, and pass the others in order.
  void fitting(Cell origin, std::vector<Resolved>& found) const;
  bool fits(const JumpPath& path) const;
  /// Puts the turn of the same effect that `legal` lists in the place of the one on the path that was written.
  void list(const Set& at, const Jumper<Words>& jumper, Turn& turn) const;
  tl::expected<Resolved, Illegal> one_of(std::vector<Resolved> found) const;
  /// What was taken for granted to read the text as a turn that fits it.
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
