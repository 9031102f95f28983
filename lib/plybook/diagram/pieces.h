#pragma once

#include <string_view>

#include "plybook/board/view.h"
#include "plybook/diagram/scene.h"
#include "plybook/game/game.h"

namespace plybook {

/// The colours of one side's men, by the name that a game file gives them.
struct PieceInks {
  std::string_view name;  ///< `white`, `black`, `red`, `blue`
  std::string_view man_class;
  PaintRole fill, edge, ring;
};

/// Those of that name; the first for others.
const PieceInks& piece_inks(std::string_view name);
/// Those of a side's men.
const PieceInks& piece_inks(const Look& look, Side side);

/// A draughtsman; a king is two of them, one on the other.
void add_man(Scene& scene, ScenePoint at, std::int32_t radius, const PieceInks& inks);
void add_king(Scene& scene, ScenePoint at, std::int32_t radius, const PieceInks& inks);
/// A frozen man: turned over, hatched, with a snowflake.
void add_ice(Scene& scene, ScenePoint at, std::int32_t radius);
/// The shadow of a man or of ice that stood there.
void add_ghost(Scene& scene, ScenePoint at, std::int32_t radius, Piece piece, const Look& look);

/// Any of these, as the piece says; nothing for tiles and windows.
void add_piece(Scene& scene, ScenePoint at, std::int32_t radius, Piece piece, const Look& look);

}  // namespace plybook
