#pragma once

#include <cstdint>
#include <span>

namespace plybook {

/// One step of an outline: where the pen goes next. `cubic` takes three points, `close` none, the others one.
enum class PathOp : std::uint8_t { move, line, cubic, close };

/// A place in a letter, in font units: x from the letter's left side, y up from the line it stands on.
struct GlyphPoint {
  std::int16_t x = 0;
  std::int16_t y = 0;
};

/// Sizes that all letters share, in font units.
inline constexpr std::int16_t font_cap_height = 200;
inline constexpr std::int16_t font_x_height = 140;
inline constexpr std::int16_t font_ascent = 270;   ///< Highest point of any letter, accents included.
inline constexpr std::int16_t font_descent = -70;  ///< Lowest point of any letter.
inline constexpr std::int16_t font_stroke = 24;    ///< Width of the pen that the letters are drawn for.
inline constexpr std::int16_t font_line_step = 350;

/// A letter as a single line to follow with a round pen. Points into a table that lives as long as the program.
struct Glyph {
  std::int16_t advance = 0;  ///< Where the next letter begins.
  std::span<const PathOp> ops;
  std::span<const GlyphPoint> points;
};

/// Whether the font has this letter.
bool has_glyph(char32_t letter);

/// The letter's drawing; an empty box when the font does not have it. Marks that are not seen (zero width joiners, text
/// directions, control characters) have neither drawing nor width.
const Glyph& glyph(char32_t letter);

/// Every letter that the font has, in ascending order.
std::span<const char32_t> font_letters();

}  // namespace plybook
