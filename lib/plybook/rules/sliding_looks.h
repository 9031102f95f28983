#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace plybook::sliding {

/// How a tile can lie: the stripes of all its orientations, its own among them.
struct Orientations {
  std::array<std::uint8_t, 4> stripes;
  std::uint8_t size;  ///< 1, 2 or 4; 0 where no tile looks so

  const std::uint8_t* begin() const { return stripes.data(); }
  const std::uint8_t* end() const { return stripes.data() + size; }
  bool has(std::uint8_t look) const {
    for (const std::uint8_t one : *this)
      if (one == look) return true;
    return false;
  }
};

/// The four kinds of tile without an owner (2.1).
enum class TileKind : std::uint8_t { plain, one_stripe, parallel, adjacent };

inline constexpr std::array<Orientations, 4> orientations_of_kind = {{
    {{0}, 1},
    {{1, 2, 4, 8}, 4},
    {{5, 10}, 2},
    {{3, 6, 12, 9}, 4},
}};
/// How many of each kind the game has.
inline constexpr std::array<std::uint8_t, 4> tiles_of_kind = {24, 18, 12, 6};

/// Precondition: some tile looks so (`is_look`).
constexpr TileKind kind_of(std::uint8_t look) {
  if (look == 0) return TileKind::plain;
  if ((look & (look - 1)) == 0) return TileKind::one_stripe;
  return look == 5 || look == 10 ? TileKind::parallel : TileKind::adjacent;
}

/// Whether any tile has just these stripes: at most two.
constexpr bool is_look(std::uint8_t look) {
  return look < 16 && look != 7 && look != 11 && look != 13 && look != 14 && look != 15;
}

constexpr const Orientations& orientations(std::uint8_t look) {
  return orientations_of_kind[static_cast<std::size_t>(kind_of(look))];
}

}  // namespace plybook::sliding
