#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "cli.h"
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
  std::string format = "text";
  std::optional<std::uint64_t> perft, playouts, seed, max_plies;
};

CommandLine command_line(Options& options) {
  CommandLine line("ply-moves", tr("the rules at work: legal turns, node counts, random games"),
                   {"ply-moves --game antarktos --perft 6", "ply-moves --game antarktos --playouts 3 --seed 1"});
  add_game_options(line, options.common);
  line.group(tr("What is shown"));
  line.add({"--fen", "POSITION", tr("from this position instead of the start"), &options.fen});
  line.add({"--start", "", tr("print the start position"), &options.start});
  line.add({"--format",
            "",
            tr("how legal turns are written (default: text); json adds the positions that follow"),
            &options.format,
            {"text", "json"}});
  line.group(tr("Counting and playing"));
  line.add({"--perft", "N", tr("the number of turns at each depth from 1 to N"), &options.perft});
  line.add({"--divide", "", tr("with --perft: the number for each first turn, at depth N"), &options.divide});
  line.add({"--playouts", "N", tr("N random legal games, as records"), &options.playouts});
  line.add({"--seed", "S", tr("for random games, and for a start that is drawn by lot (default: 0)"), &options.seed});
  line.add({"--max-plies", "M", tr("end random games after M plies (default: 1000)"), &options.max_plies});
  return line;
}

void print_legal(Tool& tool, const Options& options, const Game& game, const Position& start) {
  const Play play = game.rules->begin(start);
  if (options.format == "text") {
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

void print_playouts(Tool& tool, const Options& options, const Game& game, const Position& start) {
  Playouts playouts(game, {options.seed.value_or(0), static_cast<std::uint32_t>(options.max_plies.value_or(1000))});
  if (options.fen) playouts.start_from(start);
  std::string text;
  for (std::uint64_t i = 0; i < *options.playouts; ++i) {
    playouts.next(text);
    tool.write(text);
    text.clear();
  }
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
  const auto game = tool.game();
  if (!game) return tool.fail();
  const auto start = position(tool, options, *game);
  if (!start) return tool.fail();
  if (options.perft && *options.perft > 1000) return tool.fail(tr("--perft goes to depth 1000 at most"));

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
