#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "plybook/record/record.h"
#include "plybook/record/text_writer.h"

namespace plybook {

/// A record that is kept beyond its reader.
struct HeldRecord {
  std::string key;   ///< what it is sorted by
  std::string file;  ///< that it was read from
  Record record;     ///< its text is another one's until `held` gives it
  std::string text;

  /// The record with its text.
  const Record& held() {
    record.text = text;
    return record;
  }
};

/// Keeps records with the canonical texts of their turns in the place of what was written, and sorts them by their
/// keys: by bytes, records of one key as they came.
class HeldRecords {
 public:
  void add(std::string_view key, std::string_view file, const Record& record, TurnTexts turns);
  void sort();
  std::deque<HeldRecord>& list() { return list_; }

 private:
  std::deque<HeldRecord> list_;
};

}  // namespace plybook
