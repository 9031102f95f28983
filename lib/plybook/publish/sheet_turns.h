#pragma once

#include <cstdint>
#include <map>

#include "plybook/publish/sheet.h"
#include "plybook/record/record.h"
#include "plybook/record/text_writer.h"

namespace plybook {

/// Puts a record's turns on a sheet: those of the main line in rows, and in notes what is told of them. `figures` are
/// those of marked turns, by node.
void append_sheet_turns(const Record& record, TurnTexts turns, std::map<std::uint32_t, SheetFigure>& figures,
                        PrintedSheet& sheet);

}  // namespace plybook
