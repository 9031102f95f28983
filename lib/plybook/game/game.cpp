#include "plybook/game/game.h"

#include <algorithm>

#include "plybook/base/closest.h"

namespace plybook {
namespace {

/// The clause of a key in pairs that are sorted by it.
template <class Key>
std::string_view look_up(const std::vector<std::pair<Key, std::string>>& pairs, Key key) {
  const auto found = std::lower_bound(pairs.begin(), pairs.end(), key,
                                      [](const auto& pair, Key wanted) { return pair.first < wanted; });
  if (found == pairs.end() || found->first != key) return {};
  return found->second;
}

}  // namespace

std::string_view Game::clause(Code code) const { return look_up(clause_of_code, code); }

std::string_view Game::clause(Termination termination) const { return look_up(clause_of_termination, termination); }

const Clause* Game::find_clause(std::string_view number) const {
  const auto found =
      std::find_if(clauses.begin(), clauses.end(), [&](const Clause& clause) { return clause.number == number; });
  return found == clauses.end() ? nullptr : &*found;
}

const Option* Game::find_option(std::string_view name) const {
  const auto found =
      std::find_if(options.begin(), options.end(), [&](const Option& option) { return option.name == name; });
  return found == options.end() ? nullptr : &*found;
}

std::optional<std::string_view> Game::nearest_cell(std::string_view written) const {
  std::vector<std::string_view> names;
  for (std::size_t i = 0; i < topology->cells(); ++i) names.push_back(notation->name(cell_at(i)));
  return only_closest(written, names);
}

}  // namespace plybook
