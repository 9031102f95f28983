#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string_view>

#include "plybook/record/record_source.h"

namespace plybook {

/// Some of all records, by their number over all inputs, from 1.
struct RecordRange {
  std::uint64_t first = 1;
  std::uint64_t last = std::numeric_limits<std::uint64_t>::max();
  bool has(std::uint64_t number) const { return number >= first && number <= last; }
  bool is_all() const { return first == 1 && last == std::numeric_limits<std::uint64_t>::max(); }
};

/// Reads `5`, `5..9`, `5..` or `..9`; nothing for any other text.
std::optional<RecordRange> read_record_range(std::string_view text);

/// The records of a source that lie in a range; findings of the others are dropped. `count` is how many records were
/// read of the inputs so far, and is kept up to date.
std::unique_ptr<RecordSource> records_of_range(std::unique_ptr<RecordSource> source, RecordRange range,
                                               std::uint64_t& count);

}  // namespace plybook
