#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli.h"
#include "picture_target.h"
#include "plybook/diagram/diagram_options.h"
#include "plybook/diagram/picture_file.h"
#include "plybook/diagram/sheet.h"

namespace plybook::cli {

/// The options of ply-diagram about how pictures look and where they go.
struct DrawingOptions {
  std::optional<std::string> output, size, theme, crop, targets, coords, format, sheet;
  std::string rotate = "0", svg = "portable", caption;
  std::vector<std::string> arrows, marks;
  bool flip = false;
};

void add_drawing_options(CommandLine& line, DrawingOptions& options);

/// Draws pictures as the options say.
class Drawing {
 public:
  Drawing(Tool& tool, const Common& common, const DrawingOptions& options)
      : tool_(tool), common_(common), options_(options), target_(tool, options.output) {}

  /// Whether all options that do not depend on a game can be what they are; if not, they were told.
  bool read_style();
  const PictureStyle& style() const { return style_; }
  Language language() const;
  Coordinates coordinates() const;
  /// The size of the sheet that was asked for.
  const std::optional<SheetSize>& sheet() const { return sheet_; }

  /// The options as they are for a game; nothing, and told, when one names what the game does not have.
  std::optional<DiagramOptions> for_game(const Game& game);
  /// One picture, or a part of a sheet. `name` is for its file, without ending.
  void draw(const Game& game, const Position& position, DiagramOptions options, const std::string& name);
  /// Draws the parts of a sheet together.
  void finish_sheet(const std::string& name);
  void finish() { target_.finish(); }

 private:
  bool read_theme();
  bool read_formats();
  std::optional<int> turns(const Game& game);
  bool add_cells(const Game& game, DiagramOptions& drawn);
  void put(const Scene& scene, const std::string& name);
  void warn_of_missing_letters(const Scene& scene);

  Tool& tool_;
  const Common& common_;
  const DrawingOptions& options_;
  PictureTarget target_;
  PictureStyle style_;
  std::optional<SheetSize> sheet_;
  std::vector<Scene> parts_;
  bool text_ = false;
  bool warned_ = false;
};

}  // namespace plybook::cli
