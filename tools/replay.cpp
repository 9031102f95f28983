#include "plybook/replay/replay.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "plybook/base/translation.h"
#include "plybook/base/unicode.h"
#include "plybook/diagram/text_board.h"
#include "plybook/replay/diagnosis.h"
#include "plybook/replay/line_walk.h"
#include "plybook/replay/ply_choice.h"
#include "plybook/replay/ply_pair.h"
#include "plybook/report/json_line.h"
#include "replay.h"

namespace plybook::cli {
namespace {

using Options = ReplayToolOptions;

CommandLine command_line(Options& options) {
  CommandLine line("ply-replay", tr("play records through: boards, positions and legal turns at any ply"),
                   {"ply-replay --at 12 samples/antarktos-cascade.pbk",
                    "ply-replay --at all --format ndjson samples/antarktos-cascade.pbk"});
  line.files("FILE...", options.common.files);
  line.group(tr("What is shown"));
  line.add({"--at", "PLY", tr("12, start, end (default), 5..9, all, or a side's turn: 6w"), &options.at});
  line.add({"--record", "K", tr("only the K-th record of each input, of those that --select leaves"), &options.record});
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
  line.add({"--continue", "", tr("write a record that starts from the final position (or --at, --line), to play on"),
            &options.continuation});
  line.add({"--compare", "",
            tr("two FILEs are score sheets of one game: tell the first difference, and which of them can be right; "
               "-o FILE writes the record of both. Exit status 1 when they differ"),
            &options.compare});
  line.add({"--step", "",
            tr("step through a record in the terminal: arrow keys, Home, End, up and down for variations; ? helps"),
            &options.step});
  line.add({"--enter", "",
            tr("type a game in, from --game or to go on with FILE, with a verdict at each turn; it is kept in -o FILE"),
            &options.enter});
  line.add(
      {"-o,--output", "FILE", tr("write to FILE, whole or not at all"), &options.output, {}, {}, Dash::is_refused});
  line.add({"--force", "", tr("replace FILE if it is there"), &options.force});
  add_input_options(line, options.common);
  add_game_options(line, options.common);
  return line;
}

/// Shows the moments of a line that were asked for, as the record is replayed.
class Show final : public LineWalk {
 public:
  Show(Tool& tool, const Options& options, const PlyChoice& plies) : tool_(tool), options_(options), plies_(plies) {}

  /// Prepares for a record. False, when it has no such line. Where it is `held`, nothing is printed before `end`.
  bool begin(const std::string& file, const Record& record, bool held) {
    file_ = file;
    record_ = &record;
    shown_ = false;
    held_ = held;
    out_.clear();
    return LineWalk::begin(record, options_.line);
  }

  void end() {
    held_ = false;
    flush();
    if (!game()) return;
    if (plies_.end()) {
      show(last_);
      return flush();
    }
    if (!shown_)
      tool_.complain(fill(tr("record {0}: the line has no ply {1}"), record_->number, printable(options_.at)));
  }

 private:
  void moment(Moment moment) override {
    last_ = std::move(moment);
    if (!plies_.has(last_.ply, *game(), to_begin())) return;
    show(last_);
    shown_ = true;
    if (!held_) flush();
  }
  void flush() {
    tool_.write(out_);
    out_.clear();
  }
  void show(const Moment& moment) { options_.format == "ndjson" ? show_json(moment) : show_text(moment); }
  void show_json(const Moment& moment);
  void show_text(const Moment& moment);
  std::string side_name(const Moment& moment) const;
  std::string board(const Moment& moment) const;

  Tool& tool_;
  const Options& options_;
  const PlyChoice& plies_;
  std::string file_;
  const Record* record_ = nullptr;
  Moment last_;
  bool shown_ = false;  ///< a moment of the record at hand
  bool held_ = false;
  std::string out_;  ///< what is to be printed
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
               {"fen", fen(*game(), moment.position)},
               {"board", board_json(*game(), moment.outcome)}};
  if (options_.legal) json["legal"] = legal_texts(*game(), game()->rules->begin(moment.position, false));
  out_ += json_line(json) + "\n";
}

/// Who played the turn, in the language of messages.
std::string Show::side_name(const Moment& moment) const {
  for (const auto& side : game()->sides)
    if (side.tag == moment.side) return std::string(side.name.in(spoken_language()));
  return moment.side;
}

std::string Show::board(const Moment& moment) const {
  const View view = game()->rules->view(moment.position);
  if (options_.board == "text") return text_board(*game(), view, {BoardLetters::ascii, options_.flip});
  if (options_.board == "unicode") return text_board(*game(), view, {BoardLetters::unicode, options_.flip});
  if (options_.board == "fen") return fen(*game(), moment.position) + "\n";
  if (options_.board == "json") return view_json(*game(), view) + "\n";
  return {};
}

void Show::show_text(const Moment& moment) {
  const std::string head = moment.ply == 0 ? fill(tr("record {0}, start"), record_->number)
                                           : fill(tr("record {0}, ply {1}: {2} {3}"), record_->number, moment.ply,
                                                  side_name(moment), moment.turn);
  std::string out = options_.board == "fen" || options_.board == "json" ? "" : head + "\n";
  out += board(moment);
  if (moment.outcome) {
    const std::string_view clause = game()->clause(moment.outcome->termination);
    out += fmt::format("{} {}{}\n", text(moment.outcome->result), text(moment.outcome->termination),
                       clause.empty() ? "" : fmt::format(" ({} {})", game()->id, clause));
  }
  if (options_.legal)
    out += fill(tr("legal: {0}"), fmt::join(legal_texts(*game(), game()->rules->begin(moment.position, false)), ", ")) +
           "\n";
  if (options_.board == "text" || options_.board == "unicode") out += "\n";
  out_ += out;
}

/// Replays the records that are wanted and shows what was asked for.
class Replays {
 public:
  Replays(Tool& tool, const Options& options, const PlyChoice& plies)
      : tool_(tool), options_(options), show_(tool, options, plies), replayer_(tool.catalogue(), tool.game_choice()) {}

  Replay take(const std::string& file, const Record& record, Findings& findings) {
    if (is_left_out(record)) return findings.clear(), Replay();
    if (!show_.begin(file, record, tool_.is_wanted_unknown() || (options_.record && tool_.selection()))) {
      if (tool_.wants(file, record, findings) && is_chosen(record))
        tool_.complain(fill(tr("record {0} has no variation {1}"), record.number, printable(options_.line)));
      return {};
    }
    const Replay replay = played(record, findings);
    if (!tool_.wants(file, record, findings, &replay)) return {};
    if (!is_chosen(record)) return findings.clear(), Replay();
    show_.end();
    return replay;
  }

 private:
  /// Whether --record asks for another one, as far as its number tells.
  bool is_left_out(const Record& record) const {
    if (!options_.record) return false;
    return tool_.selection() ? tool_.is_past(*options_.record) : record.number != *options_.record;
  }
  bool is_chosen(const Record& record) { return !options_.record || tool_.is_number(*options_.record, record); }

  Replay played(const Record& record, Findings& findings) {
    PlyListener* const watch = tool_.watch();
    if (watch == nullptr) return replayer_.replay(record, findings, &show_);
    PlyPair both(show_, *watch);
    return replayer_.replay(record, findings, &both);
  }

  Tool& tool_;
  const Options& options_;
  Show show_;
  Replayer replayer_;
};

int show_records(Tool& tool, const Options& options, const PlyChoice& plies) {
  const auto inputs = tool.inputs();
  if (!inputs) return tool.usage();
  Replays replays(tool, options, plies);
  tool.each_record(*inputs, [&](const std::string& file, const Record& record, Findings& findings) {
    return replays.take(file, record, findings);
  });
  return tool.finish();
}

int run(int argc, char** argv) {
  speak_users_language(argc, argv);
  Options options;
  CommandLine line = command_line(options);
  if (const auto status = line.parse(argc, argv)) return *status;
  Tool tool(line, options.common);
  if (options.common.list_games) return tool.list_games();
  if (options.common.select && (options.enter || options.compare || options.step))
    return tool.fail(tr("--select is not for --enter, --compare and --step, which take one record by --record"));
  if (const auto status = tool.read_selection()) return *status;
  if (options.enter + options.compare + options.step + options.continuation > 1)
    return tool.fail(tr("--enter, --compare, --step and --continue exclude each other"));
  if (options.output && !options.enter && !options.compare)
    return tool.fail(tr("-o is for --enter and --compare: all else goes to standard output"));
  if (options.enter) return enter_game(tool, options);
  if (options.compare) return compare_sheets(tool, options);
  const auto plies = PlyChoice::read(options.at);
  if (!plies)
    return tool.fail(
        fill(tr("--at cannot be {0}: expected a ply, start, end, 5..9, all or 6w"), printable(options.at)));
  if (options.step) return step_through(tool, options);
  if (options.continuation) return continue_records(tool, options, *plies);
  return show_records(tool, options, *plies);
}
}  // namespace
}  // namespace plybook::cli

int main(int argc, char** argv) { return plybook::cli::run(argc, argv); }
