#include "plybook/select/sides.h"

#include "plybook/base/letters.h"

namespace plybook {

std::string word_of(const SideName& side) { return without_case(side.tag); }

std::optional<Side> side_named(const Game& game, std::string_view word) {
  if (word == "first") return Side::first;
  if (word == "second") return Side::second;
  for (const Side side : {Side::first, Side::second})
    if (word_of(game.sides[index(side)]) == word) return side;
  return std::nullopt;
}

}  // namespace plybook
