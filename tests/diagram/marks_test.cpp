#include "plybook/diagram/marks.h"

#include <gtest/gtest.h>

#include "plybook/diagram/hatch.h"
#include "plybook/diagram/labels.h"
#include "plybook/diagram/length.h"

namespace plybook {
namespace {

TEST(Geometry, RootsAndDistances) {
  EXPECT_EQ(integer_root(0), 0);
  EXPECT_EQ(integer_root(15), 3);
  EXPECT_EQ(integer_root(16), 4);
  EXPECT_EQ(integer_root(std::int64_t{3037000499} * 3037000499), 3037000499);
  EXPECT_EQ(distance({0, 0}, {-300, 400}), 500);
  EXPECT_EQ(along({0, 0}, {300, -400}, 250), (ScenePoint{150, -200}));
  EXPECT_EQ(along({7, 7}, {7, 7}, 250), (ScenePoint{7, 7}));
  EXPECT_EQ(mul_div(-5, 1, 2), -3);
  EXPECT_EQ(mul_div(5, 1, 2), 3);
}

TEST(Length, ReadsMillimetresAndPixels) {
  EXPECT_EQ(parse_length("60mm"), (Length{60000, Length::Unit::mm}));
  EXPECT_EQ(parse_length("62.5mm"), (Length{62500, Length::Unit::mm}));
  EXPECT_EQ(parse_length("0.001mm"), (Length{1, Length::Unit::mm}));
  EXPECT_EQ(parse_length("400px"), (Length{400000, Length::Unit::px}));
  for (const char* wrong : {"", "mm", "40", "-1mm", "0mm", "1e3mm", "4cm", "10001mm", "1.0001mm", "1.mm", "1.5px",
                            "99999999999999999999mm", "4 mm", "40mm ", "+4mm", "NaNmm"})
    EXPECT_EQ(parse_length(wrong), std::nullopt) << wrong;
}

TEST(Length, WritesShortDecimals) {
  std::string out;
  for (const int n : {40000, 62500, 1, -20, 1050, 0}) {
    append_thousandths(out, n);
    out += ' ';
  }
  EXPECT_EQ(out, "40 62.5 0.001 -0.02 1.05 0 ");
}

std::vector<Shape> shapes_of_kind(const Scene& scene, ShapeKind kind) {
  std::vector<Shape> found;
  for (const Shape& shape : scene.shapes())
    if (shape.kind == kind) found.push_back(shape);
  return found;
}

TEST(Marks, NamesAreFound) {
  EXPECT_EQ(find_mark_shape("ring"), MarkShape::ring);
  EXPECT_EQ(find_mark_shape("triangle"), MarkShape::triangle);
  EXPECT_EQ(find_mark_shape("star"), std::nullopt);
}

TEST(Marks, EachHasAHaloBelowIt) {
  for (const MarkShape mark :
       {MarkShape::dot, MarkShape::ring, MarkShape::cross, MarkShape::square, MarkShape::triangle}) {
    Scene scene;
    add_mark(scene, mark, {{500, 500}, 300, PaintRole::red});
    ASSERT_EQ(scene.shapes().size(), 4U);
    const Shape& halo = scene.shapes()[1];
    const Shape& body = scene.shapes()[2];
    EXPECT_EQ(halo.style.stroke, PaintRole::halo);
    EXPECT_TRUE(body.style.stroke == PaintRole::red || body.style.fill == PaintRole::red);
    EXPECT_GT(halo.style.stroke_width, body.style.stroke_width);
  }
}

TEST(Marks, LongTextIsMadeSmaller) {
  Scene scene;
  add_text_mark(scene, "5", {{0, 0}, 300, PaintRole::mark});
  add_text_mark(scene, "5, 17", {{0, 0}, 300, PaintRole::mark});
  const auto texts = shapes_of_kind(scene, ShapeKind::text);
  ASSERT_EQ(texts.size(), 4U);
  EXPECT_EQ(texts[1].size, 390);
  EXPECT_LT(texts[3].size, 390);
  EXPECT_LE(text_width("5, 17", texts[3].size), 610);
}

TEST(Arrows, StartAtTheRimAndEndAtTheCell) {
  Scene scene;
  const ScenePoint points[] = {{0, 0}, {2000, 0}};
  Arrow arrow;
  arrow.points = points;
  arrow.start_radius = 390;
  arrow.width = 90;
  add_arrow(scene, arrow);
  const auto shafts = shapes_of_kind(scene, ShapeKind::path);
  ASSERT_EQ(shafts.size(), 2U);
  EXPECT_EQ(scene.points(shafts[1])[0], (ScenePoint{390 + 45, 0}));
  const auto heads = shapes_of_kind(scene, ShapeKind::polygon);
  ASSERT_EQ(heads.size(), 2U);
  EXPECT_EQ(scene.points(heads[1])[0], (ScenePoint{2000 - 15, 0}));
  EXPECT_EQ(scene.points(heads[1])[1].y, -scene.points(heads[1])[2].y);
}

TEST(Arrows, BendAlongTheirPath) {
  Scene scene;
  const ScenePoint points[] = {{0, 0}, {2000, 2000}, {2000, 2000}, {4000, 0}, {0, 0}};
  Arrow arrow;
  arrow.points = points;
  add_arrow(scene, arrow);
  const auto shafts = shapes_of_kind(scene, ShapeKind::path);
  const auto ops = scene.ops(shafts[1]);
  EXPECT_EQ(std::count(ops.begin(), ops.end(), PathOp::cubic), 2);
  for (const ScenePoint p : scene.points(shafts[1])) {
    EXPECT_GE(p.y, 0);
    EXPECT_LT(p.y, 2000);
  }
}

TEST(Arrows, NothingForASinglePlace) {
  Scene scene;
  const ScenePoint points[] = {{5, 5}, {5, 5}};
  Arrow arrow;
  arrow.points = points;
  add_arrow(scene, arrow);
  arrow.points = {};
  add_arrow(scene, arrow);
  EXPECT_TRUE(scene.shapes().empty());
}

TEST(Hatching, StaysInTheCircle) {
  for (const Hatch hatch : {Hatch::rising, Hatch::falling, Hatch::crossed}) {
    Theme theme = *find_theme("print");
    theme.ink(PaintRole::tile).hatch = hatch;
    Scene scene;
    Style style;
    style.fill = PaintRole::tile;
    scene.circle({-1000, 500}, 400, style);
    std::vector<ScenePoint> lines;
    append_hatch(lines, scene, scene.shapes()[0], theme);
    EXPECT_EQ(lines.size(), hatch == Hatch::crossed ? 24U : 12U);
    for (const ScenePoint p : lines) EXPECT_LE(distance(p, {-1000, 500}), 400 - theme.hatch_width / 4);
    const ScenePoint along = lines[1] - lines[0];
    EXPECT_EQ(along.x, hatch == Hatch::falling ? along.y : -along.y);
  }
}

TEST(Hatching, StaysInRectanglesAndPolygons) {
  Theme theme = *find_theme("print");
  theme.ink(PaintRole::tile).hatch = Hatch::crossed;
  Scene scene;
  Style style;
  style.fill = PaintRole::tile;
  scene.rect({100, 200, 1000, 600}, style);
  const ScenePoint notched[] = {{100, 200}, {600, 500}, {1100, 200}, {1100, 800}, {100, 800}};
  scene.polygon(notched, style);
  for (const Shape& shape : scene.shapes()) {
    std::vector<ScenePoint> lines;
    append_hatch(lines, scene, shape, theme);
    EXPECT_GT(lines.size(), 10U);
    for (const ScenePoint p : lines)
      EXPECT_TRUE(p.x >= 100 && p.x <= 1100 && p.y >= 200 && p.y <= 800) << p.x << ' ' << p.y;
  }
  std::vector<ScenePoint> lines;
  append_hatch(lines, scene, scene.shapes()[1], theme);
  for (std::size_t i = 0; i < lines.size(); i += 2) {
    const ScenePoint middle{(lines[i].x + lines[i + 1].x) / 2, (lines[i].y + lines[i + 1].y) / 2};
    EXPECT_GE(middle.y, 500 - std::abs(middle.x - 600) * 6 / 10 - 1) << middle.x;  // none crosses the notch
  }
}

TEST(Labels, StandBesideTheBoard) {
  Scene scene;
  const LabelStyle style{300, 170, PaintRole::label};
  add_outer_label(scene, "a", {500, 8000}, LabelSide::bottom, style);
  add_outer_label(scene, "1", {0, 7500}, LabelSide::left, style);
  add_inner_label(scene, "a1", {0, 7000, 1000, 1000}, LabelCorner::bottom_left, style);
  const auto shapes = scene.shapes();
  EXPECT_EQ(scene.line(shapes[0]).at, (ScenePoint{500, 8470}));
  EXPECT_EQ(scene.line(shapes[0]).anchor, TextAnchor::middle);
  EXPECT_EQ(scene.line(shapes[1]).at, (ScenePoint{-170, 7650}));
  EXPECT_EQ(scene.line(shapes[1]).anchor, TextAnchor::end);
  EXPECT_EQ(scene.line(shapes[2]).at, (ScenePoint{170, 7830}));
  const std::string_view texts[] = {"1", "10"};
  EXPECT_EQ(label_room(texts, LabelSide::bottom, style), 640);
  EXPECT_EQ(label_room(texts, LabelSide::left, style), text_width("10", 300) + 340);
}

TEST(Labels, CaptionsEnlargeTheView) {
  Scene scene;
  scene.view = {-100, -100, 2000, 2000};
  const LabelStyle style{200, 100, PaintRole::caption};
  add_caption(scene, "", style);
  EXPECT_EQ(scene.view.height, 2000);
  add_caption(scene, "One two three four five six seven", style);
  const auto texts = shapes_of_kind(scene, ShapeKind::text);
  ASSERT_GT(texts.size(), 1U);
  EXPECT_EQ(scene.line(texts[0]).at, (ScenePoint{900, 2200}));
  EXPECT_EQ(scene.line(texts[1]).at.y, 2200 + 350);
  EXPECT_GT(scene.view.bottom(), scene.line(texts.back()).at.y + 70);
}

}  // namespace
}  // namespace plybook
