#pragma once

#include <memory>

#include "plybook/base/language.h"
#include "plybook/replay/record_output.h"

namespace plybook {

/// Writes records as one page of HTML that replays them: boards, turns to click, comments, variations, keys. The page
/// asks nothing of the network, and shows first and last positions and all turns where scripts are switched off.
/// Records that are written without being replayed are lists of turns only.
std::unique_ptr<RecordOutput> make_replay_page(Language language);

}  // namespace plybook
