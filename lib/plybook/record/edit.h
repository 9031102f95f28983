#pragma once

#include <cstdint>

#include "plybook/record/record.h"

namespace plybook {

/// Takes a turn out of its line: what followed it follows the turn before it, which gets its remarks. Precondition: it
/// is a turn without variations, and no variation's first turn.
void take_out(Record& record, std::uint32_t node);

/// Ends a line before a turn. The turn, what follows it, and its variations are no longer reached.
void cut_before(Record& record, std::uint32_t node);

}  // namespace plybook
