#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "plybook/diagram/paint.h"

namespace plybook {

struct Colour {
  std::uint8_t red = 0, green = 0, blue = 0;
  friend constexpr bool operator==(Colour, Colour) = default;
};

/// A colour written `#rrggbb`; nothing else is one.
std::optional<Colour> parse_colour(std::string_view text);

void append_colour(std::string& out, Colour colour);

/// How light a colour is on a printer without colours, from 0 to 255.
int grey_of(Colour colour);

/// Lines over an area, seen from the reader's side: `/`, `\` or both.
enum class Hatch : std::uint8_t { none, rising, falling, crossed };

/// What an area or a stroke in some role looks like. Strokes are never hatched.
struct Ink {
  Colour colour;
  Hatch hatch = Hatch::none;
  Colour hatch_colour = {};
};

/// The colours of a drawing.
struct Theme {
  std::string name;
  std::array<Ink, paint_role_count> inks{};
  std::int32_t stroke_percent = 100;  ///< Strokes are drawn this wide, in percent of what the scene says.
  std::int32_t hatch_step = 180;      ///< From one line of a hatching to the next, in grid units, along a row.
  std::int32_t hatch_width = 40;      ///< Width of these lines, in grid units.

  const Ink& ink(PaintRole role) const { return inks[index_of(role)]; }
  Ink& ink(PaintRole role) { return inks[index_of(role)]; }
};

/// The themes that are always there: `print`, `colour`, `dark`.
std::span<const Theme> built_in_themes();

/// The built-in theme of that name, or null.
const Theme* find_theme(std::string_view name);

}  // namespace plybook
