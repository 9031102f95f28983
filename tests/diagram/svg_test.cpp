#include "plybook/diagram/svg.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "diagram/sample_scene.h"
#include "diagram/svg_profile.h"

namespace plybook {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::string written(const Scene& scene, const char* theme = "print", const SvgOptions& options = {}) {
  std::string out;
  append_svg(out, scene, *find_theme(theme), options);
  return out;
}

TEST(Svg, SmallSceneAsWritten) {
  Scene scene;
  scene.view = {-10, 0, 100, 50};
  scene.title = "A & B";
  scene.desc = "<none>";
  scene.paper = PaintRole::none;
  Style area;
  area.fill = PaintRole::board_dark;
  scene.open_group("ply-cells", area);
  scene.rect({0, 0, 10, 20}, area, "ply-cell ply-at-a1");
  area.opacity = 35;
  scene.circle({5, 6}, 7, area);
  scene.close_group();
  Style line;
  line.stroke = PaintRole::frame;
  line.stroke_width = 4;
  line.dash = Dash::dotted;
  const ScenePoint points[] = {{0, 0}, {-5, 10}};
  scene.polyline(points, line);
  const PathOp ops[] = {PathOp::move, PathOp::line, PathOp::line, PathOp::cubic, PathOp::close};
  const ScenePoint path[] = {{1, 2}, {1, 5}, {-3, 4}, {0, 0}, {1, 1}, {2, 2}};
  line.dash = Dash::solid;
  scene.path(ops, path, line);
  EXPECT_EQ(written(scene, "print", {parse_length("40mm"), false}),
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40mm\" height=\"20mm\" viewBox=\"-10 0 100 50\" "
            "role=\"img\"><title>A &amp; B</title><desc>&lt;none&gt;</desc>"
            "<g fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">"
            "<g class=\"ply-cells\" fill=\"#c6c6c6\">"
            "<rect x=\"0\" y=\"0\" width=\"10\" height=\"20\" class=\"ply-cell ply-at-a1\"/>"
            "<circle cx=\"5\" cy=\"6\" r=\"7\" fill-opacity=\"0.35\" stroke-opacity=\"0.35\"/></g>"
            "<polyline points=\"0,0 -5,10\" stroke=\"#000000\" stroke-width=\"4\" stroke-dasharray=\"0 8\"/>"
            "<path d=\"M1 2v3l-4-1c3-4 4-3 5-2z\" stroke=\"#000000\" stroke-width=\"4\"/></g></svg>\n");
}

TEST(Svg, KeepsToThePortableProfile) {
  Scene start;
  sample::fill_start(start);
  for (const char* theme : {"print", "colour", "dark"}) {
    EXPECT_GT(check_profile(written(start, theme, {parse_length("40mm"), false})), 100);
    EXPECT_GT(check_profile(written(sample::busy_scene("Ход 1: «а3–б4»"), theme)), 120);
  }
}

TEST(Svg, SizeIsAskedFor) {
  Scene start;
  sample::fill_start(start);
  EXPECT_THAT(written(start, "print", {parse_length("62.5mm"), false}),
              HasSubstr(" width=\"62.5mm\" height=\"62.859mm\" viewBox=\"-600 -100 8700 8750\""));
  EXPECT_THAT(written(start, "print", {parse_length("400px"), false}), HasSubstr(" width=\"400\" height=\"402.299\" "));
  EXPECT_THAT(written(start), HasSubstr("svg\" viewBox="));
}

TEST(Svg, SameSceneSameBytes) {
  EXPECT_EQ(written(sample::busy_scene("x")), written(sample::busy_scene("x")));
  Scene reused = sample::busy_scene("x");
  sample::fill_start(reused);
  Scene fresh;
  sample::fill_start(fresh);
  EXPECT_EQ(written(reused), written(fresh));
}

TEST(Svg, HostileTextIsText) {
  const std::string hostile =
      "</title><script>alert(1)</script>&bogus;\"' onload=x ]]> <!-- \x01\x1B \xFF\xC0 \xEF\xBF\xBF";
  Scene scene = sample::busy_scene(hostile);
  const int expected = check_profile(written(scene));
  scene.title = scene.desc = hostile;
  const std::string svg = written(scene);
  EXPECT_EQ(check_profile(svg), expected);
  EXPECT_THAT(svg, Not(HasSubstr("<script")));
  EXPECT_THAT(svg,
              HasSubstr("&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;bogus;&quot;&#39; onload=x ]]&gt; "
                        "&lt;!--  \xEF\xBF\xBD\xEF\xBF\xBD </title>"));
}

TEST(Svg, HostileClassesAreText) {
  Scene scene;
  scene.circle({0, 0}, 1, {}, "a\"><script x='");
  EXPECT_THAT(written(scene), HasSubstr("class=\"a&quot;&gt;&lt;script x=&#39;\""));
}

TEST(Svg, RandomTextIsHarmless) {
  std::mt19937 random(7);
  for (int round = 0; round < 100; ++round) {
    std::string text;
    const auto length = random() % 60;
    for (unsigned i = 0; i < length; ++i) text += static_cast<char>(random() % 256);
    Scene scene = sample::busy_scene(text);
    scene.title = text;
    scene.desc = text;
    check_profile(written(scene));
  }
}

TEST(Svg, HatchedAreasHaveLines) {
  Scene scene;
  scene.view = {0, 0, 1000, 1000};
  Style ice;
  ice.fill = PaintRole::ice;
  scene.circle({500, 500}, 400, ice);
  EXPECT_THAT(written(scene), HasSubstr("stroke=\"#6a6a6a\" stroke-width=\"40\"/>"));
}

TEST(Svg, StrokesScaleWithTheTheme) {
  Theme bold = *find_theme("print");
  bold.stroke_percent = 150;
  Scene scene;
  Style line;
  line.stroke = PaintRole::frame;
  line.stroke_width = 60;
  scene.rect({0, 0, 10, 10}, line);
  std::string out;
  append_svg(out, scene, bold);
  EXPECT_THAT(out, HasSubstr("stroke-width=\"90\""));
}

TEST(Svg, CssVariantHasVariablesAndDarkMode) {
  const std::string svg = written(sample::busy_scene("x"), "colour", {std::nullopt, true});
  check_profile(svg, true);
  EXPECT_THAT(svg, HasSubstr("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"ply\""));
  EXPECT_THAT(svg, HasSubstr("@media (prefers-color-scheme:dark){.ply{--ply-background:#16181d;"));
  EXPECT_THAT(svg, HasSubstr(".ply-fill-board-dark{fill:var(--ply-board-dark)}"));
  EXPECT_THAT(svg, HasSubstr("class=\"ply-man ply-white ply-fill-white-man ply-stroke-white-edge\""));
  EXPECT_THAT(svg, HasSubstr(".ply-hatch-ice{stroke:var(--ply-hatch-ice)}"));
  EXPECT_THAT(svg, Not(HasSubstr("stripe")));  // a role that is not used
  EXPECT_THAT(written(sample::busy_scene("x"), "dark", {std::nullopt, true}), Not(HasSubstr("@media")));
}

TEST(Svg, PortableVariantHasNoStyle) {
  const std::string svg = written(sample::busy_scene("x"));
  for (const char* forbidden : {"<style", "var(", "@media", "<use", "<text", " id=", "<image", "href", "style="})
    EXPECT_THAT(svg, Not(HasSubstr(forbidden)));
}

}  // namespace
}  // namespace plybook
