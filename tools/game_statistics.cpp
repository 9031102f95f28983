#include "game_statistics.h"

#include "plybook/base/unicode.h"
#include "plybook/diagram/svg.h"
#include "plybook/select/selector.h"
#include "plybook/statistics/playout_source.h"
#include "plybook/statistics/statistics_chart.h"
#include "plybook/statistics/statistics_text.h"
#include "plybook/statistics/summarizer.h"

namespace plybook::cli {
namespace {

constexpr std::uint64_t usual_openings = 4, most_openings = 12;

/// The form that was named, else the one that the name of the output ends with.
std::string format_of(const StatisticsOptions& options) {
  if (options.format) return *options.format;
  for (const char* format : statistics_formats)
    if (options.output && options.output->ends_with("." + std::string(format))) return format;
  return "text";
}

/// Text is read by who asked for it, and is in the language of messages; a chart is written for others.
std::string written(const Statistics& statistics, const std::string& format, const Common& common) {
  if (format == "json") return statistics_json(statistics);
  if (format == "text") return statistics_text(statistics, {tr, spoken_language()});
  const StatisticsLanguage language =
      common.lang ? StatisticsLanguage{tr, written_language(common)} : StatisticsLanguage{};
  std::string svg;
  append_svg(svg, statistics_chart(statistics, language), *find_theme("print"));
  return svg;
}

int put(Tool& tool, const StatisticsOptions& options, const std::string& bytes) {
  if (options.output)
    tool.write_whole(*options.output, bytes, options.force);
  else
    tool.write(bytes);
  return tool.finish();
}

/// What a thread does with each record, or with each playout.
RecordPipeline::Check summing_up(const Tool& tool, const Playouts* playouts, std::size_t openings) {
  const auto summarizer = std::make_shared<Summarizer>(tool.catalogue(), tool.game_choice(), openings);
  const auto selector =
      tool.selection() ? std::make_shared<Selector>(tool.selection(), tool.catalogue(), tool.game_choice()) : nullptr;
  return [summarizer, selector, playouts](CheckedRecord& checked) {
    if (playouts) play_out(*playouts, checked);
    const Truth told = selector ? selector->before(checked.record, checked.findings) : Truth::yes;
    if (told != Truth::no) summarizer->replay(checked, selector ? selector->watch() : nullptr);
    checked.is_wanted = told == Truth::yes ||
                        (told == Truth::unknown && selector->after(checked.record, checked.findings, checked.replay));
    if (checked.is_wanted) checked.made = summarizer->summary(checked);
  };
}

}  // namespace

int print_statistics(Tool& tool, const Common& common, const StatisticsOptions& options, const Playouts* playouts,
                     std::uint64_t games, const std::optional<Position>& start) {
  const std::uint64_t openings = options.openings.value_or(usual_openings);
  if (openings > most_openings) return tool.fail(fill(tr("--openings goes to depth {0} at most"), most_openings));
  constexpr std::size_t batch = 8;  // each game is played, read as by other rules, and summed up
  RecordPipeline pipeline(
      tool.jobs(), [&] { return summing_up(tool, playouts, openings); }, batch);
  Statistics statistics(start);
  const auto take = [&](CheckedRecord& checked) {
    if (!checked.is_wanted) return forget(checked.findings);
    const auto& summary = std::any_cast<const std::optional<GameSummary>&>(checked.made);
    if (summary)
      statistics.add(*summary);
    else
      statistics.leave_out();
  };
  if (playouts) {
    const auto shard = tool.shard();
    if (!shard) return tool.fail();
    PlayoutSource source(games, *shard);
    pipeline.run(source, take);
  } else {
    const auto inputs = tool.inputs();
    if (!inputs) return tool.usage();
    tool.each_checked(*inputs, pipeline, take);
  }
  return put(tool, options, written(statistics, format_of(options), common));
}

}  // namespace plybook::cli
