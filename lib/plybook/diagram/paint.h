#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace plybook {

/// What a stroke or an area of a drawing is there for; a theme says what colour that has.
enum class PaintRole : std::uint8_t {
  none,
  background,
  board_light,
  board_middle,  ///< The third shade of boards with three.
  board_dark,
  board_line,  ///< Between cells.
  frame,
  label,        ///< Coordinates around the board.
  inner_label,  ///< Coordinates within cells.
  caption,
  white_man,
  white_edge,  ///< Outline of a white man.
  white_ring,  ///< Rings on it.
  black_man,
  black_edge,
  black_ring,
  ice,
  ice_line,
  tile,
  tile_line,
  tile_shine,  ///< The bevel's edges that look to the light.
  tile_shade,
  stripe,
  red_tile,
  red_sign,  ///< The letter on a red tile.
  blue_tile,
  blue_sign,
  window,  ///< The hole.
  red_window,
  blue_window,
  halo,  ///< Around marks and arrows, so that they show on everything.
  mark,
  arrow,
  green,
  red,
  yellow,
  blue,
  last_turn,
  trail,
  target,
  captured,
  ghost,
};

inline constexpr std::size_t paint_role_count = static_cast<std::size_t>(PaintRole::ghost) + 1;

/// The names of the roles in theme files and style sheets, in the order of the enumeration; `none` is the first.
inline constexpr std::array<std::string_view, paint_role_count> paint_role_names = {
    "none",       "background",  "board-light", "board-middle", "board-dark", "board-line", "frame",
    "label",      "inner-label", "caption",     "white-man",    "white-edge", "white-ring", "black-man",
    "black-edge", "black-ring",  "ice",         "ice-line",     "tile",       "tile-line",  "tile-shine",
    "tile-shade", "stripe",      "red-tile",    "red-sign",     "blue-tile",  "blue-sign",  "window",
    "red-window", "blue-window", "halo",        "mark",         "arrow",      "green",      "red",
    "yellow",     "blue",        "last-turn",   "trail",        "target",     "captured",   "ghost"};

constexpr std::size_t index_of(PaintRole role) { return static_cast<std::size_t>(role); }
constexpr std::string_view name_of(PaintRole role) { return paint_role_names[index_of(role)]; }

/// The role of that name, `none` left out.
constexpr std::optional<PaintRole> find_paint_role(std::string_view name) {
  for (std::size_t i = 1; i < paint_role_count; ++i)
    if (paint_role_names[i] == name) return static_cast<PaintRole>(i);
  return std::nullopt;
}

}  // namespace plybook
