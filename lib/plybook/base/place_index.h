#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace plybook {

/// A line and a column (in code points), from 1.
struct LineColumn {
  std::uint32_t line = 1;
  std::uint32_t column = 1;
};

/// Finds the line and column of byte offsets in a text, in any order, each in next to no time. Lines end with LF. The
/// text must outlive the index.
class PlaceIndex {
 public:
  explicit PlaceIndex(std::string_view text);

  LineColumn at(std::size_t offset) const;

 private:
  std::size_t code_points_before(std::size_t offset) const;

  std::string_view text_;
  std::vector<std::size_t> line_starts_;
  std::vector<std::size_t> code_points_;  // before every block
};

}  // namespace plybook
