#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "plybook/board/side.h"
#include "plybook/rules/bits.h"

namespace plybook {

/// What stands on a draughts board.
template <std::size_t Words>
struct DraughtsState {
  using Set = Bits<Words>;

  std::array<Set, 2> pieces;  ///< live men and kings, by side
  Set kings;                  ///< of both sides
  Set ice;
  /// By side, where the same king may not step for ever: how often in a row it did, and 256 times the bit it stands on.
  std::array<std::uint32_t, 2> king_steps;

  const Set& of(Side side) const { return pieces[index(side)]; }
  Set& of(Side side) { return pieces[index(side)]; }
  Set occupied() const { return pieces[0] | pieces[1] | ice; }
};

/// A piece in the middle of a turn that jumps, and the board as it stands for it. Its origin counts as empty.
template <std::size_t Words>
struct Jumper {
  using Set = Bits<Words>;

  Set at;        ///< the piece itself
  Set free;      ///< cells where it may land
  Set targets;   ///< what it may still capture
  Set kings;     ///< of both sides, as they stood before the turn
  Set ice;       ///< what it may still jump as ice
  Set captured;  ///< in this turn
  bool king;
};

}  // namespace plybook
