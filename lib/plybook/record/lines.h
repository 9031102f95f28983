#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "plybook/record/record.h"

namespace plybook {

/// The turns of a line of play, from the first turn of the record to the end of the line: of the main line where `name`
/// is empty, else of a variation as findings name them: `2.1` is the first variation inside the second one, counted by
/// appearance. Nothing where the record has no such line. Adjustments are left out.
std::optional<std::vector<std::uint32_t>> turns_of_line(const Record& record, std::string_view name);

}  // namespace plybook
