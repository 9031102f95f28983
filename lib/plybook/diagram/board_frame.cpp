#include "plybook/diagram/board_frame.h"

#include <array>

namespace plybook {

namespace {

constexpr std::int32_t frame_width = 60;
constexpr std::int32_t margin = 100;

}  // namespace

void add_frame(Picture& picture) {
  const Box seen = picture.plan.seen();
  const Box whole = picture.plan.whole();
  Style style;
  style.stroke = PaintRole::frame;
  style.stroke_width = frame_width;
  picture.scene.view = {seen.x - margin, seen.y - margin, seen.width + 2 * margin, seen.height + 2 * margin};
  if (seen == whole) return picture.scene.rect(whole, style, "ply-frame");
  const std::array<ScenePoint, 5> corners = {{{seen.x, seen.y},
                                              {seen.right(), seen.y},
                                              {seen.right(), seen.bottom()},
                                              {seen.x, seen.bottom()},
                                              {seen.x, seen.y}}};
  const std::array<bool, 4> at_edge = {seen.y == whole.y, seen.right() == whole.right(),
                                       seen.bottom() == whole.bottom(), seen.x == whole.x};
  for (std::size_t i = 0; i < 4; ++i)
    if (at_edge[i]) picture.scene.polyline(std::span(corners).subspan(i, 2), style, "ply-frame");
}

}  // namespace plybook
