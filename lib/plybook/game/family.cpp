#include "plybook/game/family.h"

#include <array>

namespace plybook {

std::span<const Family> families() {
  static constexpr std::array<Family, 1> table = {{
      {"draughts", make_draughts},
  }};
  return table;
}

}  // namespace plybook
