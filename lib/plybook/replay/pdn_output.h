#pragma once

#include <memory>

#include "plybook/replay/record_output.h"

namespace plybook {

/// Writes records as PDN 3.0: GameType for the game, the position in its canonical text, short captures, `*` between
/// games. Games that PDN has no number for are written with the tag Game.
std::unique_ptr<RecordOutput> make_pdn_output();

}  // namespace plybook
