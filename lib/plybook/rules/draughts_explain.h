#pragma once

#include <span>

#include "plybook/board/turn_text.h"
#include "plybook/rules/draughts_turns.h"
#include "plybook/rules/rules.h"

namespace plybook {

/// Tells why a turn cannot be: of the rules that it breaks, the one that comes first.
template <std::size_t Words>
class DraughtsExplanation {
 public:
  using Set = Bits<Words>;
  using State = DraughtsState<Words>;

  DraughtsExplanation(const DraughtsTurns<Words>& turns, const State& state, Side side, const TurnText& text)
      : turns_(turns),
        moves_(turns.moves()),
        state_(state),
        side_(side),
        text_(text),
        capturers_(moves_.capturers(state, side)) {}

  /// Precondition: no legal turn fits the text. With several origins, told for the own piece nearest to the next cell.
  Illegal why(std::span<const Cell> origins, std::span<const Cell> rest) const;

 private:
  Illegal origin(Cell from) const;
  Illegal step(Cell from, Cell to) const;
  Illegal jumps(Cell from, std::span<const Cell> rest) const;
  /// Why there is no such jump at all; `Code::none` when there is one.
  Illegal geometry(const Jumper<Words>& jumper, Cell from, Cell to, Sign sign) const;
  Code not_over_one(const Jumper<Words>& jumper, Cell from, Cell to, Sign sign) const;
  Code not_captured(const Jumper<Words>& jumper, const Set& over, Sign sign) const;
  /// Why another jump must be made instead; `Code::none` when this one may be made.
  Illegal order(const Jumper<Words>& jumper, Cell from, Cell to, bool first) const;
  Code not_there(const Jumper<Words>& jumper, Cell from, Cell to) const;
  /// Why a turn of legal jumps is none: it stops too early, or another one comes before it.
  Illegal end(const Jumper<Words>& jumper, Cell from, const JumpPath& path) const;
  Code worse(const Jumper<Words>& jumper, Cell from, const JumpPath& path) const;

  bool flies(const Set& at) const;
  bool are_neighbours(Cell a, Cell b) const;
  /// Whether the cells are as far apart as a step of that piece could be.
  bool is_step_wide(Cell from, Cell to) const;
  /// What a piece jumps over on its way between two cells: one cell, or for flying kings whatever stands there.
  Set jumped(const Jumper<Words>& jumper, Cell from, Cell to) const;
  bool dashed() const;

  const DraughtsTurns<Words>& turns_;
  const DraughtsMoves<Words>& moves_;
  const State& state_;
  Side side_;
  const TurnText& text_;
  Set capturers_;
};

}  // namespace plybook
