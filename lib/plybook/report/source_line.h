#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "plybook/base/text.h"

namespace plybook {

/// The lines of a text by their numbers. Quick when asked in rising order.
class SourceLines {
 public:
  SourceLines(std::string_view text, std::uint64_t first_line) : text_(text), first_(first_line), line_(first_line) {}
  /// Without its line end; empty where the text has no such line.
  std::string_view line(std::uint64_t number);

 private:
  std::string_view text_;
  std::uint64_t first_;
  std::uint64_t line_;  ///< the line that begins at `at_`
  std::size_t at_ = 0;
};

/// The part of a line that is shown around a place, made safe for a terminal.
struct Excerpt {
  std::string text;
  std::size_t before = 0;  ///< columns before the place
  std::size_t length = 0;  ///< columns of the place that are shown
};

Excerpt excerpt_of(std::string_view line, const Place& place);

}  // namespace plybook
