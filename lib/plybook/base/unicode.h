#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace plybook {

/// U+FFFD, which stands in decoded text for bytes that could not be decoded.
inline constexpr char32_t replacement_character = 0xFFFD;

/// What stands at the start of some bytes: a code point, or bytes that are none.
struct Utf8Sequence {
  std::size_t length =
      0;  ///< bytes; of a broken sequence, its longest start that could have become a code point (at least 1)
  bool valid = false;
  bool cut_off = false;  ///< broken only because the bytes end too early
};

/// Looks at the first sequence of `bytes`, which must not be empty. Surrogates, overlong forms and numbers above
/// U+10FFFF are broken.
Utf8Sequence first_sequence(std::string_view bytes);

/// Number of bytes at the start of `text` that are 7-bit ASCII.
std::size_t ascii_prefix(std::string_view text);

/// Number of bytes at the start of `text` that are valid UTF-8, in whole code points.
std::size_t valid_prefix(std::string_view text);

inline bool is_valid_utf8(std::string_view text) { return valid_prefix(text) == text.size(); }

/// Number of code points of valid UTF-8. In other bytes, all but continuation bytes count.
std::size_t count_code_points(std::string_view text);

/// The code point of valid UTF-8 at `position`, which is moved behind it.
char32_t next_code_point(std::string_view text, std::size_t& position);

/// The code points of valid UTF-8.
std::u32string to_code_points(std::string_view text);

void append_utf8(std::string& text, char32_t code_point);
std::string to_utf8(std::u32string_view code_points);

/// Text in which each broken sequence became U+FFFD.
struct ReplacedText {
  std::string text;
  std::vector<std::size_t> positions;  ///< byte offsets in `text` of the U+FFFD that were put in
};
ReplacedText replace_invalid(std::string_view bytes);

/// Text that is safe to send to a terminal: control characters, broken bytes, line and paragraph separators and
/// bidirectional controls become `\n`, `\x1b`, `\u202e` and the like. Characters listed in `keep` stay.
std::string printable(std::string_view text, std::string_view keep = {});

}  // namespace plybook
