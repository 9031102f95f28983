#pragma once

#include "plybook/diagram/picture.h"

namespace plybook {

/// Writes the names of rows and columns beside the part of a square board that is seen, on the left and below, and
/// enlarges the view by their room. Writes nothing where cells have numbers for names.
void add_outer_coordinates(Picture& picture);

/// Where coordinates stand within cells.
struct InnerLabels {
  std::int32_t cap_height = 150;
  std::int32_t gap = 60;  ///< from the cell's edges
  PaintRole role = PaintRole::inner_label;
};

/// Writes the names of rows and columns into the cells at the left and the lower edge of the part that is seen.
void add_inner_coordinates(Picture& picture, const InnerLabels& labels);

/// Writes every cell's number into its corner.
void add_cell_numbers(Picture& picture, const InnerLabels& labels);

/// Whether cells are called by numbers, so that there are no names of rows and columns.
bool has_numbers_for_names(const Game& game);

/// The number of each cell, by cell: its name where that is a number, else counted as PDN does.
std::vector<std::string> cell_numbers(const Game& game);

}  // namespace plybook
