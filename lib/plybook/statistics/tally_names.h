#pragma once

#include <string_view>

#include "plybook/game/game.h"
#include "plybook/rules/tally.h"

namespace plybook {

/// How a tally is called in JSON.
std::string_view name_of(Tally tally);
/// The same for people, in English, to be translated.
const char* label_of(Tally tally);
/// The clause that a game has for it; empty where it has none.
std::string_view clause_of(Tally tally, const Game& game);

}  // namespace plybook
