#pragma once

#include <string>
#include <string_view>

namespace plybook {

/// What the name of a cell says of its row and of its place in it: `c3` is in row 3 and column c, `A.1` in row A and
/// column 1. Numbered cells name neither. Points into the name.
struct CellLabel {
  std::string_view row, column;
};

CellLabel label_of(std::string_view cell);

/// Puts `ply-at-c3` together: what may not stand in a class is left out of the name.
void append_cell_class(std::string& classes, std::string_view cell);

}  // namespace plybook
