#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "cli.h"
#include "plybook/record/draft.h"

namespace plybook::cli {

/// A record that outlives its input, and what was found while it was read.
struct OneRecord {
  explicit OneRecord(const Record& record) : draft(record) {}
  Draft draft;
  Findings findings;
};

/// The `number`-th record of an input; the only one, where no number is given. Null, and told, where there is none.
std::unique_ptr<OneRecord> read_one(Tool& tool, const std::string& path, std::optional<std::uint64_t> number);
/// The same; why there is none is put into `error` instead of being told.
std::unique_ptr<OneRecord> read_one(Tool& tool, const std::string& path, std::optional<std::uint64_t> number,
                                    std::string& error);

}  // namespace plybook::cli
