#include "plybook/replay/pdn_turn.h"

#include <algorithm>

namespace plybook {
namespace {

/// The direction in which one cell lies behind another; `directions()` where they are not on a line.
Direction direction(const Topology& topology, Cell from, Cell to) {
  for (Direction d = 0; d < topology.directions(); ++d)
    for (Cell at = topology.step(from, d); at != no_cell; at = topology.step(at, d))
      if (at == to) return d;
  return topology.directions();
}

/// The cell right behind the first piece on the way; `to` where there is none.
Cell right_behind_piece(const Topology& topology, const View& view, Cell from, Cell to, Direction d) {
  for (Cell at = topology.step(from, d); at != to && at != no_cell; at = topology.step(at, d))
    if (view.at(at).kind != PieceKind::none) return topology.step(at, d);
  return to;
}

}  // namespace

bool PdnTurns::is_alone(const Game& game, const Play& before, const Turn& turn) {
  legal_.clear();
  game.rules->legal(before, legal_);
  return std::count_if(legal_.begin(), legal_.end(), [&](const Turn& other) {
           return other.kind == turn.kind && other.from() == turn.from() && other.to() == turn.to();
         }) <= 1;
}

std::string PdnTurns::text(const Game& game, const Play& before, const Turn& turn) {
  game.rules->spell(before, turn, nullptr, text_);
  std::string text;
  if (turn.kind == TurnKind::jump && text_.cells.size() > 2) {
    if (is_alone(game, before, turn)) {
      text_.cells.erase(text_.cells.begin() + 1, text_.cells.end() - 1);
      text_.signs.resize(1);
    } else {
      const Topology& topology = *game.topology;
      const View view = game.rules->view(before.position);
      for (std::size_t i = 1; i + 1 < text_.cells.size(); ++i) {
        const Direction in = direction(topology, text_.cells[i - 1], text_.cells[i]);
        if (in == topology.directions() || in != direction(topology, text_.cells[i], text_.cells[i + 1])) continue;
        text_.cells[i] = right_behind_piece(topology, view, text_.cells[i - 1], text_.cells[i], in);
      }
    }
  }
  game.notation->write_turn(text_, text);
  return text;
}

}  // namespace plybook
