#include "plybook/diagram/text_layout.h"

#include <algorithm>

#include "plybook/base/unicode.h"

namespace plybook {

namespace {

std::int32_t advance_of(std::string_view text) {
  std::int32_t advance = 0;
  while (!text.empty()) advance += glyph(take_code_point(text)).advance;
  return advance;
}

/// Length in bytes of the longest start of `text` that is at most `width` font units wide; at least one character.
std::size_t fitting_prefix(std::string_view text, std::int64_t width) {
  std::string_view rest = text;
  std::int64_t advance = 0;
  std::size_t length = 0;
  while (!rest.empty()) {
    advance += glyph(take_code_point(rest)).advance;
    if (advance > width && length != 0) break;
    length = text.size() - rest.size();
  }
  return length;
}

std::string_view trim_right(std::string_view text) {
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

void wrap_paragraph(std::string_view text, std::int64_t width, std::vector<std::string_view>& lines) {
  do {
    std::size_t length = fitting_prefix(text, width);
    if (length < text.size() && text[length] != ' ') {
      const std::size_t blank = text.substr(0, length).rfind(' ');
      if (blank != std::string_view::npos && blank != 0) length = blank;
    }
    lines.push_back(trim_right(text.substr(0, length)));
    text.remove_prefix(length);
    while (text.starts_with(' ')) text.remove_prefix(1);
  } while (!text.empty());
}

}  // namespace

char32_t take_code_point(std::string_view& text) {
  const Utf8Sequence sequence = first_sequence(text);
  std::size_t position = 0;
  const char32_t letter = sequence.valid ? next_code_point(text, position) : replacement_character;
  text.remove_prefix(sequence.length);
  return letter;
}

std::int32_t text_width(std::string_view text, std::int32_t cap_height) {
  return mul_div(advance_of(text), cap_height, font_cap_height);
}

std::vector<std::string_view> wrap_text(std::string_view text, std::int32_t cap_height, std::int32_t width) {
  const std::int64_t units = std::int64_t{width} * font_cap_height / std::max(cap_height, 1);
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    wrap_paragraph(text.substr(0, end), units, lines);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::vector<char32_t> missing_letters(std::string_view text) {
  std::vector<char32_t> missing;
  while (!text.empty()) {
    const char32_t letter = take_code_point(text);
    if (!has_glyph(letter) && std::find(missing.begin(), missing.end(), letter) == missing.end())
      missing.push_back(letter);
  }
  return missing;
}

}  // namespace plybook
