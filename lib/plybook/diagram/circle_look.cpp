#include "plybook/diagram/board_look.h"
#include "plybook/diagram/cell_label.h"
#include "plybook/diagram/circle_labels.h"
#include "plybook/diagram/labels.h"
#include "plybook/diagram/pieces.h"
#include "plybook/diagram/square_labels.h"

namespace plybook {

namespace {

constexpr std::int32_t cell_radius = 468;
constexpr std::int32_t man_radius = 360;
constexpr std::int32_t margin = 60;

struct Shade {
  PaintRole role;
  std::string_view classes;
};
constexpr Shade shades[] = {{PaintRole::board_light, "ply-cell ply-light "},
                            {PaintRole::board_middle, "ply-cell ply-middle "},
                            {PaintRole::board_dark, "ply-cell ply-dark "}};

/// Circles in up to three alternating shades.
class CircleLook final : public BoardLook {
 public:
  CellSizes sizes() const override { return {280, man_radius + 22, 84}; }

  void ground(Picture& picture) const override {
    Scene& scene = picture.scene;
    const Box seen = picture.plan.seen();
    scene.view = {seen.x - margin, seen.y - margin, seen.width + 2 * margin, seen.height + 2 * margin};
    Style style;
    style.stroke = PaintRole::board_line;
    style.stroke_width = 30;
    scene.open_group("ply-cells", style);
    std::string classes;
    picture.each_shown_cell([&](Cell cell) {
      const Shade& shade = shades[picture.game.topology->colour(cell)];
      classes = shade.classes;
      append_cell_class(classes, picture.name(cell));
      style.fill = shade.role;
      scene.circle(picture.plan.centre(cell), cell_radius, style, classes);
    });
    scene.close_group();
    if (picture.options.coordinates == Coordinates::inside) add_names(picture);
    if (picture.options.coordinates == Coordinates::numbers) add_numbers(picture);
  }

  void highlight(Picture& picture, ScenePoint at) const override {
    Style style;
    style.stroke = PaintRole::last_turn;
    style.stroke_width = 84;
    picture.scene.circle(at, cell_radius - 34, style, "ply-last-turn");
  }

  void piece(Picture& picture, ScenePoint at, Piece piece) const override {
    add_piece(picture.scene, at, man_radius, piece, picture.game.look);
  }

  void ghost(Picture& picture, Cell cell, Piece piece) const override {
    add_ghost(picture.scene, picture.plan.centre(cell), man_radius, piece, picture.game.look);
  }

  void coordinates(Picture& picture) const override {
    if (picture.options.coordinates == Coordinates::outside) add_line_labels(picture, {.columns = true});
    if (picture.options.coordinates == Coordinates::inside) add_line_labels(picture, {.columns = false});
  }

 private:
  /// In each cell its place in the row, which a man on it covers.
  static void add_names(Picture& picture) {
    picture.each_shown_cell([&](Cell cell) { add_label(picture, cell, label_of(picture.name(cell)).column); });
  }
  static void add_numbers(Picture& picture) {
    const std::vector<std::string> numbers = cell_numbers(picture.game);
    picture.each_shown_cell([&](Cell cell) { add_label(picture, cell, numbers[index(cell)]); });
  }
  static void add_label(Picture& picture, Cell cell, std::string_view text) {
    LabelStyle style;
    style.cap_height = 250;
    style.role = PaintRole::inner_label;
    add_centred_label(picture.scene, text, picture.plan.centre(cell), style);
  }
};

}  // namespace

const BoardLook& circle_look() {
  static const CircleLook look;
  return look;
}

}  // namespace plybook
