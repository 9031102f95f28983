#include "plybook/diagram/scene.h"

#include <algorithm>
#include <cassert>

namespace plybook {

namespace {

std::uint32_t length_of(std::size_t size) { return static_cast<std::uint32_t>(size); }

}  // namespace

Shape& Scene::add(ShapeKind kind, const Style& style, std::string_view classes) {
  Shape& shape = shapes_.emplace_back();
  shape.kind = kind;
  shape.style = style;
  shape.first_class = length_of(letters_.size());
  shape.class_length = length_of(classes.size());
  letters_ += classes;
  return shape;
}

void Scene::add_points(Shape& shape, std::span<const ScenePoint> points) {
  shape.first_point = length_of(points_.size());
  shape.point_count = length_of(points.size());
  points_.insert(points_.end(), points.begin(), points.end());
}

void Scene::open_group(std::string_view classes, const Style& style) { add(ShapeKind::group, style, classes); }

void Scene::close_group() { add(ShapeKind::group_end, {}, {}); }

void Scene::rect(Box box, const Style& style, std::string_view classes, std::int32_t corner_radius) {
  Shape& shape = add(ShapeKind::rect, style, classes);
  shape.size = corner_radius;
  const ScenePoint points[] = {{box.x, box.y}, {box.width, box.height}};
  add_points(shape, points);
}

void Scene::circle(ScenePoint centre, std::int32_t radius, const Style& style, std::string_view classes) {
  Shape& shape = add(ShapeKind::circle, style, classes);
  shape.size = radius;
  add_points(shape, {&centre, 1});
}

void Scene::polygon(std::span<const ScenePoint> points, const Style& style, std::string_view classes) {
  add_points(add(ShapeKind::polygon, style, classes), points);
}

void Scene::polyline(std::span<const ScenePoint> points, const Style& style, std::string_view classes) {
  add_points(add(ShapeKind::polyline, style, classes), points);
}

void Scene::path(std::span<const PathOp> ops, std::span<const ScenePoint> points, const Style& style,
                 std::string_view classes) {
  Shape& shape = add(ShapeKind::path, style, classes);
  add_points(shape, points);
  shape.first_op = length_of(ops_.size());
  shape.op_count = length_of(ops.size());
  ops_.insert(ops_.end(), ops.begin(), ops.end());
}

void Scene::text(const TextLine& line, const Style& style, std::string_view classes) {
  Shape& shape = add(ShapeKind::text, style, classes);
  if (style.stroke_width == 0) shape.style.stroke_width = text_stroke(line.cap_height);
  shape.anchor = line.anchor;
  shape.size = line.cap_height;
  add_points(shape, {&line.at, 1});
  shape.first_letter = length_of(letters_.size());
  shape.letter_count = length_of(line.text.size());
  letters_ += line.text;
}

void Scene::add(const Scene& other, ScenePoint offset) {
  const std::uint32_t ops = length_of(ops_.size());
  const std::uint32_t letters = length_of(letters_.size());
  for (Shape shape : other.shapes_) {
    for (std::uint32_t i = 0; i < shape.point_count; ++i) {
      const ScenePoint p = other.points_[shape.first_point + i];
      const bool is_size = shape.kind == ShapeKind::rect && i == 1;
      points_.push_back(is_size ? p : p + offset);
    }
    shape.first_op += ops;
    shape.first_class += letters;
    shape.first_letter += letters;
    shape.first_point = length_of(points_.size()) - shape.point_count;
    shapes_.push_back(shape);
  }
  ops_.insert(ops_.end(), other.ops_.begin(), other.ops_.end());
  letters_ += other.letters_;
}

void Scene::clear() {
  view = {};
  paper = PaintRole::background;
  title.clear();
  desc.clear();
  shapes_.clear();
  points_.clear();
  ops_.clear();
  letters_.clear();
}

Box Scene::box(const Shape& rect) const {
  assert(rect.kind == ShapeKind::rect);
  const auto p = points(rect);
  return {p[0].x, p[0].y, p[1].x, p[1].y};
}

TextLine Scene::line(const Shape& text) const {
  assert(text.kind == ShapeKind::text);
  return {letters(text), points(text)[0], text.anchor, text.size};
}

std::vector<char32_t> Scene::missing_letters() const {
  std::vector<char32_t> missing;
  for (const Shape& shape : shapes_)
    if (shape.kind == ShapeKind::text)
      for (const char32_t letter : plybook::missing_letters(letters(shape)))
        if (std::find(missing.begin(), missing.end(), letter) == missing.end()) missing.push_back(letter);
  return missing;
}

}  // namespace plybook
