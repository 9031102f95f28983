#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "plybook/diagram/scene.h"
#include "plybook/diagram/theme.h"

namespace plybook {

/// Writes the attributes of SVG elements that say how they are painted, leaving out what the group around them says.
class SvgPainter {
 public:
  /// `css`: writes classes for the paint roles as well.
  SvgPainter(std::string& out, const Theme& theme, bool css) : out_(out), theme_(theme), css_(css), groups_(1) {}

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
  std::int32_t scaled(std::int32_t width) const { return mul_div(width, theme_.stroke_percent, 100); }

  std::string& out_;
  const Theme& theme_;
  bool css_;
  std::vector<Style> groups_;
};

/// The style sheet for the classes of the roles that the scene uses.
void append_style_sheet(std::string& out, const Scene& scene, const Theme& theme);

}  // namespace plybook
