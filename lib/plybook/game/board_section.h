#pragma once

#include "plybook/game/definition.h"
#include "plybook/game/mapping_reader.h"

namespace plybook {

/// `board`: the cells and how they lie.
void read_board(MappingReader& file, GameDefinition& game);

/// `notation`: how cells, turns and positions are written. After the board.
void read_notation(MappingReader& file, GameDefinition& game);

}  // namespace plybook
