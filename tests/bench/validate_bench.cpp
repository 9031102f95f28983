// Validation as ply-validate does it, from text in memory to verdicts: plies and bytes of records per second.
#include <benchmark/benchmark.h>

#include <string>

#include "plybook/record/open_records.h"
#include "plybook/replay/playouts.h"
#include "plybook/replay/replay.h"

namespace plybook {
namespace {

const Catalogue& games() {
  static const Catalogue catalogue({PLYBOOK_SOURCE_DIR "/formats"});
  return catalogue;
}

std::string records_of(const Game& game, int count) {
  Playouts playouts(game, {1, 200});
  std::string text;
  for (int i = 0; i < count; ++i) playouts.next(text);
  return text;
}

void validate(benchmark::State& state, const char* id) {
  const std::string text = records_of(**games().find(id), 1000);
  Replayer replayer(games(), {});
  Record record;
  Findings findings;
  std::uint64_t plies = 0;
  for (auto _ : state) {
    const auto source = open_records(memory_input(text));
    while (source->next(record, findings)) {
      plies += replayer.replay(record, findings).plies;
      findings.clear();
    }
  }
  state.counters["plies"] = benchmark::Counter(static_cast<double>(plies), benchmark::Counter::kIsRate);
  state.SetBytesProcessed(static_cast<std::int64_t>(text.size()) * state.iterations());
}

BENCHMARK_CAPTURE(validate, antarktos, "antarktos");
BENCHMARK_CAPTURE(validate, russian, "russian");
BENCHMARK_CAPTURE(validate, english, "english");
BENCHMARK_CAPTURE(validate, international, "international");
BENCHMARK_CAPTURE(validate, ugolki80, "ugolki80");
BENCHMARK_CAPTURE(validate, argo, "argo");

}  // namespace
}  // namespace plybook
