
#include <algorithm>

#include "cli.h"
#include "drawing.h"
#include "figure_book.h"
#include "plybook/base/unicode.h"
#include "plybook/publish/line_diagrams.h"
#include "plybook/publish/moment_diagram.h"
#include "plybook/record/places.h"
#include "plybook/replay/setup.h"

namespace plybook::cli {
namespace {

struct Options {
  Common common;
  DrawingOptions drawing;
  std::optional<std::string> fen, from_board, at, book;
  std::optional<std::uint64_t> record;
  std::string line;
  bool trail = false, number = false, check = false;
};

CommandLine command_line(Options& options) {
  CommandLine line("ply-diagram", tr("draw positions for print and screen"),
                   {"ply-diagram --game antarktos --fen W:Wc3:Bd4 --arrow c3-e5 -o figure.svg",
                    "ply-diagram samples/antarktos-cascade.pbk --at 12 --trail --size 60mm -o figure.pdf",
                    "ply-diagram samples/antarktos-cascade.pbk --sheet 3x4 -o game.pdf",
                    "ply-diagram --book samples/rulebook/antarktos.md -o rulebook"});
  line.files("FILE...", options.common.files);
  line.group(tr("What is drawn"));
  line.add({"--fen", "POSITION", tr("this position, of the game that --game names"), &options.fen});
  line.add({"--from-board", "FILE", tr("a board typed as ply-replay --board text prints it"), &options.from_board});
  line.add({"--record", "K", tr("the K-th record of each input, of those that --select leaves (default: 1)"),
            &options.record});
  line.add(
      {"--at", "PLY", tr("12, start, end (default; of a sheet: all), 5..9, all, or a side's turn: 6w"), &options.at});
  line.add(
      {"--line", "V", tr("a variation instead of the main line: 2.1 is the first inside the second"), &options.line});
  line.add({"--trail", "", tr("the path of the last turn as well"), &options.trail});
  line.add({"--number", "", tr("the turns' numbers on the cells where they ended; of --at 5..9 in one picture"),
            &options.number});
  add_drawing_options(line, options.drawing);
  line.group(tr("Books"));
  line.add({"--book", "FILE",
            tr("every figure of a book (.yaml), or of a text with figures (.md, .tex), into the folder -o; only those "
               "that changed are written"),
            &options.book});
  line.add(
      {"--check", "", tr("write nothing: tell which figures of the book are wrong or not up to date"), &options.check});
  add_input_options(line, options.common);
  add_game_options(line, options.common);
  return line;
}

/// Which plies of a line go on a sheet: every n-th, so that they fit, and the last one where there is room.
class SheetChoice {
 public:
  SheetChoice(const PlyChoice& plies, std::size_t length, std::size_t room)
      : several_(plies.several()), first_(plies.first()) {
    last_ = std::min<std::uint64_t>(plies.last(), length);
    const std::uint64_t steps = last_ > first_ ? last_ - first_ : 0;
    step_ = std::max<std::uint64_t>(room > 1 ? (steps + room - 2) / (room - 1) : steps + 1, 1);
    last_too_ = steps / step_ + 1 < room;
  }
  bool has(std::uint64_t ply) const {
    if (!several_) return true;
    if (ply < first_ || ply > last_) return false;
    return (ply - first_) % step_ == 0 || (last_too_ && ply == last_);
  }

 private:
  bool several_;
  std::uint64_t first_, last_ = 0, step_ = 1;
  bool last_too_ = false;
};

/// Draws the plies of a record's line that were asked for.
class DrawLine final : public LineDiagrams {
 public:
  DrawLine(LineExtras extras, const PlyChoice& plies, Drawing& drawing)
      : LineDiagrams(plies, extras), plies_(plies), drawing_(drawing) {}

  bool begin(const std::string& file, const Record& record, std::string_view line) {
    name_ = picture_name(file, record.number);
    if (!LineDiagrams::begin(record, line)) return false;
    if (drawing_.sheet()) sheet_.emplace(plies_, length(), drawing_.sheet()->count());
    return true;
  }
  const std::string& name() const { return name_; }
  /// Whether the options fitted the game of the record.
  bool fitted() const { return fitted_; }

 private:
  std::optional<DiagramOptions> options_for(const Game& game) override {
    auto options = drawing_.for_game(game);
    fitted_ = options.has_value();
    return options;
  }

  void diagram(const Moment& moment, DiagramOptions options) override {
    if (sheet_) {
      if (!sheet_->has(moment.ply)) return;
      options.caption = moment_caption(moment, options.language);
    }
    drawing_.draw(*game(), moment.position, std::move(options), name_ + "-" + std::to_string(moment.ply));
  }

  const PlyChoice& plies_;
  Drawing& drawing_;
  std::optional<SheetChoice> sheet_;
  std::string name_;
  bool fitted_ = true;
};

/// A position that was given as text. Findings about it are told.
void draw_position(Tool& tool, const Options& options, Drawing& drawing) {
  const auto game = tool.game();
  if (!game) return;
  std::string fen;
  if (options.fen) {
    fen = replace_invalid(*options.fen).text;
  } else if (!read_board(tool, *game, *options.from_board, fen)) {
    return;
  }
  Findings findings;
  const auto position = read_start(fen, *game, {}, findings);
  for (const Finding& finding : findings)
    if (!options.common.quiet || info(finding.code).severity == Severity::error) tool.tell(finding);
  if (!position) return tool.worsen(Status::failed);
  auto drawn = drawing.for_game(*game);
  if (!drawn) return;
  drawing.draw(*game, *position, std::move(*drawn), "position");
  if (drawing.sheet()) drawing.finish_sheet("position");
}

void tell_faults(const Record& record, const std::vector<TextFault>& faults, Findings& findings) {
  Places places(record);
  for (const TextFault& fault : faults) {
    Finding& finding = findings.emplace_back();
    finding.code = fault.code;
    finding.args = fault.args;
    finding.place = places.at(fault.span);
  }
}

void draw_records(Tool& tool, const Options& options, Drawing& drawing, const PlyChoice& plies,
                  const std::vector<std::string>& inputs) {
  DrawLine line({options.trail, options.number}, plies, drawing);
  Replayer replayer(tool.catalogue(), tool.game_choice());
  const std::uint64_t wanted = options.record.value_or(1);
  std::uint64_t found = 0;
  tool.each_record(inputs, [&](const std::string& file, const Record& record, Findings& findings) {
    Replay replay;
    const bool is_past = tool.selection() ? tool.is_past(wanted) : record.number != wanted;
    if (is_past) return findings.clear(), replay;
    if (!tool.wants(file, record, findings)) return replay;
    if (!tool.is_number(wanted, record)) return findings.clear(), replay;
    ++found;
    if (!line.begin(file, record, options.line)) {
      tool.complain(fill(tr("record {0} has no variation {1}"), record.number, printable(options.line)));
      return replay;
    }
    replay = replayer.replay(record, findings, &line);
    const std::size_t drawn = line.end();
    if (drawing.sheet()) drawing.finish_sheet(line.name());
    if (drawn == 0 && line.fitted() && replay.start)
      tool.complain(
          fill(tr("record {0}: the line has no ply {1}"), record.number, printable(options.at.value_or("end"))));
    tell_faults(record, line.take_faults(), findings);
    return replay;
  });
  if (found > 0 || inputs.empty()) return;
  tool.complain(
      fill(tool.selection() ? tr("fewer than {0} records are selected") : tr("there is no record {0}"), wanted));
}

int run(int argc, char** argv) {
  speak_users_language(argc, argv);
  Options options;
  CommandLine line = command_line(options);
  if (const auto status = line.parse(argc, argv)) return *status;
  Tool tool(line, options.common);
  if (options.common.list_games) return tool.list_games();
  const std::string at = options.at.value_or(options.drawing.sheet ? "all" : "end");
  const auto plies = PlyChoice::read(at);
  if (!plies)
    return tool.fail(fill(tr("--at cannot be {0}: expected a ply, start, end, 5..9, all or 6w"), printable(at)));
  Drawing drawing(tool, options.common, options.drawing);
  if (!drawing.read_style()) return tool.fail();
  if (options.check && !options.book) return tool.fail(tr("--check needs a --book"));
  if (options.book) {
    draw_book(tool, *options.book, {options.common, options.drawing, options.check}, drawing);
    return tool.finish();
  }
  if (options.fen || options.from_board) {
    draw_position(tool, options, drawing);
  } else {
    if (const auto status = tool.read_selection()) return *status;
    const auto inputs = tool.inputs();
    if (!inputs) return tool.usage();
    draw_records(tool, options, drawing, *plies, *inputs);
  }
  drawing.finish();
  return tool.finish();
}

}  // namespace
}  // namespace plybook::cli

int main(int argc, char** argv) { return plybook::cli::run(argc, argv); }
