#include "plybook/diagram/marks.h"

#include <algorithm>

namespace plybook {

namespace {

/// The halos of letters have to hide what lies between the strokes.
constexpr std::int32_t text_halo = 2 * mark_halo;

Style line_style(PaintRole role, std::int32_t width) {
  Style style;
  style.stroke = role;
  style.stroke_width = width;
  return style;
}

/// A filled shape and its halo: `draw` adds the shape in the style that it is given.
template <class Draw>
void add_filled(const Draw& draw, PaintRole role) {
  Style halo = line_style(PaintRole::halo, 2 * mark_halo);
  halo.fill = PaintRole::halo;
  draw(halo);
  Style body;
  body.fill = role;
  draw(body);
}

template <class Draw>
void add_lines(const Draw& draw, PaintRole role, std::int32_t width, std::int32_t halo = mark_halo) {
  draw(line_style(PaintRole::halo, width + 2 * halo));
  draw(line_style(role, width));
}

void add_cross(Scene& scene, ScenePoint c, std::int32_t reach, const Style& style) {
  const PathOp ops[] = {PathOp::move, PathOp::line, PathOp::move, PathOp::line};
  const ScenePoint points[] = {
      {c.x - reach, c.y - reach}, {c.x + reach, c.y + reach}, {c.x - reach, c.y + reach}, {c.x + reach, c.y - reach}};
  scene.path(ops, points, style);
}

void add_square(Scene& scene, ScenePoint c, std::int32_t reach, const Style& style) {
  scene.rect({c.x - reach, c.y - reach, 2 * reach, 2 * reach}, style);
}

/// Points up; its middle looks right a little below the centre of its circle.
void add_triangle(Scene& scene, ScenePoint c, std::int32_t radius, const Style& style) {
  const std::int32_t half = mul_div(radius, 866, 1000);
  const std::int32_t low = c.y + radius / 2;
  const ScenePoint points[] = {{c.x, c.y - radius}, {c.x + half, low}, {c.x - half, low}};
  scene.polygon(points, style);
}

constexpr std::string_view mark_classes[] = {"ply-mark ply-mark-dot", "ply-mark ply-mark-ring",
                                             "ply-mark ply-mark-cross", "ply-mark ply-mark-square",
                                             "ply-mark ply-mark-triangle"};

}  // namespace

std::optional<MarkShape> find_mark_shape(std::string_view name) {
  const auto found = std::find(std::begin(mark_shape_names), std::end(mark_shape_names), name);
  if (found == std::end(mark_shape_names)) return std::nullopt;
  return static_cast<MarkShape>(found - std::begin(mark_shape_names));
}

void add_mark(Scene& scene, MarkShape shape, const MarkPlace& place) {
  const ScenePoint c = place.centre;
  const std::int32_t r = place.radius;
  const std::int32_t width = std::max(r * 3 / 10, 1);
  scene.open_group(mark_classes[static_cast<std::size_t>(shape)]);
  switch (shape) {
    case MarkShape::dot:
      add_filled([&](const Style& style) { scene.circle(c, r * 6 / 10, style); }, place.role);
      break;
    case MarkShape::ring:
      add_lines([&](const Style& style) { scene.circle(c, r, style); }, place.role, width);
      break;
    case MarkShape::cross:
      add_lines([&](const Style& style) { add_cross(scene, c, r * 8 / 10, style); }, place.role, width);
      break;
    case MarkShape::square:
      add_lines([&](const Style& style) { add_square(scene, c, r * 9 / 10, style); }, place.role, width);
      break;
    case MarkShape::triangle:
      add_lines([&](const Style& style) { add_triangle(scene, {c.x, c.y + r / 8}, r, style); }, place.role, width);
      break;
  }
  scene.close_group();
}

void add_text_mark(Scene& scene, std::string_view text, const MarkPlace& place) {
  const std::int32_t widest = 2 * place.radius;
  std::int32_t height = place.radius * 13 / 10;
  const std::int32_t width = text_width(text, height);
  if (width > widest) height = mul_div(height, widest, width);
  const ScenePoint base{place.centre.x, place.centre.y + height / 2};
  const TextLine line{text, base, TextAnchor::middle, height};
  const std::int32_t pen = mul_div(text_stroke(height), 5, 4);
  scene.open_group("ply-mark ply-mark-text");
  add_lines([&](const Style& style) { scene.text(line, style); }, place.role, pen, text_halo);
  scene.close_group();
}

}  // namespace plybook
