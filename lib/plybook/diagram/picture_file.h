#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "plybook/diagram/length.h"
#include "plybook/diagram/raster.h"
#include "plybook/diagram/scene.h"
#include "plybook/diagram/theme.h"

namespace plybook {

enum class PictureFormat : std::uint8_t { svg, png, pdf };

/// The names of the formats in options, books and file names, in the order of the enumeration.
inline constexpr std::string_view picture_format_names[] = {"svg", "png", "pdf"};

std::optional<PictureFormat> find_picture_format(std::string_view name);
/// That of a file's name.
std::optional<PictureFormat> format_of_file(std::string_view path);

/// What a picture is written as.
struct PictureStyle {
  Theme theme;
  PictureFormat format = PictureFormat::svg;
  std::optional<Length> width;  ///< none: a cell is 8 mm wide, in a PNG 60 px
  bool css = false;             ///< of SVG
};

/// The width that a scene has in that style.
Length width_of(const Scene& scene, const PictureStyle& style);

/// The bytes of a picture's file. The same scene and style give the same bytes.
tl::expected<std::string, RasterError> picture_file(const Scene& scene, const PictureStyle& style);

}  // namespace plybook
