#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "plybook/base/language.h"
#include "plybook/board/view.h"
#include "plybook/diagram/diagram_options.h"
#include "plybook/game/game.h"

namespace plybook {

/// A position on a score sheet.
struct SheetFigure {
  View view;
  DiagramOptions options;
  std::string caption;
};

/// A part of a note: a comment, the turns of a variation with what is told of them, or a figure.
struct SheetPart {
  enum class Kind : std::uint8_t { comment, variation, figure };
  Kind kind = Kind::comment;
  std::string text{};
  std::optional<SheetFigure> figure{};
};

/// What is told of a turn, below the turns.
struct SheetNote {
  std::string turn;  ///< `12... f6:d4`; empty for what is told before the first turn
  std::vector<SheetPart> parts;
};

/// A turn in its column.
struct PrintedTurn {
  std::string text;        ///< with its signs; empty where there is none
  std::uint32_t note = 0;  ///< counted from 1; 0: there is none
};

struct SheetRow {
  std::string number;  ///< `12.`
  std::array<PrintedTurn, 2> turns;
};

/// One record as it stands on paper. All texts are as they are meant, not yet escaped for any format.
struct PrintedSheet {
  const Game* game = nullptr;  ///< null where the record was not replayed
  std::string heading;
  std::vector<std::pair<std::string, std::string>> facts;  ///< a label and what it says
  std::array<std::string, 2> sides;                        ///< heads of the columns
  std::optional<SheetFigure> start;                        ///< where the record brings its own
  SheetNote introduction;
  std::vector<SheetRow> rows;
  std::vector<SheetNote> notes;
  std::string result;
};

/// Writes sheets in some format, one after the other.
class SheetWriter {
 public:
  virtual ~SheetWriter() = default;
  /// What comes before the first sheet, whose heading is `title`.
  virtual void begin(std::string_view title, std::string& out) = 0;
  virtual void write(const PrintedSheet& sheet, std::string& out) = 0;
  /// What comes behind the last one.
  virtual void finish(std::string& out) = 0;
};

std::unique_ptr<SheetWriter> make_markdown_sheets(Language language);
std::unique_ptr<SheetWriter> make_latex_sheets(Language language);
std::unique_ptr<SheetWriter> make_html_sheets(Language language);

}  // namespace plybook
