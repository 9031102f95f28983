#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "plybook/base/codes.h"

namespace plybook {

/// A finding whose place is still a pointer into the text. Lines and columns are counted once, when the record is
/// complete: that keeps a million findings linear, and forgets those of a record that must be read again.
struct Note {
  Code code = Code::none;
  const char* begin = nullptr;
  const char* end = nullptr;
  std::vector<std::string> args{};
};

/// What was found in a record, up to a limit.
class Notes {
 public:
  explicit Notes(std::size_t limit) : limit_(limit) {}

  void add(Code code, const char* begin, const char* end, std::vector<std::string> args = {}) {
    ++count_;
    if (count_ <= limit_) {
      list_.push_back({code, begin, end, std::move(args)});
    } else if (count_ == limit_ + 1) {
      list_.push_back({Code::limit, begin, end, {std::to_string(limit_), "findings", "--max-record-findings"}});
    }
  }

  /// Forgets the notes, but not how many there were.
  void clear() { list_.clear(); }
  /// Counts anew: another record begins.
  void restart() {
    list_.clear();
    count_ = 0;
  }
  bool empty() const { return list_.empty(); }
  std::vector<Note>& list() { return list_; }

 private:
  std::size_t limit_;
  std::size_t count_ = 0;
  std::vector<Note> list_;
};

}  // namespace plybook
