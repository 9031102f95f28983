#pragma once

#include "plybook/game/definition.h"
#include "plybook/game/mapping_reader.h"

namespace plybook {

/// `clauses`: the numbered sentences of the rules, and which findings cite them.
void read_clauses(MappingReader& file, GameDefinition& game);

/// `terminations`: the ends of the game, and their clauses. After the clauses.
void read_terminations(MappingReader& file, GameDefinition& game);

/// Whether the game has a clause of that number; told where it has none.
bool check_clause(const yaml::Scalar& number, std::string_view key, const GameDefinition& game, Findings& findings);

}  // namespace plybook
