#include "plybook/base/place_index.h"

#include <algorithm>

#include "plybook/base/unicode.h"

namespace plybook {
namespace {

constexpr std::size_t block_size = 256;

}  // namespace

PlaceIndex::PlaceIndex(std::string_view text) : text_(text), line_starts_{0} {
  for (std::size_t i = text.find('\n'); i != std::string_view::npos; i = text.find('\n', i + 1)) {
    line_starts_.push_back(i + 1);
  }
  std::size_t count = 0;
  for (std::size_t i = 0; i <= text.size(); i += block_size) {
    code_points_.push_back(count);
    count += count_code_points(text.substr(i, block_size));
  }
}

LineColumn PlaceIndex::at(std::size_t offset) const {
  offset = std::min(offset, text_.size());
  const auto next_line = std::upper_bound(line_starts_.begin(), line_starts_.end(), offset);
  const std::size_t column = code_points_before(offset) - code_points_before(*(next_line - 1)) + 1;
  return {static_cast<std::uint32_t>(next_line - line_starts_.begin()), static_cast<std::uint32_t>(column)};
}

std::size_t PlaceIndex::code_points_before(std::size_t offset) const {
  const std::size_t block = offset / block_size;
  return code_points_[block] + count_code_points(text_.substr(block * block_size, offset % block_size));
}

}  // namespace plybook
