#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "plybook/diagram/scene.h"
#include "plybook/diagram/theme.h"

namespace plybook {

/// How colours are said: by presentation attributes, by classes for style sheets, or both.
enum class SvgColours : std::uint8_t { attributes, both, classes };

/// Writes the attributes of SVG elements that say how they are painted, leaving out what the group around them says.
class SvgPainter {
 public:
  SvgPainter(std::string& out, const Theme& theme, SvgColours colours)
      : out_(out), theme_(theme), colours_(colours), groups_(1) {}

  void open_group(std::string_view classes, const Style& style);
  void close_group() { groups_.pop_back(); }
  void shape(std::string_view classes, const Style& style);
  /// The lines that hatch a shape of this style.
  void hatch(const Style& style);

 private:
  struct Difference {
    bool fill, stroke, width, opacity, dash;
  };

  Difference difference(const Style& style, bool is_group) const;
  void put(std::string_view classes, const Style& style, const Difference& differs);
  void put_classes(std::string_view classes, const Style& style, const Difference& differs);
  void put_paint(std::string_view start, PaintRole role);
  void put_opacity(std::uint8_t percent);
  void put_dash(Dash dash, std::int32_t width);
  bool has_classes() const { return colours_ != SvgColours::attributes; }
  bool has_attributes() const { return colours_ != SvgColours::classes; }
  std::int32_t scaled(std::int32_t width) const { return mul_div(width, theme_.stroke_percent, 100); }

  std::string& out_;
  const Theme& theme_;
  SvgColours colours_;
  std::vector<Style> groups_;
};

/// The style sheet for the classes of the roles that the scene uses.
void append_style_sheet(std::string& out, const Scene& scene, const Theme& theme);

}  // namespace plybook
