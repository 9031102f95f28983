#pragma once

#include <optional>
#include <string>

#include "plybook/diagram/length.h"
#include "plybook/diagram/scene.h"
#include "plybook/diagram/theme.h"

namespace plybook {

struct SvgOptions {
  std::optional<Length> width;  ///< Of the picture; its height follows. Without it the picture fills its place.
  /// Adds classes for paint roles and a style sheet with a variable for each of them, and the colours of the `dark`
  /// theme where the reader's screen is dark: for web pages. Without it the file is portable: presentation attributes
  /// only.
  bool css = false;
};

/// Appends the scene as one SVG element and a line end. Elements are `svg title desc g rect circle polygon polyline
/// path` (and `style`, see above); all numbers but the picture's size are whole. The same scene gives the same bytes.
void append_svg(std::string& out, const Scene& scene, const Theme& theme, const SvgOptions& options = {});

/// Appends what the scene shows as one group, to be put into an SVG element of a page: without paper and texts for
/// readers, and with classes in the place of colours.
void append_svg_shapes(std::string& out, const Scene& scene, const Theme& theme);

/// Appends the style rules for these classes: the colours of `light`, on dark screens those of the `dark` theme, on
/// paper those of `print`. They hold within elements of the class `ply`.
void append_style_rules(std::string& out, const Theme& light);

}  // namespace plybook
