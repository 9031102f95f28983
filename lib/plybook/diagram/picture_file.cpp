#include "plybook/diagram/picture_file.h"

#include <algorithm>
#include <iterator>

#include "plybook/diagram/svg.h"

namespace plybook {

namespace {

constexpr std::int64_t cell_mm = 8;
constexpr std::int64_t cell_px = 60;

}  // namespace

std::optional<PictureFormat> find_picture_format(std::string_view name) {
  const auto found = std::find(std::begin(picture_format_names), std::end(picture_format_names), name);
  if (found == std::end(picture_format_names)) return std::nullopt;
  return static_cast<PictureFormat>(found - std::begin(picture_format_names));
}

std::optional<PictureFormat> format_of_file(std::string_view path) {
  const std::size_t dot = path.rfind('.');
  if (dot == std::string_view::npos) return std::nullopt;
  return find_picture_format(path.substr(dot + 1));
}

Length width_of(const Scene& scene, const PictureStyle& style) {
  if (style.width) return *style.width;
  static_assert(units_per_cell == 1000);  // so that units times mm are thousandths of mm
  const std::int64_t width = scene.view.width;
  if (style.format != PictureFormat::png) return {width * cell_mm, Length::Unit::mm};
  return {std::max<std::int64_t>((width * cell_px + units_per_cell / 2) / units_per_cell, 1) * 1000, Length::Unit::px};
}

tl::expected<std::string, RasterError> picture_file(const Scene& scene, const PictureStyle& style) {
  const Length width = width_of(scene, style);
  switch (style.format) {
    case PictureFormat::png:
      return to_png(scene, style.theme, width);
    case PictureFormat::pdf:
      return to_pdf(scene, style.theme, width);
    case PictureFormat::svg:
      break;
  }
  std::string svg;
  append_svg(svg, scene, style.theme, {width, style.css});
  return svg;
}

}  // namespace plybook
