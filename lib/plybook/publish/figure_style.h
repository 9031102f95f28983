#pragma once

#include <map>
#include <string>
#include <utility>

#include "plybook/diagram/diagram_options.h"
#include "plybook/diagram/picture_file.h"
#include "plybook/game/mapping_reader.h"

namespace plybook {

/// How figures are drawn where they do not say it themselves, and of which game they are.
struct FigureStyle {
  std::string game, rules;
  PictureStyle picture;
  Coordinates coordinates = Coordinates::outside;
  Language language = Language::english;
};

/// Themes by their names and by the paths of their files, each read once.
class Themes {
 public:
  /// `folder`: where relative paths begin; empty for the working folder.
  explicit Themes(std::string folder) : folder_(std::move(folder)) {}

  /// Null, and told at `where`, when there is no such theme or its file cannot be used.
  const Theme* find(const yaml::Scalar& where, Findings& findings);
  /// What is to be told of files that can be used all the same.
  Findings take_warnings() { return std::exchange(warnings_, {}); }

 private:
  std::string folder_;
  std::map<std::string, Theme, std::less<>> read_;
  Findings warnings_;
};

/// Reads the keys `game rules theme size format svg coords lang` of a book or figure over what `style` says already.
void read_style(MappingReader& file, Themes& themes, FigureStyle& style);

}  // namespace plybook
