// Turns counted in bulk, from the start of draughts and corners games: leaves per second. Those of ARGO, which has no
// one start, are in sliding_bench.cpp.
#include <benchmark/benchmark.h>

#include "plybook/game/catalogue.h"

namespace plybook {
namespace {

void perft(benchmark::State& state, const char* id, int depth) {
  const auto game = Catalogue({PLYBOOK_SOURCE_DIR "/formats"}).find(id);
  const Position start = *(*game)->start;
  std::uint64_t leaves = 0;
  for (auto _ : state) leaves += (*game)->rules->count_leaves(start, depth);
  state.counters["leaves"] = benchmark::Counter(static_cast<double>(leaves), benchmark::Counter::kIsRate);
}

BENCHMARK_CAPTURE(perft, antarktos, "antarktos", 9)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(perft, russian, "russian", 9)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(perft, english, "english", 9)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(perft, international, "international", 8)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(perft, ugolki80, "ugolki80", 4)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace plybook
