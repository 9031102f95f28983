#include "plybook/diagram/theme.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <set>
#include <vector>

#include "plybook/diagram/theme_check.h"

namespace plybook {
namespace {

using Roles = std::vector<PaintRole>;

TEST(Theme, RoleNamesAreUniqueAndFound) {
  std::set<std::string_view> names(paint_role_names.begin(), paint_role_names.end());
  EXPECT_EQ(names.size(), paint_role_count);
  EXPECT_EQ(names.count(""), 0U);
  for (std::size_t i = 1; i < paint_role_count; ++i)
    EXPECT_EQ(find_paint_role(paint_role_names[i]), static_cast<PaintRole>(i));
  EXPECT_EQ(name_of(PaintRole::board_dark), "board-dark");
  EXPECT_EQ(name_of(PaintRole::ghost), "ghost");
  EXPECT_EQ(find_paint_role("none"), std::nullopt);
  EXPECT_EQ(find_paint_role("pink"), std::nullopt);
}

TEST(Theme, ColoursAreSixHexDigits) {
  EXPECT_EQ(parse_colour("#0aF5c3"), (Colour{0x0A, 0xF5, 0xC3}));
  for (const char* wrong : {"", "#", "#fff", "000000", "#00000g", "#0000000", "red", "#12345\"", " #000000"})
    EXPECT_EQ(parse_colour(wrong), std::nullopt) << wrong;
  std::string text;
  append_colour(text, {0x0A, 0xF5, 0xC3});
  EXPECT_EQ(text, "#0af5c3");
}

TEST(Theme, GreysWeighTheColours) {
  EXPECT_EQ(grey_of({255, 255, 255}), 255);
  EXPECT_EQ(grey_of({0, 0, 0}), 0);
  EXPECT_EQ(grey_of({0, 255, 0}), 150);
}

TEST(Theme, BuiltInThemesAreFound) {
  for (const char* name : {"print", "colour", "dark"}) {
    ASSERT_NE(find_theme(name), nullptr);
    EXPECT_EQ(find_theme(name)->name, name);
  }
  EXPECT_EQ(find_theme("Print"), nullptr);
}

/// Every pair differs by at least `least` greys, or by its hatching.
void expect_distinct(const Theme& theme, const Roles& roles, int least) {
  for (const PaintRole a : roles)
    for (const PaintRole b : roles) {
      if (a >= b || theme.ink(a).hatch != theme.ink(b).hatch) continue;
      EXPECT_GE(std::abs(mean_grey(theme, a) - mean_grey(theme, b)), least)
          << theme.name << ": " << name_of(a) << ' ' << name_of(b);
    }
}

TEST(Theme, PiecesAreDistinctInGreyscale) {
  for (const Theme& theme : built_in_themes()) {
    EXPECT_TRUE(alike_in_grey(theme).empty()) << theme.name;
    EXPECT_NE(theme.ink(PaintRole::ice).hatch, Hatch::none) << theme.name;
  }
}

TEST(Theme, AlikePiecesAreFound) {
  Theme theme = *find_theme("print");
  theme.ink(PaintRole::black_man).colour = {230, 230, 230};
  const auto alike = alike_in_grey(theme);
  ASSERT_EQ(alike.size(), 1U);
  EXPECT_EQ(alike[0], std::pair(PaintRole::white_man, PaintRole::black_man));
}

TEST(Theme, ShadesOfTheBoardAndLinesShow) {
  for (const Theme& theme : built_in_themes()) {
    expect_distinct(theme, {PaintRole::board_light, PaintRole::board_middle, PaintRole::board_dark}, 20);
    expect_distinct(theme, {PaintRole::white_man, PaintRole::white_ring}, 60);
    expect_distinct(theme, {PaintRole::black_man, PaintRole::black_ring}, 60);
    expect_distinct(theme, {PaintRole::red_tile, PaintRole::red_sign}, 100);
    expect_distinct(theme, {PaintRole::blue_tile, PaintRole::blue_sign}, 100);
    expect_distinct(theme, {PaintRole::tile, PaintRole::stripe}, 100);
    expect_distinct(theme, {PaintRole::background, PaintRole::label}, 100);
    for (const PaintRole role : {PaintRole::mark, PaintRole::arrow, PaintRole::green, PaintRole::red, PaintRole::blue})
      expect_distinct(theme, {PaintRole::halo, role}, 90);
    for (const PaintRole cell : {PaintRole::board_light, PaintRole::board_middle, PaintRole::board_dark})
      expect_distinct(theme, {cell, PaintRole::inner_label}, 60);
  }
}

TEST(Theme, PrintIsGrey) {
  for (const Ink& ink : find_theme("print")->inks) {
    EXPECT_TRUE(ink.colour.red == ink.colour.green && ink.colour.green == ink.colour.blue);
    EXPECT_TRUE(ink.hatch_colour.red == ink.hatch_colour.green && ink.hatch_colour.green == ink.hatch_colour.blue);
  }
}

}  // namespace
}  // namespace plybook
