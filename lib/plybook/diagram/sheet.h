#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "plybook/diagram/scene.h"

namespace plybook {

/// How many drawings a sheet has beside and below each other.
struct SheetSize {
  std::size_t columns = 1;
  std::size_t rows = 1;
  std::size_t count() const { return columns * rows; }
  friend bool operator==(SheetSize, SheetSize) = default;
};

/// Reads `3x4`: 3 columns, 4 rows, each up to 20.
std::optional<SheetSize> parse_sheet_size(std::string_view text);

/// One drawing of several, in columns from the left and then from the top, all at the scale that they have. Its
/// description tells those of all of them.
Scene sheet_of(std::span<const Scene> drawings, std::size_t columns);

}  // namespace plybook
