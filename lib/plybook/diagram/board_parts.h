#pragma once

#include <vector>

#include "plybook/diagram/diagram_options.h"
#include "plybook/diagram/scene.h"

namespace plybook {

/// A board taken apart, for pages that put pieces on it themselves. All parts have the board's own plane: its top left
/// corner is the origin. Flipping turns the board by half a turn about the middle of `board`.
struct BoardParts {
  Box view;                         ///< what is seen, coordinates included, from either side
  Box board;                        ///< the cells
  std::vector<ScenePoint> centres;  ///< of the cells, as the first side sees them
  Scene ground, flipped_ground;     ///< the empty board; the second one is empty where the first can be turned about
  Scene labels, flipped_labels;     ///< coordinates beside the board
  Scene highlight;                  ///< what sets a cell off; its middle is the origin
  bool pieces_cover_cells = false;  ///< pieces come before highlights
};

/// The parts of a game's board; `view` is one of its positions.
BoardParts board_parts(const Game& game, const View& view);

/// A piece whose middle is the origin. Tiles look another way on a flipped board, and signs are in a language.
Scene piece_part(const Game& game, const View& view, Piece piece, bool flip, Language language);

/// What the options draw over a position, as the first side sees it.
Scene overlay_part(const Game& game, const View& view, const DiagramOptions& options);

}  // namespace plybook
