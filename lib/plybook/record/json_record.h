#pragma once

#include "plybook/record/form_assembler.h"
#include "plybook/record/input_text.h"

namespace plybook {

/// Reads one record's JSON object, which is [begin, end) of `text`, into the assembler, which was started. `cursor` is
/// at `begin`. False when it is not JSON; what stood before the fault is in the record.
bool read_json_record(const InputText& text, const char* begin, const char* end, FormAssembler& record,
                      Findings& findings);

}  // namespace plybook
