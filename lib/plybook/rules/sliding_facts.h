#pragma once

#include <cstdint>

#include "plybook/board/view.h"

namespace plybook::sliding {

/// What a game file says about a game of sliding tiles. Defaults are the author's game.
struct Facts {
  /// Where the windows are at the start: before the red and the blue tile, or diagonally before them (2.2).
  enum class Windows : std::uint8_t { ahead, diagonal };
  /// When the side to move is blocked: without any turn, or without a slide (4.3).
  enum class Blocked : std::uint8_t { any_turn, slides_only };
  /// Which tiles a position leaves out when it is compared with earlier ones (4.4): those that the opponent alone used,
  /// all that the opponent used, none; or positions are not compared.
  enum class Repetition : std::uint8_t { own_part, literal, whole_board, off };

  std::uint16_t castlings = 1;               ///< by each side in a game; `View::unlimited`
  std::uint16_t turnings = View::unlimited;  ///< by each side in a game
  Windows windows = Windows::ahead;
  Blocked blocked = Blocked::any_turn;
  Repetition repetition = Repetition::own_part;
};

}  // namespace plybook::sliding
