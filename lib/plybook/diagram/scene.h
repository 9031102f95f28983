#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "plybook/diagram/geometry.h"
#include "plybook/diagram/paint.h"
#include "plybook/diagram/text_layout.h"

namespace plybook {

enum class Dash : std::uint8_t { solid, dashed, dotted };

/// How a shape is painted. Strokes have round ends and corners.
struct Style {
  PaintRole fill = PaintRole::none;
  PaintRole stroke = PaintRole::none;
  std::int32_t stroke_width = 0;  ///< In grid units; a theme may scale it.
  std::uint8_t opacity = 100;     ///< Of fill and stroke, in percent.
  Dash dash = Dash::solid;
  friend constexpr bool operator==(const Style&, const Style&) = default;
};

enum class ShapeKind : std::uint8_t { group, group_end, rect, circle, polygon, polyline, path, text };

/// One element of a drawing; its points, steps and texts are kept by the scene.
struct Shape {
  ShapeKind kind = ShapeKind::rect;
  TextAnchor anchor = TextAnchor::start;  ///< text
  Style style;
  std::int32_t size = 0;  ///< circle: radius; rect: radius of the corners; text: height of capitals
  std::uint32_t first_point = 0, point_count = 0;
  std::uint32_t first_op = 0, op_count = 0;
  std::uint32_t first_class = 0, class_length = 0;
  std::uint32_t first_letter = 0, letter_count = 0;
};

/// A drawing without colours, pixels or knowledge of games: shapes in painting order, some of them in groups. Every
/// writer draws this, so that every picture can be had in every format.
class Scene {
 public:
  Box view;                                 ///< What is seen of the plane.
  PaintRole paper = PaintRole::background;  ///< Painted over the view before all else; `none`: transparent.
  std::string title;                        ///< UTF-8, for readers that cannot see.
  std::string desc;

  /// Classes are names divided by blanks: hooks for style sheets.
  void open_group(std::string_view classes, const Style& style = {});
  void close_group();
  void rect(Box box, const Style& style, std::string_view classes = {}, std::int32_t corner_radius = 0);
  void circle(ScenePoint centre, std::int32_t radius, const Style& style, std::string_view classes = {});
  void polygon(std::span<const ScenePoint> points, const Style& style, std::string_view classes = {});
  void polyline(std::span<const ScenePoint> points, const Style& style, std::string_view classes = {});
  /// `ops` and `points` as in glyphs: a move or line takes one point, a cubic three.
  void path(std::span<const PathOp> ops, std::span<const ScenePoint> points, const Style& style,
            std::string_view classes = {});
  /// One line of UTF-8, drawn with the stroke font in the stroke's role and width (0: the width that suits the size).
  void text(const TextLine& line, const Style& style, std::string_view classes = {});

  /// Adds all of another drawing, moved by `offset`. View, paper and texts for readers stay as they are.
  void add(const Scene& other, ScenePoint offset);

  /// Empties the scene, keeping its memory for the next drawing.
  void clear();

  std::span<const Shape> shapes() const { return shapes_; }
  std::span<const ScenePoint> points(const Shape& shape) const {
    return std::span(points_).subspan(shape.first_point, shape.point_count);
  }
  std::span<const PathOp> ops(const Shape& shape) const {
    return std::span(ops_).subspan(shape.first_op, shape.op_count);
  }
  std::string_view classes(const Shape& shape) const {
    return std::string_view(letters_).substr(shape.first_class, shape.class_length);
  }
  std::string_view letters(const Shape& shape) const {
    return std::string_view(letters_).substr(shape.first_letter, shape.letter_count);
  }
  Box box(const Shape& rect) const;
  TextLine line(const Shape& text) const;

  /// The characters of all texts that the font cannot draw, each once.
  std::vector<char32_t> missing_letters() const;

 private:
  Shape& add(ShapeKind kind, const Style& style, std::string_view classes);
  void add_points(Shape& shape, std::span<const ScenePoint> points);

  std::vector<Shape> shapes_;
  std::vector<ScenePoint> points_;
  std::vector<PathOp> ops_;
  std::string letters_;  // of classes and texts
};

/// Follows a path of the scene with a pen, as `trace_text` does.
template <class Pen>
void trace_path(std::span<const PathOp> ops, std::span<const ScenePoint> points, Pen& pen) {
  const ScenePoint* p = points.data();
  for (const PathOp op : ops) {
    switch (op) {
      case PathOp::move:
        pen.move(*p++);
        break;
      case PathOp::line:
        pen.line(*p++);
        break;
      case PathOp::cubic:
        pen.cubic(p[0], p[1], p[2]);
        p += 3;
        break;
      case PathOp::close:
        pen.close();
        break;
    }
  }
}

}  // namespace plybook
