#include "plybook/base/letters.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "plybook/base/unicode.h"

namespace plybook {
namespace {

template <typename Map>
std::string mapped(Map map, std::string_view text) {
  std::u32string result;
  for (const char32_t c : to_code_points(text)) result += map(c);
  return to_utf8(result);
}

TEST(Letters, Dashes) {
  const std::u32string_view dashes = U"-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u00AD\u2043\uFE58\uFE63\uFF0D\u2500";
  for (const char32_t c : dashes) EXPECT_TRUE(is_dash(c)) << static_cast<unsigned>(c);
  for (const char32_t c : std::u32string_view(U"_~=x: \u2016\u200F"))
    EXPECT_FALSE(is_dash(c)) << static_cast<unsigned>(c);
}

TEST(Letters, Blanks) {
  const std::u32string_view blanks =
      U" \t\v\f\u00A0\u1680\u2000\u2009\u200A\u200B\u200C\u200D\u200E\u2028\u202F\u205F\u2060\u3000\uFEFF\u0085";
  for (const char32_t c : blanks) EXPECT_TRUE(is_blank(c)) << static_cast<unsigned>(c);
  for (const char32_t c : std::u32string_view(U"\n\ra-\u2010\u202E\u0001"))
    EXPECT_FALSE(is_blank(c)) << static_cast<unsigned>(c);
}

TEST(Letters, ControlsAndDirections) {
  for (const char32_t c : std::u32string_view(U"\u0001\u001B\u007F\u0080\u009F\n", 6)) EXPECT_TRUE(is_control(c));
  for (const char32_t c : std::u32string_view(U" ~\u00A0я")) EXPECT_FALSE(is_control(c));
  EXPECT_TRUE(is_control(0));
  for (const char32_t c : std::u32string_view(U"\u202A\u202E\u2066\u2069\u200E\u200F\u061C"))
    EXPECT_TRUE(is_bidi_control(c));
  for (const char32_t c : std::u32string_view(U"a\u2029\u202F\u206A")) EXPECT_FALSE(is_bidi_control(c));
}

TEST(Letters, FoldsCapitals) {
  EXPECT_EQ(mapped(fold_case, "ABZ abz 19-x"), "abz abz 19-x");
  EXPECT_EQ(mapped(fold_case, "АЯЁЂЏ ЙӘҒӀӁӐ"), "аяёђџ йәғӏӂӑ");
  EXPECT_EQ(mapped(fold_case, "ÀÖØÞ×ß ĀĹŃŠŸŽ ẞẠ"), "àöøþ×ß āĺńšÿž ßạ");
  EXPECT_EQ(mapped(fold_case, "ĸŉſ"), "ĸŉs");
  EXPECT_EQ(mapped(fold_case, "ΑΩ"), "αω");
}

TEST(Letters, LookAlikes) {
  EXPECT_EQ(mapped(look_alike, "АВСЕНКМОРТХУ"), "ABCEHKMOPTXY");
  EXPECT_EQ(mapped(look_alike, "асеорхук"), "aceopxyk");
  EXPECT_EQ(mapped(look_alike, "с3×е5"), "c3xe5");
  EXPECT_EQ(mapped(look_alike, "ｃ３"), "c3");
  EXPECT_EQ(mapped(look_alike, "вждфbd3"), "вждфbd3");
  EXPECT_EQ(mapped(loose_look_alike, "в4 н2 т м с3"), "b4 h2 t m c3");
}

TEST(Letters, KeysOfTheOtherLayout) {
  EXPECT_EQ(mapped(russian_to_english_key, "с3Жу5"), "c3:e5");
  EXPECT_EQ(mapped(russian_to_english_key, "фисвуапрЯ"), "abcdefghZ");
  EXPECT_EQ(mapped(english_to_russian_key, "c3^e5"), "с3:у5");
  EXPECT_EQ(mapped(english_to_russian_key, "qwerty`"), "йцукенё");
  EXPECT_EQ(mapped(english_to_russian_key, "я1-"), "я1-");
}

}  // namespace
}  // namespace plybook
