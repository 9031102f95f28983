#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "plybook/diagram/scene.h"
#include "plybook/publish/figure_style.h"
#include "plybook/replay/replay.h"

namespace plybook {

/// One figure of a book, drawn.
struct Figure {
  std::string name;  ///< of its file, without the ending
  std::string file;  ///< with it
  std::string bytes;
  std::string title;   ///< in words, of one line
  Scene thumbnail;     ///< for a contact sheet: its caption is its name
  yaml::Scalar place;  ///< where the book speaks of it
};

/// Draws figures as books describe them: which position (`fen`, `start` or `record` with `number`, `line`, `at`), what
/// is drawn on it, and how.
class FigureReader {
 public:
  /// `folder`: where the paths of records and themes begin.
  FigureReader(const Catalogue& catalogue, std::string folder);
  ~FigureReader();

  /// Reads a figure and draws it. Everything that is wrong is told with its place in the book; nothing is returned
  /// then. `name` is taken where the figure has none; without it the key is needed.
  std::optional<Figure> read(const yaml::Node& node, const FigureStyle& defaults, std::string_view name,
                             Findings& findings);
  Themes& themes() { return themes_; }

 private:
  friend class FigureLine;
  class Reading;

  const Catalogue& catalogue_;
  std::string folder_;
  Themes themes_;
};

}  // namespace plybook
