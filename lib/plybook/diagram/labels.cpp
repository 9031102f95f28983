#include "plybook/diagram/labels.h"

#include <algorithm>

namespace plybook {

namespace {

void add_label(Scene& scene, const TextLine& line, PaintRole role, std::string_view classes) {
  Style style;
  style.stroke = role;
  scene.text(line, style, classes);
}

}  // namespace

void add_outer_label(Scene& scene, std::string_view text, ScenePoint edge, LabelSide side, const LabelStyle& style) {
  TextLine line{text, edge, TextAnchor::middle, style.cap_height};
  switch (side) {
    case LabelSide::left:
      line.at = {edge.x - style.gap, edge.y + style.cap_height / 2};
      line.anchor = TextAnchor::end;
      break;
    case LabelSide::right:
      line.at = {edge.x + style.gap, edge.y + style.cap_height / 2};
      line.anchor = TextAnchor::start;
      break;
    case LabelSide::top:
      line.at.y = edge.y - style.gap;
      break;
    case LabelSide::bottom:
      line.at.y = edge.y + style.gap + style.cap_height;
      break;
  }
  add_label(scene, line, style.role, "ply-coord");
}

void add_inner_label(Scene& scene, std::string_view text, Box cell, LabelCorner corner, const LabelStyle& style) {
  const bool top = corner == LabelCorner::top_left || corner == LabelCorner::top_right;
  const bool left = corner == LabelCorner::top_left || corner == LabelCorner::bottom_left;
  const ScenePoint at{left ? cell.x + style.gap : cell.right() - style.gap,
                      top ? cell.y + style.gap + style.cap_height : cell.bottom() - style.gap};
  add_label(scene, {text, at, left ? TextAnchor::start : TextAnchor::end, style.cap_height}, style.role, "ply-coord");
}

void add_centred_label(Scene& scene, std::string_view text, ScenePoint centre, const LabelStyle& style) {
  const ScenePoint at{centre.x, centre.y + style.cap_height / 2};
  add_label(scene, {text, at, TextAnchor::middle, style.cap_height}, style.role, "ply-coord");
}

std::int32_t label_room(std::span<const std::string_view> texts, LabelSide side, const LabelStyle& style) {
  std::int32_t size = style.cap_height;
  if (side == LabelSide::left || side == LabelSide::right) {
    size = 0;
    for (const std::string_view text : texts) size = std::max(size, text_width(text, style.cap_height));
  }
  return size + 2 * style.gap;
}

void add_caption(Scene& scene, std::string_view text, const LabelStyle& style) {
  const Box view = scene.view;
  const auto lines = wrap_text(text, style.cap_height, view.width - 2 * style.gap);
  if (lines.empty()) return;
  std::int32_t base = view.bottom() + style.gap + style.cap_height;
  scene.open_group("ply-caption");
  for (const std::string_view line : lines) {
    add_label(scene, {line, {view.x + view.width / 2, base}, TextAnchor::middle, style.cap_height}, style.role, {});
    base += text_line_step(style.cap_height);
  }
  scene.close_group();
  const std::int32_t below = mul_div(-font_descent, style.cap_height, font_cap_height) + style.gap / 2;
  scene.view.height = base - text_line_step(style.cap_height) + below - view.y;
}

}  // namespace plybook
