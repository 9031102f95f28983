#pragma once

#include "plybook/base/finding.h"
#include "plybook/record/record.h"
#include "plybook/replay/replay.h"

namespace plybook {

/// The place that findings about the start of a record point at: its tag FEN, else its first tag.
Place start_place(const Record& record);

/// Whether the `*` at the end of a record only parts it from the next one, as PDN's does where a tag tells the result.
bool is_separator(const Record& record);

/// Holds what a record says of its end (the tags Result and Termination, the result behind the turns) against the end
/// that the board shows. Says nothing about a main line that was not replayed to its end, but for what contradicts
/// itself in the text. Where the text itself is broken (`is_text_whole` is false) turns may be missing, so an end that
/// the board does not show is nothing to tell.
void check_result(const Record& record, const Replay& replay, bool is_text_whole, Findings& findings);

}  // namespace plybook
