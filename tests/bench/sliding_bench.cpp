#include <benchmark/benchmark.h>

#include <random>
#include <string>
#include <vector>

#include "rules/sliding_games.h"

namespace plybook {
namespace {

using namespace sliding_games;

constexpr std::string_view busy = "Bn=oes|s/booo|===/ooow=ws=/swno7oow/o|seooL7/no|Foooo/o=onLoor/|oesoLeR R - -";
constexpr std::string_view castling = "Bo=oF=oo/oooLo|ns/osno.n=s/o=|s.Fse/=|oooooo/owo==Jee/o=sses7o/oeJow|oR R RB -";
constexpr std::string_view close = "Booooooo/oeooswoo/onooooso/ooorbn=o/oosoe=oo/oooowooo/oooonooo/oooooooR R RB -";

const SlidingRules& rules() {
  static const SlidingRules argo(board(), {});
  return argo;
}

void perft(benchmark::State& state, std::string_view from, int depth) {
  const Position position = sliding_games::position(rules(), from);
  std::uint64_t leaves = 0;
  for (auto _ : state) leaves += rules().count_leaves(position, depth);
  state.counters["leaves/s"] = benchmark::Counter(static_cast<double>(leaves), benchmark::Counter::kIsRate);
}
BENCHMARK_CAPTURE(perft, no_castlings_left, busy, 6)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(perft, common_window, castling, 4)->Unit(benchmark::kMillisecond);

/// A random game that does not end, as texts: a turn that ends it is taken back, and sometimes some before it too,
/// since all turns may.
std::vector<std::string> long_game(std::string_view from, std::size_t plies) {
  std::mt19937 random(7);
  Play play = rules().begin(position(rules(), from));
  std::vector<Position> positions = {play.position};
  std::vector<std::string> texts;
  TurnList turns;
  while (texts.size() < plies) {
    turns.clear();
    rules().legal(play, turns);
    const Turn& turn = turns[random() % turns.size()];
    texts.push_back(text(rules(), play, turn));
    rules().play(play, turn);
    positions.push_back(play.position);
    if (!rules().outcome(play)) continue;
    const std::uint32_t back = std::min(play.ply, random() % 16 == 0 ? 30u : 1u);
    play.ply -= back;
    play.history->cut(play.ply);
    texts.resize(play.ply);
    positions.resize(play.ply + 1);
    play.position = positions.back();
  }
  return texts;
}

/// Reading, resolving, playing and asking for the end, repetition included, ply after ply.
void validate(benchmark::State& state, std::string_view from) {
  const std::vector<std::string> game = long_game(from, static_cast<std::size_t>(state.range(0)));
  const Position position = sliding_games::position(rules(), from);
  TurnText turn;
  std::size_t plies = 0;
  for (auto _ : state) {
    Play play = rules().begin(position);
    for (const std::string& written : game) {
      if (!notation().read_turn(written, turn)) return state.SkipWithError("unreadable");
      const auto resolved = rules().resolve(play, turn);
      if (!resolved || rules().outcome(play)) return state.SkipWithError("illegal");
      rules().play(play, resolved->turn);
    }
    plies += game.size();
  }
  state.counters["plies/s"] = benchmark::Counter(static_cast<double>(plies), benchmark::Counter::kIsRate);
}
BENCHMARK_CAPTURE(validate, windows_apart, start)->RangeMultiplier(10)->Range(100, 100'000);
BENCHMARK_CAPTURE(validate, windows_close, close)->RangeMultiplier(10)->Range(100, 100'000);

}  // namespace
}  // namespace plybook
