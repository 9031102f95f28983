#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "plybook/diagram/scene.h"

namespace plybook {

/// How far the halos of marks and arrows reach beyond them, in grid units.
inline constexpr std::int32_t mark_halo = 45;

/// The marks that can be set on a cell.
enum class MarkShape : std::uint8_t { dot, ring, cross, square, triangle };

/// The names of marks in options and books, in the order of the enumeration.
inline constexpr std::string_view mark_shape_names[] = {"dot", "ring", "cross", "square", "triangle"};

std::optional<MarkShape> find_mark_shape(std::string_view name);

/// Where a mark stands, how large it is and in which role it is painted.
struct MarkPlace {
  ScenePoint centre;
  std::int32_t radius = 300;
  PaintRole role = PaintRole::mark;
};

/// Adds a mark with its halo as a group `ply-mark ply-mark-ring` and the like.
void add_mark(Scene& scene, MarkShape shape, const MarkPlace& place);

/// Adds a number, a letter or a short word with its halo, made smaller where it is wider than the mark: `ply-mark
/// ply-mark-text`.
void add_text_mark(Scene& scene, std::string_view text, const MarkPlace& place);

/// An arrow along a list of places.
struct Arrow {
  std::span<const ScenePoint> points;  ///< Two or more; equal neighbours count once.
  std::int32_t start_radius = 0;       ///< The arrow starts this far from the first place: at the rim of a man.
  std::int32_t end_radius = 0;         ///< Its tip stays this far from the last place.
  std::int32_t width = 90;             ///< Of its shaft, in grid units.
  std::int32_t bend_radius = 160;      ///< Its corners are rounded with this reach.
  PaintRole role = PaintRole::arrow;
  Dash dash = Dash::solid;
};

/// Adds an arrow with its halo as a group `ply-arrow`. Nothing is added when its places are one.
void add_arrow(Scene& scene, const Arrow& arrow);

}  // namespace plybook
