#include "plybook/diagram/cell_label.h"

#include <algorithm>

namespace plybook {

CellLabel label_of(std::string_view cell) {
  if (const std::size_t dot = cell.find('.'); dot != std::string_view::npos)
    return {cell.substr(0, dot), cell.substr(dot + 1)};
  const std::size_t digits = std::min(cell.find_first_of("0123456789"), cell.size());
  if (digits == 0) return {};
  return {cell.substr(digits), cell.substr(0, digits)};
}

void append_cell_class(std::string& classes, std::string_view cell) {
  classes += "ply-at-";
  std::copy_if(cell.begin(), cell.end(), std::back_inserter(classes), [](char c) { return c != '.'; });
}

}  // namespace plybook
