#include <fmt/format.h>

#include <memory>

#include "cli.h"
#include "picture_target.h"
#include "plybook/base/closest.h"
#include "plybook/base/unicode.h"
#include "plybook/diagram/board_scene.h"
#include "plybook/diagram/picture_file.h"
#include "plybook/diagram/text_board.h"
#include "plybook/publish/moment_diagram.h"
#include "plybook/record/places.h"
#include "plybook/replay/ply_choice.h"
#include "plybook/replay/setup.h"

namespace plybook::cli {
namespace {

struct Options {
  Common common;
  std::optional<std::string> fen, from_board, output, size, theme, crop, targets;
  std::optional<std::uint64_t> record;
  std::string at = "end", line, coords = "outside", rotate = "0", svg = "portable", format;
  std::vector<std::string> arrows, marks;
  std::string caption;
  bool flip = false, trail = false, number = false;
};

CommandLine command_line(Options& options) {
  CommandLine line("ply-diagram", tr("draw positions for print and screen"),
                   {"ply-diagram --game antarktos --fen 'W:Wc3:Bd4' --arrow c3-e5 -o figure.svg",
                    "ply-diagram samples/antarktos-cascade.pbk --at 12 --trail --size 60mm -o figure.pdf"});
  line.files("FILE...", options.common.files);
  line.group(tr("What is drawn"));
  line.add({"--fen", "POSITION", tr("this position, of the game that --game names"), &options.fen});
  line.add({"--from-board", "FILE", tr("a board typed as ply-replay --board text prints it"), &options.from_board});
  line.add({"--record", "K", tr("the K-th record of each input (default: 1)"), &options.record});
  line.add({"--at", "PLY", tr("12, start, end (default), 5..9, all, or a side's turn: 6w"), &options.at});
  line.add(
      {"--line", "V", tr("a variation instead of the main line: 2.1 is the first inside the second"), &options.line});
  line.group(tr("What is drawn on it"));
  line.add({"--arrow", "A1-C3[:COLOUR]", tr("an arrow along cells; green, red, yellow or blue"), &options.arrows});
  line.add({"--mark", "D4[:SHAPE]",
            tr("a dot, ring, cross, square, triangle, number or letter, a colour behind it: d4:dot:red"),
            &options.marks});
  line.add({"--number", "", tr("the turns' numbers on the cells where they ended; of --at 5..9 in one picture"),
            &options.number});
  line.add({"--trail", "", tr("the path of the last turn"), &options.trail});
  line.add({"--targets", "C3", tr("where the man on that cell can go"), &options.targets});
  line.add({"--caption", "TEXT", tr("a text below the board"), &options.caption});
  line.add({"--coords",
            "",
            tr("where coordinates are (default: outside)"),
            &options.coords,
            {std::begin(coordinates_names), std::end(coordinates_names)}});
  line.add({"--flip", "", tr("the board from the other side"), &options.flip});
  line.add({"--rotate", "DEGREES", tr("clockwise: by 90 on square boards, by 60 on hexagonal ones"), &options.rotate});
  line.add({"--crop", "A1-D4", tr("only the part of the board between these cells"), &options.crop});
  line.group(tr("How it is drawn"));
  line.add({"--theme", "", tr("the colours (default: print)"), &options.theme, {"print", "colour", "dark"}});
  line.add({"--svg",
            "",
            tr("css adds a style sheet, for web pages (default: portable)"),
            &options.svg,
            {"portable", "css"}});
  line.add({"--size", "60mm|400px", tr("the width of the picture (default: 8mm a cell, in png 60px)"), &options.size});
  line.add({"--format",
            "",
            tr("what is written (default: by the name of -o, else svg)"),
            &options.format,
            {"svg", "png", "pdf", "text"}});
  line.add({"-o,--output", "FILE|DIR", tr("write to FILE, whole or not at all; several pictures into the folder DIR"),
            &options.output});
  add_input_options(line, options.common);
  add_game_options(line, options.common);
  return line;
}

std::string fill(const char* text, const auto&... args) { return fmt::format(fmt::runtime(text), args...); }

/// What a fault in an option's value is told as.
std::string told(std::string_view option, std::string_view value, const TextFault& fault) {
  Finding finding;
  finding.code = fault.code;
  finding.args = fault.args;
  return fill(tr("{0} {1}: {2}"), option, printable(value), printable(message(finding, tr)));
}

/// Draws pictures as the options say.
class Drawing {
 public:
  Drawing(Tool& tool, const Options& options) : tool_(tool), options_(options), target_(tool, options.output) {}

  /// Whether all options that do not depend on a game can be what they are; if not, they were told.
  bool read_style();
  /// The options as they are for a game; nothing, and told, when one names what the game does not have.
  std::optional<DiagramOptions> for_game(const Game& game);
  void draw(const Game& game, const Position& position, const DiagramOptions& options, std::string_view name);
  void finish() { target_.finish(); }

 private:
  std::optional<int> turns(const Game& game);
  bool add_cells(const Game& game, DiagramOptions& drawn);
  void warn_of_missing_letters(const Scene& scene);

  Tool& tool_;
  const Options& options_;
  PictureTarget target_;
  PictureStyle style_;
  bool text_ = false;
  bool warned_ = false;
};

bool Drawing::read_style() {
  style_.theme = *find_theme(options_.theme.value_or("print"));
  style_.css = options_.svg == "css";
  text_ = options_.format == "text" || (options_.format.empty() && options_.output && options_.output->ends_with(".txt"));
  if (!options_.format.empty() && !text_) style_.format = *find_picture_format(options_.format);
  if (options_.format.empty() && options_.output) style_.format = format_of_file(*options_.output).value_or(style_.format);
  if (!options_.size) return true;
  style_.width = parse_length(*options_.size);
  if (!style_.width)
    tool_.complain(fill(tr("--size cannot be {0}: expected a width such as 60mm or 400px, up to {1}"),
                        printable(*options_.size), longest_length));
  return style_.width.has_value();
}

std::optional<int> Drawing::turns(const Game& game) {
  const int step = game.topology->lattice() == Lattice::square ? 90 : 60;
  for (int i = 0; i * step < 360; ++i)
    if (options_.rotate == std::to_string(i * step)) return i;
  tool_.complain(
      fill(tr("--rotate cannot be {0}: this board turns by {1} degrees"), printable(options_.rotate), step));
  return std::nullopt;
}

bool Drawing::add_cells(const Game& game, DiagramOptions& drawn) {
  bool good = true;
  const auto wrong = [&](std::string_view option, std::string_view value, const TextFault& fault) {
    tool_.complain(told(option, value, fault));
    good = false;
  };
  for (const std::string& text : options_.arrows) {
    auto arrow = read_arrow(game, text);
    arrow ? drawn.arrows.push_back(std::move(*arrow)) : wrong("--arrow", text, arrow.error());
  }
  for (const std::string& text : options_.marks) {
    auto mark = read_mark(game, text);
    mark ? drawn.marks.push_back(std::move(*mark)) : wrong("--mark", text, mark.error());
  }
  if (options_.crop) {
    auto cells = read_cells(game, *options_.crop);
    cells ? void(drawn.crop = std::move(*cells)) : wrong("--crop", *options_.crop, cells.error());
  }
  if (options_.targets) {
    auto cells = read_cells(game, *options_.targets);
    cells ? void(drawn.targets = std::move(*cells)) : wrong("--targets", *options_.targets, cells.error());
  }
  return good;
}

std::optional<DiagramOptions> Drawing::for_game(const Game& game) {
  DiagramOptions drawn;
  const auto turned = turns(game);
  if (!add_cells(game, drawn) || !turned) return std::nullopt;
  drawn.flip = options_.flip;
  drawn.rotate = *turned;
  drawn.coordinates = static_cast<Coordinates>(
      std::find(std::begin(coordinates_names), std::end(coordinates_names), options_.coords) -
      std::begin(coordinates_names));
  drawn.caption = replace_invalid(options_.caption).text;
  drawn.language = options_.common.lang ? language_of(*options_.common.lang).value_or(Language::english)
                                        : Language::english;
  return drawn;
}

void Drawing::draw(const Game& game, const Position& position, const DiagramOptions& options, std::string_view name) {
  const View view = game.rules->view(position);
  if (text_) {
    std::string text = text_board(game, view, {BoardLetters::ascii, options.flip});
    if (!options.caption.empty()) text += printable(options.caption) + "\n";
    return target_.put(text, std::string(name) + ".txt");
  }
  DiagramOptions drawn = options;
  drawn.targets.clear();
  for (const Cell cell : options.targets)
    for (const Cell end : targets_of(game, position, cell)) drawn.targets.push_back(end);
  const Scene scene = board_scene(game, view, drawn);
  warn_of_missing_letters(scene);
  const auto file = picture_file(scene, style_);
  if (file) return target_.put(*file, fmt::format("{}.{}", name, picture_format_names[static_cast<int>(style_.format)]));
  switch (file.error()) {
    case RasterError::too_large:
      return tool_.complain(fill(tr("the picture is too large: at most {0} pixels"), largest_png));
    case RasterError::out_of_memory:
      return tool_.complain(tr("there is not enough memory for the picture"));
    case RasterError::failed:
      return tool_.complain(tr("the picture cannot be drawn"));
  }
}

void Drawing::warn_of_missing_letters(const Scene& scene) {
  const std::vector<char32_t> missing = scene.missing_letters();
  if (missing.empty() || warned_ || options_.common.quiet) return;
  warned_ = true;
  tool_.tell(fill(tr("warning: the font has no letter for {0}: an empty box is drawn"),
                  printable(to_utf8({missing.data(), missing.size()}))));
}

/// Draws the moments of a record's line that were asked for, as the record is replayed.
class DrawLine final : public LineWalk {
 public:
  DrawLine(Tool& tool, const Options& options, const PlyChoice& plies, Drawing& drawing)
      : tool_(tool), options_(options), plies_(plies), drawing_(drawing) {}

  bool begin(const std::string& file, const Record& record) {
    name_ = picture_name(file, record.number);
    record_ = &record;
    drawn_ = 0;
    base_.reset();
    last_.reset();
    return LineWalk::begin(record, options_.line);
  }

  /// Draws what is known only at the end of the line. `faults` are those of comments that were drawn.
  void end(Findings& findings) {
    if (!game() || !base_) return;
    if (last_) picture(*last_, last_next_);
    if (drawn_ == 0)
      tool_.complain(fill(tr("record {0}: the line has no ply {1}"), record_->number, printable(options_.at)));
    Places places(*record_);
    for (const TextFault& fault : faults_) {
      Finding& finding = findings.emplace_back();
      finding.code = fault.code;
      finding.args = fault.args;
      finding.place = places.at(fault.span);
    }
    faults_.clear();
  }

 private:
  /// With numbers, a range of plies is one picture: of the last of them.
  bool one_picture() const { return plies_.end() || (options_.number && plies_.several()); }

  void moment(Moment moment) override {
    if (moment.ply == 0) base_ = drawing_.for_game(*game());
    if (!base_) return;
    const bool asked = plies_.has(moment.ply, *game(), to_begin());
    if (options_.number && (asked || !plies_.several())) add_number(moment, *base_);
    if (one_picture()) {
      if (asked || plies_.end()) {
        last_ = std::move(moment);
        last_next_ = next_node();
      }
    } else if (asked) {
      picture(moment, next_node());
    }
  }

  void picture(const Moment& moment, std::uint32_t next) {
    ++drawn_;
    DiagramOptions options = *base_;
    if (options_.trail) add_trail(*game(), moment, options);
    for (TextFault& fault : add_comment_marks(*game(), *record_, moment.node, next, options))
      faults_.push_back(std::move(fault));
    drawing_.draw(*game(), moment.position, options, fmt::format("{}-{}", name_, moment.ply));
  }

  Tool& tool_;
  const Options& options_;
  const PlyChoice& plies_;
  Drawing& drawing_;
  const Record* record_ = nullptr;
  std::string name_;
  std::optional<DiagramOptions> base_;  // nothing when the options do not fit the game
  std::optional<Moment> last_;
  std::uint32_t last_next_ = Node::none;
  std::vector<TextFault> faults_;
  std::uint64_t drawn_ = 0;
};

/// A position that was given as text. Findings about it are told.
void draw_position(Tool& tool, const Options& options, Drawing& drawing) {
  const auto game = tool.game();
  if (!game) return;
  std::string fen;
  if (options.fen) {
    fen = *options.fen;
  } else if (!read_board(tool, *game, *options.from_board, fen)) {
    return;
  }
  Findings findings;
  const auto position = read_start(fen, *game, {}, findings);
  for (const Finding& finding : findings)
    if (!options.common.quiet || info(finding.code).severity == Severity::error) tool.tell(finding);
  if (!position) return tool.worsen(Status::failed);
  if (const auto drawn = drawing.for_game(*game)) drawing.draw(*game, *position, *drawn, "position");
}

void draw_records(Tool& tool, const Options& options, Drawing& drawing, const PlyChoice& plies,
                  const std::vector<std::string>& inputs) {
  DrawLine line(tool, options, plies, drawing);
  Replayer replayer(tool.catalogue(), tool.game_choice());
  const std::uint64_t wanted = options.record.value_or(1);
  std::uint64_t found = 0;
  tool.each_record(inputs, [&](const std::string& file, const Record& record, Findings& findings) {
    Replay replay;
    if (record.number != wanted) return findings.clear(), replay;
    ++found;
    if (!line.begin(file, record)) {
      tool.complain(fill(tr("record {0} has no variation {1}"), record.number, printable(options.line)));
      return replay;
    }
    replay = replayer.replay(record, findings, &line);
    line.end(findings);
    return replay;
  });
  if (found == 0 && !inputs.empty()) tool.complain(fill(tr("there is no record {0}"), wanted));
}

int run(int argc, char** argv) {
  speak_users_language(argc, argv);
  Options options;
  CommandLine line = command_line(options);
  if (const auto status = line.parse(argc, argv)) return *status;
  Tool tool(line, options.common);
  if (options.common.list_games) return tool.list_games();
  const auto plies = PlyChoice::read(options.at);
  if (!plies)
    return tool.fail(fill(tr("--at cannot be {0}: expected a ply, start, end, 5..9, all or 6w"), printable(options.at)));
  Drawing drawing(tool, options);
  if (!drawing.read_style()) return tool.fail();
  if (options.fen || options.from_board) {
    draw_position(tool, options, drawing);
  } else {
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
