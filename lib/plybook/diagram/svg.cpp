#include "plybook/diagram/svg.h"

#include "plybook/base/xml_text.h"
#include "plybook/diagram/hatch.h"
#include "plybook/diagram/svg_pen.h"
#include "plybook/diagram/svg_style.h"

namespace plybook {

namespace {

class SvgWriter {
 public:
  SvgWriter(std::string& out, const Scene& scene, const Theme& theme, const SvgOptions& options, SvgColours colours)
      : out_(out), scene_(scene), theme_(theme), options_(options), painter_(out, theme, colours) {}

  void write() {
    open_svg();
    out_ += group;
    if (scene_.paper != PaintRole::none) write_paper();
    write_all();
    out_ += "</svg>\n";
  }

  void write_shapes() {
    out_ += group;
    write_all();
  }

 private:
  static constexpr std::string_view group = "<g fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">";

  void open_svg() {
    const Box view = scene_.view;
    out_ += "<svg xmlns=\"http://www.w3.org/2000/svg\"";
    if (options_.css) out_ += " class=\"ply\"";
    if (options_.width) {
      put_length("width", options_.width->thousandths);
      put_length("height", height_for(*options_.width, view).thousandths);
    }
    out_ += " viewBox=\"";
    append_ints(out_, {view.x, view.y, view.width, view.height});
    out_ += "\" role=\"img\"><title>";
    append_xml_text(out_, scene_.title);
    out_ += "</title><desc>";
    append_xml_text(out_, scene_.desc);
    out_ += "</desc>";
    if (options_.css) append_style_sheet(out_, scene_, theme_);
  }

  void write_all() {
    for (const Shape& shape : scene_.shapes()) write(shape);
    out_ += "</g>";
  }

  void put_length(std::string_view name, std::int64_t thousandths) {
    out_ += ' ';
    out_ += name;
    out_ += "=\"";
    append_thousandths(out_, thousandths);
    if (options_.width->unit == Length::Unit::mm) out_ += "mm";
    out_ += '"';
  }

  void write(const Shape& shape) {
    switch (shape.kind) {
      case ShapeKind::group:
        out_ += "<g";
        painter_.open_group(scene_.classes(shape), shape.style);
        out_ += '>';
        return;
      case ShapeKind::group_end:
        out_ += "</g>";
        painter_.close_group();
        return;
      case ShapeKind::rect:
        write_rect(shape);
        break;
      case ShapeKind::circle:
        write_circle(shape);
        break;
      case ShapeKind::polygon:
        write_points("<polygon points=\"", shape);
        break;
      case ShapeKind::polyline:
        write_points("<polyline points=\"", shape);
        break;
      case ShapeKind::path:
      case ShapeKind::text:
        write_path(shape);
        break;
    }
    painter_.shape(scene_.classes(shape), shape.style);
    out_ += "/>";
    if (theme_.ink(shape.style.fill).hatch != Hatch::none) write_hatch(shape);
  }

  void write_paper() {
    put_rect(scene_.view);
    Style style;
    style.fill = scene_.paper;
    painter_.shape("ply-paper", style);
    out_ += "/>";
  }

  void put_rect(Box box) {
    out_ += "<rect";
    append_attribute(out_, " x=\"", box.x);
    append_attribute(out_, " y=\"", box.y);
    append_attribute(out_, " width=\"", box.width);
    append_attribute(out_, " height=\"", box.height);
  }

  void write_rect(const Shape& shape) {
    put_rect(scene_.box(shape));
    if (shape.size != 0) append_attribute(out_, " rx=\"", shape.size);
  }

  void write_circle(const Shape& shape) {
    const ScenePoint centre = scene_.points(shape)[0];
    out_ += "<circle";
    append_attribute(out_, " cx=\"", centre.x);
    append_attribute(out_, " cy=\"", centre.y);
    append_attribute(out_, " r=\"", shape.size);
  }

  void write_points(std::string_view start, const Shape& shape) {
    out_ += start;
    bool first = true;
    for (const ScenePoint p : scene_.points(shape)) {
      if (!first) out_ += ' ';
      first = false;
      append_int(out_, p.x);
      out_ += ',';
      append_int(out_, p.y);
    }
    out_ += '"';
  }

  void write_path(const Shape& shape) {
    out_ += "<path d=\"";
    SvgPen pen(out_);
    if (shape.kind == ShapeKind::text) {
      trace_text(scene_.line(shape), pen);
    } else {
      trace_path(scene_.ops(shape), scene_.points(shape), pen);
    }
    out_ += '"';
  }

  void write_hatch(const Shape& shape) {
    hatch_.clear();
    append_hatch(hatch_, scene_, shape, theme_);
    if (hatch_.empty()) return;
    out_ += "<path d=\"";
    SvgPen pen(out_);
    for (std::size_t i = 0; i + 1 < hatch_.size(); i += 2) {
      pen.move(hatch_[i]);
      pen.line(hatch_[i + 1]);
    }
    out_ += '"';
    painter_.hatch(shape.style);
    out_ += "/>";
  }

  std::string& out_;
  const Scene& scene_;
  const Theme& theme_;
  const SvgOptions& options_;
  SvgPainter painter_;
  std::vector<ScenePoint> hatch_;
};

}  // namespace

void append_svg(std::string& out, const Scene& scene, const Theme& theme, const SvgOptions& options) {
  SvgWriter(out, scene, theme, options, options.css ? SvgColours::both : SvgColours::attributes).write();
}

void append_svg_shapes(std::string& out, const Scene& scene, const Theme& theme) {
  const SvgOptions options;
  SvgWriter(out, scene, theme, options, SvgColours::classes).write_shapes();
}

}  // namespace plybook
