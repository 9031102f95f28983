#include "plybook/diagram/svg_style.h"

#include <array>

#include "plybook/base/xml_text.h"
#include "plybook/diagram/length.h"
#include "plybook/diagram/svg_pen.h"

namespace plybook {

SvgPainter::Difference SvgPainter::difference(const Style& style, bool is_group) const {
  const Style& around = groups_.back();
  const bool strokes = is_group || style.stroke != PaintRole::none;
  const bool width = strokes && style.stroke_width != around.stroke_width;
  return {style.fill != around.fill, style.stroke != around.stroke, width, style.opacity != around.opacity,
          strokes && (style.dash != around.dash || (width && style.dash != Dash::solid))};
}

void SvgPainter::open_group(std::string_view classes, const Style& style) {
  put(classes, style, difference(style, true));
  groups_.push_back(style);
}

void SvgPainter::shape(std::string_view classes, const Style& style) { put(classes, style, difference(style, false)); }

void SvgPainter::hatch(const Style& style) {
  const Style& around = groups_.back();
  const PaintRole role = style.fill;
  if (has_classes()) {
    out_ += " class=\"ply-hatch-";
    out_ += name_of(role);
    out_ += '"';
  }
  if (around.fill != PaintRole::none) out_ += " fill=\"none\"";
  if (has_attributes()) {
    out_ += " stroke=\"";
    append_colour(out_, theme_.ink(role).hatch_colour);
    out_ += '"';
  }
  append_attribute(out_, " stroke-width=\"", scaled(theme_.hatch_width));
  if (style.opacity != around.opacity) put_opacity(style.opacity);
  if (around.dash != Dash::solid) put_dash(Dash::solid, 0);
}

void SvgPainter::put(std::string_view classes, const Style& style, const Difference& differs) {
  put_classes(classes, style, differs);
  if (differs.fill) put_paint(" fill=\"", style.fill);
  if (differs.stroke) put_paint(" stroke=\"", style.stroke);
  if (differs.width) append_attribute(out_, " stroke-width=\"", scaled(style.stroke_width));
  if (differs.opacity) put_opacity(style.opacity);
  if (differs.dash) put_dash(style.dash, scaled(style.stroke_width));
}

void SvgPainter::put_classes(std::string_view classes, const Style& style, const Difference& differs) {
  const bool fill = has_classes() && differs.fill && style.fill != PaintRole::none;
  const bool stroke = has_classes() && differs.stroke && style.stroke != PaintRole::none;
  if (classes.empty() && !fill && !stroke) return;
  out_ += " class=\"";
  append_xml_text(out_, classes);  // a name may come from a game file
  std::string_view blank = classes.empty() ? "" : " ";
  if (fill) {
    out_ += blank;
    out_ += "ply-fill-";
    out_ += name_of(style.fill);
    blank = " ";
  }
  if (stroke) {
    out_ += blank;
    out_ += "ply-stroke-";
    out_ += name_of(style.stroke);
  }
  out_ += '"';
}

void SvgPainter::put_paint(std::string_view start, PaintRole role) {
  if (role != PaintRole::none && !has_attributes()) return;
  out_ += start;
  if (role == PaintRole::none) {
    out_ += "none";
  } else {
    append_colour(out_, theme_.ink(role).colour);
  }
  out_ += '"';
}

void SvgPainter::put_opacity(std::uint8_t percent) {
  for (const std::string_view start : {" fill-opacity=\"", " stroke-opacity=\""}) {
    out_ += start;
    append_thousandths(out_, 10 * percent);
    out_ += '"';
  }
}

void SvgPainter::put_dash(Dash dash, std::int32_t width) {
  out_ += " stroke-dasharray=\"";
  switch (dash) {
    case Dash::solid:
      out_ += "none";
      break;
    case Dash::dashed:
      append_ints(out_, {3 * width, 3 * width});
      break;
    case Dash::dotted:
      append_ints(out_, {0, 2 * width});
      break;
  }
  out_ += '"';
}

namespace {

struct RoleUse {
  bool fill = false, stroke = false, hatch = false;
};

using RoleUses = std::array<RoleUse, paint_role_count>;

RoleUses uses_of(const Scene& scene, const Theme& theme) {
  RoleUses uses{};
  for (const Shape& shape : scene.shapes()) {
    const Style& style = shape.style;
    uses[index_of(style.fill)].fill = true;
    uses[index_of(style.stroke)].stroke = true;
    if (theme.ink(style.fill).hatch != Hatch::none) uses[index_of(style.fill)].hatch = true;
  }
  uses[index_of(scene.paper)].fill = true;
  uses[index_of(PaintRole::none)] = {};
  return uses;
}

RoleUses uses_of_all(std::initializer_list<const Theme*> themes) {
  RoleUses uses{};
  for (std::size_t i = 1; i < paint_role_count; ++i) {
    uses[i].fill = uses[i].stroke = true;
    for (const Theme* theme : themes) uses[i].hatch = uses[i].hatch || theme->inks[i].hatch != Hatch::none;
  }
  return uses;
}

void append_variables(std::string& out, const RoleUses& uses, const Theme& theme) {
  out += ".ply{";
  const auto variable = [&out](std::string_view prefix, std::size_t role, Colour colour) {
    out += prefix;
    out += paint_role_names[role];
    out += ':';
    append_colour(out, colour);
    out += ';';
  };
  for (std::size_t i = 1; i < paint_role_count; ++i) {
    if (uses[i].fill || uses[i].stroke) variable("--ply-", i, theme.inks[i].colour);
    if (uses[i].hatch) variable("--ply-hatch-", i, theme.inks[i].hatch_colour);
  }
  out += '}';
}

void append_rule(std::string& out, std::string_view kind, std::string_view property, std::string_view variable,
                 std::size_t role) {
  for (const std::string_view part :
       {std::string_view(".ply-"), kind, paint_role_names[role], std::string_view("{"), property,
        std::string_view(":var("), variable, paint_role_names[role], std::string_view(")}")})
    out += part;
}

}  // namespace

namespace {

void append_media(std::string& out, std::string_view media, const RoleUses& uses, const Theme& theme) {
  out.append("@media ").append(media).append("{");
  append_variables(out, uses, theme);
  out += '}';
}

void append_rules(std::string& out, const RoleUses& uses) {
  for (std::size_t i = 1; i < paint_role_count; ++i) {
    if (uses[i].fill) append_rule(out, "fill-", "fill", "--ply-", i);
    if (uses[i].stroke) append_rule(out, "stroke-", "stroke", "--ply-", i);
    if (uses[i].hatch) append_rule(out, "hatch-", "stroke", "--ply-hatch-", i);
  }
}

}  // namespace

void append_style_sheet(std::string& out, const Scene& scene, const Theme& theme) {
  const RoleUses uses = uses_of(scene, theme);
  out += "<style>";
  append_variables(out, uses, theme);
  if (const Theme* dark = find_theme("dark"); dark != nullptr && theme.name != dark->name)
    append_media(out, "(prefers-color-scheme:dark)", uses, *dark);
  append_rules(out, uses);
  out += "</style>";
}

void append_style_rules(std::string& out, const Theme& light) {
  const Theme *dark = find_theme("dark"), *print = find_theme("print");
  const RoleUses uses = uses_of_all({&light, dark, print});
  append_variables(out, uses, light);
  append_media(out, "(prefers-color-scheme:dark)", uses, *dark);
  append_media(out, "print", uses, *print);
  append_rules(out, uses);
}

}  // namespace plybook
