#include "plybook/base/letters.h"

#include <cstddef>
#include <string_view>

#include "plybook/base/unicode.h"

namespace plybook {
namespace {

/// The character of `to` that stands where `c` stands in `from`; else `c`.
char32_t translate(char32_t c, std::u32string_view from, std::u32string_view to) {
  const std::size_t i = from.find(c);
  return i == std::u32string_view::npos ? c : to[i];
}

constexpr std::u32string_view cyrillic_looks = U"АВЕКМНОРСТУХЅІЈԌԚԜаеокрсухѕіјһԁԛԝӏ";
constexpr std::u32string_view cyrillic_as_latin = U"ABEKMHOPCTYXSIJGQWaeokpcyxsijhdqwl";
static_assert(cyrillic_looks.size() == cyrillic_as_latin.size());

constexpr std::u32string_view other_looks = U"ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο×✕✖⨯✗✘∶：";
constexpr std::u32string_view other_as_ascii = U"ABEZHIKMNOPTYXoxxxxxx::";
static_assert(other_looks.size() == other_as_ascii.size());

constexpr std::u32string_view small_capitals = U"внтм";
constexpr std::u32string_view small_as_latin = U"bhtm";

constexpr std::u32string_view english_keys =
    U"`qwertyuiop[]asdfghjkl;'zxcvbnm,./~QWERTYUIOP{}ASDFGHJKL:\"ZXCVBNM<>?@#$^&";
constexpr std::u32string_view russian_keys =
    U"ёйцукенгшщзхъфывапролджэячсмитьбю.ЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,\"№;:?";
static_assert(english_keys.size() == russian_keys.size());

bool within(char32_t c, char32_t low, char32_t high) { return c >= low && c <= high; }

char32_t fold_latin(char32_t c) {
  if (within(c, 'A', 'Z') || (within(c, 0xC0, 0xDE) && c != 0xD7)) return c + 32;
  if (c == 0x178) return 0xFF;
  if (c == 0x17F) return 's';
  if (c == 0x1E9E) return 0xDF;
  // In these blocks capital and small letter stand side by side.
  const bool odd_capitals = within(c, 0x139, 0x148) || within(c, 0x179, 0x17E);
  const bool even_capitals = within(c, 0x100, 0x12F) || within(c, 0x132, 0x137) || within(c, 0x14A, 0x177) ||
                             within(c, 0x218, 0x21F) || within(c, 0x1E00, 0x1E95) || within(c, 0x1EA0, 0x1EFF);
  if (odd_capitals) return c + c % 2;
  if (even_capitals) return c | 1U;
  return c == 0x130 ? U'i' : c;
}

char32_t fold_cyrillic(char32_t c) {
  if (within(c, 0x400, 0x40F)) return c + 80;
  if (within(c, 0x410, 0x42F)) return c + 32;
  if (within(c, 0x460, 0x481) || within(c, 0x48A, 0x4BF) || within(c, 0x4D0, 0x52F)) return c | 1U;
  if (c == 0x4C0) return 0x4CF;
  return within(c, 0x4C1, 0x4CE) ? c + c % 2 : c;
}

char32_t fold_greek(char32_t c) { return within(c, 0x391, 0x3A9) && c != 0x3A2 ? c + 32 : c; }

}  // namespace

bool is_dash(char32_t c) {
  constexpr std::u32string_view singles = U"\u00AD\u02D7\u2043\u2212\u2500\u2796\u2E3A\u2E3B\uFE58\uFE63\uFF0D";
  return c == '-' || within(c, 0x2010, 0x2015) || singles.find(c) != std::u32string_view::npos;
}

bool is_blank(char32_t c) {
  if (c < 0x80) return c == ' ' || c == '\t' || c == '\v' || c == '\f';
  constexpr std::u32string_view singles = U"\u0085\u00A0\u1680\u180E\u2028\u2029\u202F\u205F\u3000\uFEFF";
  return within(c, 0x2000, 0x200F) || within(c, 0x2060, 0x2064) || singles.find(c) != std::u32string_view::npos;
}

bool is_control(char32_t c) { return c < 0x20 || within(c, 0x7F, 0x9F); }

bool is_bidi_control(char32_t c) {
  return c == 0x61C || c == 0x200E || c == 0x200F || within(c, 0x202A, 0x202E) || within(c, 0x2066, 0x2069);
}

bool is_unprintable(char32_t c) { return is_control(c) || is_bidi_control(c) || c == 0x2028 || c == 0x2029; }

bool is_cyrillic(char32_t c) { return within(c, 0x400, 0x52F); }

char32_t fold_case(char32_t c) {
  if (within(c, 0x370, 0x3FF)) return fold_greek(c);
  return is_cyrillic(c) ? fold_cyrillic(c) : fold_latin(c);
}

char32_t look_alike(char32_t c) {
  if (c < 0x80) return c;
  if (is_cyrillic(c)) return translate(c, cyrillic_looks, cyrillic_as_latin);
  if (within(c, 0xFF01, 0xFF5E)) return c - 0xFF01 + '!';
  return translate(c, other_looks, other_as_ascii);
}

char32_t loose_look_alike(char32_t c) { return look_alike(translate(c, small_capitals, small_as_latin)); }

char32_t russian_to_english_key(char32_t c) { return translate(c, russian_keys, english_keys); }

char32_t english_to_russian_key(char32_t c) { return translate(c, english_keys, russian_keys); }

std::string without_case(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size();) append_utf8(result, fold_case(next_code_point(text, i)));
  return result;
}

}  // namespace plybook
