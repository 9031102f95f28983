#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "plybook/diagram/geometry.h"

namespace plybook {

/// A size on paper or on a screen, in thousandths of its unit.
struct Length {
  enum class Unit : std::uint8_t { mm, px };
  std::int64_t thousandths = 0;
  Unit unit = Unit::mm;
  friend constexpr bool operator==(const Length&, const Length&) = default;
};

/// The largest length that a picture may have, in whole units.
inline constexpr std::int64_t longest_length = 10000;

/// Reads `60mm`, `62.5mm` or `400px`: above zero, at most `longest_length`, at most three decimals for mm, none for px.
std::optional<Length> parse_length(std::string_view text);

/// The height of a picture of `view` that is `width` wide.
Length height_for(Length width, Box view);

/// Writes a number of thousandths with at most three decimals and no needless zeros.
void append_thousandths(std::string& out, std::int64_t thousandths);

}  // namespace plybook
