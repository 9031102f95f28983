#pragma once

#include <string>
#include <string_view>

#include "plybook/diagram/board_plan.h"
#include "plybook/diagram/diagram_options.h"
#include "plybook/diagram/scene.h"

namespace plybook {

/// A diagram in the making: what is drawn, and where to.
struct Picture {
  const Game& game;
  const View& view;
  const DiagramOptions& options;
  const BoardPlan& plan;
  Scene& scene;

  std::string_view name(Cell cell) const { return game.notation->name(cell); }
  bool occupied(Cell cell) const {
    const PieceKind kind = view.at(cell).kind;
    return kind != PieceKind::none && kind != PieceKind::window;
  }
  template <class Do>
  void each_shown_cell(const Do& act) const {
    for (std::size_t i = 0; i < view.cells.size(); ++i)
      if (plan.shown(cell_at(i))) act(cell_at(i));
  }
};

/// Enlarges a box so that it holds another one.
Box united(Box a, Box b);

}  // namespace plybook
