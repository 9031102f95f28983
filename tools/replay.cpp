#include "plybook/replay/replay.h"

#include <fmt/format.h>

#include <charconv>
#include <nlohmann/json.hpp>
#include <set>

#include "cli.h"
#include "plybook/base/translation.h"
#include "plybook/base/unicode.h"
#include "plybook/diagram/text_board.h"
#include "plybook/record/lines.h"
#include "plybook/record/text_writer.h"
#include "plybook/replay/diagnosis.h"

namespace plybook::cli {
namespace {

struct Options {
  Common common;
  std::string at = "end", line, board = "text", format = "text";
  std::optional<std::uint64_t> record;
  bool legal = false, flip = false, continuation = false;
};

CommandLine command_line(Options& options) {
  CommandLine line("ply-replay", tr("play records through: boards, positions and legal turns at any ply"),
                   {"ply-replay --at 12 samples/antarktos-cascade.pbk",
                    "ply-replay --at all --format ndjson samples/antarktos-cascade.pbk"});
  line.files("FILE...", options.common.files);
  line.group(tr("What is shown"));
  line.add({"--at", "PLY", tr("12, start, end (default), 5..9, all, or a side's turn: 6w"), &options.at});
  line.add({"--record", "K", tr("only the K-th record of each input"), &options.record});
  line.add(
      {"--line", "V", tr("a variation instead of the main line: 2.1 is the first inside the second"), &options.line});
  line.add({"--board",
            "",
            tr("how the board is shown (default: text)"),
            &options.board,
            {"text", "unicode", "fen", "json", "none"}});
  line.add({"--legal", "", tr("the legal turns as well"), &options.legal});
  line.add({"--flip", "", tr("the board from the other side"), &options.flip});
  line.add({"--format", "", tr("ndjson: one object a line for each ply"), &options.format, {"text", "ndjson"}});
  line.add(
      {"--continue", "", tr("write a record that starts from the final position, to play on"), &options.continuation});
  add_input_options(line, options.common);
  add_game_options(line, options.common);
  return line;
}

/// Which plies `--at` means. A side's own turns are counted from the side that begins.
class Plies {
 public:
  static std::optional<Plies> read(std::string_view text);
  bool has(std::uint32_t ply, const Game& game, Side to_begin) const;
  bool end() const { return kind_ == Kind::end; }

 private:
  enum class Kind { end, range, of_side };
  Kind kind_ = Kind::range;
  std::uint64_t from_ = 0, to_ = 0;
  std::string letter_;
};

std::optional<Plies> Plies::read(std::string_view text) {
  Plies plies;
  const auto number = [&](std::uint64_t& value) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc()) return false;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return true;
  };
  if (text == "end") return plies.kind_ = Kind::end, plies;
  if (text == "start") return plies;
  if (text == "all") return plies.to_ = ~std::uint64_t{0}, plies;
  if (!number(plies.from_)) return std::nullopt;
  plies.to_ = plies.from_;
  if (text.empty()) return plies;
  if (text.starts_with("..")) {
    text.remove_prefix(2);
    plies.to_ = ~std::uint64_t{0};
    if (text.empty() || text == "end") return plies;
    if (!number(plies.to_) || !text.empty()) return std::nullopt;
    return plies;
  }
  if (text.size() != 1 || plies.from_ == 0) return std::nullopt;
  plies.kind_ = Kind::of_side;
  plies.letter_ = text;
  return plies;
}

bool Plies::has(std::uint32_t ply, const Game& game, Side to_begin) const {
  if (kind_ == Kind::range) return ply >= from_ && ply <= to_;
  if (kind_ == Kind::end || ply == 0) return false;
  const Side player = ply % 2 == 1 ? to_begin : opponent(to_begin);
  const std::string& letter = game.sides[index(player)].letter;
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
  return letter.size() == 1 && lower(letter[0]) == lower(letter_[0]) && (ply + 1) / 2 == from_;
}

/// One moment of a record.
struct Moment {
  std::uint32_t ply = 0;
  std::string turn, side;
  Position position;
  std::optional<Outcome> outcome;
};

/// Shows the moments of a line that were asked for, as the record is replayed.
class Show final : public PlyListener {
 public:
  Show(Tool& tool, const Options& options, const Plies& plies) : tool_(tool), options_(options), plies_(plies) {}

  /// Prepares for a record. False, when it has no such line.
  bool begin(const std::string& file, const Record& record) {
    file_ = file;
    record_ = &record;
    game_ = nullptr;
    next_ = 0;
    const auto turns = turns_of_line(record, options_.line);
    if (turns) path_ = *turns;
    return turns.has_value();
  }

  void start(const Game& game, const Position& position, const std::optional<Outcome>& outcome) override {
    game_ = &game;
    begins_ = position.to_move;
    moment({0, "", "", position, outcome});
  }

  void ply(const Ply& ply) override {
    while (next_ < path_.size() && joined_.contains(path_[next_])) ++next_;
    if (next_ >= path_.size() || ply.node != path_[next_]) return;
    ++next_;
    moment({ply.number, turn_text(ply.game, ply.before, ply.turn, &ply.written),
            ply.game.sides[index(ply.before.position.to_move)].tag, ply.after, ply.outcome});
  }

  void joined(std::uint32_t node) override { joined_.insert(node); }

  void end() {
    if (game_ && plies_.end() && !options_.continuation) show(last_);
    joined_.clear();
  }
  const Moment& last() const { return last_; }

 private:
  void moment(Moment moment) {
    last_ = std::move(moment);
    if (!options_.continuation && plies_.has(last_.ply, *game_, begins_)) show(last_);
  }
  void show(const Moment& moment) { options_.format == "ndjson" ? show_json(moment) : show_text(moment); }
  void show_json(const Moment& moment);
  void show_text(const Moment& moment);
  std::string board(const Moment& moment) const;

  Tool& tool_;
  const Options& options_;
  const Plies& plies_;
  std::string file_;
  const Record* record_ = nullptr;
  const Game* game_ = nullptr;
  Side begins_ = Side::first;
  std::vector<std::uint32_t> path_;
  std::set<std::uint32_t> joined_;
  std::size_t next_ = 0;
  Moment last_;
};

nlohmann::ordered_json board_json(const Game& game, const std::optional<Outcome>& outcome) {
  if (!outcome) return nullptr;
  const std::string_view clause = game.clause(outcome->termination);
  return {{"result", text(outcome->result)},
          {"termination", text(outcome->termination)},
          {"clause", clause.empty() ? nlohmann::ordered_json() : nlohmann::ordered_json(clause)}};
}

void Show::show_json(const Moment& moment) {
  using Json = nlohmann::ordered_json;
  Json json = {{"file", file_},
               {"record", record_->number},
               {"ply", moment.ply},
               {"side", moment.ply == 0 ? Json() : Json(moment.side)},
               {"turn", moment.ply == 0 ? Json() : Json(moment.turn)},
               {"fen", fen(*game_, moment.position)},
               {"board", board_json(*game_, moment.outcome)}};
  if (options_.legal) json["legal"] = legal_texts(*game_, game_->rules->begin(moment.position, false));
  tool_.write(json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n");
}

std::string Show::board(const Moment& moment) const {
  const View view = game_->rules->view(moment.position);
  if (options_.board == "text") return text_board(*game_, view, {BoardLetters::ascii, options_.flip});
  if (options_.board == "unicode") return text_board(*game_, view, {BoardLetters::unicode, options_.flip});
  if (options_.board == "fen") return fen(*game_, moment.position) + "\n";
  if (options_.board == "json") return view_json(*game_, view) + "\n";
  return {};
}

void Show::show_text(const Moment& moment) {
  const std::string head = moment.ply == 0 ? fmt::format(fmt::runtime(tr("record {0}, start")), record_->number)
                                           : fmt::format(fmt::runtime(tr("record {0}, ply {1}: {2} {3}")),
                                                         record_->number, moment.ply, moment.side, moment.turn);
  std::string out = options_.board == "fen" || options_.board == "json" ? "" : head + "\n";
  out += board(moment);
  if (moment.outcome) {
    const std::string_view clause = game_->clause(moment.outcome->termination);
    out += fmt::format("{} {}{}\n", text(moment.outcome->result), text(moment.outcome->termination),
                       clause.empty() ? "" : fmt::format(" ({} {})", game_->id, clause));
  }
  if (options_.legal)
    out += fmt::format(fmt::runtime(tr("legal: {0}")),
                       fmt::join(legal_texts(*game_, game_->rules->begin(moment.position, false)), ", ")) +
           "\n";
  if (options_.board == "text" || options_.board == "unicode") out += "\n";
  tool_.write(out);
}

/// The beginning of a record that goes on from a position.
std::string continuation(const Game& game, const Record& record, const Position& position) {
  std::string out;
  for (const Tag& tag : record.tags) {
    const std::string_view name = record.name(tag);
    if (name == "FEN" || name == "Result" || name == "Termination" || name == "SetUp" || name == "Setup" ||
        name == "Date")
      continue;
    write_tag(name, record.value(tag), out);
  }
  write_tag("FEN", fen(game, position), out);
  write_tag("Result", "*", out);
  return out + "\n*\n";
}

int run(int argc, char** argv) {
  speak_users_language(argc, argv);
  Options options;
  CommandLine line = command_line(options);
  if (const auto status = line.parse(argc, argv)) return *status;
  Tool tool(line, options.common);
  if (options.common.list_games) return tool.list_games();
  const auto plies = Plies::read(options.at);
  if (!plies)
    return tool.fail(fmt::format(fmt::runtime(tr("--at cannot be {0}: expected a ply, start, end, 5..9, all or 6w")),
                                 printable(options.at)));
  const auto inputs = tool.inputs();
  if (!inputs) return tool.usage();

  Show show(tool, options, *plies);
  Replayer replayer(tool.catalogue(), tool.game_choice());
  bool first = true;
  tool.each_record(*inputs, [&](const std::string& file, const Record& record, Findings& findings) {
    Replay replay;
    if (options.record && record.number != *options.record) return findings.clear(), replay;
    if (!show.begin(file, record)) {
      tool.complain(
          fmt::format(fmt::runtime(tr("record {0} has no variation {1}")), record.number, printable(options.line)));
      return replay;
    }
    replay = replayer.replay(record, findings, &show);
    if (options.continuation && replay.start) {
      tool.write((first ? "" : "\n") + continuation(*replay.game, record, show.last().position));
      first = false;
    }
    show.end();
    return replay;
  });
  return tool.finish();
}

}  // namespace
}  // namespace plybook::cli

int main(int argc, char** argv) { return plybook::cli::run(argc, argv); }
