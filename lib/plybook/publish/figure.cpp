#include "plybook/publish/figure.h"

#include <algorithm>

#include "plybook/base/ascii.h"
#include "plybook/base/input.h"
#include "plybook/base/translation.h"
#include "plybook/base/unicode.h"
#include "plybook/diagram/board_scene.h"
#include "plybook/diagram/mark_text.h"
#include "plybook/publish/line_diagrams.h"
#include "plybook/publish/moment_diagram.h"
#include "plybook/publish/source_file.h"
#include "plybook/record/open_records.h"
#include "plybook/replay/setup.h"

namespace plybook {

namespace {

constexpr std::size_t longest_name = 100;

/// Names that are files of their own in every system's eyes, and cannot lead out of a folder.
bool can_name_a_file(std::string_view name) {
  const auto plain = [](char c) { return is_letter(c) || is_digit(c) || c == '_'; };
  if (name.empty() || name.size() > longest_name || !plain(name.front()) || !plain(name.back())) return false;
  for (const char c : name)
    if (!plain(c) && c != '-' && c != '.') return false;
  return name.find("..") == std::string_view::npos;
}

/// What a figure shows: keys that say where the position comes from.
struct Source {
  const yaml::Scalar* fen = nullptr;
  const yaml::Scalar* record = nullptr;
  const yaml::Scalar* line = nullptr;
  const yaml::Scalar* at = nullptr;
  bool start = false;
  int number = 1;
};

/// What is drawn on it, as it was written.
struct Drawn {
  std::vector<const yaml::Scalar*> arrows, marks;
  const yaml::Scalar* crop = nullptr;
  const yaml::Scalar* targets = nullptr;
  const yaml::Scalar* caption = nullptr;
  bool flip = false, trail = false, numbers = false;
  int rotate = 0;
};

}  // namespace

/// One figure while it is read.
class FigureReader::Reading {
 public:
  Reading(FigureReader& owner, const yaml::Node& node, FigureStyle style, Findings& findings)
      : owner_(owner), node_(node), file_(node, "figure", findings), style_(std::move(style)), findings_(findings) {}

  std::optional<Figure> read(std::string_view name) {
    const std::size_t before = findings_.size();
    read_name(name);
    read_style(file_, owner_.themes_, style_);
    read_source_keys();
    read_drawn_keys();
    file_.finish();
    if (findings_.size() == before) draw();
    if (findings_.size() != before || !drawn_) return std::nullopt;
    return std::move(figure_);
  }

 private:
  friend class FigureLine;

  void tell(const yaml::Scalar& where, Code code, std::vector<std::string> args) {
    findings_.push_back(finding_at(where, code, std::move(args)));
  }

  void read_name(std::string_view name) {
    figure_.place = node_;
    const yaml::Scalar* own = name.empty() ? file_.text("name") : file_.optional_text("name");
    if (own != nullptr) figure_.place = *own;
    figure_.name = own != nullptr ? own->text : std::string(name);
    if (own != nullptr && !can_name_a_file(own->text)) tell(*own, Code::figure_name, {own->text});
  }

  void read_source_keys() {
    source_.fen = file_.optional_text("fen");
    source_.record = file_.optional_text("record");
    source_.start = file_.flag("start", false);
    source_.number = file_.optional_number("number", 1, 1'000'000).value_or(1);
    source_.line = file_.optional_text("line");
    source_.at = file_.optional_text("at");
    const int sources = (source_.fen != nullptr) + (source_.record != nullptr) + source_.start;
    if (sources != 1) tell(figure_.place, Code::figure_needs, {figure_.name});
  }

  void read_drawn_keys() {
    keys_.arrows = file_.texts("arrows");
    keys_.marks = file_.texts("marks");
    keys_.crop = file_.optional_text("crop");
    keys_.targets = file_.optional_text("targets");
    keys_.caption = file_.optional_text("caption");
    keys_.flip = file_.flag("flip", false);
    keys_.trail = file_.flag("trail", false);
    keys_.numbers = file_.flag("numbers", false);
    keys_.rotate = file_.optional_number("rotate", 0, 359).value_or(0);
  }

  /// What is drawn on a position of the game; faults are told.
  DiagramOptions options_for(const Game& game) {
    DiagramOptions options;
    const auto wrong = [&](const yaml::Scalar& where, const TextFault& fault) {
      yaml::Scalar part = where;
      part.column += static_cast<std::uint32_t>(count_code_points(where.text.substr(0, fault.span.begin)));
      if (where.quoted) ++part.column;
      part.text = fault.span.in(where.text);
      tell(part, fault.code, fault.args);
    };
    for (const yaml::Scalar* text : keys_.arrows) {
      auto arrow = read_arrow(game, text->text);
      arrow ? options.arrows.push_back(std::move(*arrow)) : wrong(*text, arrow.error());
    }
    for (const yaml::Scalar* text : keys_.marks) {
      auto mark = read_mark(game, text->text);
      mark ? options.marks.push_back(std::move(*mark)) : wrong(*text, mark.error());
    }
    const auto cells = [&](const yaml::Scalar* text, std::vector<Cell>& to) {
      if (text == nullptr) return;
      auto read = read_cells(game, text->text);
      read ? void(to = std::move(*read)) : wrong(*text, read.error());
    };
    cells(keys_.crop, options.crop);
    cells(keys_.targets, options.targets);
    const int step = game.topology->lattice() == Lattice::square ? 90 : 60;
    if (keys_.rotate % step != 0)
      tell(*node_.find("rotate"), Code::wrong_value,
           {"rotate", std::to_string(keys_.rotate), "0, " + std::to_string(step) + ", …"});
    options.rotate = keys_.rotate / step;
    options.flip = keys_.flip;
    options.coordinates = style_.coordinates;
    options.language = style_.language;
    if (keys_.caption != nullptr) options.caption = keys_.caption->text;
    return options;
  }

  void draw() {
    if (source_.record != nullptr) return draw_record();
    const yaml::Scalar& where = source_.fen != nullptr ? *source_.fen : static_cast<const yaml::Scalar&>(node_);
    const auto game = owner_.catalogue_.find(style_.game, style_.rules);
    if (!game) {
      Finding finding = game.error();
      finding.place = finding_at(node_.find("game") ? *node_.find("game") : where, Code::none, {}).place;
      findings_.push_back(std::move(finding));
      return;
    }
    if (const auto position = position_of(**game, where)) draw(**game, *position, options_for(**game));
  }

  std::optional<Position> position_of(const Game& game, const yaml::Scalar& where) {
    if (source_.fen != nullptr) {
      Place place = finding_at(where, Code::none, {}).place;
      if (where.quoted) ++place.column;
      Findings told;
      const auto position = read_start(where.text, game, place, told);
      for (Finding& finding : told)
        if (info(finding.code).severity == Severity::error) findings_.push_back(std::move(finding));
      return position;
    }
    if (!game.start) tell(*node_.find("start"), Code::wrong_value, {"start", "true", "false"});
    return game.start;
  }

  void draw_record();

  void draw(const Game& game, const Position& position, DiagramOptions options) {
    options.targets = targets_of(game, position, options.targets);
    const View view = game.rules->view(position);
    const Scene scene = board_scene(game, view, options);
    figure_.title = scene.title;
    figure_.file =
        figure_.name + "." + std::string(picture_format_names[static_cast<std::size_t>(style_.picture.format)]);
    auto bytes = picture_file(scene, style_.picture);
    if (!bytes) {
      const yaml::Node* const size = node_.find("size");
      return tell(figure_.place, Code::figure_option, {"size", size ? size->text : "", "60mm, 400px"});
    }
    figure_.bytes = std::move(*bytes);
    options.caption = figure_.name;
    draw_board(figure_.thumbnail, game, view, options);
    drawn_ = true;
  }

  FigureReader& owner_;
  const yaml::Node& node_;
  MappingReader file_;
  FigureStyle style_;
  Findings& findings_;
  Figure figure_;
  Source source_;
  Drawn keys_;
  bool drawn_ = false;
};

/// Draws the one ply of a record that a figure shows.
class FigureLine final : public LineDiagrams {
 public:
  FigureLine(FigureReader::Reading& reading, const PlyChoice& plies, LineExtras extras)
      : LineDiagrams(plies, extras), reading_(reading) {}

 private:
  std::optional<DiagramOptions> options_for(const Game& game) override;
  void diagram(const Moment& moment, DiagramOptions options) override;

  FigureReader::Reading& reading_;
};

std::optional<DiagramOptions> FigureLine::options_for(const Game& game) { return reading_.options_for(game); }

void FigureLine::diagram(const Moment& moment, DiagramOptions options) {
  reading_.draw(*game(), moment.position, std::move(options));
}

void FigureReader::Reading::draw_record() {
  const yaml::Scalar& where = *source_.record;
  const std::string at = source_.at != nullptr ? source_.at->text : "end";
  const auto plies = PlyChoice::read(at);
  if (!plies || (plies->several() && !keys_.numbers))
    return tell(*source_.at, Code::wrong_value, {"at", at, "12, start, end, 6w"});
  auto bytes = open_input(path_in(owner_.folder_, where.text));
  if (!bytes) return tell(where, Code::figure_source, {where.text, tr("it cannot be read")});
  const auto records = open_records(std::move(*bytes));
  Record record;
  Findings of_record;
  while (records->next(record, of_record)) {
    if (record.number != static_cast<std::uint64_t>(source_.number)) continue;
    FigureLine line(*this, *plies, {keys_.trail, keys_.numbers});
    if (!line.begin(record, source_.line != nullptr ? source_.line->text : ""))
      return tell(*source_.line, Code::figure_line, {source_.line->text});
    Replayer replayer(owner_.catalogue_, {style_.game, style_.rules});
    const Replay replay = replayer.replay(record, of_record, &line);
    if (!replay.start) {
      const std::string why = of_record.empty() ? tr("it cannot be replayed") : message(of_record.front());
      return tell(where, Code::figure_source, {where.text, why});
    }
    if (line.end() == 0)
      tell(source_.at != nullptr ? *source_.at : where, Code::figure_ply, {at, std::to_string(line.last_ply())});
    return;
  }
  tell(where, Code::figure_record, {where.text, std::to_string(source_.number)});
}

FigureReader::FigureReader(const Catalogue& catalogue, std::string folder)
    : catalogue_(catalogue), folder_(folder), themes_(std::move(folder)) {}

FigureReader::~FigureReader() = default;

std::optional<Figure> FigureReader::read(const yaml::Node& node, const FigureStyle& defaults, std::string_view name,
                                         Findings& findings) {
  return Reading(*this, node, defaults, findings).read(name);
}

}  // namespace plybook
