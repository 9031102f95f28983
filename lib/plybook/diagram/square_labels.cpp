#include "plybook/diagram/square_labels.h"

#include <algorithm>
#include <numeric>

#include "plybook/diagram/cell_label.h"
#include "plybook/diagram/labels.h"

namespace plybook {

namespace {

/// The names of the rows and columns that are seen, from the top and from the left.
struct SeenNames {
  std::vector<std::string_view> rows, columns;
};

SeenNames names_of(const Picture& picture) {
  const Box seen = picture.plan.seen();
  SeenNames names;
  names.rows.resize(static_cast<std::size_t>(seen.height / units_per_cell));
  names.columns.resize(static_cast<std::size_t>(seen.width / units_per_cell));
  const bool sideways = picture.plan.turns() % 2 == 1;
  picture.each_shown_cell([&](Cell cell) {
    const ScenePoint p = picture.plan.centre(cell);
    CellLabel label = label_of(picture.name(cell));
    if (sideways) std::swap(label.row, label.column);
    names.rows[static_cast<std::size_t>((p.y - seen.y) / units_per_cell)] = label.row;
    names.columns[static_cast<std::size_t>((p.x - seen.x) / units_per_cell)] = label.column;
  });
  return names;
}

std::int32_t middle_of(std::int32_t start, std::size_t i) {
  return start + static_cast<std::int32_t>(i) * units_per_cell + units_per_cell / 2;
}

Box box_of(const Picture& picture, Cell cell) {
  const ScenePoint p = picture.plan.centre(cell);
  return {p.x - units_per_cell / 2, p.y - units_per_cell / 2, units_per_cell, units_per_cell};
}

LabelStyle style_of(const InnerLabels& labels) {
  LabelStyle style;
  style.cap_height = labels.cap_height;
  style.gap = labels.gap;
  style.role = labels.role;
  return style;
}

}  // namespace

void add_outer_coordinates(Picture& picture) {
  const Box seen = picture.plan.seen();
  const SeenNames names = names_of(picture);
  const LabelStyle style;
  for (std::size_t i = 0; i < names.rows.size(); ++i)
    if (!names.rows[i].empty())
      add_outer_label(picture.scene, names.rows[i], {seen.x, middle_of(seen.y, i)}, LabelSide::left, style);
  for (std::size_t i = 0; i < names.columns.size(); ++i)
    if (!names.columns[i].empty())
      add_outer_label(picture.scene, names.columns[i], {middle_of(seen.x, i), seen.bottom()}, LabelSide::bottom, style);
  const std::int32_t left = label_room(names.rows, LabelSide::left, style);
  const std::int32_t below = label_room(names.columns, LabelSide::bottom, style);
  picture.scene.view = united(picture.scene.view, {seen.x - left, seen.y, seen.width + left, seen.height + below});
}

void add_inner_coordinates(Picture& picture, const InnerLabels& labels) {
  const Box seen = picture.plan.seen();
  const SeenNames names = names_of(picture);
  const LabelStyle style = style_of(labels);
  for (std::size_t i = 0; i < names.rows.size(); ++i) {
    const Box cell{seen.x, middle_of(seen.y, i) - units_per_cell / 2, units_per_cell, units_per_cell};
    add_inner_label(picture.scene, names.rows[i], cell, LabelCorner::top_left, style);
  }
  for (std::size_t i = 0; i < names.columns.size(); ++i) {
    const Box cell{middle_of(seen.x, i) - units_per_cell / 2, seen.bottom() - units_per_cell, units_per_cell,
                   units_per_cell};
    add_inner_label(picture.scene, names.columns[i], cell, LabelCorner::bottom_right, style);
  }
}

void add_cell_numbers(Picture& picture, const InnerLabels& labels) {
  const std::vector<std::string> numbers = cell_numbers(picture.game);
  const LabelStyle style = style_of(labels);
  picture.each_shown_cell([&](Cell cell) {
    add_inner_label(picture.scene, numbers[index(cell)], box_of(picture, cell), LabelCorner::top_left, style);
  });
}

bool has_numbers_for_names(const Game& game) { return label_of(game.notation->name(cell_at(0))).row.empty(); }

std::vector<std::string> cell_numbers(const Game& game) {
  const Topology& board = *game.topology;
  std::vector<std::string> numbers(board.cells());
  if (has_numbers_for_names(game)) {
    for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = game.notation->name(cell_at(i));
    return numbers;
  }
  std::vector<std::size_t> order(board.cells());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    const HalfCells p = board.centre(cell_at(a)), q = board.centre(cell_at(b));
    return p.y != q.y ? p.y < q.y : p.x < q.x;
  });
  for (std::size_t i = 0; i < order.size(); ++i) numbers[order[i]] = std::to_string(i + 1);
  return numbers;
}

}  // namespace plybook
