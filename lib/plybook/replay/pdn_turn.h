#pragma once

#include <string>

#include "plybook/game/game.h"
#include "plybook/rules/rules.h"

namespace plybook {

/// Writes turns as PDN wants them: captures by their ends alone, unless another legal one has the same ends. Then every
/// cell on the way is written: where the way turns, the cell of the turn; where it does not, the cell right behind the
/// captured piece.
class PdnTurns {
 public:
  std::string text(const Game& game, const Play& before, const Turn& turn);

 private:
  bool is_alone(const Game& game, const Play& before, const Turn& turn);

  TurnList legal_;
  TurnText text_;
};

}  // namespace plybook
