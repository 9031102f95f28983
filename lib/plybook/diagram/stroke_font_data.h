#pragma once

#include <span>
#include <string_view>

namespace plybook {

/// A letter as its designer writes it, on a grid where capitals are 20 high and small letters 14, and one unit is ten
/// font units. `lines` holds pen strokes divided by `;`. A stroke is a list of points `x,y`. A point with `*` before it
/// is a corner that the pen rounds off instead of visiting it: the curve leaves the point before it and reaches the
/// point after it as if towards the corner; between two corners it goes through the middle. `z` closes a stroke; `@x,y`
/// is a dot.
struct GlyphRow {
  char32_t letter;
  int left;   ///< Room before the drawing.
  int width;  ///< Width of the drawing.
  int right;  ///< Room after it.
  std::string_view lines;
};

/// A letter that looks like another one.
struct GlyphTwin {
  char32_t letter;
  char32_t looks_like;
};

/// A letter with a mark above or below it; the mark's x is counted from the middle of the base letter.
struct GlyphCompound {
  char32_t letter;
  char32_t base;
  char32_t mark;
};

std::span<const GlyphRow> latin_rows();
std::span<const GlyphRow> cyrillic_rows();
std::span<const GlyphRow> sign_rows();
std::span<const GlyphRow> mark_rows();
std::span<const GlyphTwin> glyph_twins();
std::span<const GlyphCompound> glyph_compounds();

}  // namespace plybook
