#include "plybook/diagram/board_frame.h"
#include "plybook/diagram/board_look.h"
#include "plybook/diagram/cell_label.h"
#include "plybook/diagram/pieces.h"
#include "plybook/diagram/square_labels.h"

namespace plybook {

namespace {

constexpr std::int32_t half = units_per_cell / 2;
constexpr std::int32_t man_radius = 390;
/// Numbers of two digits fit between a cell's corner and the man on it.
constexpr InnerLabels small_numbers = {125, 42, PaintRole::inner_label};

Style filled(PaintRole role) {
  Style style;
  style.fill = role;
  return style;
}

/// Corners drawn around a cell.
void add_corners(Scene& scene, ScenePoint c) {
  constexpr std::int32_t out = half - 45, in = half - 250;
  constexpr ScenePoint ways[] = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
  std::vector<PathOp> ops;
  std::vector<ScenePoint> points;
  for (const ScenePoint w : ways) {
    ops.insert(ops.end(), {PathOp::move, PathOp::line, PathOp::line});
    points.insert(
        points.end(),
        {{c.x + w.x * out, c.y + w.y * in}, {c.x + w.x * out, c.y + w.y * out}, {c.x + w.x * in, c.y + w.y * out}});
  }
  Style style;
  style.stroke = PaintRole::last_turn;
  style.stroke_width = 70;
  scene.path(ops, points, style, "ply-last-turn");
}

/// Dark and light squares with draughtsmen on them.
class SquareLook final : public BoardLook {
 public:
  CellSizes sizes() const override { return {}; }

  void ground(Picture& picture) const override {
    const bool light_cells = picture.game.topology->cells() * 2 > squares_of(picture.plan.whole());
    Scene& scene = picture.scene;
    scene.rect(picture.plan.seen(), filled(PaintRole::board_light), "ply-board");
    scene.open_group("ply-cells", filled(PaintRole::board_dark));
    std::string classes;
    picture.each_shown_cell([&](Cell cell) {
      const bool dark = picture.game.topology->colour(cell) == 0;
      if (!dark && !light_cells) return;
      const ScenePoint c = picture.plan.centre(cell);
      classes = dark ? "ply-cell ply-dark " : "ply-cell ply-light ";
      append_cell_class(classes, picture.name(cell));
      scene.rect({c.x - half, c.y - half, units_per_cell, units_per_cell},
                 filled(dark ? PaintRole::board_dark : PaintRole::board_light), classes);
    });
    scene.close_group();
    add_frame(picture);
    if (picture.options.coordinates == Coordinates::inside && !has_numbers_for_names(picture.game))
      add_inner_coordinates(picture, {});
    if (wants_numbers(picture)) add_cell_numbers(picture, small_numbers);
  }

  void highlight(Picture& picture, ScenePoint at) const override { add_corners(picture.scene, at); }

  void piece(Picture& picture, ScenePoint at, Piece piece) const override {
    add_piece(picture.scene, at, man_radius, piece, picture.game.look);
  }

  void ghost(Picture& picture, Cell cell, Piece piece) const override {
    add_ghost(picture.scene, picture.plan.centre(cell), man_radius, piece, picture.game.look);
  }

  void coordinates(Picture& picture) const override {
    if (picture.options.coordinates == Coordinates::outside && !has_numbers_for_names(picture.game))
      add_outer_coordinates(picture);
  }

 private:
  static std::size_t squares_of(Box box) {
    return static_cast<std::size_t>(box.width / units_per_cell) * static_cast<std::size_t>(box.height / units_per_cell);
  }
  static bool wants_numbers(const Picture& picture) {
    return picture.options.coordinates == Coordinates::numbers ||
           (picture.options.coordinates != Coordinates::none && has_numbers_for_names(picture.game));
  }
};

}  // namespace

const BoardLook& square_look() {
  static const SquareLook look;
  return look;
}

}  // namespace plybook
