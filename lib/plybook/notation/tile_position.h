#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "plybook/notation/tile_notation.h"

namespace plybook {

/// Appends the canonical text of a position of tiles: rows, side to move, castlings left, used cells.
void write_tile_position(const TileNotation& notation, const View& view, std::string& out);

/// Reads a position of tiles in every form that is met. Faults are told all at once; forms that are not the canonical
/// one give one warning with the canonical text.
class TilePositionReader {
 public:
  TilePositionReader(const TileNotation& notation, std::string_view text, std::vector<TextFault>& faults);
  std::optional<View> read();

 private:
  void split();
  void read_rows(Span field);
  void read_row(std::size_t row, Span text);
  void read_letter(std::size_t row, std::size_t file, Span letter);
  void put(std::size_t row, std::size_t file, Piece piece);
  void check_windows(Span rows);
  void check_runners(Span rows);
  void read_side(Span field);
  void read_castlings(Span field);
  void read_used(Span field);
  void read_used_cell(Span item);
  void use(Span item, Cell cell);

  Cell cell_of(std::size_t row, std::size_t file) const;
  std::string written(Span span) const { return std::string(span.in(text_)); }
  void fault(Code code, Span span, std::vector<std::string> args);

  const TileNotation& notation_;
  std::string_view text_;
  std::vector<TextFault>& faults_;
  std::vector<Span> fields_;
  View view_;
  std::vector<Piece> pieces_;  ///< all that was read, also from rows of a wrong length
  bool board_whole_ = true;    ///< every row has its length
  bool other_form_ = false;    ///< a form was read that is not the canonical one
};

}  // namespace plybook
