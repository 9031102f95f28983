#include "plybook/statistics/statistics_chart.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "plybook/diagram/labels.h"
#include "plybook/statistics/share.h"

namespace plybook {
namespace {

// Of a panel, in grid units.
constexpr std::int32_t panel_width = 16000, panel_height = 7000;
constexpr Box length_plot = {1500, 1700, 8000, 3900};
constexpr Box result_plot = {11200, 1700, 4000, 3900};
constexpr std::int32_t letters = 260, big_letters = 360, line_width = 30;

constexpr Style axis = {PaintRole::none, PaintRole::frame, line_width};
constexpr Style grid = {PaintRole::none, PaintRole::board_middle, line_width / 2};
constexpr Style bar = {PaintRole::board_dark, PaintRole::frame, line_width / 2};
constexpr Style median = {PaintRole::none, PaintRole::frame, line_width, 100, Dash::dashed};
constexpr Style writing = {PaintRole::none, PaintRole::label};

/// The first of 1, 2, 5, 10, 20 … of which four make at least `most`.
std::uint64_t tick_step(std::uint64_t most) {
  for (std::uint64_t unit = 1;; unit *= 10)
    for (const std::uint64_t step : {unit, 2 * unit, 5 * unit})
      if (4 * step >= most) return step;
}

/// The height of letters at which a title fits the panel.
std::int32_t fitting_height(std::string_view title) {
  constexpr std::int32_t room = panel_width - 1000;
  const std::int32_t width = text_width(title, big_letters);
  return width <= room ? big_letters : mul_div(big_letters, room, width);
}

/// The panel of one game.
class Panel {
 public:
  Panel(const GameStatistics& of, const std::string& choices, const StatisticsLanguage& language)
      : of_(of), language_(language) {
    scene_.view = {0, 0, panel_width, panel_height};
    scene_.title =
        fmt::format(fmt::runtime(say(N_("{0}: lengths and results of {1} games"))),
                    of.game->title.in(language.language) + (choices.empty() ? "" : ", " + choices), of.games());
    text(scene_.title, {panel_width / 2, 750}, TextAnchor::middle, fitting_height(scene_.title));
    draw_lengths();
    draw_results();
    describe();
  }

  Scene take() { return std::move(scene_); }

 private:
  const char* say(const char* text) const { return language_.say(text); }

  void text(std::string_view line, ScenePoint at, TextAnchor anchor, std::int32_t height = letters) {
    scene_.text({line, at, anchor, height}, writing, "ply-label");
  }
  void line(ScenePoint a, ScenePoint b, const Style& style) { scene_.polyline(std::array{a, b}, style); }

  void draw_lengths() {
    const auto bins = of_.lengths.histogram();
    std::uint64_t most = 0;
    for (const Lengths::Bin& bin : bins) most = std::max(most, bin.games);
    const std::uint64_t step = tick_step(most), top = (most + step - 1) / step * step;
    scene_.open_group("ply-lengths");
    for (std::uint64_t games = 0; games <= top; games += step) {
      const std::int32_t y = length_plot.bottom() - mul_div(static_cast<std::int64_t>(games), length_plot.height,
                                                            static_cast<std::int64_t>(top));
      line({length_plot.x, y}, {length_plot.right(), y}, games == 0 ? axis : grid);
      text(std::to_string(games), {length_plot.x - 150, y + letters / 2}, TextAnchor::end);
    }
    for (std::size_t i = 0; i < bins.size(); ++i) draw_bin(bins, i, top);
    draw_median(bins);
    text(say(N_("games")), {length_plot.x, length_plot.y - 300}, TextAnchor::middle);
    text(say(N_("plies (dashed: the median)")), {length_plot.centre().x, length_plot.bottom() + 1000},
         TextAnchor::middle);
    scene_.close_group();
  }

  static std::int32_t edge(std::size_t bin, std::size_t bins) {
    return length_plot.x + mul_div(static_cast<std::int64_t>(bin), length_plot.width, static_cast<std::int64_t>(bins));
  }

  void draw_bin(const std::vector<Lengths::Bin>& bins, std::size_t i, std::uint64_t top) {
    const std::int32_t left = edge(i, bins.size()), right = edge(i + 1, bins.size());
    const std::int32_t height =
        mul_div(static_cast<std::int64_t>(bins[i].games), length_plot.height, static_cast<std::int64_t>(top));
    if (height > 0) scene_.rect({left, length_plot.bottom() - height, right - left, height}, bar);
    line({left, length_plot.bottom()}, {left, length_plot.bottom() + 120}, axis);
    if (i % (bins.size() > 10 ? 4 : 2) == 0)
      text(std::to_string(bins[i].from), {left, length_plot.bottom() + 220 + letters}, TextAnchor::middle);
  }

  void draw_median(const std::vector<Lengths::Bin>& bins) {
    const std::uint32_t at = of_.lengths.quartile(2) - bins.front().from;
    const std::int64_t all = std::int64_t{bins.back().to} - bins.front().from + 1;
    const std::int32_t x = length_plot.x + mul_div(2 * std::int64_t{at} + 1, length_plot.width, 2 * all);
    line({x, length_plot.y - 150}, {x, length_plot.bottom()}, median);
  }

  static std::int32_t place(double part) {
    return result_plot.x + static_cast<std::int32_t>(std::floor(part * result_plot.width + 0.5));
  }

  /// The line that all bars stand on is drawn last: the light around an interval must not cut it.
  void draw_results() {
    constexpr std::array results = {Result::first_wins, Result::second_wins, Result::draw};
    constexpr std::int32_t room = result_plot.height / static_cast<std::int32_t>(results.size());
    scene_.open_group("ply-results");
    for (int quarter = 0; quarter <= 4; ++quarter) {
      const std::int32_t x = place(0.25 * quarter);
      line({x, result_plot.y}, {x, result_plot.bottom()}, grid);
      text(std::to_string(25 * quarter), {x, result_plot.bottom() + 220 + letters}, TextAnchor::middle);
    }
    for (std::size_t i = 0; i < results.size(); ++i)
      draw_result(results[i], result_plot.y + static_cast<std::int32_t>(i) * room + room / 2);
    line({result_plot.x, result_plot.y}, {result_plot.x, result_plot.bottom()}, axis);
    text(say(N_("games with a result, %")), {result_plot.centre().x, result_plot.bottom() + 1000}, TextAnchor::middle);
    scene_.close_group();
  }

  /// A bar, and on it the interval that the true share lies in.
  void draw_result(Result result, std::int32_t y) {
    constexpr std::int32_t half = 260, whisker = 140;
    const std::uint64_t games = of_.of(result), known = of_.known();
    text(plybook::text(result), {result_plot.x - 150, y + letters / 2}, TextAnchor::end);
    const double part = share(games, known);
    Style style = bar;
    style.fill = result == Result::first_wins    ? PaintRole::white_man
                 : result == Result::second_wins ? PaintRole::black_man
                                                 : PaintRole::board_dark;
    const std::int32_t end = place(part);
    if (end > result_plot.x) scene_.rect({result_plot.x, y - half, end - result_plot.x, 2 * half}, style);
    if (known == 0) return;
    const Interval interval = wilson(games, known);
    for (const Style& stroke : {Style{PaintRole::none, PaintRole::halo, 3 * line_width}, axis}) {
      line({place(interval.low), y}, {place(interval.high), y}, stroke);
      for (const double x : {interval.low, interval.high})
        line({place(x), y - whisker}, {place(x), y + whisker}, stroke);
    }
    text(fmt::format("{:.1f} %", 100 * part), {result_plot.x + 150, y - half - 100}, TextAnchor::start);
  }

  void describe() {
    const Lengths& lengths = of_.lengths;
    scene_.desc = fmt::format(fmt::runtime(say(N_("Length in plies: {0} to {1}, quartiles {2}, {3}, {4}, mean {5}"))),
                              lengths.least(), lengths.most(), lengths.quartile(1), lengths.quartile(2),
                              lengths.quartile(3), fmt::format("{:.2f}", lengths.mean()));
    for (const Result result :
         {Result::first_wins, Result::second_wins, Result::draw, Result::both_lose, Result::unknown})
      if (of_.of(result) > 0) scene_.desc += fmt::format("; {}: {}", plybook::text(result), of_.of(result));
    scene_.desc += '.';
  }

  const GameStatistics& of_;
  const StatisticsLanguage& language_;
  Scene scene_;
};

}  // namespace

Scene statistics_chart(const Statistics& statistics, const StatisticsLanguage& language) {
  Scene chart;
  chart.view = {0, 0, panel_width, panel_height};
  std::int32_t panels = 0;
  for (const auto& [key, game] : statistics.games()) {
    const Scene panel = Panel(game, key.second, language).take();
    chart.add(panel, {0, panels * panel_height});
    chart.view.height = ++panels * panel_height;
    chart.title += (chart.title.empty() ? "" : "; ") + panel.title;
    chart.desc += (chart.desc.empty() ? "" : " ") + panel.desc;
  }
  if (panels == 0) chart.title = language.say(N_("no games"));
  return chart;
}

}  // namespace plybook
