#include "plybook/diagram/circle_labels.h"

#include <algorithm>
#include <map>

#include "plybook/diagram/cell_label.h"
#include "plybook/diagram/labels.h"

namespace plybook {

namespace {

constexpr std::int32_t margin = 90;
/// How far labels stand from the middle of the last cell, in percent of a step.
constexpr int near_percent = 78;
constexpr int far_percent = 136;

/// Cells one after the other, from left to right or from top to bottom.
using Line = std::vector<Cell>;
using Lines = std::map<std::string_view, Line>;

class LineLabeller {
 public:
  explicit LineLabeller(Picture& picture) : picture_(picture), board_(*picture.game.topology) {}

  void rows() {
    for (const auto& [name, line] : lines(&CellLabel::row)) {
      const auto [first, last] = ends(line);
      if (first == line.end()) continue;
      label(name, *first, {-2, 0}, near_percent);
      label(name, *last, {2, 0}, near_percent);
    }
  }

  void columns() {
    for (const auto& [name, line] : lines(&CellLabel::column)) {
      const auto [first, last] = ends(line);
      if (first == line.end()) continue;
      column_end(name, *first, first == line.begin() ? HalfCells{1, -2} : between(*first, *(first - 1)));
      column_end(name, *last, last + 1 == line.end() ? HalfCells{1, 2} : between(*last, *(last + 1)));
    }
  }

 private:
  Lines lines(std::string_view CellLabel::*part) const {
    Lines found;
    for (std::size_t i = 0; i < board_.cells(); ++i) {
      const CellLabel label = label_of(picture_.name(cell_at(i)));
      found[label.*part].push_back(cell_at(i));
    }
    return found;
  }

  /// The first and the last cell that are shown; the end where none is.
  std::pair<Line::const_iterator, Line::const_iterator> ends(const Line& line) const {
    const auto shown = [this](Cell cell) { return picture_.plan.shown(cell); };
    const auto first = std::find_if(line.begin(), line.end(), shown);
    const auto last = std::find_if(line.rbegin(), line.rend(), shown);
    return {first, last == line.rend() ? line.end() : last.base() - 1};
  }

  HalfCells between(Cell from, Cell to) const {
    const HalfCells a = board_.centre(from), b = board_.centre(to);
    return {b.x - a.x, b.y - a.y};
  }

  /// Beside the slanting edges the names of rows stand nearer to the board than these.
  void column_end(std::string_view name, Cell cell, HalfCells way) {
    const int row = board_.centre(cell).y + way.y;
    const bool beside_rows = row >= board_.top_left().y && row <= board_.bottom_right().y;
    label(name, cell, way, beside_rows ? far_percent : near_percent);
  }

  void label(std::string_view text, Cell cell, HalfCells way, int percent) {
    const ScenePoint step = picture_.plan.turned(way);
    const ScenePoint at =
        picture_.plan.centre(cell) + ScenePoint{mul_div(step.x, percent, 100), mul_div(step.y, percent, 100)};
    const LabelStyle style;
    add_centred_label(picture_.scene, text, at, style);
    const std::int32_t width = text_width(text, style.cap_height) / 2 + margin;
    const std::int32_t height = style.cap_height / 2 + margin;
    picture_.scene.view = united(picture_.scene.view, {at.x - width, at.y - height, 2 * width, 2 * height});
  }

  Picture& picture_;
  const Topology& board_;
};

}  // namespace

void add_line_labels(Picture& picture, LineLabels labels) {
  LineLabeller labeller(picture);
  labeller.rows();
  if (labels.columns) labeller.columns();
}

}  // namespace plybook
