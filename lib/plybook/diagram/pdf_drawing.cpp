#include "plybook/diagram/pdf_drawing.h"

#include <fmt/format.h>

#include <iterator>
#include <vector>

#include "plybook/diagram/hatch.h"

namespace plybook {

namespace {

/// How far the handles of a cubic lie from the ends of a quarter of a circle, in thousandths of its radius.
constexpr std::int32_t quarter_handle = 552;

/// Writes the operators of a path, a line each.
class PdfPen {
 public:
  explicit PdfPen(std::string& out) : out_(out) {}

  void move(ScenePoint p) { put({p}, "m"); }
  void line(ScenePoint p) { put({p}, "l"); }
  void cubic(ScenePoint a, ScenePoint b, ScenePoint p) { put({a, b, p}, "c"); }
  void close() { out_ += "h\n"; }
  /// A quarter of a circle or ellipse around a corner, from one of its ends to the other.
  void quarter(ScenePoint from, ScenePoint corner, ScenePoint to) {
    cubic(between(from, corner), between(to, corner), to);
  }

 private:
  static ScenePoint between(ScenePoint end, ScenePoint corner) {
    return {end.x + mul_div(corner.x - end.x, quarter_handle, 1000),
            end.y + mul_div(corner.y - end.y, quarter_handle, 1000)};
  }
  void put(std::initializer_list<ScenePoint> points, const char* name) {
    for (const ScenePoint p : points) fmt::format_to(std::back_inserter(out_), "{} {} ", p.x, p.y);
    out_.append(name).append("\n");
  }

  std::string& out_;
};

class PdfDrawing {
 public:
  PdfDrawing(std::string& out, const Scene& scene, const Theme& theme)
      : out_(out), pen_(out), scene_(scene), theme_(theme) {}

  void write(std::int32_t width) {
    const Box view = scene_.view;
    const double scale = width / 100.0 / view.width;
    put("q\n{:.6f} 0 0 {:.6f} {:.3f} {:.3f} cm\n1 J 1 j\n", scale, -scale, -scale * view.x, scale * view.bottom());
    if (scene_.paper != PaintRole::none) {
      put_colour(theme_.ink(scene_.paper).colour, 100, "rg");
      put("{} {} {} {} re f\n", view.x, view.y, view.width, view.height);
    }
    for (const Shape& shape : scene_.shapes()) write(shape);
    out_ += "Q\n";
  }

 private:
  template <class... Values>
  void put(fmt::format_string<Values...> text, Values&&... values) {
    fmt::format_to(std::back_inserter(out_), text, std::forward<Values>(values)...);
  }

  void write(const Shape& shape) {
    if (shape.kind == ShapeKind::group || shape.kind == ShapeKind::group_end) return;
    const Style& style = shape.style;
    const bool fills = style.fill != PaintRole::none, strokes = style.stroke != PaintRole::none;
    if (fills) put_colour(theme_.ink(style.fill).colour, style.opacity, "rg");
    if (strokes) put_stroke(style);
    if (fills || strokes) {
      trace(shape);
      out_ += fills && strokes ? "B\n" : fills ? "f\n" : "S\n";
    }
    if (theme_.ink(style.fill).hatch != Hatch::none) write_hatch(shape);
  }

  void put_stroke(const Style& style) {
    put_colour(theme_.ink(style.stroke).colour, style.opacity, "RG");
    const std::int32_t width = scaled(style.stroke_width);
    put("{} w\n", width);
    if (style.dash == Dash::solid) {
      out_ += "[] 0 d\n";
    } else {
      put("[{} {}] 0 d\n", style.dash == Dash::dashed ? 3 * width : 0,
          style.dash == Dash::dashed ? 3 * width : 2 * width);
    }
  }

  void trace(const Shape& shape) {
    switch (shape.kind) {
      case ShapeKind::group:
      case ShapeKind::group_end:
        break;
      case ShapeKind::rect:
        return trace_rect(scene_.box(shape), shape.size);
      case ShapeKind::circle: {
        const ScenePoint c = scene_.points(shape)[0];
        return trace_rect({c.x - shape.size, c.y - shape.size, 2 * shape.size, 2 * shape.size}, shape.size);
      }
      case ShapeKind::polygon:
        trace_points(shape);
        return pen_.close();
      case ShapeKind::polyline:
        return trace_points(shape);
      case ShapeKind::path:
        return trace_path(scene_.ops(shape), scene_.points(shape), pen_);
      case ShapeKind::text:
        return trace_text(scene_.line(shape), pen_);
    }
  }

  void trace_rect(Box box, std::int32_t radius) {
    if (radius == 0) return put("{} {} {} {} re\n", box.x, box.y, box.width, box.height);
    const std::int32_t left = box.x, right = box.right(), top = box.y, bottom = box.bottom(), r = radius;
    pen_.move({left + r, top});
    pen_.line({right - r, top});
    pen_.quarter({right - r, top}, {right, top}, {right, top + r});
    pen_.line({right, bottom - r});
    pen_.quarter({right, bottom - r}, {right, bottom}, {right - r, bottom});
    pen_.line({left + r, bottom});
    pen_.quarter({left + r, bottom}, {left, bottom}, {left, bottom - r});
    pen_.line({left, top + r});
    pen_.quarter({left, top + r}, {left, top}, {left + r, top});
    pen_.close();
  }

  void trace_points(const Shape& shape) {
    bool first = true;
    for (const ScenePoint p : scene_.points(shape)) {
      first ? pen_.move(p) : pen_.line(p);
      first = false;
    }
  }

  void write_hatch(const Shape& shape) {
    hatch_.clear();
    append_hatch(hatch_, scene_, shape, theme_);
    if (hatch_.empty()) return;
    put_colour(theme_.ink(shape.style.fill).hatch_colour, shape.style.opacity, "RG");
    put("{} w [] 0 d\n", scaled(theme_.hatch_width));
    for (std::size_t i = 0; i + 1 < hatch_.size(); i += 2) {
      pen_.move(hatch_[i]);
      pen_.line(hatch_[i + 1]);
    }
    out_ += "S\n";
  }

  void put_colour(Colour colour, std::uint8_t percent, const char* name) {
    const auto mixed = [&](std::uint8_t part) { return (255 - (255 - part) * percent / 100.0) / 255; };
    put("{:.3f} {:.3f} {:.3f} {}\n", mixed(colour.red), mixed(colour.green), mixed(colour.blue), name);
  }

  std::int32_t scaled(std::int32_t width) const { return mul_div(width, theme_.stroke_percent, 100); }

  std::string& out_;
  PdfPen pen_;
  const Scene& scene_;
  const Theme& theme_;
  std::vector<ScenePoint> hatch_;
};

}  // namespace

void append_pdf_drawing(std::string& out, const Scene& scene, const Theme& theme, std::int32_t width) {
  PdfDrawing(out, scene, theme).write(width);
}

}  // namespace plybook
