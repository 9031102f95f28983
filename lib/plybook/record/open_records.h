#pragma once

#include <memory>
#include <optional>

#include "plybook/base/encoding.h"
#include "plybook/base/input.h"
#include "plybook/base/limits.h"
#include "plybook/record/record_source.h"

namespace plybook {

/// The forms in which records are read.
enum class RecordForm {
  text,  ///< records, and PDN
  json,  ///< one document, or NDJSON
  yaml,
};

/// What a YAML or JSON file says that it is by its first key: `plybook: game | record | book | theme`. Empty for any
/// other text.
std::string_view document_kind(std::string_view beginning);

/// Which form a file is in, told by its first key `plybook`; anything else is text.
RecordForm guess_form(std::string_view beginning);

/// Reads the records of an input, whose form its content tells unless it is given.
std::unique_ptr<RecordSource> open_records(ByteSourcePtr source, std::optional<RecordForm> form = {},
                                           std::optional<Encoding> encoding = {}, const Limits& limits = {});

}  // namespace plybook
