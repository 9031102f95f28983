#pragma once

#include "plybook/game/definition.h"
#include "plybook/game/mapping_reader.h"

namespace plybook {

/// `options`: the facts that records and users may set otherwise. After facts and clauses.
void read_options(MappingReader& file, GameDefinition& game);

}  // namespace plybook
