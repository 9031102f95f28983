#pragma once

#include "plybook/record/notes.h"
#include "plybook/record/text_window.h"

namespace plybook {

/// Notes what does not belong into the text of records, from the window's beginning to `end`: control characters, byte
/// order marks, bytes that could not be decoded.
void note_text(const TextWindow& window, const char* end, Notes& notes);

}  // namespace plybook
