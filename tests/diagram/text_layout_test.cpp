#include "plybook/diagram/text_layout.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace plybook {
namespace {

using testing::ElementsAre;

struct CountingPen {
  int moves = 0;
  int left = 1 << 30;
  int right = -(1 << 30);
  void see(ScenePoint p) {
    left = std::min(left, p.x);
    right = std::max(right, p.x);
  }
  void move(ScenePoint p) {
    ++moves;
    see(p);
  }
  void line(ScenePoint p) { see(p); }
  void cubic(ScenePoint, ScenePoint, ScenePoint p) { see(p); }
  void close() {}
};

TEST(TextLayout, WidthIsTheSumOfTheLetters) {
  EXPECT_EQ(text_width("", 200), 0);
  EXPECT_EQ(text_width("Ab", 200), glyph(U'A').advance + glyph(U'b').advance);
  EXPECT_EQ(text_width("Ж", 400), 2 * glyph(U'Ж').advance);
}

TEST(TextLayout, AnchorsPlaceTheLine) {
  CountingPen start, middle, end;
  trace_text({"HH", {1000, 0}, TextAnchor::start, 200}, start);
  trace_text({"HH", {1000, 0}, TextAnchor::middle, 200}, middle);
  trace_text({"HH", {1000, 0}, TextAnchor::end, 200}, end);
  EXPECT_EQ(start.left, 1040);
  EXPECT_EQ(end.right, 960);
  EXPECT_EQ(middle.left + middle.right, 2000);
  EXPECT_EQ(start.moves, 6);
}

TEST(TextLayout, WrapsAtBlanks) {
  const auto two = text_width("aa aa", 100);
  EXPECT_THAT(wrap_text("aa aa aa aa", 100, two), ElementsAre("aa aa", "aa aa"));
  EXPECT_THAT(wrap_text("aa aa", 100, two - 1), ElementsAre("aa", "aa"));
  EXPECT_THAT(wrap_text("aa  \n\n bb", 100, 10000), ElementsAre("aa", "", " bb"));
  EXPECT_TRUE(wrap_text("", 100, 100).empty());
}

TEST(TextLayout, BreaksWordsThatAreTooWide) {
  EXPECT_THAT(wrap_text("жжж", 100, text_width("жж", 100)), ElementsAre("жж", "ж"));
  EXPECT_THAT(wrap_text("жж", 100, 0), ElementsAre("ж", "ж"));
  EXPECT_THAT(wrap_text("a", 0, 0), ElementsAre("a"));
}

TEST(TextLayout, BrokenBytesAreOneReplacementEach) {
  std::string_view text = "a\xFF\xD0z";
  std::u32string seen;
  while (!text.empty()) seen += take_code_point(text);
  EXPECT_EQ(seen, U"a\uFFFD\uFFFDz");
}

TEST(TextLayout, ListsMissingLettersOnce) {
  EXPECT_THAT(missing_letters("a漢b字漢"), ElementsAre(U'漢', U'字'));
  EXPECT_TRUE(missing_letters("Съешь ещё «этих» — №5, ½×½…").empty());
}

}  // namespace
}  // namespace plybook
