#include "plybook/notation/plain_text.h"

#include "plybook/base/letters.h"
#include "plybook/base/unicode.h"

namespace plybook {
namespace {

/// Signs of snow and asterisks of all shapes: they stand for `*`.
bool is_star(char32_t c) {
  constexpr std::u32string_view stars = U"*\u2217\u204E\u2731\u2744\u2745\u2746\uFF0A";
  return stars.find(c) != std::u32string_view::npos;
}

/// Characters that only say how the one before them is shown.
bool is_variation_selector(char32_t c) { return c == 0xFE0E || c == 0xFE0F; }

bool is_latin_letter(char32_t c) { return (c | 0x20) >= 'a' && (c | 0x20) <= 'z'; }

/// The plain form of a character, and the liberty that it takes.
char32_t make_plain(char32_t c, Likeness likeness, Liberties& liberties) {
  if (c < 0x80) return c;
  if (is_dash(c)) {
    liberties.add(Liberty::dash);
    return '-';
  }
  if (is_star(c)) return '*';  // the snowflake is a sign of its own right
  const char32_t ascii = likeness == Likeness::loose ? loose_look_alike(c) : look_alike(c);
  if (ascii >= 0x80) return c;
  const bool sign = ascii == 'x' || ascii == 'X' || !is_latin_letter(ascii);
  liberties.add(sign ? Liberty::dash : Liberty::homoglyph);
  return ascii;
}

}  // namespace

Span PlainText::original(std::size_t begin, std::size_t end) const {
  const std::uint32_t from = offsets[begin];
  return {from, offsets[end] - from};
}

Span trimmed(std::string_view text) {
  std::size_t begin = text.size(), end = 0;
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t start = i;
    if (const char32_t c = next_code_point(text, i); is_blank(c) || c == '\n' || c == '\r') continue;
    if (end == 0) begin = start;
    end = i;
  }
  if (end == 0) return {};
  return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end - begin)};
}

PlainText plain(std::string_view text, Likeness likeness) {
  const Span inner = trimmed(text);
  PlainText result;
  for (std::size_t i = inner.begin; i < inner.end();) {
    const auto start = static_cast<std::uint32_t>(i);
    const char32_t c = next_code_point(text, i);
    if (is_variation_selector(c)) continue;
    if (is_blank(c) || c == '\n' || c == '\r') {
      result.liberties.add(Liberty::turn_form);
      continue;
    }
    append_utf8(result.text, make_plain(c, likeness, result.liberties));
    result.offsets.resize(result.text.size(), start);
  }
  result.offsets.push_back(inner.end());
  return result;
}

}  // namespace plybook
