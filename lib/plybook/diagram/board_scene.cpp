#include "plybook/diagram/board_scene.h"

#include <algorithm>

#include "plybook/diagram/board_look.h"
#include "plybook/diagram/cell_label.h"
#include "plybook/diagram/description.h"
#include "plybook/diagram/labels.h"
#include "plybook/diagram/overlay.h"

namespace plybook {

namespace {

constexpr LabelStyle list_style = {230, 140, PaintRole::caption};
constexpr LabelStyle caption_style = {300, 200, PaintRole::caption};

int turns_of(const Game& game, const DiagramOptions& options) {
  const int half_turn = game.topology->lattice() == Lattice::square ? 2 : 3;
  const int full_turn = 2 * half_turn;
  return options.rotate % full_turn + (options.flip ? half_turn : 0);
}

void add_pieces(Picture& picture, const BoardLook& look) {
  for (const Ghost& ghost : picture.options.ghosts)
    if (picture.plan.shown(ghost.cell)) look.ghost(picture, ghost.cell, ghost.piece);
  picture.scene.open_group("ply-pieces");
  std::string classes;
  picture.each_shown_cell([&](Cell cell) {
    const Piece piece = picture.view.at(cell);
    if (piece.kind == PieceKind::none) return;
    if (look.pieces_cover_cells()) {
      classes.clear();
      append_cell_class(classes, picture.name(cell));
      picture.scene.open_group(classes);
    }
    look.piece(picture, picture.plan.centre(cell), piece);
    if (look.pieces_cover_cells()) picture.scene.close_group();
  });
  picture.scene.close_group();
}

void add_highlights(Picture& picture, const BoardLook& look) {
  for (const Cell cell : picture.options.last_turn)
    if (picture.plan.shown(cell)) look.highlight(picture, picture.plan.centre(cell));
}

}  // namespace

Box united(Box a, Box b) {
  const std::int32_t x = std::min(a.x, b.x), y = std::min(a.y, b.y);
  return {x, y, std::max(a.right(), b.right()) - x, std::max(a.bottom(), b.bottom()) - y};
}

void draw_board(Scene& scene, const Game& game, const View& view, const DiagramOptions& options) {
  scene.clear();
  const BoardPlan plan(*game.topology, turns_of(game, options), options.crop);
  Picture picture{game, view, options, plan, scene};
  const BoardLook& look = look_of(game.look.board);
  describe(picture);
  look.ground(picture);
  if (!look.pieces_cover_cells()) add_highlights(picture, look);
  add_pieces(picture, look);
  if (look.pieces_cover_cells()) add_highlights(picture, look);
  look.coordinates(picture);
  const std::string others = add_overlay(picture, look);
  add_caption(scene, others, list_style);
  add_caption(scene, options.caption, caption_style);
}

Scene board_scene(const Game& game, const View& view, const DiagramOptions& options) {
  Scene scene;
  draw_board(scene, game, view, options);
  return scene;
}

}  // namespace plybook
