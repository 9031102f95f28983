#include <benchmark/benchmark.h>

#include "diagram/diagram_games.h"
#include "plybook/diagram/board_scene.h"
#include "plybook/diagram/picture_file.h"
#include "plybook/diagram/svg.h"

namespace plybook {
namespace {

/// Diagrams of one position into memory, one after the other.
void svg(benchmark::State& state, const Game& game, std::string_view position) {
  const View view = view_of(game, position);
  const Theme& theme = *find_theme("print");
  const DiagramOptions options;
  Scene scene;
  std::string out;
  std::int64_t bytes = 0;
  for (auto _ : state) {
    draw_board(scene, game, view, options);
    out.clear();
    append_svg(out, scene, theme, {});
    bytes += static_cast<std::int64_t>(out.size());
  }
  state.SetItemsProcessed(state.iterations());
  state.SetBytesProcessed(bytes);
}

void antarktos_svg(benchmark::State& state) { svg(state, antarktos(), antarktos_start); }
BENCHMARK(antarktos_svg)->Unit(benchmark::kMicrosecond);

void ugolki80_svg(benchmark::State& state) { svg(state, ugolki80(), ugolki80_start); }
BENCHMARK(ugolki80_svg)->Unit(benchmark::kMicrosecond);

void argo_svg(benchmark::State& state) { svg(state, argo(), argo_start); }
BENCHMARK(argo_svg)->Unit(benchmark::kMicrosecond);

void antarktos_png(benchmark::State& state) {
  const Game game = antarktos();
  const Scene scene = board_scene(game, view_of(game, antarktos_start), {});
  PictureStyle style;
  style.theme = *find_theme("print");
  style.format = PictureFormat::png;
  for (auto _ : state) benchmark::DoNotOptimize(picture_file(scene, style));
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(antarktos_png)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace plybook
