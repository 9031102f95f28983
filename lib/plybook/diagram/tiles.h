#pragma once

#include <string_view>

#include "plybook/board/view.h"
#include "plybook/diagram/scene.h"

namespace plybook {

/// Half of a tile's side, in grid units.
inline constexpr std::int32_t tile_half = 472;

/// The colours of one side's tile and window.
struct TileInks {
  std::string_view name;  ///< `red`, `blue`
  std::string_view tile_class, window_class;
  PaintRole tile, sign, window;
};

/// Those of that name; the first for others.
const TileInks& tile_inks(std::string_view name);

/// Stripes as they lie on the drawing, when the board is turned clockwise by so many quarters.
constexpr std::uint8_t turned_stripes(std::uint8_t stripes, int quarters) {
  for (int i = 0; i < quarters; ++i) stripes = static_cast<std::uint8_t>((stripes << 1 | stripes >> 3) & 15);
  return stripes;
}

/// A bevelled square with stripes on its edges.
void add_tile(Scene& scene, ScenePoint at, std::uint8_t stripes);
/// A side's own tile, with its initial.
void add_own_tile(Scene& scene, ScenePoint at, const TileInks& inks, std::string_view initial);

/// A hole with its owner's colour and initial.
void add_window(Scene& scene, ScenePoint at, const TileInks& inks, std::string_view initial);
/// A hole that belongs to both sides.
void add_common_window(Scene& scene, ScenePoint at, const TileInks& first, std::string_view first_initial,
                       const TileInks& second, std::string_view second_initial);

/// The shadow of a tile that lay there.
void add_tile_ghost(Scene& scene, ScenePoint at);

}  // namespace plybook
