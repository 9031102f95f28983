#pragma once

#include <cstdint>

namespace plybook {

/// A place on the drawing, in grid units (a cell step is `units_per_cell`), x to the right, y down.
struct ScenePoint {
  std::int32_t x = 0;
  std::int32_t y = 0;
  friend constexpr bool operator==(ScenePoint, ScenePoint) = default;
  friend constexpr ScenePoint operator+(ScenePoint a, ScenePoint b) { return {a.x + b.x, a.y + b.y}; }
  friend constexpr ScenePoint operator-(ScenePoint a, ScenePoint b) { return {a.x - b.x, a.y - b.y}; }
};

/// An upright rectangle: its top left corner and its size, in grid units.
struct Box {
  std::int32_t x = 0;
  std::int32_t y = 0;
  std::int32_t width = 0;
  std::int32_t height = 0;
  friend constexpr bool operator==(Box, Box) = default;
  constexpr ScenePoint centre() const { return {x + width / 2, y + height / 2}; }
  constexpr std::int32_t right() const { return x + width; }
  constexpr std::int32_t bottom() const { return y + height; }
};

/// The distance between the centres of two neighbouring cells, in grid units.
inline constexpr std::int32_t units_per_cell = 1000;

/// `a * b / c`, rounded to the nearest whole number, halves away from zero. Needs `c > 0`.
constexpr std::int32_t mul_div(std::int64_t a, std::int64_t b, std::int64_t c) {
  const std::int64_t product = a * b;
  const std::int64_t half = product < 0 ? -c / 2 : c / 2;
  return static_cast<std::int32_t>((product + half) / c);
}

/// The largest whole number whose square is at most `n`; whole numbers give the same drawing on every machine.
constexpr std::int64_t integer_root(std::int64_t n) {
  std::int64_t root = 0;
  std::int64_t bit = std::int64_t{1} << 62;
  while (bit > n) bit >>= 2;
  for (; bit != 0; bit >>= 2) {
    const bool fits = n >= root + bit;
    if (fits) n -= root + bit;
    root = (root >> 1) + (fits ? bit : 0);
  }
  return root;
}

/// The distance between two points, in grid units, rounded down.
constexpr std::int32_t distance(ScenePoint a, ScenePoint b) {
  const std::int64_t dx = b.x - a.x;
  const std::int64_t dy = b.y - a.y;
  return static_cast<std::int32_t>(integer_root(dx * dx + dy * dy));
}

/// The point `length` units from `from` on the way to `to` (`from` itself when the two are one).
constexpr ScenePoint along(ScenePoint from, ScenePoint to, std::int32_t length) {
  const std::int32_t whole = distance(from, to);
  if (whole == 0) return from;
  return {from.x + mul_div(to.x - from.x, length, whole), from.y + mul_div(to.y - from.y, length, whole)};
}

}  // namespace plybook
