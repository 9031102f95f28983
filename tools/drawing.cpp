#include "drawing.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "plybook/base/unicode.h"
#include "plybook/diagram/board_scene.h"
#include "plybook/diagram/mark_text.h"
#include "plybook/diagram/text_board.h"
#include "plybook/publish/figure_style.h"
#include "plybook/publish/moment_diagram.h"

namespace plybook::cli {
namespace {

/// What a fault in an option's value is told as.
std::string told(std::string_view option, std::string_view value, const TextFault& fault) {
  Finding finding;
  finding.code = fault.code;
  finding.args = fault.args;
  return fill(tr("{0} {1}: {2}"), option, printable(value), printable(message(finding, tr)));
}

}  // namespace

void add_drawing_options(CommandLine& line, DrawingOptions& options) {
  line.group(tr("What is drawn on it"));
  line.add({"--arrow", "A1-C3[:COLOUR]", tr("an arrow along cells; green, red, yellow or blue"), &options.arrows});
  line.add({"--mark", "D4[:SHAPE]",
            tr("a dot, ring, cross, square, triangle, number or letter, a colour behind it: d4:dot:red"),
            &options.marks});
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
  line.add({"--theme", "print|colour|dark|FILE.yaml", tr("the colours (default: print)"), &options.theme});
  line.add({"--svg",
            "",
            tr("css adds a style sheet, for web pages (default: portable)"),
            &options.svg,
            {"portable", "css"}});
  line.add({"--size", "60mm|400px", tr("the width of the picture (default: 8mm a cell, in png 60px)"), &options.size});
  line.add({"--sheet", "3x4", tr("a sheet of 3 columns and 4 rows: every n-th ply, so that all of them fit"),
            &options.sheet});
  line.add({"--format",
            "",
            tr("what is written (default: by the name of -o, else svg)"),
            &options.format,
            {"svg", "png", "pdf", "text"}});
  line.add({"-o,--output",
            "FILE|DIR",
            tr("write to FILE, whole or not at all; several pictures into the folder DIR"),
            &options.output,
            {},
            {},
            Dash::is_standard_output});
}

bool Drawing::read_theme() {
  Themes themes("");
  yaml::Scalar name;
  name.text = options_.theme.value_or("print");
  Findings findings;
  const Theme* theme = themes.find(name, findings);
  for (const Finding& finding : findings) tool_.complain(printable(message(finding, tr)));
  if (!common_.quiet)
    for (const Finding& warning : themes.take_warnings()) tool_.tell(warning);
  if (theme != nullptr) style_.theme = *theme;
  return theme != nullptr;
}

bool Drawing::read_formats() {
  const std::string format = options_.format.value_or("");
  text_ = format == "text" || (format.empty() && options_.output && options_.output->ends_with(".txt"));
  if (!format.empty() && !text_) style_.format = *find_picture_format(format);
  if (format.empty() && options_.output) style_.format = format_of_file(*options_.output).value_or(style_.format);
  style_.css = options_.svg == "css";
  if (options_.sheet) sheet_ = parse_sheet_size(*options_.sheet);
  if (options_.sheet && !sheet_)
    tool_.complain(fill(tr("--sheet cannot be {0}: expected columns and rows such as 3x4, up to 20x20"),
                        printable(*options_.sheet)));
  if (sheet_ && text_) tool_.complain(tr("a sheet cannot be text"));
  return options_.sheet.has_value() == sheet_.has_value() && !(sheet_ && text_);
}

bool Drawing::read_style() {
  const bool theme = read_theme(), formats = read_formats();
  if (options_.size) style_.width = parse_length(*options_.size);
  const bool size = !options_.size || style_.width;
  if (!size)
    tool_.complain(fill(tr("--size cannot be {0}: expected a width such as 60mm or 400px, up to {1}"),
                        printable(*options_.size), longest_length));
  return theme && formats && size;
}

Language Drawing::language() const { return written_language(common_); }

Coordinates Drawing::coordinates() const {
  if (!options_.coords) return Coordinates::outside;
  const auto* found = std::find(std::begin(coordinates_names), std::end(coordinates_names), *options_.coords);
  return static_cast<Coordinates>(found - std::begin(coordinates_names));  // the command line allows no other words
}

std::optional<int> Drawing::turns(const Game& game) {
  const int step = game.topology->lattice() == Lattice::square ? 90 : 60;
  for (int i = 0; i * step < 360; ++i)
    if (options_.rotate == std::to_string(i * step)) return i;
  tool_.complain(fill(tr("--rotate cannot be {0}: this board turns by {1} degrees"), printable(options_.rotate), step));
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
  const auto cells = [&](std::string_view option, const std::optional<std::string>& text, std::vector<Cell>& to) {
    if (!text) return;
    auto read = read_cells(game, *text);
    read ? void(to = std::move(*read)) : wrong(option, *text, read.error());
  };
  cells("--crop", options_.crop, drawn.crop);
  cells("--targets", options_.targets, drawn.targets);
  return good;
}

std::optional<DiagramOptions> Drawing::for_game(const Game& game) {
  DiagramOptions drawn;
  const auto turned = turns(game);
  if (!add_cells(game, drawn) || !turned) return std::nullopt;
  drawn.flip = options_.flip;
  drawn.rotate = *turned;
  drawn.coordinates = coordinates();
  drawn.caption = replace_invalid(options_.caption).text;
  drawn.language = language();
  return drawn;
}

void Drawing::draw(const Game& game, const Position& position, DiagramOptions options, const std::string& name) {
  const View view = game.rules->view(position);
  if (text_) {
    std::string text = text_board(game, view, {BoardLetters::ascii, options.flip});
    if (!options.caption.empty()) text += printable(options.caption) + "\n";
    return target_.put(text, name + ".txt");
  }
  options.targets = targets_of(game, position, options.targets);
  Scene scene = board_scene(game, view, options);
  warn_of_missing_letters(scene);
  if (sheet_) {
    parts_.push_back(std::move(scene));
  } else {
    put(scene, name);
  }
}

void Drawing::finish_sheet(const std::string& name) {
  if (parts_.empty()) return;
  Scene sheet = sheet_of(parts_, sheet_->columns);
  sheet.title = name;
  parts_.clear();
  put(sheet, name);
}

void Drawing::put(const Scene& scene, const std::string& name) {
  const auto file = picture_file(scene, style_);
  if (file)
    return target_.put(*file, fmt::format("{}.{}", name, picture_format_names[static_cast<int>(style_.format)]));
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
  if (warned_ || common_.quiet) return;
  const std::vector<char32_t> missing = scene.missing_letters();
  if (missing.empty()) return;
  warned_ = true;
  tool_.tell(fill(tr("warning: the font has no letter for {0}: an empty box is drawn"),
                  printable(to_utf8({missing.data(), missing.size()}))));
}

}  // namespace plybook::cli
