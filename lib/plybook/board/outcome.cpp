#include "plybook/board/outcome.h"

#include <algorithm>
#include <array>

#include "plybook/base/ascii.h"

namespace plybook {
namespace {

constexpr std::array<std::string_view, 18> termination_words = {
    "goal",          "breakthrough", "total freeze",     "home",        "no men",       "blocked",
    "repetition",    "no progress",  "turn limit",       "resignation", "time forfeit", "agreement",
    "dead position", "adjudication", "rules infraction", "adjourned",   "abandoned",    "unterminated"};

}  // namespace

std::string_view text(Result result) {
  switch (result) {
    case Result::unknown:
      return "*";
    case Result::first_wins:
      return "1-0";
    case Result::second_wins:
      return "0-1";
    case Result::draw:
      return "1/2-1/2";
    case Result::both_lose:
      return "0-0";
  }
  return "*";
}

std::string_view text(Termination termination) { return termination_words[static_cast<std::size_t>(termination)]; }

std::optional<Termination> termination_of(std::string_view word) {
  const auto same = [&](std::string_view known) {
    return std::equal(word.begin(), word.end(), known.begin(), known.end(),
                      [](char a, char b) { return lower(a) == b; });
  };
  const auto found = std::find_if(termination_words.begin(), termination_words.end(), same);
  if (found == termination_words.end()) return std::nullopt;
  return static_cast<Termination>(found - termination_words.begin());
}

bool told_by_board(Termination termination) { return termination < Termination::resignation; }

}  // namespace plybook
