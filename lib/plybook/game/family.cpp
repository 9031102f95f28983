#include "plybook/game/family.h"

#include <array>

namespace plybook {

std::span<const Family> families() {
  static constexpr std::array<Family, 2> table = {{
      {"draughts", make_draughts},
      {"corners", make_corners},
  }};
  return table;
}

}  // namespace plybook
