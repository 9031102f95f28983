#pragma once

#include <string_view>
#include <vector>

#include "plybook/diagram/stroke_font.h"

namespace plybook {

/// Font units in one unit of the grid that letters are designed on.
inline constexpr int font_units_per_step = font_cap_height / 20;

/// Turns the designer's notation of strokes (see `GlyphRow`) into outlines. The notation is part of the program, so a
/// mistake in it is a bug.
class StrokePen {
 public:
  /// Draws `lines`, moved by (dx, dy) font units.
  void draw(std::string_view lines, int dx, int dy);

  const std::vector<PathOp>& ops() const { return ops_; }
  const std::vector<GlyphPoint>& points() const { return points_; }

 private:
  struct Stop {
    int x = 0;
    int y = 0;
    bool corner = false;
  };
  struct Stroke {
    std::vector<Stop> stops;
    bool closed = false;
  };

  static Stroke read_stroke(std::string_view text, int dx, int dy);
  static Stroke dot(Stop centre);
  static Stop middle(Stop a, Stop b);
  static std::vector<Stop> with_middles(const Stroke& stroke);
  void add(const Stroke& stroke);
  void curve(Stop from, Stop corner, Stop to);
  void put(Stop stop);

  std::vector<PathOp> ops_;
  std::vector<GlyphPoint> points_;
};

}  // namespace plybook
