#pragma once

#include "plybook/diagram/diagram_options.h"
#include "plybook/diagram/scene.h"

namespace plybook {

/// Draws a position as its game looks. The view must be one of that game's, and every cell of the options one of its
/// board.
Scene board_scene(const Game& game, const View& view, const DiagramOptions& options);

/// The same into a scene that is emptied first, keeping its memory: for many diagrams.
void draw_board(Scene& scene, const Game& game, const View& view, const DiagramOptions& options);

}  // namespace plybook
