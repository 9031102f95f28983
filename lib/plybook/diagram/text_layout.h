#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "plybook/diagram/geometry.h"
#include "plybook/diagram/stroke_font.h"

namespace plybook {

/// The first character of `text`, which is moved behind it; U+FFFD for bytes that are not UTF-8. Needs a text.
char32_t take_code_point(std::string_view& text);

/// Where a line of text lies relative to its anchor point.
enum class TextAnchor : std::uint8_t { start, middle, end };

/// Width of one line of UTF-8 in grid units, when capitals are `cap_height` units high.
std::int32_t text_width(std::string_view text, std::int32_t cap_height);

/// Width of the pen for text of this size, in grid units.
constexpr std::int32_t text_stroke(std::int32_t cap_height) {
  return mul_div(cap_height, font_stroke, font_cap_height);
}

/// From one line to the next, in grid units.
constexpr std::int32_t text_line_step(std::int32_t cap_height) {
  return mul_div(cap_height, font_line_step, font_cap_height);
}

/// Breaks `text` at blanks into lines that are at most `width` units wide, and at every line end. A word that is too
/// wide by itself is broken where it must be. The lines point into `text`.
std::vector<std::string_view> wrap_text(std::string_view text, std::int32_t cap_height, std::int32_t width);

/// The characters of `text` that the font cannot draw, each once, in order of appearance.
std::vector<char32_t> missing_letters(std::string_view text);

/// One line of text and where it stands: the anchor lies on the line that letters stand on.
struct TextLine {
  std::string_view text;
  ScenePoint at;
  TextAnchor anchor = TextAnchor::start;
  std::int32_t cap_height = 0;
};

/// Follows the letters of a line with a pen: calls `pen.move(p)`, `pen.line(p)`, `pen.cubic(p1, p2, p3)` and
/// `pen.close()` with points in grid units.
template <class Pen>
void trace_text(const TextLine& line, Pen& pen) {
  std::int32_t x = line.at.x;
  if (line.anchor != TextAnchor::start) {
    const std::int32_t width = text_width(line.text, line.cap_height);
    x -= line.anchor == TextAnchor::middle ? width / 2 : width;
  }
  const auto place = [&line](std::int32_t left, GlyphPoint p) {
    return ScenePoint{left + mul_div(p.x, line.cap_height, font_cap_height),
                      line.at.y - mul_div(p.y, line.cap_height, font_cap_height)};
  };
  std::int32_t advance = 0;  // in font units, so that rounding does not add up
  for (std::string_view rest = line.text; !rest.empty();) {
    const Glyph& letter = glyph(take_code_point(rest));
    const std::int32_t left = x + mul_div(advance, line.cap_height, font_cap_height);
    const GlyphPoint* p = letter.points.data();
    for (const PathOp op : letter.ops) {
      switch (op) {
        case PathOp::move:
          pen.move(place(left, *p++));
          break;
        case PathOp::line:
          pen.line(place(left, *p++));
          break;
        case PathOp::cubic:
          pen.cubic(place(left, p[0]), place(left, p[1]), place(left, p[2]));
          p += 3;
          break;
        case PathOp::close:
          pen.close();
          break;
      }
    }
    advance += letter.advance;
  }
}

}  // namespace plybook
