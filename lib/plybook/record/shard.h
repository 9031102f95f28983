#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "plybook/record/record_source.h"

namespace plybook {

/// One of several equal parts of all records: every `of`-th of them, from the `part`-th.
struct Shard {
  std::uint64_t part = 1;  ///< from 1 to `of`
  std::uint64_t of = 1;
};

/// Reads `K/N`; nothing where K is not between 1 and N.
std::optional<Shard> read_shard(std::string_view text);

/// The records of a source that belong to a shard. `count` is how many records were read of the inputs so far, and is
/// kept up to date. What stands behind the last record is told by the first shard only, so that it is told once.
std::unique_ptr<RecordSource> records_of_shard(std::unique_ptr<RecordSource> source, Shard shard, std::uint64_t& count);

}  // namespace plybook
