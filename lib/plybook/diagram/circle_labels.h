#pragma once

#include "plybook/diagram/picture.h"

namespace plybook {

struct LineLabels {
  bool columns = true;  ///< the ends of lines of cells with the same place in their rows, too
};

/// Writes the name of each row at both its ends and, where wanted, the numbers of places at both ends of the lines that
/// they lie on, and enlarges the view by their room. Lies right however the board is turned and cropped.
void add_line_labels(Picture& picture, LineLabels labels);

}  // namespace plybook
