#pragma once

#include <string>
#include <vector>

#include "plybook/base/encoding.h"
#include "plybook/record/record.h"
#include "plybook/replay/repair.h"

namespace plybook {

/// Other text for a piece of a record's text.
struct Splice {
  Span span;
  std::string text;
};

/// How a repair is written into its record: the turns, with a comment behind them that says what was changed. In the
/// order of the text; everything else stays byte for byte. `translate` is for the comment.
std::vector<Splice> splices_of(const Record& record, const Repair& repair,
                               const char* (*translate)(const char*) = nullptr);

/// The record's text with the splices put in.
std::string spliced(std::string_view text, const std::vector<Splice>& splices);

/// A change of an input's bytes.
struct ByteSplice {
  std::uint64_t begin = 0;
  std::uint64_t end = 0;
  std::string bytes;
};

/// Splices of a record's text as changes of the input that it was read from, in the input's encoding. Letters that the
/// encoding lacks become `?`. Precondition: the record was read from text.
std::vector<ByteSplice> byte_splices(const Record& record, const std::vector<Splice>& splices);

/// The input with the changes put in, which are in its order.
std::string spliced(std::string_view bytes, const std::vector<ByteSplice>& splices);

}  // namespace plybook
