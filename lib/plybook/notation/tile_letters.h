#pragma once

#include <optional>

#include "plybook/board/view.h"

namespace plybook {

/// The character of what stands on a cell: `R B` the red and the blue tile, `o` plain, `n e s w` one stripe, `= |`
/// parallel ones, `F 7 J L` adjacent ones as the letter's shape shows, `r b .` windows. `?` for what no cell can hold.
char tile_letter(Piece piece);

/// What a character stands for; nothing for others.
std::optional<Piece> tile_of_letter(char letter);

}  // namespace plybook
