#include <benchmark/benchmark.h>

#include <vector>

#include "plybook/rules/playout.h"
#include "rules/corners_games.h"

namespace plybook {
namespace {

void perft_of(benchmark::State& state, const CornersGame& game, int depth) {
  std::int64_t leaves = 0;
  for (auto _ : state) leaves += static_cast<std::int64_t>(game.rules->count_leaves(game.start(), depth));
  state.SetItemsProcessed(leaves);
}

void hex_ugolki_perft_jumps_in_chain(benchmark::State& state) {
  perft_of(state, ugolki80(CornersFacts::Backward::jumps_in_chain), 4);
}
BENCHMARK(hex_ugolki_perft_jumps_in_chain)->Unit(benchmark::kMillisecond);

/// What a validator does with each turn: outcome, resolve, play. Texts of a hundred random games, in full, or with the
/// middle of every path left out.
void validate(benchmark::State& state, bool in_full) {
  const CornersGame game = ugolki80();
  std::vector<std::vector<TurnText>> games(100);
  for (std::size_t i = 0; i < games.size(); ++i) {
    Play play = game.rules->begin(game.start());
    Random random(playout_seed(1, i));
    playout(*game.rules, play, random, 200, [&](const Play& before, const Turn& turn) {
      TurnText& text = games[i].emplace_back();
      game.rules->spell(before, turn, nullptr, text);
      if (!in_full) text.cells = {turn.from(), turn.to()};
    });
  }
  std::int64_t plies = 0;
  for (auto _ : state) {
    for (const auto& turns : games) {
      Play play = game.rules->begin(game.start());
      for (const TurnText& text : turns) {
        if (game.rules->outcome(play)) state.SkipWithError("over too early");
        const auto resolved = game.rules->resolve(play, text);
        if (!resolved) state.SkipWithError("illegal");
        game.rules->play(play, resolved->turn);
      }
      plies += static_cast<std::int64_t>(turns.size());
    }
  }
  state.SetItemsProcessed(plies);
}

void hex_ugolki_validate(benchmark::State& state) { validate(state, true); }
BENCHMARK(hex_ugolki_validate)->Unit(benchmark::kMicrosecond);

void hex_ugolki_validate_ends_only(benchmark::State& state) { validate(state, false); }
BENCHMARK(hex_ugolki_validate_ends_only)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace plybook
