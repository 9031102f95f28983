#include "plybook/notation/pass_text.h"

#include <algorithm>
#include <array>

#include "plybook/base/letters.h"
#include "plybook/base/unicode.h"

namespace plybook {
namespace {

constexpr std::array<std::u32string_view, 4> pass_words = {U"pass", U"z0", U"null", U"пас"};

bool is_word(std::string_view text) {
  std::u32string word = to_code_points(trimmed(text).in(text));
  std::transform(word.begin(), word.end(), word.begin(), fold_case);
  return std::find(pass_words.begin(), pass_words.end(), word) != pass_words.end();
}

}  // namespace

bool read_pass(std::string_view text, const PlainText& plain, TurnText& turn) {
  if (is_word(text)) {
    turn.form = TurnText::Form::pass;
    return true;
  }
  // Also as the one long dash that word processors make of two hyphens.
  const bool long_dash = plain.text == "-" && plain.liberties.has(Liberty::dash);
  if (plain.text != "--" && !long_dash) return false;
  const bool apart = plain.liberties.has(Liberty::turn_form);
  turn.form = apart ? TurnText::Form::unknown : TurnText::Form::pass;
  if (plain.liberties.has(Liberty::dash)) turn.liberties.add(Liberty::dash);
  return true;
}

}  // namespace plybook
