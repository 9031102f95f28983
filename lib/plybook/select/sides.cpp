#include "plybook/select/sides.h"

#include "plybook/base/letters.h"
#include "plybook/base/unicode.h"

namespace plybook {

std::string word_of(const SideName& side) {
  std::string word;
  for (std::size_t at = 0; at < side.tag.size();) append_utf8(word, fold_case(next_code_point(side.tag, at)));
  return word;
}

std::optional<Side> side_named(const Game& game, std::string_view word) {
  if (word == "first") return Side::first;
  if (word == "second") return Side::second;
  for (const Side side : {Side::first, Side::second})
    if (word_of(game.sides[index(side)]) == word) return side;
  return std::nullopt;
}

}  // namespace plybook
