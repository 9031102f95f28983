#pragma once

#include <cstdint>
#include <optional>

#include "plybook/base/encoding.h"
#include "plybook/base/finding.h"
#include "plybook/base/input.h"
#include "plybook/base/limits.h"
#include "plybook/record/input_text.h"
#include "plybook/record/notes.h"
#include "plybook/record/outside.h"
#include "plybook/record/record.h"
#include "plybook/record/record_parser.h"
#include "plybook/record/record_source.h"

namespace plybook {

/// Reads records from text, one after the other. Memory is bounded by the largest record, time is linear.
class RecordReader final : public RecordSource {
 public:
  /// The source must outlive the reader. Without an encoding it is guessed, which is told as a note.
  explicit RecordReader(ByteSource& source, std::optional<Encoding> encoding = {}, const Limits& limits = {});

  bool next(Record& record, Findings& findings) override;
  const InputError* error() const override { return text_.window().error(); }
  Encoding encoding() const { return text_.window().encoding(); }

 private:
  /// A stretch of text that is no record.
  struct Stray {
    Place place;
    std::uint64_t words = 0;
  };

  bool find_record(Findings& findings);
  bool parse(Record& record, Findings& findings);
  RecordParser::Status parse_long_record(Record& record);
  bool skip_to_tag_line(Findings& findings);
  void pass_stray();
  void tell_stray(Findings& findings);

  Limits limits_;
  InputText text_;
  RecordParser parser_;
  Outside outside_;
  Notes notes_;
  Stray stray_;
  std::uint64_t number_ = 0;
  bool is_skipping_ = false;  // the rest of a record that is too long
};

}  // namespace plybook
