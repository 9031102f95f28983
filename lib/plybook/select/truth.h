#pragma once

#include <cstdint>

namespace plybook {

/// Whether something holds, as far as it is known yet.
enum class Truth : std::uint8_t { no, yes, unknown };

constexpr Truth truth(bool holds) { return holds ? Truth::yes : Truth::no; }

constexpr Truth negation(Truth a) { return a == Truth::unknown ? a : truth(a == Truth::no); }

constexpr Truth both(Truth a, Truth b) {
  if (a == Truth::no || b == Truth::no) return Truth::no;
  return a == Truth::yes && b == Truth::yes ? Truth::yes : Truth::unknown;
}

constexpr Truth either(Truth a, Truth b) { return negation(both(negation(a), negation(b))); }

}  // namespace plybook
