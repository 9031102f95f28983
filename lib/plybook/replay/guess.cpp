#include "plybook/replay/guess.h"

#include <algorithm>
#include <tuple>

namespace plybook {
namespace {

constexpr std::uint32_t few_plies = 4;
constexpr int no_number = 256;  // behind every number of PDN

}  // namespace

bool better(const Trial& a, const Trial& b) {
  if (a.whole != b.whole) return a.whole;
  if (a.plies != b.plies) return a.plies > b.plies;
  return a.told < b.told;
}

/// Games of cells that have a start, the likeliest first.
const std::vector<std::shared_ptr<const Game>>& GameGuesser::candidates() {
  if (candidates_) return *candidates_;
  candidates_.emplace();
  for (const std::string& id : catalogue_.ids())
    if (auto game = catalogue_.find(id, rules_); game && (*game)->start && (*game)->family != "sliding")
      candidates_->push_back(std::move(*game));
  const auto rank = [](const Game& game) {
    return std::tuple(game.topology->cells(), game.pdn ? !game.pdn->bare : true,
                      game.pdn ? game.pdn->number : no_number, std::string_view(game.id));
  };
  std::sort(candidates_->begin(), candidates_->end(),
            [&](const auto& a, const auto& b) { return rank(*a) < rank(*b); });
  return *candidates_;
}

std::optional<Guess> GameGuesser::guess(const TryGame& try_game) {
  std::optional<Guess> best;
  for (const auto& game : candidates()) {
    const Trial trial = try_game(*game);
    if (!trial.whole && trial.plies < few_plies) continue;
    if (!best || better(trial, best->trial))
      best = Guess{game, trial, {}};
    else if (!better(best->trial, trial))
      best->others.push_back(game->id);
  }
  return best;
}

}  // namespace plybook
