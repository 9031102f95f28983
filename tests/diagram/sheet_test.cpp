#include "plybook/diagram/sheet.h"

#include <gtest/gtest.h>

#include "diagram/sample_scene.h"
#include "diagram/svg_profile.h"
#include "plybook/diagram/svg.h"

namespace plybook {
namespace {

TEST(Sheet, SizesAreColumnsAndRows) {
  EXPECT_EQ(parse_sheet_size("3x4"), (SheetSize{3, 4}));
  EXPECT_EQ(parse_sheet_size("20x1"), (SheetSize{20, 1}));
  for (const char* wrong : {"", "3", "3x", "x4", "0x4", "3x21", "3x4x5", "-1x2", "3 x 4"})
    EXPECT_FALSE(parse_sheet_size(wrong)) << wrong;
}

TEST(Sheet, HoldsEveryDrawingWhole) {
  std::vector<Scene> drawings(5);
  for (Scene& drawing : drawings) sample::fill_start(drawing);
  drawings[3] = sample::busy_scene("A caption that is long enough to need a second line below the board, at least");
  const Scene sheet = sheet_of(drawings, 3);
  EXPECT_GT(sheet.view.width, 3 * 8700);
  EXPECT_GT(sheet.view.height, 2 * 8750);
  std::size_t shapes = 0;
  for (const Scene& drawing : drawings) shapes += drawing.shapes().size() + 2;
  EXPECT_EQ(sheet.shapes().size(), shapes);
  std::string svg;
  append_svg(svg, sheet, *find_theme("print"), {});
  check_profile(svg);
  for (const Shape& shape : sheet.shapes()) {
    if (shape.kind != ShapeKind::circle) continue;
    const ScenePoint p = sheet.points(shape)[0];
    EXPECT_TRUE(p.x > 0 && p.x < sheet.view.width && p.y > 0 && p.y < sheet.view.height);
  }
}

}  // namespace
}  // namespace plybook
