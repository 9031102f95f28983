#include <cassert>
#include <initializer_list>
#include <vector>

#include "plybook/diagram/theme.h"

namespace plybook {

namespace {

struct Row {
  PaintRole role;
  std::string_view colour;
  Hatch hatch = Hatch::none;
  std::string_view hatch_colour = "#000000";
};

// Print: nothing but greys; what differs, differs by shape, hatching and by at least a quarter of the grey scale.
constexpr Row print_rows[] = {
    {PaintRole::background, "#ffffff"},
    {PaintRole::board_light, "#ffffff"},
    {PaintRole::board_middle, "#e4e4e4"},
    {PaintRole::board_dark, "#c6c6c6"},
    {PaintRole::board_line, "#5c5c5c"},
    {PaintRole::frame, "#000000"},
    {PaintRole::label, "#000000"},
    {PaintRole::inner_label, "#404040"},
    {PaintRole::caption, "#000000"},
    {PaintRole::white_man, "#ffffff"},
    {PaintRole::white_edge, "#000000"},
    {PaintRole::white_ring, "#000000"},
    {PaintRole::black_man, "#161616"},
    {PaintRole::black_edge, "#000000"},
    {PaintRole::black_ring, "#ffffff"},
    {PaintRole::ice, "#ffffff", Hatch::rising, "#6a6a6a"},
    {PaintRole::ice_line, "#000000"},
    {PaintRole::tile, "#f6f6f6"},
    {PaintRole::tile_line, "#000000"},
    {PaintRole::tile_shine, "#ffffff"},
    {PaintRole::tile_shade, "#b4b4b4"},
    {PaintRole::stripe, "#000000"},
    {PaintRole::red_tile, "#ababab"},
    {PaintRole::red_sign, "#000000"},
    {PaintRole::blue_tile, "#2c2c2c"},
    {PaintRole::blue_sign, "#ffffff"},
    {PaintRole::window, "#ffffff", Hatch::falling, "#9a9a9a"},
    {PaintRole::red_window, "#8c8c8c"},
    {PaintRole::blue_window, "#000000"},
    {PaintRole::halo, "#ffffff"},
    {PaintRole::mark, "#000000"},
    {PaintRole::arrow, "#000000"},
    {PaintRole::green, "#5a5a5a"},
    {PaintRole::red, "#000000"},
    {PaintRole::yellow, "#8e8e8e"},
    {PaintRole::blue, "#303030"},
    {PaintRole::last_turn, "#000000"},
    {PaintRole::trail, "#4a4a4a"},
    {PaintRole::target, "#000000"},
    {PaintRole::captured, "#000000"},
    {PaintRole::ghost, "#7a7a7a"},
};

// Colour: told apart with every kind of colour blindness, because lightness differs too.
constexpr Row colour_rows[] = {
    {PaintRole::background, "#ffffff"},
    {PaintRole::board_light, "#f4e6cd"},
    {PaintRole::board_middle, "#dfc39c"},
    {PaintRole::board_dark, "#bd9267"},
    {PaintRole::board_line, "#7d5c3d"},
    {PaintRole::frame, "#3a2a1c"},
    {PaintRole::label, "#3a2a1c"},
    {PaintRole::inner_label, "#4f3a28"},
    {PaintRole::caption, "#1e1610"},
    {PaintRole::white_man, "#fffdf6"},
    {PaintRole::white_edge, "#2b2118"},
    {PaintRole::white_ring, "#a08f78"},
    {PaintRole::black_man, "#2a2422"},
    {PaintRole::black_edge, "#0e0b0a"},
    {PaintRole::black_ring, "#a89a8e"},
    {PaintRole::ice, "#bfe3f2", Hatch::rising, "#7fb6d0"},
    {PaintRole::ice_line, "#14506e"},
    {PaintRole::tile, "#efe6d2"},
    {PaintRole::tile_line, "#4a3b2e"},
    {PaintRole::tile_shine, "#fffaf0"},
    {PaintRole::tile_shade, "#bba98c"},
    {PaintRole::stripe, "#2b2118"},
    {PaintRole::red_tile, "#e0701a"},
    {PaintRole::red_sign, "#000000"},
    {PaintRole::blue_tile, "#0a4a86"},
    {PaintRole::blue_sign, "#ffffff"},
    {PaintRole::window, "#574638", Hatch::falling, "#7d6854"},
    {PaintRole::red_window, "#f08c3c"},
    {PaintRole::blue_window, "#2f7fc4"},
    {PaintRole::halo, "#ffffff"},
    {PaintRole::mark, "#0072b2"},
    {PaintRole::arrow, "#0072b2"},
    {PaintRole::green, "#007a58"},
    {PaintRole::red, "#c23b00"},
    {PaintRole::yellow, "#e0b400"},
    {PaintRole::blue, "#0072b2"},
    {PaintRole::last_turn, "#e69f00"},
    {PaintRole::trail, "#c23b00"},
    {PaintRole::target, "#007a58"},
    {PaintRole::captured, "#c23b00"},
    {PaintRole::ghost, "#6e6259"},
};

constexpr Row dark_rows[] = {
    {PaintRole::background, "#16181d"},   {PaintRole::board_light, "#7a8490"},
    {PaintRole::board_middle, "#636c77"}, {PaintRole::board_dark, "#4a525d"},
    {PaintRole::board_line, "#2a2f36"},   {PaintRole::frame, "#aab2bd"},
    {PaintRole::label, "#d5dae1"},        {PaintRole::inner_label, "#e8ebef"},
    {PaintRole::caption, "#e8ebef"},      {PaintRole::white_man, "#f3f5f7"},
    {PaintRole::white_edge, "#0d0f12"},   {PaintRole::white_ring, "#8b939c"},
    {PaintRole::black_man, "#121418"},    {PaintRole::black_edge, "#d3d9e0"},
    {PaintRole::black_ring, "#767e88"},   {PaintRole::ice, "#8fc7e0", Hatch::rising, "#5b98b5"},
    {PaintRole::ice_line, "#0b3a50"},     {PaintRole::tile, "#c4cad2"},
    {PaintRole::tile_line, "#0d0f12"},    {PaintRole::tile_shine, "#e6eaef"},
    {PaintRole::tile_shade, "#8a929c"},   {PaintRole::stripe, "#14161a"},
    {PaintRole::red_tile, "#e0701a"},     {PaintRole::red_sign, "#000000"},
    {PaintRole::blue_tile, "#0d4f8f"},    {PaintRole::blue_sign, "#ffffff"},
    {PaintRole::window, "#0d0f12"},       {PaintRole::red_window, "#f08c3c"},
    {PaintRole::blue_window, "#2f7fc4"},  {PaintRole::halo, "#0d0f12"},
    {PaintRole::mark, "#6cc3f5"},         {PaintRole::arrow, "#6cc3f5"},
    {PaintRole::green, "#3fc79a"},        {PaintRole::red, "#ff8a4c"},
    {PaintRole::yellow, "#f5d94a"},       {PaintRole::blue, "#6cc3f5"},
    {PaintRole::last_turn, "#f2b233"},    {PaintRole::trail, "#ff8a4c"},
    {PaintRole::target, "#3fc79a"},       {PaintRole::captured, "#ff8a4c"},
    {PaintRole::ghost, "#b4bcc6"},
};

Theme make_theme(std::string_view name, std::span<const Row> rows) {
  Theme theme;
  theme.name = name;
  assert(rows.size() + 1 == paint_role_count);
  for (const Row& row : rows)
    theme.ink(row.role) = {*parse_colour(row.colour), row.hatch, *parse_colour(row.hatch_colour)};
  return theme;
}

}  // namespace

std::span<const Theme> built_in_themes() {
  static const std::vector<Theme> themes = {make_theme("print", print_rows), make_theme("colour", colour_rows),
                                            make_theme("dark", dark_rows)};
  return themes;
}

}  // namespace plybook
