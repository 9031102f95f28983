#include "plybook/diagram/hatch.h"

#include <algorithm>

namespace plybook {

namespace {

/// A point seen along the hatching: `across` grows from line to line, `on` along a line. For `/` they are x + y and
/// y - x; for `\` the plane is mirrored first.
struct Slanted {
  std::int64_t across = 0;
  std::int64_t on = 0;
};

class Hatcher {
 public:
  Hatcher(std::vector<ScenePoint>& lines, bool mirrored, std::int32_t inset)
      : lines_(lines), mirrored_(mirrored), inset_(inset) {}

  void circle(ScenePoint centre, std::int32_t radius, std::int32_t step) {
    const Slanted middle = slant(centre);
    const std::int64_t square = 2 * std::int64_t{radius} * radius;  // slanted distances are longer by the root of 2
    for (std::int64_t away = step / 2; away * away < square; away += step) {
      const std::int64_t half = integer_root(square - away * away);
      chord(middle.across - away, middle.on - half, middle.on + half);
      chord(middle.across + away, middle.on - half, middle.on + half);
    }
  }

  void polygon(const std::vector<ScenePoint>& corners, ScenePoint centre, std::int32_t step) {
    const Slanted middle = slant(centre);
    std::int64_t reach = 0;
    for (const ScenePoint corner : corners) reach = std::max(reach, std::abs(slant(corner).across - middle.across));
    for (std::int64_t away = step / 2; away < reach; away += step) {
      cut(corners, middle.across - away);
      cut(corners, middle.across + away);
    }
  }

 private:
  Slanted slant(ScenePoint p) const {
    const std::int64_t x = mirrored_ ? -std::int64_t{p.x} : p.x;
    return {x + p.y, p.y - x};
  }

  ScenePoint straight(std::int64_t across, std::int64_t on) const {
    const auto x = static_cast<std::int32_t>((across - on) / 2);
    const auto y = static_cast<std::int32_t>((across + on) / 2);
    return {mirrored_ ? -x : x, y};
  }

  /// A line between two crossings of the outline, shortened at both ends.
  void chord(std::int64_t across, std::int64_t from, std::int64_t to) {
    if (to - from <= 4 * inset_) return;
    lines_.push_back(straight(across, from + 2 * inset_));
    lines_.push_back(straight(across, to - 2 * inset_));
  }

  void cut(const std::vector<ScenePoint>& corners, std::int64_t across) {
    std::vector<std::int64_t> crossings;
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const Slanted a = slant(corners[i]);
      const Slanted b = slant(corners[(i + 1) % corners.size()]);
      if ((a.across <= across) == (b.across <= across)) continue;
      crossings.push_back(a.on + (b.on - a.on) * (across - a.across) / (b.across - a.across));
    }
    std::sort(crossings.begin(), crossings.end());
    for (std::size_t i = 0; i + 1 < crossings.size(); i += 2) chord(across, crossings[i], crossings[i + 1]);
  }

  std::vector<ScenePoint>& lines_;
  bool mirrored_;
  std::int64_t inset_;
};

std::vector<ScenePoint> corners_of(Box box) {
  return {{box.x, box.y}, {box.right(), box.y}, {box.right(), box.bottom()}, {box.x, box.bottom()}};
}

ScenePoint middle_of(std::span<const ScenePoint> points) {
  const auto [left, right] =
      std::minmax_element(points.begin(), points.end(), [](ScenePoint a, ScenePoint b) { return a.x < b.x; });
  const auto [top, bottom] =
      std::minmax_element(points.begin(), points.end(), [](ScenePoint a, ScenePoint b) { return a.y < b.y; });
  return {(left->x + right->x) / 2, (top->y + bottom->y) / 2};
}

void hatch_one_way(Hatcher hatcher, const Scene& scene, const Shape& shape, std::int32_t step) {
  switch (shape.kind) {
    case ShapeKind::circle:
      hatcher.circle(scene.points(shape)[0], shape.size, step);
      break;
    case ShapeKind::rect:
      hatcher.polygon(corners_of(scene.box(shape)), scene.box(shape).centre(), step);
      break;
    case ShapeKind::polygon: {
      const auto points = scene.points(shape);
      if (!points.empty()) hatcher.polygon({points.begin(), points.end()}, middle_of(points), step);
      break;
    }
    case ShapeKind::group:
    case ShapeKind::group_end:
    case ShapeKind::polyline:
    case ShapeKind::path:
    case ShapeKind::text:
      break;
  }
}

}  // namespace

void append_hatch(std::vector<ScenePoint>& lines, const Scene& scene, const Shape& shape, const Theme& theme) {
  const Hatch hatch = theme.ink(shape.style.fill).hatch;
  const std::int32_t edge = shape.style.stroke == PaintRole::none ? 0 : shape.style.stroke_width;
  const std::int32_t inset = (edge + theme.hatch_width) / 2;
  const std::int32_t step = std::max(theme.hatch_step, 20);
  if (hatch == Hatch::rising || hatch == Hatch::crossed) hatch_one_way({lines, false, inset}, scene, shape, step);
  if (hatch == Hatch::falling || hatch == Hatch::crossed) hatch_one_way({lines, true, inset}, scene, shape, step);
}

}  // namespace plybook
