#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "plybook/board/view.h"
#include "plybook/game/game.h"

namespace plybook {

enum class BoardLetters : std::uint8_t { ascii, unicode };

/// What stands for a piece, or for none, on a text board.
std::string board_sign(Piece piece, const Game& game, BoardLetters letters);

/// Everything that can stand on a cell of the game's boards, an empty cell included.
std::vector<Piece> possible_pieces(const Game& game);

}  // namespace plybook
