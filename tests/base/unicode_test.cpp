#include "plybook/base/unicode.h"

#include <gmock/gmock.h>

#include <string>

using testing::ElementsAre;
using testing::IsEmpty;

namespace plybook {
namespace {

TEST(Unicode, ValidTextIsValidToItsEnd) {
  EXPECT_EQ(valid_prefix(""), 0U);
  EXPECT_EQ(valid_prefix("c3-d4"), 5U);
  EXPECT_TRUE(is_valid_utf8("1. e3-d4 f6-g5 {хорошо} ½ 𝄞 \xEF\xBF\xBF"));
}

TEST(Unicode, BrokenTextIsValidUpToTheFault) {
  EXPECT_EQ(valid_prefix("twelve bytes\xC0\xAFtwelve bytes"), 12U);
  EXPECT_EQ(valid_prefix("\xED\xA0\x80"), 0U);      // a surrogate
  EXPECT_EQ(valid_prefix("\xF4\x90\x80\x80"), 0U);  // above U+10FFFF
  EXPECT_EQ(valid_prefix("\xE0\x9F\xBF"), 0U);      // overlong
  EXPECT_EQ(valid_prefix("\xF0\x8F\xBF\xBF"), 0U);  // overlong
  EXPECT_EQ(valid_prefix("a\xD0"), 1U);             // cut off
  EXPECT_EQ(valid_prefix("a\x80"), 1U);
}

TEST(Unicode, EveryPlaceOfAFaultInALongTextIsFound) {
  for (std::size_t i = 0; i < 40; ++i) {
    std::string text(40, 'a');
    text[i] = '\xFF';
    EXPECT_EQ(valid_prefix(text), i);
    EXPECT_EQ(ascii_prefix(text), i);
  }
}

TEST(Unicode, CountsCodePoints) {
  EXPECT_EQ(count_code_points(""), 0U);
  EXPECT_EQ(count_code_points("ход 𝄞"), 5U);
}

TEST(Unicode, CodePointsThereAndBack) {
  const std::string text = "aя№𝄞";
  EXPECT_EQ(to_code_points(text), U"aя№𝄞");
  EXPECT_EQ(to_utf8(U"aя№𝄞"), text);
  std::size_t position = 1;
  EXPECT_EQ(next_code_point(text, position), U'я');
  EXPECT_EQ(position, 3U);
}

TEST(Unicode, OneReplacementForEachBrokenSequence) {
  const ReplacedText whole = replace_invalid("чистый");
  EXPECT_EQ(whole.text, "чистый");
  EXPECT_THAT(whole.positions, IsEmpty());
  // A cut-off en dash, then two bytes that begin nothing.
  const ReplacedText broken = replace_invalid("a\xE2\x80z\xFF\xFE");
  EXPECT_EQ(broken.text, "a\uFFFDz\uFFFD\uFFFD");
  EXPECT_THAT(broken.positions, ElementsAre(1U, 5U, 8U));
}

TEST(Unicode, PrintableHidesNothingFromTheEyeAndEverythingFromTheTerminal) {
  EXPECT_EQ(printable("club.pbk"), "club.pbk");
  EXPECT_EQ(printable("клуб №1"), "клуб №1");
  EXPECT_EQ(printable("\x1B[31m\x07\x7F"), "\\x1b[31m\\x07\\x7f");
  EXPECT_EQ(printable("a\nb\tc\r"), "a\\nb\\tc\\r");
  EXPECT_EQ(printable("a\nb\tc\r", "\n\t"), "a\nb\tc\\r");
  EXPECT_EQ(printable("\u202Eabc\u2066\u200F"), "\\u202eabc\\u2066\\u200f");
  EXPECT_EQ(printable("\u009B31m\u2028"), "\\u009b31m\\u2028");
  EXPECT_EQ(printable("a\xE2\x80z\xFF"), "a\\xe2\\x80z\\xff");
  EXPECT_EQ(printable(std::string_view("a\0b", 3)), "a\\x00b");
}

}  // namespace
}  // namespace plybook
