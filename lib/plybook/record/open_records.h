#pragma once

#include <memory>
#include <optional>

#include "plybook/base/encoding.h"
#include "plybook/base/input.h"
#include "plybook/base/limits.h"
#include "plybook/record/record_source.h"

namespace plybook {

/// The records of an input, in whatever form its first bytes show them to be. The bytes must outlive them.
std::unique_ptr<RecordSource> open_records(ByteSource& bytes, std::optional<Encoding> encoding, const Limits& limits);

}  // namespace plybook
