#include <algorithm>
#include <array>

#include "plybook/diagram/marks.h"

namespace plybook {

namespace {

std::vector<ScenePoint> distinct_neighbours(std::span<const ScenePoint> points) {
  std::vector<ScenePoint> path(points.begin(), points.end());
  path.erase(std::unique(path.begin(), path.end()), path.end());
  return path;
}

/// The shaft as lines with rounded corners.
struct Shaft {
  std::vector<PathOp> ops;
  std::vector<ScenePoint> points;

  void add(PathOp op, std::initializer_list<ScenePoint> places) {
    ops.push_back(op);
    points.insert(points.end(), places);
  }
};

/// Rounds the corner between two legs, using at most half of the shorter one. An arrow that turns straight back bends
/// as sharply as it must.
void add_bend(Shaft& shaft, ScenePoint before, ScenePoint corner, ScenePoint after, std::int32_t reach) {
  const std::int32_t leg = std::min(distance(before, corner), distance(corner, after)) / 2;
  const std::int32_t r = std::min(reach, leg);
  const ScenePoint from = along(corner, before, r);
  const ScenePoint to = along(corner, after, r);
  shaft.add(PathOp::line, {from});
  shaft.add(PathOp::cubic, {along(from, corner, r * 55 / 100), along(to, corner, r * 55 / 100), to});
}

Shaft shaft_along(std::span<const ScenePoint> path, std::int32_t bend_radius) {
  Shaft shaft;
  shaft.add(PathOp::move, {path.front()});
  for (std::size_t i = 1; i + 1 < path.size(); ++i) add_bend(shaft, path[i - 1], path[i], path[i + 1], bend_radius);
  shaft.add(PathOp::line, {path.back()});
  return shaft;
}

/// The point `length` from `base` on the way to `tip`, then `aside` to the right of it (negative: to the left).
ScenePoint beside(ScenePoint base, ScenePoint tip, std::int32_t aside) {
  const ScenePoint right = along({0, 0}, {base.y - tip.y, tip.x - base.x}, aside);
  return base + right;
}

std::array<ScenePoint, 3> head_of(ScenePoint base, ScenePoint tip, std::int32_t half_width) {
  return {tip, beside(base, tip, half_width), beside(base, tip, -half_width)};
}

Style line_style(PaintRole role, std::int32_t width, Dash dash) {
  Style style;
  style.stroke = role;
  style.stroke_width = width;
  style.dash = dash;
  return style;
}

Style area_style(PaintRole role, std::int32_t edge) {
  Style style = line_style(role, edge, Dash::solid);
  style.fill = role;
  return style;
}

}  // namespace

void add_arrow(Scene& scene, const Arrow& arrow) {
  std::vector<ScenePoint> path = distinct_neighbours(arrow.points);
  if (path.size() < 2) return;
  const std::size_t last = path.size() - 1;
  // The shaft's round end touches the rim.
  const std::int32_t away = arrow.start_radius == 0 ? 0 : arrow.start_radius + arrow.width / 2;
  const ScenePoint start = along(path[0], path[1], std::min(away, distance(path[0], path[1]) / 2));
  const std::int32_t last_leg = distance(last == 1 ? start : path[last - 1], path[last]);
  const ScenePoint tip = along(path[last], path[last - 1], std::min(arrow.end_radius, last_leg / 2));
  path[0] = start;
  path[last] = tip;

  // The head is drawn with a pen that rounds its corners; its tip is held back by as much.
  const std::int32_t pen = arrow.width / 3;
  const std::int32_t head = std::min(arrow.width * 7 / 2, distance(path[last - 1], tip) * 3 / 4);
  const ScenePoint base = along(tip, path[last - 1], head);
  path[last] = base;
  const auto corners = head_of(base, along(tip, base, pen / 2), head * 45 / 100);
  const Shaft shaft = shaft_along(path, arrow.bend_radius);

  scene.open_group("ply-arrow");
  const Style halo = line_style(PaintRole::halo, arrow.width + 2 * mark_halo, Dash::solid);
  scene.path(shaft.ops, shaft.points, halo);
  scene.polygon(corners, area_style(PaintRole::halo, pen + 2 * mark_halo));
  scene.path(shaft.ops, shaft.points, line_style(arrow.role, arrow.width, arrow.dash));
  scene.polygon(corners, area_style(arrow.role, pen));
  scene.close_group();
}

}  // namespace plybook
