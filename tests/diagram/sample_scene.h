#pragma once

#include <string>

#include "plybook/diagram/labels.h"
#include "plybook/diagram/marks.h"
#include "plybook/diagram/scene.h"

namespace plybook::sample {

inline ScenePoint centre_of(int file, int row) { return {file * 1000 + 500, (7 - row) * 1000 + 500}; }

inline void add_man(Scene& scene, ScenePoint at, bool white) {
  Style disc;
  disc.fill = white ? PaintRole::white_man : PaintRole::black_man;
  disc.stroke = white ? PaintRole::white_edge : PaintRole::black_edge;
  disc.stroke_width = 44;
  Style ring;
  ring.stroke = white ? PaintRole::white_ring : PaintRole::black_ring;
  ring.stroke_width = 28;
  scene.circle(at, 390, disc, white ? "ply-man ply-white" : "ply-man ply-black");
  scene.circle(at, 250, ring);
}

inline void add_ice(Scene& scene, ScenePoint at) {
  Style disc;
  disc.fill = PaintRole::ice;
  disc.stroke = PaintRole::ice_line;
  disc.stroke_width = 44;
  scene.circle(at, 390, disc, "ply-ice");
}

inline void add_squares(Scene& scene) {
  Style light;
  light.fill = PaintRole::board_light;
  scene.rect({0, 0, 8000, 8000}, light, "ply-board");
  Style dark;
  dark.fill = PaintRole::board_dark;
  scene.open_group("ply-cells", dark);
  std::string classes;
  for (int row = 0; row < 8; ++row)
    for (int file = row % 2; file < 8; file += 2) {
      classes = "ply-cell ply-dark ply-at-";
      classes += static_cast<char>('a' + file);
      classes += static_cast<char>('1' + row);
      const ScenePoint c = centre_of(file, row);
      scene.rect({c.x - 500, c.y - 500, 1000, 1000}, dark, classes);
    }
  scene.close_group();
  Style frame;
  frame.stroke = PaintRole::frame;
  frame.stroke_width = 60;
  scene.rect({0, 0, 8000, 8000}, frame, "ply-frame");
}

inline void add_coordinates(Scene& scene) {
  const LabelStyle style;
  for (int i = 0; i < 8; ++i) {
    const char file[] = {static_cast<char>('a' + i)};
    const char rank[] = {static_cast<char>('1' + i)};
    add_outer_label(scene, {file, 1}, {i * 1000 + 500, 8000}, LabelSide::bottom, style);
    add_outer_label(scene, {rank, 1}, {0, (7 - i) * 1000 + 500}, LabelSide::left, style);
  }
}

/// Twelve men a side on an 8×8 board with coordinates.
inline void fill_start(Scene& scene) {
  scene.clear();
  scene.title = "Start";
  scene.desc = "White: a1, c1, e1. Black: b8, d8.";
  scene.view = {-600, -100, 8700, 8750};
  add_squares(scene);
  for (int row = 0; row < 8; ++row)
    for (int file = row % 2; file < 8; file += 2)
      if (row < 3 || row > 4) add_man(scene, centre_of(file, row), row < 3);
  add_coordinates(scene);
}

/// A middle game with ice, every mark, arrows and a caption.
inline Scene busy_scene(std::string_view caption) {
  Scene scene;
  scene.title = "Busy";
  scene.view = {-600, -100, 8700, 8750};
  add_squares(scene);
  for (const ScenePoint p : {centre_of(0, 0), centre_of(2, 0), centre_of(1, 1), centre_of(6, 2)})
    add_man(scene, p, true);
  for (const ScenePoint p : {centre_of(7, 7), centre_of(5, 7), centre_of(4, 4), centre_of(2, 2)})
    add_man(scene, p, false);
  for (const ScenePoint p : {centre_of(3, 3), centre_of(5, 5), centre_of(1, 3)}) add_ice(scene, p);
  add_coordinates(scene);
  constexpr MarkShape shapes[] = {MarkShape::dot, MarkShape::ring, MarkShape::cross, MarkShape::square,
                                  MarkShape::triangle};
  int file = 0;
  for (const MarkShape shape : shapes) {
    add_mark(scene, shape, {centre_of(file, 7), 300, PaintRole::mark});
    add_mark(scene, shape, {centre_of(file, 6), 300, PaintRole::red});
    ++file;
  }
  add_mark(scene, MarkShape::ring, {centre_of(2, 2), 300, PaintRole::green});
  add_text_mark(scene, "1", {centre_of(0, 5), 350, PaintRole::mark});
  add_text_mark(scene, "12", {centre_of(4, 4), 350, PaintRole::mark});
  add_text_mark(scene, "A", {centre_of(1, 1), 350, PaintRole::blue});
  const ScenePoint jumps[] = {centre_of(6, 2), centre_of(4, 0), centre_of(2, 2), centre_of(4, 4), centre_of(6, 6)};
  Arrow arrow;
  arrow.points = jumps;
  arrow.start_radius = 390;
  scene.open_group("ply-arrows");
  add_arrow(scene, arrow);
  const ScenePoint step[] = {centre_of(2, 0), centre_of(3, 1)};
  arrow.points = step;
  arrow.role = PaintRole::red;
  add_arrow(scene, arrow);
  const ScenePoint back[] = {centre_of(7, 7), centre_of(7, 4), centre_of(5, 4), centre_of(7, 3)};
  arrow.points = back;
  arrow.role = PaintRole::green;
  arrow.dash = Dash::dashed;
  add_arrow(scene, arrow);
  scene.close_group();
  add_caption(scene, caption, {300, 200, PaintRole::caption});
  return scene;
}

}  // namespace plybook::sample
