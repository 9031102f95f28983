#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "plybook/publish/figure.h"

namespace plybook {

/// What a book or a text with figures came to.
struct Book {
  std::vector<Figure> figures;
  std::string woven;           ///< of a text: with its blocks replaced by what includes the figures
  bool contact_sheet = false;  ///< whether one was asked for
  FigureStyle style;           ///< the defaults
};

/// Reads a YAML book: `plybook: book`, defaults (the keys of `read_style`), `contact-sheet`, and `figures:`, a list.
/// Figures that are wrong are told with their places, the others are drawn.
Book read_book(std::string_view text, const FigureStyle& defaults, FigureReader& reader, Findings& findings);

/// Tells figures of the same name.
void check_names(const std::vector<Figure>& figures, Findings& findings);

/// All figures on one sheet, each with its name.
Scene contact_sheet(const std::vector<Figure>& figures);

}  // namespace plybook
