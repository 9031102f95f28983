#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "plybook/notation/men_notation.h"
#include "plybook/notation/plain_text.h"

namespace plybook {

/// Appends the canonical text of a position of men: `W:Wa1,c1:Bb8:Fd4`.
void write_men_position(const MenNotation& notation, const View& view, std::string& out);

/// Reads a position of men in every form that is met. Faults are told all at once; forms that are not the canonical one
/// give one warning with the canonical text.
class MenPositionReader {
 public:
  MenPositionReader(const MenNotation& notation, std::string_view text, std::vector<TextFault>& faults);
  std::optional<View> read();

 private:
  /// A piece of the plain text.
  struct Part {
    std::size_t begin = 0;
    std::size_t end = 0;
    bool empty() const { return begin == end; }
    std::size_t size() const { return end - begin; }
  };

  void unwrap();
  bool read_squares();
  void read_side_to_move(Part field);
  void read_field(Part field);
  bool read_counter(Part field);
  std::optional<Piece> owner(char letter) const;
  void read_list(Part list, Piece piece, std::size_t kind);
  void read_item(Part item, Piece piece);
  /// A cell at the start of some text, and the naming that it is written in; null where there is no cell.
  struct Found {
    const CellNames* names = nullptr;
    Cell cell = no_cell;
    std::size_t length = 0;
  };
  Found find_cell(std::string_view text) const;
  Found read_cell(Part item);
  void read_king(Part& item, Piece& piece);
  void put_range(Part item, const Found& from, const Found& to, Piece piece);
  void put(Part item, Cell cell, Piece piece);

  Part whole() const { return {0, plain_.text.size()}; }
  std::string_view text(Part piece) const;
  std::string written(Part piece) const;
  void fault(Code code, Part piece);
  void fault(Code code, Part piece, std::string arg);

  const MenNotation& notation_;
  std::string_view original_;
  std::vector<TextFault>& faults_;
  PlainText plain_;
  View view_;
  bool other_form_ = false;        ///< a form was read that is not the canonical one
  std::array<bool, 3> told_ = {};  ///< lists seen: first side, second side, ice
  bool counters_ = false;          ///< a half-move counter was seen
  int last_ = -1;                  ///< the place in order of the last cell of this list
};

}  // namespace plybook
