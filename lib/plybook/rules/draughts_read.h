#pragma once

#include <span>
#include <tl/expected.hpp>

#include "plybook/board/turn_text.h"
#include "plybook/rules/draughts_moves.h"
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

  DraughtsReading(const DraughtsMoves<Words>& moves, const State& state, Side side, const TurnText& text)
      : moves_(moves),
        state_(state),
        side_(side),
        text_(text),
        origins_(text.cells[0] == no_cell ? std::span(text.origins) : std::span(text.cells).first(1)),
        rest_(std::span(text.cells).subspan(1)),
        capturers_(moves.capturers(state, side)) {}

  tl::expected<Resolved, Illegal> resolve() const;

 private:
  using Found = std::vector<Turn>;

  /// A turn whose cells are exactly those written.
  bool exact(Cell origin, Turn& turn) const;
  bool is_step(const Set& at, const Set& to) const;
  bool jumps_are_legal(const Set& at) const;
  bool may_begin(const Set& at) const;
  /// Turns that begin and end on the cells written, and pass the others in order.
  void fitting(Cell origin, Found& found) const;
  bool fits(const JumpPath& path) const;
  Liberties liberties(const Turn& turn) const;
  Illegal illegal() const;

  const DraughtsMoves<Words>& moves_;
  const State& state_;
  Side side_;
  const TurnText& text_;
  std::span<const Cell> origins_;  ///< where the turn may begin by its text
  std::span<const Cell> rest_;     ///< the cells written after the origin
  Set capturers_;
};

/// What stands between the cells of a legal turn: `:` or `*` for each of its jumps, `-` for a step.
template <std::size_t Words>
void signs_of(const DraughtsMoves<Words>& moves, const DraughtsState<Words>& state, Side side, const Turn& turn,
              std::span<Sign> signs);

}  // namespace plybook
