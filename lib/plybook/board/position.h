#pragma once

#include <array>
#include <cstddef>
#include <cstring>
#include <memory>
#include <new>
#include <type_traits>

#include "plybook/board/side.h"

namespace plybook {

/// All that the rules need to go on, except the history: a small value that is copied and never undone. What is inside
/// is the family's own business; others look at it through `Rules::view`.
class Position {
 public:
  static constexpr std::size_t capacity = 112;

  Side to_move = Side::first;

  /// Puts the family's own form in. `T` must have no padding that matters: positions are compared by their bytes.
  template <class T>
  static Position of(const T& inner, Side to_move) {
    Position position;
    position.to_move = to_move;
    position.get<T>() = inner;
    return position;
  }

  template <class T>
  T& get() {
    check<T>();
    return *std::launder(reinterpret_cast<T*>(bytes_.data()));
  }

  template <class T>
  const T& get() const {
    check<T>();
    return *std::launder(reinterpret_cast<const T*>(bytes_.data()));
  }

  friend bool operator==(const Position& a, const Position& b) {
    return a.to_move == b.to_move && a.bytes_ == b.bytes_;
  }

 private:
  template <class T>
  static constexpr void check() {
    static_assert(std::is_trivially_copyable_v<T> && sizeof(T) <= capacity && alignof(T) <= 16);
  }

  alignas(16) std::array<std::byte, capacity> bytes_{};
};

}  // namespace plybook
