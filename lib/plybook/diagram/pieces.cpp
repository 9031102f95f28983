#include "plybook/diagram/pieces.h"

#include <algorithm>
#include <array>

namespace plybook {

namespace {

constexpr std::array<PieceInks, 4> all_inks = {{
    {"white", "ply-man ply-white", PaintRole::white_man, PaintRole::white_edge, PaintRole::white_ring},
    {"black", "ply-man ply-black", PaintRole::black_man, PaintRole::black_edge, PaintRole::black_ring},
    {"red", "ply-man ply-red", PaintRole::red_tile, PaintRole::tile_line, PaintRole::red_sign},
    {"blue", "ply-man ply-blue", PaintRole::blue_tile, PaintRole::tile_line, PaintRole::blue_sign},
}};

constexpr std::int32_t edge_width = 44;

Style area(PaintRole fill, PaintRole stroke, std::int32_t width) {
  Style style;
  style.fill = fill;
  style.stroke = stroke;
  style.stroke_width = width;
  return style;
}

/// The arms of a snowflake with two twigs each, as lines from the middle.
void add_snowflake(Scene& scene, ScenePoint at, std::int32_t reach) {
  // Six ways from the middle, clockwise from the top, in thousandths.
  constexpr std::array<ScenePoint, 6> ways = {
      {{0, -1000}, {866, -500}, {866, 500}, {0, 1000}, {-866, 500}, {-866, -500}}};
  std::array<PathOp, 36> ops;
  std::array<ScenePoint, 36> points;
  std::size_t count = 0;
  const auto line = [&](ScenePoint from, ScenePoint to) {
    ops[count] = PathOp::move;
    points[count++] = from;
    ops[count] = PathOp::line;
    points[count++] = to;
  };
  const auto away = [](ScenePoint from, ScenePoint way, std::int32_t length) {
    return from + ScenePoint{mul_div(way.x, length, 1000), mul_div(way.y, length, 1000)};
  };
  for (std::size_t i = 0; i < 6; ++i) {
    const ScenePoint fork = away(at, ways[i], reach * 55 / 100);
    line(at, away(at, ways[i], reach));
    line(fork, away(fork, ways[(i + 1) % 6], reach * 35 / 100));
    line(fork, away(fork, ways[(i + 5) % 6], reach * 35 / 100));
  }
  Style style;
  style.stroke = PaintRole::ice;  // clears the hatching around the lines
  style.stroke_width = 120;
  scene.path(ops, points, style);
  style.stroke = PaintRole::ice_line;
  style.stroke_width = 46;
  scene.path(ops, points, style, "ply-snowflake");
}

}  // namespace

const PieceInks& piece_inks(std::string_view name) {
  const auto found = std::find_if(all_inks.begin(), all_inks.end(), [&](const PieceInks& i) { return i.name == name; });
  return found == all_inks.end() ? all_inks.front() : *found;
}

const PieceInks& piece_inks(const Look& look, Side side) {
  return side == Side::none ? all_inks.front() : piece_inks(look.piece_colours[index(side)]);
}

void add_man(Scene& scene, ScenePoint at, std::int32_t radius, const PieceInks& inks) {
  scene.circle(at, radius, area(inks.fill, inks.edge, edge_width), inks.man_class);
  Style ring;
  ring.stroke = inks.ring;
  ring.stroke_width = 28;
  scene.circle(at, radius * 64 / 100, ring);
}

void add_king(Scene& scene, ScenePoint at, std::int32_t radius, const PieceInks& inks) {
  const std::int32_t lift = radius / 4;
  const std::int32_t size = radius * 90 / 100;
  scene.open_group("ply-king");
  scene.circle({at.x, at.y + lift}, size, area(inks.fill, inks.ring, edge_width));
  scene.circle({at.x, at.y + lift}, size, area(PaintRole::none, inks.edge, edge_width));
  add_man(scene, {at.x, at.y - lift}, size, inks);
  scene.close_group();
}

void add_ice(Scene& scene, ScenePoint at, std::int32_t radius) {
  scene.circle(at, radius, area(PaintRole::ice, PaintRole::ice_line, edge_width), "ply-ice");
  add_snowflake(scene, at, radius * 72 / 100);
}

void add_ghost(Scene& scene, ScenePoint at, std::int32_t radius, Piece piece, const Look& look) {
  const PaintRole fill = piece.kind == PieceKind::ice ? PaintRole::ice : piece_inks(look, piece.owner).fill;
  Style style = area(fill, PaintRole::none, 0);
  style.opacity = 30;
  scene.circle(at, radius, style, "ply-ghost");
  style = area(PaintRole::none, PaintRole::ghost, edge_width);
  style.dash = Dash::dashed;
  scene.circle(at, radius, style);
}

void add_piece(Scene& scene, ScenePoint at, std::int32_t radius, Piece piece, const Look& look) {
  switch (piece.kind) {
    case PieceKind::man:
      add_man(scene, at, radius, piece_inks(look, piece.owner));
      break;
    case PieceKind::king:
      add_king(scene, at, radius, piece_inks(look, piece.owner));
      break;
    case PieceKind::ice:
      add_ice(scene, at, radius);
      break;
    case PieceKind::none:
    case PieceKind::tile:
    case PieceKind::window:
      break;
  }
}

}  // namespace plybook
