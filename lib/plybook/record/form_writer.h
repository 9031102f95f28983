#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "plybook/record/text_writer.h"

namespace plybook {

/// The ways in which a record's whole tree is written.
enum class WrittenForm : std::uint8_t { text, json, ndjson, yaml };

/// Writes records in one of the forms, one after the other.
class RecordWriter {
 public:
  virtual ~RecordWriter() = default;
  virtual void write(const Record& record, TurnTexts turns, std::string& out) = 0;
  /// Appends what comes behind the last record.
  virtual void finish(std::string& out) = 0;
};

std::unique_ptr<RecordWriter> make_record_writer(WrittenForm form);

}  // namespace plybook
