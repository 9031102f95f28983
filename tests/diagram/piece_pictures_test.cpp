// Every two pieces of every game, drawn in every theme and looked at without colours.
#include <cairo.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <vector>

#include "diagram/diagram_games.h"
#include "plybook/diagram/board_parts.h"
#include "plybook/diagram/description.h"
#include "plybook/diagram/raster.h"

namespace plybook {
namespace {

using Greys = std::vector<int>;

cairo_status_t read_some(void* from, unsigned char* to, unsigned length) {
  auto& rest = *static_cast<std::string_view*>(from);
  if (rest.size() < length) return CAIRO_STATUS_READ_ERROR;
  std::memcpy(to, rest.data(), length);
  rest.remove_prefix(length);
  return CAIRO_STATUS_SUCCESS;
}

/// The pixels of a PNG file as greys, row by row.
Greys greys_of(std::string_view png) {
  cairo_surface_t* picture = cairo_image_surface_create_from_png_stream(read_some, &png);
  EXPECT_EQ(cairo_surface_status(picture), CAIRO_STATUS_SUCCESS);
  Greys greys;
  for (int y = 0; y < cairo_image_surface_get_height(picture); ++y)
    for (int x = 0; x < cairo_image_surface_get_width(picture); ++x) {
      std::uint32_t pixel = 0;
      std::memcpy(&pixel, cairo_image_surface_get_data(picture) + y * cairo_image_surface_get_stride(picture) + 4 * x,
                  sizeof pixel);
      greys.push_back(grey_of({static_cast<std::uint8_t>(pixel >> 16U), static_cast<std::uint8_t>(pixel >> 8U),
                               static_cast<std::uint8_t>(pixel)}));
    }
  cairo_surface_destroy(picture);
  return greys;
}

/// A piece on a dark cell, 60 pixels wide.
Greys picture_of(const Game& game, const View& view, Piece piece, const Theme& theme) {
  Scene scene;
  if (piece.kind != PieceKind::none) scene = piece_part(game, view, piece, false, Language::english);
  scene.view = {-500, -500, 1000, 1000};
  scene.paper = PaintRole::board_dark;
  return greys_of(to_png(scene, theme, {60 * 1000, Length::Unit::px}).value());
}

/// Pixels that nobody would take for the same.
std::ptrdiff_t differing(const Greys& a, const Greys& b) {
  std::ptrdiff_t count = 0;
  for (std::size_t i = 0; i < a.size(); ++i) count += std::abs(a[i] - b[i]) >= 48 ? 1 : 0;
  return count;
}

void expect_distinct_pieces(const Game& game, const View& view) {
  std::vector<Piece> pieces = described_pieces(game.look.board);
  pieces.emplace_back();  // an empty cell
  for (const Theme& theme : built_in_themes()) {
    std::vector<Greys> pictures;
    for (const Piece piece : pieces) pictures.push_back(picture_of(game, view, piece, theme));
    ASSERT_EQ(pictures.front().size(), 3600U);
    for (std::size_t i = 0; i < pieces.size(); ++i)
      for (std::size_t k = i + 1; k < pieces.size(); ++k)
        EXPECT_GE(differing(pictures[i], pictures[k]), 100)
            << theme.name << ": pieces " << i << " and " << k << " of " << game.title.en;
  }
}

TEST(PiecePictures, DifferWithoutColours) {
  const Game draughts = antarktos(), corners = ugolki80(), tiles = argo();
  expect_distinct_pieces(draughts, view_of(draughts, antarktos_start));
  expect_distinct_pieces(corners, view_of(corners, ugolki80_start));
  expect_distinct_pieces(tiles, view_of(tiles, argo_start));
}

}  // namespace
}  // namespace plybook
