#pragma once

#include <string_view>

#include "plybook/board/turn_text.h"
#include "plybook/notation/plain_text.h"

namespace plybook {

/// Reads a pass as a word (`pass`, `Z0`, `null`) or as dashes, and the unknown turn `- -`. False where the text is
/// neither; the turn is then as it was.
bool read_pass(std::string_view text, const PlainText& plain, TurnText& turn);

}  // namespace plybook
