#pragma once

#include <cstdint>

namespace plybook {

/// A part of a whole, as a fraction of 1; 0 of nothing.
constexpr double share(std::uint64_t part, std::uint64_t whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

struct Interval {
  double low = 0;
  double high = 1;
};

/// Wilson's score interval for a share, at 95 %, without correction for continuity. Of nothing, anything is possible.
/// Made of the four operations and a square root alone, so that it is the same on every machine.
Interval wilson(std::uint64_t part, std::uint64_t whole);

}  // namespace plybook
