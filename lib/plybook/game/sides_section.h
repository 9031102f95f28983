#pragma once

#include "plybook/game/definition.h"
#include "plybook/game/mapping_reader.h"

namespace plybook {

/// A text in both languages.
LocalText read_local_text(MappingReader& mapping);

/// `sides`: what the two players are called.
void read_sides(MappingReader& file, GameDefinition& game);

/// `tag-aliases`: other names of tags.
void read_tag_aliases(MappingReader& file, GameDefinition& game);

}  // namespace plybook
