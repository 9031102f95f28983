#include "plybook/diagram/board_frame.h"
#include "plybook/diagram/board_look.h"
#include "plybook/diagram/cell_label.h"
#include "plybook/diagram/initials.h"
#include "plybook/diagram/square_labels.h"
#include "plybook/diagram/tiles.h"

namespace plybook {

namespace {

constexpr std::int32_t half = units_per_cell / 2;
constexpr InnerLabels inner = {130, 215, PaintRole::stripe};

const TileInks& inks_of(const Game& game, Side side) { return tile_inks(game.look.piece_colours[index(side)]); }

/// A tray of tiles with two holes.
class TileLook final : public BoardLook {
 public:
  CellSizes sizes() const override { return {270, 300, 90}; }

  void ground(Picture& picture) const override {
    Style style;
    style.fill = PaintRole::board_line;
    picture.scene.rect(picture.plan.seen(), style, "ply-board");
    add_frame(picture);
    Style cell_style;
    cell_style.fill = PaintRole::window;
    picture.scene.open_group("ply-cells", cell_style);
    std::string classes;
    picture.each_shown_cell([&](Cell cell) {
      if (picture.view.at(cell).kind == PieceKind::tile || picture.view.at(cell).kind == PieceKind::window) return;
      classes = "ply-cell ";
      append_cell_class(classes, picture.name(cell));
      const ScenePoint c = picture.plan.centre(cell);
      picture.scene.rect({c.x - tile_half, c.y - tile_half, 2 * tile_half, 2 * tile_half}, cell_style, classes);
    });
    picture.scene.close_group();
  }

  /// Within the stripes, so that they stay what they are.
  void highlight(Picture& picture, ScenePoint c) const override {
    constexpr std::int32_t reach = half - 245;
    Style style;
    style.stroke = PaintRole::last_turn;
    style.stroke_width = 56;
    picture.scene.rect({c.x - reach, c.y - reach, 2 * reach, 2 * reach}, style, "ply-last-turn");
  }

  bool pieces_cover_cells() const override { return true; }

  void piece(Picture& picture, ScenePoint at, Piece piece) const override {
    const Game& game = picture.game;
    const Language language = picture.options.language;
    if (piece.kind == PieceKind::window && piece.owner != Side::none) {
      add_window(picture.scene, at, inks_of(game, piece.owner), initial(game, piece.owner, language));
    } else if (piece.kind == PieceKind::window) {
      add_common_window(picture.scene, at, inks_of(game, Side::first), initial(game, Side::first, language),
                        inks_of(game, Side::second), initial(game, Side::second, language));
    } else if (piece.owner != Side::none) {
      add_own_tile(picture.scene, at, inks_of(game, piece.owner), initial(game, piece.owner, language));
    } else {
      add_tile(picture.scene, at, turned_stripes(piece.stripes, picture.plan.turns()));
    }
  }

  void ghost(Picture& picture, Cell cell, Piece /*piece*/) const override {
    add_tile_ghost(picture.scene, picture.plan.centre(cell));
  }

  void coordinates(Picture& picture) const override {
    switch (picture.options.coordinates) {
      case Coordinates::outside:
        add_outer_coordinates(picture);
        break;
      case Coordinates::inside:
        add_inner_coordinates(picture, inner);
        break;
      case Coordinates::numbers:
        add_cell_numbers(picture, inner);
        break;
      case Coordinates::none:
        break;
    }
  }
};

}  // namespace

const BoardLook& tile_look() {
  static const TileLook look;
  return look;
}

}  // namespace plybook
