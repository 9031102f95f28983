#pragma once

#include "plybook/base/finding.h"
#include "plybook/record/record.h"
#include "plybook/replay/replay.h"

namespace plybook {

/// Whether all text of a record was taken in, by what the reader told: no error in it, and no words left out.
bool is_read_whole(const Record& record, const Findings& findings);

/// Looks for what was meant where the main line is wrong, puts it into `replay.repairs` and into the finding that tells
/// of the fault: as its fix where it is beyond doubt, else as candidates. `is_text_whole`: what
/// `is_read_whole` says.
void suggest_repairs(const Record& record, bool is_text_whole, Replay& replay, Findings& findings);

}  // namespace plybook
