#pragma once

#include <string>

#include "plybook/record/record.h"
#include "plybook/record/text_writer.h"

namespace plybook {

/// Appends a record as a line of NDJSON.
void write_json_line(const Record& record, TurnTexts turns, std::string& out);

/// Writes records as one JSON document, a record a line.
class JsonWriter {
 public:
  void begin(std::string& out) const { out += "{\"plybook\":\"record\",\"records\":["; }
  void write(const Record& record, TurnTexts turns, std::string& out);
  void end(std::string& out) const { out += "\n]}\n"; }

 private:
  bool is_first_ = true;
};

}  // namespace plybook
