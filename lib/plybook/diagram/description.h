#pragma once

#include <string>
#include <vector>

#include "plybook/diagram/picture.h"

namespace plybook {

/// Sets the scene's title and description: the game, the caption, every man of each side in words, and whose turn it
/// is, in the language of the options.
void describe(Picture& picture);

/// All pieces that a board of that look can hold, in the order in which they are described.
std::vector<Piece> described_pieces(Look::Board board);
/// The sentence about all pieces of a kind, with `{0}` for the list of their cells.
std::string piece_sentence(const Game& game, Piece piece, Language language);
/// Says whose turn it is.
std::string to_move_sentence(const Game& game, Side side, Language language);

}  // namespace plybook
