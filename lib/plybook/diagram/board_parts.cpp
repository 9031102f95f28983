#include "plybook/diagram/board_parts.h"

#include "plybook/diagram/board_look.h"
#include "plybook/diagram/labels.h"
#include "plybook/diagram/overlay.h"
#include "plybook/diagram/square_labels.h"

namespace plybook {

namespace {

/// Draws parts of the board as one side sees it.
class PartDrawer {
 public:
  PartDrawer(const Game& game, const View& view, DiagramOptions options)
      : look_(look_of(game.look.board)),
        options_(std::move(options)),
        plan_(*game.topology, options_.flip ? half_turn(game) : 0),
        picture_{game, view, options_, plan_, scene_} {}

  PartDrawer(const PartDrawer&) = delete;
  PartDrawer& operator=(const PartDrawer&) = delete;

  const BoardLook& look() const { return look_; }
  const BoardPlan& plan() const { return plan_; }
  Picture& picture() { return picture_; }
  Scene take() {
    Scene part = std::move(scene_);
    scene_ = Scene();
    return part;
  }

 private:
  static int half_turn(const Game& game) { return game.topology->lattice() == Lattice::square ? 2 : 3; }

  const BoardLook& look_;
  DiagramOptions options_;
  BoardPlan plan_;
  Scene scene_;
  Picture picture_;
};

DiagramOptions seen_by(bool second) {
  DiagramOptions options;
  options.flip = second;
  return options;
}

/// Coordinates on cells belong to the ground; those beside the board are labels.
void add_side(PartDrawer&& drawer, Scene& ground, Scene& labels, Box& view) {
  drawer.look().ground(drawer.picture());
  ground = drawer.take();
  drawer.picture().scene.view = ground.view;
  Style style;
  style.stroke = PaintRole::label;
  style.stroke_width = text_stroke(LabelStyle().cap_height);
  drawer.picture().scene.open_group("ply-coords", style);  // says once what all of them share
  drawer.look().coordinates(drawer.picture());
  drawer.picture().scene.close_group();
  labels = drawer.take();
  view = united(view, labels.view);
}

}  // namespace

BoardParts board_parts(const Game& game, const View& view) {
  BoardParts parts;
  PartDrawer first(game, view, seen_by(false));
  parts.view = parts.board = first.plan().whole();
  for (std::size_t i = 0; i < game.topology->cells(); ++i) parts.centres.push_back(first.plan().centre(cell_at(i)));
  parts.pieces_cover_cells = first.look().pieces_cover_cells();
  first.look().highlight(first.picture(), {});
  parts.highlight = first.take();
  add_side(PartDrawer(game, view, seen_by(false)), parts.ground, parts.labels, parts.view);
  add_side(PartDrawer(game, view, seen_by(true)), parts.flipped_ground, parts.flipped_labels, parts.view);
  if (!has_numbers_for_names(game)) parts.flipped_ground.clear();
  return parts;
}

Scene piece_part(const Game& game, const View& view, Piece piece, bool flip, Language language) {
  DiagramOptions options = seen_by(flip);
  options.language = language;
  PartDrawer drawer(game, view, std::move(options));
  drawer.look().piece(drawer.picture(), {}, piece);
  return drawer.take();
}

Scene overlay_part(const Game& game, const View& view, const DiagramOptions& options) {
  PartDrawer drawer(game, view, options);
  add_overlay(drawer.picture(), drawer.look());
  return drawer.take();
}

}  // namespace plybook
