#include "plybook/diagram/theme_check.h"

#include <cstdlib>
#include <initializer_list>

namespace plybook {

namespace {

/// Areas of which every two have to differ, and by how much.
struct Group {
  std::initializer_list<PaintRole> roles;
  int least;
};

const Group groups[] = {
    {{PaintRole::white_man, PaintRole::black_man, PaintRole::ice}, 40},
    {{PaintRole::tile, PaintRole::red_tile, PaintRole::blue_tile, PaintRole::window}, 40},
    {{PaintRole::red_window, PaintRole::blue_window, PaintRole::window}, 20},
    {{PaintRole::tile, PaintRole::stripe}, 60},
    {{PaintRole::red_tile, PaintRole::red_sign}, 60},
    {{PaintRole::blue_tile, PaintRole::blue_sign}, 60},
};

}  // namespace

int mean_grey(const Theme& theme, PaintRole role) {
  const Ink& ink = theme.ink(role);
  const int plain = grey_of(ink.colour);
  if (ink.hatch == Hatch::none) return plain;
  const int covered = 100 * theme.hatch_width * 141 / 100 / theme.hatch_step;  // percent
  return plain + (grey_of(ink.hatch_colour) - plain) * covered / 100;
}

std::vector<std::pair<PaintRole, PaintRole>> alike_in_grey(const Theme& theme) {
  std::vector<std::pair<PaintRole, PaintRole>> pairs;
  for (const Group& group : groups)
    for (const PaintRole* a = group.roles.begin(); a != group.roles.end(); ++a)
      for (const PaintRole* b = a + 1; b != group.roles.end(); ++b) {
        if (theme.ink(*a).hatch != theme.ink(*b).hatch) continue;
        if (std::abs(mean_grey(theme, *a) - mean_grey(theme, *b)) < group.least) pairs.emplace_back(*a, *b);
      }
  return pairs;
}

}  // namespace plybook
