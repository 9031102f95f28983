#include "plybook/diagram/raster.h"

#include <cairo-pdf.h>
#include <cairo.h>

#include <algorithm>
#include <array>
#include <memory>

#include "plybook/base/unicode.h"
#include "plybook/diagram/hatch.h"

namespace plybook {

namespace {

struct FreeCairo {
  void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
  void operator()(cairo_t* cairo) const { cairo_destroy(cairo); }
};
using Surface = std::unique_ptr<cairo_surface_t, FreeCairo>;
using Cairo = std::unique_ptr<cairo_t, FreeCairo>;

cairo_status_t append_bytes(void* closure, const unsigned char* data, unsigned length) {
  static_cast<std::string*>(closure)->append(reinterpret_cast<const char*>(data), length);
  return CAIRO_STATUS_SUCCESS;
}

RasterError error_of(cairo_status_t status) {
  if (status == CAIRO_STATUS_NO_MEMORY) return RasterError::out_of_memory;
  if (status == CAIRO_STATUS_INVALID_SIZE) return RasterError::too_large;
  return RasterError::failed;
}

class CairoPen {
 public:
  explicit CairoPen(cairo_t* cairo) : cairo_(cairo) {}
  void move(ScenePoint p) { cairo_move_to(cairo_, p.x, p.y); }
  void line(ScenePoint p) { cairo_line_to(cairo_, p.x, p.y); }
  void cubic(ScenePoint a, ScenePoint b, ScenePoint p) { cairo_curve_to(cairo_, a.x, a.y, b.x, b.y, p.x, p.y); }
  void close() { cairo_close_path(cairo_); }

 private:
  cairo_t* cairo_;
};

class Painter {
 public:
  Painter(cairo_t* cairo, const Scene& scene, const Theme& theme)
      : cairo_(cairo), pen_(cairo), scene_(scene), theme_(theme) {}

  void paint() {
    cairo_set_line_cap(cairo_, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(cairo_, CAIRO_LINE_JOIN_ROUND);
    if (scene_.paper != PaintRole::none) {
      set_colour(theme_.ink(scene_.paper).colour, 100);
      cairo_paint(cairo_);
    }
    for (const Shape& shape : scene_.shapes()) {
      cairo_new_path(cairo_);
      if (!trace(shape)) continue;
      fill(shape);
      stroke(shape);
      hatch(shape);
    }
  }

 private:
  /// Makes the shape the current path; false when there is nothing to draw.
  bool trace(const Shape& shape) {
    switch (shape.kind) {
      case ShapeKind::group:
      case ShapeKind::group_end:
        return false;
      case ShapeKind::rect:
        trace_rect(scene_.box(shape), shape.size);
        break;
      case ShapeKind::circle: {
        const ScenePoint centre = scene_.points(shape)[0];
        cairo_arc(cairo_, centre.x, centre.y, shape.size, 0, 2 * pi);
        cairo_close_path(cairo_);
        break;
      }
      case ShapeKind::polygon:
        trace_points(shape);
        cairo_close_path(cairo_);
        break;
      case ShapeKind::polyline:
        trace_points(shape);
        break;
      case ShapeKind::path:
        trace_path(scene_.ops(shape), scene_.points(shape), pen_);
        break;
      case ShapeKind::text:
        trace_text(scene_.line(shape), pen_);
        break;
    }
    return true;
  }

  void trace_rect(Box box, double radius) {
    if (radius == 0) return cairo_rectangle(cairo_, box.x, box.y, box.width, box.height);
    const double left = box.x + radius;
    const double right = box.right() - radius;
    const double top = box.y + radius;
    const double bottom = box.bottom() - radius;
    cairo_arc(cairo_, right, top, radius, -pi / 2, 0);
    cairo_arc(cairo_, right, bottom, radius, 0, pi / 2);
    cairo_arc(cairo_, left, bottom, radius, pi / 2, pi);
    cairo_arc(cairo_, left, top, radius, pi, 3 * pi / 2);
    cairo_close_path(cairo_);
  }

  void trace_points(const Shape& shape) {
    for (const ScenePoint p : scene_.points(shape)) cairo_line_to(cairo_, p.x, p.y);
  }

  void fill(const Shape& shape) {
    if (shape.style.fill == PaintRole::none) return;
    set_colour(theme_.ink(shape.style.fill).colour, shape.style.opacity);
    cairo_fill_preserve(cairo_);
  }

  void stroke(const Shape& shape) {
    if (shape.style.stroke == PaintRole::none) return;
    set_colour(theme_.ink(shape.style.stroke).colour, shape.style.opacity);
    set_width(shape.style.stroke_width);
    set_dash(shape.style.dash, scaled(shape.style.stroke_width));
    cairo_stroke(cairo_);
    cairo_set_dash(cairo_, nullptr, 0, 0);
  }

  void hatch(const Shape& shape) {
    const Ink& ink = theme_.ink(shape.style.fill);
    if (ink.hatch == Hatch::none) return;
    std::vector<ScenePoint> lines;
    append_hatch(lines, scene_, shape, theme_);
    cairo_new_path(cairo_);
    for (std::size_t i = 0; i + 1 < lines.size(); i += 2) {
      pen_.move(lines[i]);
      pen_.line(lines[i + 1]);
    }
    set_colour(ink.hatch_colour, shape.style.opacity);
    set_width(theme_.hatch_width);
    cairo_stroke(cairo_);
  }

  void set_colour(Colour c, std::uint8_t percent) {
    cairo_set_source_rgba(cairo_, c.red / 255.0, c.green / 255.0, c.blue / 255.0, percent / 100.0);
  }

  void set_width(std::int32_t width) { cairo_set_line_width(cairo_, scaled(width)); }

  void set_dash(Dash dash, double width) {
    const std::array<double, 2> lengths =
        dash == Dash::dashed ? std::array{3 * width, 3 * width} : std::array{0.0, 2 * width};
    if (dash != Dash::solid) cairo_set_dash(cairo_, lengths.data(), 2, 0);
  }

  std::int32_t scaled(std::int32_t width) const { return mul_div(width, theme_.stroke_percent, 100); }

  static constexpr double pi = 3.14159265358979323846;

  cairo_t* cairo_;
  CairoPen pen_;
  const Scene& scene_;
  const Theme& theme_;
};

/// Draws the scene's view over the whole of the surface, which is `width` by `height` in its own units.
cairo_status_t paint(cairo_surface_t* surface, const Scene& scene, const Theme& theme, double width, double height) {
  const Cairo cairo(cairo_create(surface));
  const Box view = scene.view;
  cairo_scale(cairo.get(), width / view.width, height / view.height);
  cairo_translate(cairo.get(), -view.x, -view.y);
  Painter(cairo.get(), scene, theme).paint();
  return cairo_status(cairo.get());
}

std::int64_t pixels_of(Length length) {
  constexpr std::int64_t thousandths_per_inch = 25400;
  const bool px = length.unit == Length::Unit::px;
  const std::int64_t divisor = px ? 1000 : thousandths_per_inch;
  return std::max<std::int64_t>(1, (length.thousandths * (px ? 1 : print_dpi) + divisor / 2) / divisor);
}

double points_of(Length length) {
  const auto thousandths = static_cast<double>(length.thousandths);
  return length.unit == Length::Unit::mm ? thousandths * 72 / 25400 : thousandths * 0.75 / 1000;
}

}  // namespace

tl::expected<std::string, RasterError> to_png(const Scene& scene, const Theme& theme, Length width) {
  const std::int64_t columns = pixels_of(width);
  const std::int64_t rows = pixels_of(height_for(width, scene.view));
  constexpr std::int64_t longest_side = 32767;
  if (columns > longest_side || rows > longest_side || columns * rows > largest_png)
    return tl::unexpected(RasterError::too_large);
  const Surface surface(
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, static_cast<int>(columns), static_cast<int>(rows)));
  cairo_status_t status = paint(surface.get(), scene, theme, static_cast<double>(columns), static_cast<double>(rows));
  std::string bytes;
  if (status == CAIRO_STATUS_SUCCESS) status = cairo_surface_write_to_png_stream(surface.get(), append_bytes, &bytes);
  if (status != CAIRO_STATUS_SUCCESS) return tl::unexpected(error_of(status));
  return bytes;
}

tl::expected<std::string, RasterError> to_pdf(const Scene& scene, const Theme& theme, Length width) {
  const double columns = points_of(width);
  const double rows = points_of(height_for(width, scene.view));
  std::string bytes;
  const Surface surface(cairo_pdf_surface_create_for_stream(append_bytes, &bytes, columns, rows));
  // The same date in every file: cairo would write the time of day.
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z");
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_TITLE, replace_invalid(scene.title).text.c_str());
  cairo_status_t status = paint(surface.get(), scene, theme, columns, rows);
  cairo_surface_finish(surface.get());
  if (status == CAIRO_STATUS_SUCCESS) status = cairo_surface_status(surface.get());
  if (status != CAIRO_STATUS_SUCCESS) return tl::unexpected(error_of(status));
  return bytes;
}

}  // namespace plybook
