#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "cli.h"
#include "game_statistics.h"
#include "plybook/base/translation.h"
#include "plybook/replay/diagnosis.h"
#include "plybook/replay/playouts.h"
#include "plybook/replay/setup.h"

namespace plybook::cli {
namespace {

struct Options {
  Common common;
  std::optional<std::string> fen;
  bool start = false, divide = false;
  std::string player = "random";
  std::optional<std::uint64_t> perft, playouts, seed;
  StatisticsOptions stats;
};

void add_playing_options(CommandLine& line, Options& options) {
  line.group(tr("Counting and playing"));
  line.add({"--perft", "N", tr("the number of turns at each depth from 1 to N"), &options.perft});
  line.add({"--divide", "", tr("with --perft: the number for each first turn, at depth N"), &options.divide});
  line.add({"--playouts", "N",
            tr("N games played by the program, as records; each ends after --max-plies (default: 1000)"),
            &options.playouts});
  line.add({"--player",
            "",
            tr("who plays them: random takes any legal turn, greedy what looks best at once (default: random)"),
            &options.player,
            {"random", "greedy"}});
  line.add({"--seed", "S", tr("for playouts, and for a start that is drawn by lot (default: 0)"), &options.seed});
}

void add_statistics_options(CommandLine& line, StatisticsOptions& options) {
  line.group(tr("Statistics"));
  line.add({"--stats", "",
            tr("of --playouts, else of the records of FILE: lengths, results, ends, choice, rules that mattered, "
               "openings"),
            &options.wanted});
  line.add({"--openings", "N", tr("the depth of the tree of openings (default: 4; at most 12)"), &options.openings});
  line.add({"-o,--output",
            "FILE",
            tr("write them to FILE, whole or not at all; FILE.json or FILE.svg tells the form"),
            &options.output,
            {},
            {},
            Dash::is_standard_output});
  line.add({"--force", "", tr("replace FILE if it is there"), &options.force});
}

CommandLine command_line(Options& options) {
  CommandLine line("ply-moves", tr("the rules at work: legal turns, node counts, playouts, statistics"),
                   {"ply-moves --game antarktos --perft 6", "ply-moves --game antarktos --playouts 3 --seed 1",
                    "ply-moves --game argo --playouts 1000 --player greedy --stats",
                    "ply-moves --stats samples/antarktos-breakthrough.pbk"});
  line.files("FILE...", options.common.files);
  line.group(tr("Output"));
  line.add({"--fen", "POSITION", tr("from this position instead of the start"), &options.fen});
  line.add({"--start", "", tr("print the start position"), &options.start});
  line.add(
      {"--format",
       "",
       tr("how legal turns and statistics are written (default: text); json adds the positions that follow, svg is "
          "a chart of statistics"),
       &options.stats.format,
       {"text", "json", "svg"}});
  add_playing_options(line, options);
  add_statistics_options(line, options.stats);
  add_input_options(line, options.common);
  add_game_options(line, options.common);
  return line;
}

void print_legal(Tool& tool, const Options& options, const Game& game, const Position& start) {
  const Play play = game.rules->begin(start);
  if (options.stats.format.value_or("text") == "text") {
    for (const std::string& turn : legal_texts(game, play)) tool.write(turn + "\n");
    return;
  }
  std::vector<std::pair<std::string, std::string>> turns;
  TurnList list;
  game.rules->legal(play, list);
  for (const Turn& turn : list) {
    Play next = game.rules->begin(start);
    game.rules->play(next, turn);
    turns.emplace_back(turn_text(game, play, turn), fen(game, next.position));
  }
  std::sort(turns.begin(), turns.end());
  nlohmann::ordered_json json = {
      {"game", game.id}, {"fen", fen(game, start)}, {"turns", nlohmann::ordered_json::array()}};
  for (const auto& [text, after] : turns) json["turns"].push_back({{"turn", text}, {"fen", after}});
  tool.write(json.dump() + "\n");
}

void print_perft(Tool& tool, const Options& options, const Game& game, const Position& start) {
  const int depth = static_cast<int>(*options.perft);
  if (!options.divide) {
    for (int d = 1; d <= depth; ++d) tool.write(fmt::format("{} {}\n", d, game.rules->count_leaves(start, d)));
    return;
  }
  std::vector<std::pair<std::string, std::uint64_t>> counts;
  std::uint64_t total = 0;
  const Play play = game.rules->begin(start, false);
  TurnList turns;
  game.rules->legal(play, turns);
  for (const Turn& turn : turns) {
    Play next = game.rules->begin(start, false);
    game.rules->play(next, turn);
    counts.emplace_back(turn_text(game, play, turn), game.rules->count_leaves(next.position, depth - 1));
    total += counts.back().second;
  }
  std::sort(counts.begin(), counts.end());
  for (const auto& [turn, count] : counts) tool.write(fmt::format("{} {}\n", turn, count));
  tool.write(fmt::format("{} {}\n", depth, total));
}

Playouts playouts_of(const Options& options, const Game& game, const Position& start) {
  Playouts::Options playing;
  playing.seed = options.seed.value_or(0);
  playing.max_plies =
      static_cast<std::uint32_t>(std::min<std::uint64_t>(options.common.max_plies.value_or(1000), 0xFFFFFFFF));
  playing.player = options.player == "greedy" ? PlayerKind::greedy : PlayerKind::random;
  Playouts playouts(game, playing);
  if (options.fen) playouts.start_from(start);
  return playouts;
}

void print_playouts(Tool& tool, const Options& options, const Game& game, const Position& start) {
  Playouts playouts = playouts_of(options, game, start);
  std::string text;
  for (std::uint64_t i = 0; i < *options.playouts; ++i) {
    playouts.next(text);
    tool.write(text);
    text.clear();
  }
}

int print_statistics_of_playouts(Tool& tool, const Options& options, const Game& game, const Position& start) {
  const Playouts playouts = playouts_of(options, game, start);
  return print_statistics(tool, options.common, options.stats, &playouts, *options.playouts,
                          options.fen ? std::optional(start) : std::nullopt);
}

/// What cannot go together; empty where all is well.
const char* refusal(const Options& options) {
  const bool has_inputs = !options.common.files.empty() || options.common.files_from;
  if (!options.stats.wanted) {
    if (has_inputs || options.common.shard || options.common.select) return N_("records are read for --stats only");
    if (options.stats.output || options.stats.openings) return N_("-o and --openings are for --stats");
    return options.stats.format == "svg" ? N_("--format svg is for --stats") : "";
  }
  if (options.perft || options.start) return N_("--stats goes with --playouts or with records");
  if (options.playouts && has_inputs) return N_("--stats is of --playouts or of records, not of both");
  if (!options.playouts && options.fen) return N_("--fen is for playouts: records bring their own start");
  return "";
}

/// The position to work from: given, the game's own, or drawn by lot.
std::optional<Position> position(Tool& tool, const Options& options, const Game& game) {
  if (!options.fen) return game.start ? game.start : game.rules->draw_start(options.seed.value_or(0));
  Findings findings;
  const auto start = read_start(*options.fen, game, {}, findings);
  for (const Finding& finding : findings) tool.tell(finding);
  return start;
}

int run(int argc, char** argv) {
  speak_users_language(argc, argv);
  Options options;
  CommandLine line = command_line(options);
  if (const auto status = line.parse(argc, argv)) return *status;
  Tool tool(line, options.common);
  if (options.common.list_games) return tool.list_games();
  if (const auto status = tool.read_selection()) return *status;
  if (const char* why = refusal(options); *why != '\0') return tool.fail(tr(why));
  if (options.stats.wanted && !options.playouts)
    return print_statistics(tool, options.common, options.stats, nullptr, 0, {});
  const auto game = tool.game();
  if (!game) return tool.fail();
  const auto start = position(tool, options, *game);
  if (!start) return tool.fail();
  if (options.perft && *options.perft > 1000) return tool.fail(tr("--perft goes to depth 1000 at most"));
  if (options.stats.wanted) return print_statistics_of_playouts(tool, options, *game, *start);

  if (options.start) {
    tool.write(fen(*game, *start) + "\n");
  } else if (options.perft) {
    print_perft(tool, options, *game, *start);
  } else if (options.playouts) {
    print_playouts(tool, options, *game, *start);
  } else {
    print_legal(tool, options, *game, *start);
  }
  return tool.finish();
}

}  // namespace
}  // namespace plybook::cli

int main(int argc, char** argv) { return plybook::cli::run(argc, argv); }
