#include "plybook/diagram/stroke_font.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>

namespace plybook {
namespace {

/// Points that the steps of a glyph take.
std::size_t points_needed(const Glyph& g) {
  std::size_t count = 0;
  for (const PathOp op : g.ops) count += op == PathOp::cubic ? 3 : op == PathOp::close ? 0 : 1;
  return count;
}

TEST(StrokeFont, KnowsAllOfAsciiRussianAndTheUsualSigns) {
  for (char32_t c = U' '; c <= U'~'; ++c) EXPECT_TRUE(has_glyph(c)) << static_cast<unsigned>(c);
  for (char32_t c = U'А'; c <= U'я'; ++c) EXPECT_TRUE(has_glyph(c)) << static_cast<unsigned>(c);
  for (const char32_t c : std::u32string_view(U"Ёё«»“”„‘’–—−…№×½°§•←→\u00A0"))
    EXPECT_TRUE(has_glyph(c)) << static_cast<unsigned>(c);
}

TEST(StrokeFont, EveryLetterStaysInItsBox) {
  for (const char32_t c : font_letters()) {
    const Glyph& g = glyph(c);
    EXPECT_GT(g.advance, 0) << static_cast<unsigned>(c);
    for (const GlyphPoint p : g.points) {
      EXPECT_GE(p.x, -30) << static_cast<unsigned>(c);  // accents of narrow letters reach beyond them
      EXPECT_LE(p.x, g.advance + 30) << static_cast<unsigned>(c);
      EXPECT_GE(p.y, font_descent) << static_cast<unsigned>(c);
      EXPECT_LE(p.y, font_ascent) << static_cast<unsigned>(c);
    }
  }
}

TEST(StrokeFont, StepsAndPointsFit) {
  for (const char32_t c : font_letters()) {
    const Glyph& g = glyph(c);
    EXPECT_EQ(points_needed(g), g.points.size()) << static_cast<unsigned>(c);
    if (!g.ops.empty()) {
      EXPECT_EQ(g.ops.front(), PathOp::move) << static_cast<unsigned>(c);
    }
  }
}

TEST(StrokeFont, OnlyBlanksAreEmpty) {
  constexpr std::u32string_view blanks = U" \t\n\u00A0\u2009\u202F";
  for (const char32_t c : font_letters())
    EXPECT_EQ(glyph(c).ops.empty(), blanks.find(c) != std::u32string_view::npos) << static_cast<unsigned>(c);
}

TEST(StrokeFont, CapitalsAndDigitsShareTheirHeight) {
  for (const char32_t c : std::u32string_view(U"ABCDEFGHIKLMNOPRSTUVXYZ0123456789БГЖЗИЛПЧШЫЬЭЮЯ")) {
    const auto points = glyph(c).points;
    const auto lower = [](GlyphPoint a, GlyphPoint b) { return a.y < b.y; };
    EXPECT_EQ(std::min_element(points.begin(), points.end(), lower)->y, 0) << static_cast<unsigned>(c);
    EXPECT_EQ(std::max_element(points.begin(), points.end(), lower)->y, font_cap_height) << static_cast<unsigned>(c);
  }
}

TEST(StrokeFont, DigitsAreEquallyWide) {
  for (char32_t c = U'0'; c <= U'9'; ++c) EXPECT_EQ(glyph(c).advance, glyph(U'0').advance);
}

TEST(StrokeFont, UnknownLettersAreAnEmptyBox) {
  EXPECT_FALSE(has_glyph(U'漢'));
  const Glyph& box = glyph(U'漢');
  EXPECT_EQ(box.points.size(), 4U);
  EXPECT_EQ(box.ops.back(), PathOp::close);
  EXPECT_EQ(&glyph(U'\U0001F600'), &box);
}

TEST(StrokeFont, InvisibleCharactersTakeNoRoom) {
  for (const char32_t c : {U'\u0001', U'\u007F', U'\u00AD', U'\u200B', U'\u202E', U'\uFEFF'}) {
    EXPECT_TRUE(has_glyph(c));
    EXPECT_EQ(glyph(c).advance, 0);
    EXPECT_TRUE(glyph(c).ops.empty());
  }
}

TEST(StrokeFont, LookAlikesLookAlike) {
  EXPECT_TRUE(std::equal(glyph(U'А').points.begin(), glyph(U'А').points.end(), glyph(U'A').points.begin(),
                         [](GlyphPoint a, GlyphPoint b) { return a.x == b.x && a.y == b.y; }));
  EXPECT_GT(glyph(U'й').points.size(), glyph(U'и').points.size());
}

}  // namespace
}  // namespace plybook
