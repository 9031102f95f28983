#pragma once

#include <cstdint>

#include "plybook/record/notes.h"

namespace plybook {

/// Finds where the next record begins, and tells what lies before it.
class Outside {
 public:
  enum class Status {
    record,   ///< a record begins at `p`
    stray,    ///< text that is no record was passed over; call again
    done,     ///< nothing is left
    cut_off,  ///< more text is needed to go on
  };

  /// Moves `p` forward. `words` tells how many were passed over, from `stray_begin` to `stray_end`.
  Status advance(const char*& p, const char* end, bool is_final, Notes& notes);

  const char* stray_begin() const { return stray_begin_; }
  const char* stray_end() const { return stray_end_; }
  std::uint64_t words() const { return words_; }

 private:
  Status pass(const char*& p, const char* to, std::uint64_t words);
  bool skip_blanks(const char*& p, const char* end, bool is_final);
  Status read_bracket(const char*& p, const char* end, bool is_final, Notes& notes);
  Status read_word(const char*& p, const char* end, Notes& notes);

  bool in_line_ = false;    // in the middle of a line that is no record
  bool in_remark_ = false;  // in a line that begins with %
  bool at_line_start_ = true;
  const char* stray_begin_ = nullptr;
  const char* stray_end_ = nullptr;
  std::uint64_t words_ = 0;
};

}  // namespace plybook
