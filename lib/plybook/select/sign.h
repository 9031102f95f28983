#pragma once

#include <cstdint>

namespace plybook {

/// How the two sides of a comparison are held against each other.
enum class CompareSign : std::uint8_t { equal, unequal, less, at_most, greater, at_least, contains };

/// The sign that says the same with the sides exchanged.
constexpr CompareSign mirrored(CompareSign sign) {
  switch (sign) {
    case CompareSign::less:
      return CompareSign::greater;
    case CompareSign::at_most:
      return CompareSign::at_least;
    case CompareSign::greater:
      return CompareSign::less;
    case CompareSign::at_least:
      return CompareSign::at_most;
    case CompareSign::equal:
    case CompareSign::unequal:
    case CompareSign::contains:
      break;
  }
  return sign;
}

/// Whether two things stand so to each other. `contains` is for texts and never holds here.
template <class Thing>
constexpr bool holds(const Thing& a, CompareSign sign, const Thing& b) {
  switch (sign) {
    case CompareSign::equal:
      return a == b;
    case CompareSign::unequal:
      return !(a == b);
    case CompareSign::less:
      return a < b;
    case CompareSign::at_most:
      return !(b < a);
    case CompareSign::greater:
      return b < a;
    case CompareSign::at_least:
      return !(a < b);
    case CompareSign::contains:
      break;
  }
  return false;
}

}  // namespace plybook
