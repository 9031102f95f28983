#pragma once

#include <string>

#include "cli.h"
#include "drawing.h"

namespace plybook::cli {

/// What the options say about a book.
struct BookOptions {
  const Common& common;
  const DrawingOptions& drawing;
  bool check = false;  ///< only look whether all figures are up to date
};

/// Draws the figures of a book, or of a text with figures, into the folder of `-o`: files that would stay the same are
/// left alone. What is wrong is told as ply-validate tells it.
void draw_book(Tool& tool, const std::string& path, const BookOptions& options, const Drawing& drawing);

}  // namespace plybook::cli
