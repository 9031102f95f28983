#include "plybook/diagram/tiles.h"

#include <algorithm>
#include <array>

#include "plybook/diagram/text_layout.h"

namespace plybook {

namespace {

constexpr std::array<TileInks, 2> all_inks = {{
    {"red", "ply-tile ply-red", "ply-window ply-red", PaintRole::red_tile, PaintRole::red_sign, PaintRole::red_window},
    {"blue", "ply-tile ply-blue", "ply-window ply-blue", PaintRole::blue_tile, PaintRole::blue_sign,
     PaintRole::blue_window},
}};

constexpr std::int32_t bevel = 70;
constexpr std::int32_t stripe_width = 160;
constexpr std::int32_t stripe_inset = 22;  // from the tile's edges
constexpr std::int32_t line_width = 26;
constexpr std::int32_t ring_half = 382;  // of the square that shows a window's owner
constexpr std::int32_t ring_width = 92;

Box square_box(ScenePoint at, std::int32_t half) { return {at.x - half, at.y - half, 2 * half, 2 * half}; }

Style line_style(PaintRole role, std::int32_t width) {
  Style style;
  style.stroke = role;
  style.stroke_width = width;
  return style;
}

Style filled(PaintRole role) {
  Style style;
  style.fill = role;
  return style;
}

void add_body(Scene& scene, ScenePoint at, PaintRole face) {
  Style style = line_style(PaintRole::tile_line, line_width);
  style.fill = PaintRole::tile_shade;
  scene.rect(square_box(at, tile_half), style);
  constexpr std::int32_t out = tile_half - line_width / 2, in = tile_half - bevel;
  const ScenePoint shine[] = {{at.x - out, at.y + out}, {at.x - out, at.y - out}, {at.x + out, at.y - out},
                              {at.x + in, at.y - in},   {at.x - in, at.y - in},   {at.x - in, at.y + in}};
  scene.polygon(shine, filled(PaintRole::tile_shine));
  scene.rect(square_box(at, in), filled(face));
}

void add_sign(Scene& scene, std::string_view sign, ScenePoint at, std::int32_t height, PaintRole role) {
  Style style = line_style(role, text_stroke(height) * 4 / 3);
  scene.text({sign, {at.x, at.y + height / 2}, TextAnchor::middle, height}, style);
}

/// A sign on a window: what lies behind is cleared in the hole's own colour.
void add_window_sign(Scene& scene, std::string_view sign, ScenePoint at, std::int32_t height, PaintRole role) {
  const std::int32_t pen = text_stroke(height) * 4 / 3;
  const TextLine line{sign, {at.x, at.y + height / 2}, TextAnchor::middle, height};
  scene.text(line, line_style(PaintRole::window, pen + 130));
  scene.text(line, line_style(role, pen));
}

void add_hole(Scene& scene, ScenePoint at) {
  Style style = line_style(PaintRole::tile_line, line_width);
  style.fill = PaintRole::window;
  scene.rect(square_box(at, tile_half), style);
}

}  // namespace

const TileInks& tile_inks(std::string_view name) {
  const auto found = std::find_if(all_inks.begin(), all_inks.end(), [&](const TileInks& i) { return i.name == name; });
  return found == all_inks.end() ? all_inks.front() : *found;
}

void add_tile(Scene& scene, ScenePoint at, std::uint8_t stripes) {
  scene.open_group("ply-tile");
  add_body(scene, at, PaintRole::tile);
  constexpr std::int32_t low = -tile_half + stripe_inset, length = 2 * (tile_half - stripe_inset);
  constexpr std::int32_t high = tile_half - stripe_inset - stripe_width;
  const auto bar = [&](std::int32_t x, std::int32_t y, std::int32_t width, std::int32_t height) {
    scene.rect({at.x + x, at.y + y, width, height}, filled(PaintRole::stripe), "ply-stripe");
  };
  if (stripes & stripe::n) bar(low, low, length, stripe_width);
  if (stripes & stripe::e) bar(high, low, stripe_width, length);
  if (stripes & stripe::s) bar(low, high, length, stripe_width);
  if (stripes & stripe::w) bar(low, low, stripe_width, length);
  scene.close_group();
}

void add_own_tile(Scene& scene, ScenePoint at, const TileInks& inks, std::string_view initial) {
  scene.open_group(inks.tile_class);
  add_body(scene, at, inks.tile);
  add_sign(scene, initial, at, 480, inks.sign);
  scene.close_group();
}

void add_window(Scene& scene, ScenePoint at, const TileInks& inks, std::string_view initial) {
  scene.open_group(inks.window_class);
  add_hole(scene, at);
  scene.rect(square_box(at, ring_half), line_style(inks.window, ring_width));
  add_window_sign(scene, initial, at, 370, inks.window);
  scene.close_group();
}

void add_common_window(Scene& scene, ScenePoint at, const TileInks& first, std::string_view first_initial,
                       const TileInks& second, std::string_view second_initial) {
  constexpr std::int32_t r = ring_half, gap = ring_width;
  scene.open_group("ply-window ply-common");
  add_hole(scene, at);
  const ScenePoint upper[] = {{at.x - r, at.y + r - gap}, {at.x - r, at.y - r}, {at.x + r - gap, at.y - r}};
  const ScenePoint lower[] = {{at.x - r + gap, at.y + r}, {at.x + r, at.y + r}, {at.x + r, at.y - r + gap}};
  scene.polyline(upper, line_style(first.window, ring_width));
  scene.polyline(lower, line_style(second.window, ring_width));
  constexpr std::int32_t aside = 138, height = 270;
  add_window_sign(scene, first_initial, {at.x - aside, at.y - aside}, height, first.window);
  add_window_sign(scene, second_initial, {at.x + aside, at.y + aside}, height, second.window);
  scene.close_group();
}

void add_tile_ghost(Scene& scene, ScenePoint at) {
  Style style = line_style(PaintRole::ghost, 50);
  style.dash = Dash::dashed;
  scene.rect(square_box(at, tile_half - 90), style, "ply-ghost");
}

}  // namespace plybook
