#include "plybook/record/characters.h"

#include <cstddef>

#include "plybook/base/letters.h"
#include "plybook/base/unicode.h"

namespace plybook::record_text {
namespace {

/// A character beyond ASCII. `length` is 0 where the bytes are none.
struct Character {
  char32_t code = 0;
  std::size_t length = 0;
};

Character character_at(const char* p, const char* end) {
  const std::string_view text(p, static_cast<std::size_t>(end - p));
  const Utf8Sequence sequence = first_sequence(text);
  if (!sequence.valid) return {};
  std::size_t position = 0;
  const char32_t code = next_code_point(text, position);
  return {code, position};
}

bool is_next_line(char32_t c) { return c == 0x85; }

}  // namespace

std::size_t high_blank_length(const char* p, const char* end) {
  const Character c = character_at(p, end);
  return is_blank(c.code) || is_next_line(c.code) ? c.length : 0;
}

std::size_t sign_length(const char* p, const char* end) {
  if (p == end) return 0;
  if ((class_at(p) & high) == 0)
    return (class_at(p) & cross) != 0 || std::string_view("-:*<>").find(*p) != std::string_view::npos ? 1 : 0;
  const Character c = character_at(p, end);
  const char32_t look = look_alike(c.code);
  const bool is_sign = is_dash(c.code) || c.code == 0x21C4 || look == 'x' || look == 'X' || look == '-' || look == ':';
  return is_sign ? c.length : 0;
}

bool begins_cell(const char* p, const char* end) {
  if (p == end) return false;
  if ((class_at(p) & (letter | digit)) != 0) return true;
  if ((class_at(p) & high) == 0) return false;
  const Character c = character_at(p, end);
  return fold_case(c.code) != c.code || is_cyrillic(c.code) || look_alike(c.code) < 0x80;
}

const char* skip_blanks(const char* p, const char* end) {
  while (const std::size_t length = blank_length(p, end)) p += length;
  return p;
}

const char* skip_line_blanks(const char* p, const char* end) {
  while (p != end && !is_line_end(*p)) {
    const std::size_t length = blank_length(p, end);
    if (length == 0) break;
    p += length;
  }
  return p;
}

const char* find_line_end(const char* p, const char* end) {
  while (p != end && !is_line_end(*p)) ++p;
  return p;
}

const char* skip_line_end(const char* p, const char* end) {
  if (p == end) return p;
  if (*p == '\r' && p + 1 != end && p[1] == '\n') return p + 2;
  return p + 1;
}

bool at_line_start(const char* begin, const char* p) {
  while (p != begin && (p[-1] == ' ' || p[-1] == '\t')) --p;
  return p == begin || is_line_end(p[-1]);
}

}  // namespace plybook::record_text
