#pragma once

#include "plybook/base/finding.h"
#include "plybook/record/record.h"
#include "plybook/replay/replay.h"

namespace plybook {

/// Looks for what was meant where the main line is wrong, puts it into `replay.repairs` and into the finding that tells
/// of the fault: as its fix where it is beyond doubt, else as candidates. `is_text_whole`: the
/// reader found no error, which might hide a part of the record.
void suggest_repairs(const Record& record, bool is_text_whole, Replay& replay, Findings& findings);

}  // namespace plybook
