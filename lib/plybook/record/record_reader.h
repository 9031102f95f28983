#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "plybook/base/encoding.h"
#include "plybook/base/finding.h"
#include "plybook/base/input.h"
#include "plybook/base/limits.h"
#include "plybook/record/notes.h"
#include "plybook/record/outside.h"
#include "plybook/record/places.h"
#include "plybook/record/record.h"
#include "plybook/record/record_parser.h"
#include "plybook/record/record_source.h"
#include "plybook/record/text_window.h"

namespace plybook {

/// Reads records from text, one after the other. Memory is bounded by the largest record, time is linear.
class RecordReader final : public RecordSource {
 public:
  /// The source must outlive the reader. Without an encoding it is guessed, which is told as a note.
  explicit RecordReader(ByteSource& source, std::optional<Encoding> encoding = {}, const Limits& limits = {});

  bool next(Record& record, Findings& findings) override;
  const InputError* error() const override { return window_.error(); }
  Encoding encoding() const { return window_.encoding(); }

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
  void fill(Findings& findings);
  void pass_stray();
  void tell_stray(Findings& findings);
  void consume(const char* p, Findings& findings);
  void move_cursor(PlaceCursor& cursor, const char* from, const char* to) const;
  void copy_broken(const char* begin, const char* end, std::vector<BrokenBytes>& broken) const;

  Limits limits_;
  TextWindow window_;
  RecordParser parser_;
  Outside outside_;
  Notes notes_;
  Stray stray_;
  PlaceCursor cursor_;  // of the window's beginning
  std::uint64_t number_ = 0;
  bool told_encoding_ = false;
  bool is_skipping_ = false;  // the rest of a record that is too long
};

}  // namespace plybook
