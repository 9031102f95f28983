#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "plybook/base/ascii.h"

/// What single bytes mean in a record's text. One table, so that scanning is one look-up a byte.
namespace plybook::record_text {

enum Class : std::uint8_t {
  blank = 1,  ///< space, tab, line ends, vertical tab, form feed; control characters are told and then read as blanks
  token = 2,  ///< ends a word and is a token of its own: ( ) { } [ ] ; ! ? $
  digit = 4,
  letter = 8,
  sign = 16,   ///< what stands between the cells of a turn
  odd = 32,    ///< other printing characters: only some words have them
  high = 64,   ///< a byte of a character beyond ASCII
  cross = 128  ///< x and X, which are letters and signs
};

constexpr std::uint8_t class_of(unsigned char c) {
  if (c <= ' ' || c == 0x7F) return blank;
  if (c >= 0x80) return high;
  if (c >= '0' && c <= '9') return digit;
  if (c == 'x' || c == 'X') return letter | cross;
  if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) return letter;
  if (std::string_view("(){}[];!?$").find(static_cast<char>(c)) != std::string_view::npos) return token;
  if (std::string_view("-:*<>@.").find(static_cast<char>(c)) != std::string_view::npos) return sign;
  return odd;
}

inline constexpr auto classes = [] {
  std::array<std::uint8_t, 256> table{};
  for (unsigned c = 0; c < 256; ++c) table[c] = class_of(static_cast<unsigned char>(c));
  return table;
}();

inline std::uint8_t class_at(const char* p) { return classes[static_cast<unsigned char>(*p)]; }
using plybook::is_digit;

/// The text from one place to another.
inline std::string_view between(const char* begin, const char* end) {
  return {begin, static_cast<std::size_t>(end - begin)};
}
inline bool is_line_end(char c) { return c == '\n' || c == '\r'; }
/// Line ends, vertical tabs and form feeds: what no value on one line may hold.
inline bool moves_line(char c) { return c >= '\n' && c <= '\r'; }
inline bool is_plain_letter(char c) { return (class_of(static_cast<unsigned char>(c)) & letter) != 0; }

/// Length in bytes of the blank beyond ASCII at `p`; 0 where there is none.
std::size_t high_blank_length(const char* p, const char* end);
/// Length in bytes of the blank at `p`, Unicode's blanks and joiners included; 0 where there is none.
inline std::size_t blank_length(const char* p, const char* end);
/// Length in bytes of the character at `p` where it is a sign between cells: - : x X * < > × х ⇄ and every dash; else
/// 0.
std::size_t sign_length(const char* p, const char* end);
/// Whether an ASCII digit, or a letter of any alphabet, stands at `p`.
bool begins_cell(const char* p, const char* end);

/// Behind the blanks at `p`, line ends included.
const char* skip_blanks(const char* p, const char* end);
/// Behind the blanks at `p`, on the same line.
const char* skip_line_blanks(const char* p, const char* end);
/// The line end at or behind `p`, or `end`.
const char* find_line_end(const char* p, const char* end);
/// Behind the line end at `p` (CR, LF or CRLF).
const char* skip_line_end(const char* p, const char* end);
/// Whether nothing but blanks stands between the start of the line and `p`; `begin` counts as a start of a line.
bool at_line_start(const char* begin, const char* p);

inline std::size_t blank_length(const char* p, const char* end) {
  if (p == end) return 0;
  const std::uint8_t c = class_at(p);
  return (c & high) == 0 ? c & blank : high_blank_length(p, end);
}

}  // namespace plybook::record_text
