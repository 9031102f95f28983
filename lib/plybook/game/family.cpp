#include "plybook/game/family.h"

#include <array>

namespace plybook {

std::span<const Family> families() {
  static constexpr std::array<Family, 3> table = {{
      {"draughts", make_draughts},
      {"corners", make_corners},
      {"sliding", make_sliding},
  }};
  return table;
}

}  // namespace plybook
