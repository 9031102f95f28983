#pragma once

#include <cstddef>
#include <cstdint>

namespace plybook {

/// One of the two players; `first` begins the game. `none` owns what belongs to nobody.
enum class Side : std::uint8_t { first, second, none };

constexpr Side opponent(Side side) {
  return side == Side::first ? Side::second : side == Side::second ? Side::first : Side::none;
}

constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }

}  // namespace plybook
