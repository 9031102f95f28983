#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "plybook/diagram/scene.h"

namespace plybook {

enum class LabelSide : std::uint8_t { left, right, top, bottom };
enum class LabelCorner : std::uint8_t { top_left, top_right, bottom_left, bottom_right };

/// How labels are written.
struct LabelStyle {
  std::int32_t cap_height = 300;
  std::int32_t gap = 170;  ///< Between a label and what it stands beside.
  PaintRole role = PaintRole::label;
};

/// Adds a coordinate outside the board: `edge` is the middle of the cell's outer edge on that side, and the label
/// stands beyond it, centred on it.
void add_outer_label(Scene& scene, std::string_view text, ScenePoint edge, LabelSide side, const LabelStyle& style);

/// Adds a coordinate in a corner of a cell.
void add_inner_label(Scene& scene, std::string_view text, Box cell, LabelCorner corner, const LabelStyle& style);

/// Adds text with its middle on a point.
void add_centred_label(Scene& scene, std::string_view text, ScenePoint centre, const LabelStyle& style);

/// Room that outer labels take up beside a board: the widest of the texts on the left or right, their height above or
/// below, with the gap on both sides.
std::int32_t label_room(std::span<const std::string_view> texts, LabelSide side, const LabelStyle& style);

/// Adds a caption below all that is seen, broken into lines and centred, and enlarges the view to hold it.
void add_caption(Scene& scene, std::string_view text, const LabelStyle& style);

}  // namespace plybook
