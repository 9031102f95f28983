#pragma once

#include <string_view>

#include "plybook/base/finding.h"
#include "plybook/base/yaml.h"
#include "plybook/game/game_texts.h"

namespace plybook {

/// Puts the game that a file extends under what the file itself says, and so on while that one extends another:
/// mappings are merged key by key, everything else is replaced. A game's names (title, aliases, pdn) are its own and
/// not passed on; clauses and terminations are one rulebook and replaced as a whole; a fact takes the place of the
/// option of that name. What comes from elsewhere is placed at the word behind `extends`. False, and told, where the
/// game is unknown, extends itself or cannot be read.
bool put_base_under(yaml::Node& file, std::string_view id, const GameTexts& texts, Findings& findings);

/// Puts findings about what came from elsewhere to the word behind `extends` itself, one of a kind.
void gather_at_base(const yaml::Node& file, Findings& findings);

}  // namespace plybook
