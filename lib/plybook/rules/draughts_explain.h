#pragma once

#include <span>

#include "plybook/board/turn_text.h"
#include "plybook/rules/draughts_moves.h"
#include "plybook/rules/rules.h"

namespace plybook {

/// Tells why a turn cannot be: of the rules that it breaks, the one that comes first.
template <std::size_t Words>
class DraughtsExplanation {
 public:
  using Set = Bits<Words>;
  using State = DraughtsState<Words>;

  DraughtsExplanation(const DraughtsMoves<Words>& moves, const State& state, Side side, const TurnText& text)
      : moves_(moves), state_(state), side_(side), text_(text), must_capture_(moves.capturers(state, side).any()) {}

  /// Precondition: no legal turn fits the text. With several origins, told for the own piece nearest to the next cell.
  Illegal why(std::span<const Cell> origins, std::span<const Cell> rest) const;

 private:
  Illegal origin(Cell from) const;
  Illegal step(Cell from, Cell to) const;
  Illegal jumps(Cell from, std::span<const Cell> rest) const;
  /// Why there is no such jump at all; `Code::none` when there is one.
  Illegal geometry(const Jumper<Words>& jumper, Cell from, Cell to, Sign sign) const;
  /// Why another jump must be made instead; `Code::none` when this one may be made.
  Illegal order(const Jumper<Words>& jumper, Cell from, Cell to, bool first) const;
  Illegal stop(const Jumper<Words>& jumper, Cell at) const;

  bool are_neighbours(Cell a, Cell b) const;
  /// The cell between two that are two apart on a diagonal; empty where they are not.
  Set between(Cell a, Cell b) const;
  bool dashed() const;

  const DraughtsMoves<Words>& moves_;
  const State& state_;
  Side side_;
  const TurnText& text_;
  bool must_capture_;
};

}  // namespace plybook
