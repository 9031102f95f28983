#pragma once

#include "plybook/base/finding.h"
#include "plybook/game/game_texts.h"

namespace plybook {

/// Everything that is wrong with a game file, as `check_game_file` tells it; where that is nothing, the laws of every
/// game are tried on a thousand random plies: the game is not over at its start, each legal turn's text and each
/// position's text is read as what it is, and turns are counted in bulk as one by one. The first broken law is told at
/// the start of the file.
Findings try_game_file(std::string_view text, std::string id, const GameTexts& texts);

}  // namespace plybook
