#include "plybook/report/source_line.h"

#include <algorithm>
#include <vector>

#include "plybook/base/letters.h"
#include "plybook/base/unicode.h"

namespace plybook {
namespace {

constexpr std::size_t widest = 100;  ///< columns of a line that are shown

bool is_lead(char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }

/// The end of the line that begins at `at`: the index of its line end, or the end of the text.
std::size_t line_end(std::string_view text, std::size_t at) {
  return std::min(text.find_first_of("\r\n", at), text.size());
}

std::size_t next_line(std::string_view text, std::size_t at) {
  const std::size_t end = line_end(text, at);
  if (end == text.size()) return end;
  return end + (text.substr(end, 2) == "\r\n" ? 2 : 1);
}

/// The bytes at which the code points from `first` on begin, `count` of them, and where the last one ends.
std::string_view code_points(std::string_view text, std::size_t first, std::size_t count) {
  std::size_t begin = 0, seen = 0;
  while (begin < text.size() && (!is_lead(text[begin]) || seen++ < first)) ++begin;
  std::size_t end = begin;
  for (seen = 0; end < text.size() && (!is_lead(text[end]) || seen++ < count);) ++end;
  return text.substr(begin, end - begin);
}

std::size_t count_points(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), is_lead));
}

/// As it can be shown, one column for each code point: what a terminal must not get is U+FFFD.
std::string shown(std::string_view part) {
  std::string text;
  for (std::size_t at = 0; at < part.size();) {
    const char32_t c = next_code_point(part, at);
    append_utf8(text, c == U'\t' ? U' ' : is_control(c) || is_bidi_control(c) ? replacement_character : c);
  }
  return text;
}

}  // namespace

std::string_view SourceLines::line(std::uint64_t number) {
  if (number < line_) at_ = 0, line_ = first_;
  while (line_ < number && at_ < text_.size()) at_ = next_line(text_, at_), ++line_;
  if (number != line_) return {};
  return text_.substr(at_, line_end(text_, at_) - at_);
}

Excerpt excerpt_of(std::string_view line, const Place& place) {
  const auto column = static_cast<std::size_t>(place.column - 1);
  const auto wanted = static_cast<std::size_t>(place.length);
  const std::size_t from = column + std::min<std::size_t>(wanted, widest / 2) > widest ? column - widest / 2 : 0;
  const std::size_t length = std::max<std::size_t>(1, std::min({wanted, from + widest - column}));
  Excerpt excerpt;
  const std::string before = shown(code_points(line, from, column - from));
  excerpt.text = (from > 0 ? "…" : "") + before + shown(code_points(line, column, from + widest - column));
  if (count_points(line) > from + widest) excerpt.text += "…";
  excerpt.before = count_points(before) + (from > 0 ? 1 : 0);
  excerpt.length =
      std::min(length, std::max<std::size_t>(1, count_points(line) > column ? count_points(line) - column : 1));
  return excerpt;
}

}  // namespace plybook
