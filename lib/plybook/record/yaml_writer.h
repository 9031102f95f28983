#pragma once

#include <string>

#include "plybook/record/record.h"
#include "plybook/record/text_writer.h"

namespace plybook {

/// Writes records as one YAML document: the same keys as the JSON form, a turn a line.
class YamlWriter {
 public:
  void begin(std::string& out) const { out += "plybook: record\nrecords:\n"; }
  void write(const Record& record, TurnTexts turns, std::string& out);
  /// A document without records says so.
  void end(std::string& out) const;

 private:
  bool is_empty_ = true;
};

}  // namespace plybook
