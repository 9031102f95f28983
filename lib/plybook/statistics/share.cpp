#include "plybook/statistics/share.h"

#include <cmath>

namespace plybook {

Interval wilson(std::uint64_t part, std::uint64_t whole) {
  if (whole == 0) return {};
  constexpr double z = 1.959963984540054;  // what 95 % of a normal distribution lie within
  constexpr double zz = z * z;
  const double n = static_cast<double>(whole), k = static_cast<double>(part);
  const double centre = k + zz / 2;
  const double half = z * std::sqrt(k * (n - k) / n + zz / 4);
  // Both ends are exact where rounding would spoil them.
  return {part == 0 ? 0 : (centre - half) / (n + zz), part == whole ? 1 : (centre + half) / (n + zz)};
}

}  // namespace plybook
