#pragma once

#include <cstdint>
#include <string_view>

namespace plybook {

/// A piece of a text, in bytes.
struct Span {
  std::uint32_t begin = 0;
  std::uint32_t length = 0;

  constexpr std::uint32_t end() const { return begin + length; }
  constexpr bool empty() const { return length == 0; }
  constexpr std::string_view in(std::string_view text) const { return text.substr(begin, length); }
  friend constexpr bool operator==(Span, Span) = default;
};

/// Where something stands in an input, as a person counts it: line and column from 1, columns in code points.
struct Place {
  std::uint64_t line = 1;
  std::uint64_t column = 1;
  std::uint64_t length = 0;  ///< code points
  std::uint64_t offset = 0;  ///< bytes from the start of the input, as it is stored

  friend bool operator==(const Place&, const Place&) = default;
};

}  // namespace plybook
