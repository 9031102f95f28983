#include "plybook/diagram/overlay.h"

#include <vector>

#include "plybook/diagram/marks.h"

namespace plybook {

namespace {

class Overlay {
 public:
  Overlay(Picture& picture, const BoardLook& look) : picture_(picture), sizes_(look.sizes()) {}

  void arrows() {
    const DiagramOptions& options = picture_.options;
    if (options.trail.empty() && options.arrows.empty()) return;
    picture_.scene.open_group("ply-arrows");
    if (!options.trail.empty()) arrow(options.trail, PaintRole::trail);
    for (const CellArrow& a : options.arrows) arrow(a.cells, a.role);
    picture_.scene.close_group();
  }

  void shapes() {
    const DiagramOptions& options = picture_.options;
    for (const Cell cell : options.captured) shape(cell, MarkShape::cross, sizes_.mark, PaintRole::captured);
    for (const Cell cell : options.targets)
      if (picture_.occupied(cell)) {
        shape(cell, MarkShape::ring, sizes_.mark, PaintRole::target);
      } else {
        shape(cell, MarkShape::dot, sizes_.mark * 7 / 10, PaintRole::target);
      }
    for (const CellMark& mark : options.marks)
      if (mark.text.empty()) shape(mark.cell, mark.shape, sizes_.mark, mark.role);
  }

  std::string texts() {
    std::string others;
    std::vector<char> taken(picture_.view.cells.size());
    const auto put = [&](const CellMark& mark) {
      if (mark.text.empty() || !picture_.plan.shown(mark.cell)) return;
      char& there = taken[index(mark.cell)];
      if (there == 0) {
        add_text_mark(picture_.scene, mark.text, place(mark.cell, sizes_.mark * 115 / 100, mark.role));
      } else {
        if (!others.empty()) others += ", ";
        others.append(mark.text).append(": ").append(picture_.name(mark.cell));
      }
      there = 1;
    };
    for (const CellMark& mark : picture_.options.numbers) put(mark);
    for (const CellMark& mark : picture_.options.marks) put(mark);
    return others;
  }

 private:
  MarkPlace place(Cell cell, std::int32_t radius, PaintRole role) const {
    return {picture_.plan.centre(cell), radius, role};
  }

  void shape(Cell cell, MarkShape shape, std::int32_t radius, PaintRole role) {
    if (picture_.plan.shown(cell)) add_mark(picture_.scene, shape, place(cell, radius, role));
  }

  /// An arrow whose cells are not all seen is left out: half of it would tell something else.
  void arrow(const std::vector<Cell>& cells, PaintRole role) {
    std::vector<ScenePoint> points;
    for (const Cell cell : cells) {
      if (!picture_.plan.shown(cell)) return;
      points.push_back(picture_.plan.centre(cell));
    }
    if (cells.empty()) return;
    Arrow arrow;
    arrow.points = points;
    const bool from_man =
        picture_.view.at(cells.front()).kind != PieceKind::none;  // or from a window, which has a sign
    const bool onto_man = picture_.occupied(cells.back()) && cells.back() != cells.front();
    arrow.start_radius = from_man ? sizes_.rim : 0;
    arrow.end_radius = onto_man ? sizes_.rim : 0;
    arrow.width = sizes_.arrow_width;
    arrow.role = role;
    add_arrow(picture_.scene, arrow);
  }

  Picture& picture_;
  CellSizes sizes_;
};

}  // namespace

std::string add_overlay(Picture& picture, const BoardLook& look) {
  Overlay overlay(picture, look);
  overlay.arrows();
  overlay.shapes();
  return overlay.texts();
}

}  // namespace plybook
