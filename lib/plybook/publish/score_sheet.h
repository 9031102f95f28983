#pragma once

#include <cstdint>
#include <memory>

#include "plybook/base/language.h"
#include "plybook/replay/record_output.h"

namespace plybook {

enum class SheetForm : std::uint8_t { markdown, latex, html };

/// Writes records as score sheets to be read and printed: who played, the turns in two columns, and below them what is
/// told of turns: comments, variations, and a figure of the position behind each turn that is marked `$220` (`$221`: as
/// the second side sees the board). Figures are text in Markdown, drawings elsewhere.
std::unique_ptr<RecordOutput> make_score_sheet(SheetForm form, Language language);

}  // namespace plybook
