#include <benchmark/benchmark.h>

#include "plybook/rules/playout.h"
#include "rules/draughts_text.h"

namespace plybook {
namespace {

namespace dt = draughts_text;

struct Antarktos {
  std::shared_ptr<const Topology> board = dt::board(8, 8);
  std::unique_ptr<const Rules> rules = draughts_rules(board, dt::antarktos());
  Position start = rules->set_up(dt::position(dt::Names{*board}, dt::start_8x8));
};

/// What a validator does with each turn: outcome, resolve, play. Texts of a hundred random games.
void antarktos_validate(benchmark::State& state) {
  const Antarktos game;
  std::vector<std::vector<TurnText>> games(100);
  for (std::size_t i = 0; i < games.size(); ++i) {
    Play play = game.rules->begin(game.start);
    Random random(playout_seed(1, i));
    playout(*game.rules, play, random, 500, [&](const Play& before, const Turn& turn) {
      game.rules->spell(before, turn, nullptr, games[i].emplace_back());
    });
  }
  std::int64_t plies = 0;
  for (auto _ : state) {
    for (const auto& turns : games) {
      Play play = game.rules->begin(game.start);
      for (const TurnText& text : turns) {
        if (game.rules->outcome(play)) state.SkipWithError("over too early");
        const auto resolved = game.rules->resolve(play, text);
        if (!resolved) state.SkipWithError("illegal");
        game.rules->play(play, resolved->turn);
      }
      if (!game.rules->outcome(play)) state.SkipWithError("not over");
      plies += static_cast<std::int64_t>(turns.size());
    }
  }
  state.SetItemsProcessed(plies);
}
BENCHMARK(antarktos_validate)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace plybook
