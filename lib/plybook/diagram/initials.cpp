#include "plybook/diagram/initials.h"

#include "plybook/base/unicode.h"

namespace plybook {

std::string initial(const Game& game, Side side, Language language) {
  const SideName& name = game.sides[index(side)];
  if (language == Language::english || name.name.ru.empty()) return name.letter;
  std::size_t position = 0;
  char32_t letter = next_code_point(name.name.ru, position);
  if (letter >= U'а' && letter <= U'я') letter -= U'а' - U'А';
  std::string text;
  append_utf8(text, letter);
  return text;
}

}  // namespace plybook
