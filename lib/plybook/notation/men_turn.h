#pragma once

#include <string_view>
#include <tl/expected.hpp>

#include "plybook/notation/men_notation.h"
#include "plybook/notation/plain_text.h"

namespace plybook {

/// Reads a turn of men in every way that people write it, and notes the liberties taken. Used where a text is not
/// canonical.
class MenTurnReader {
 public:
  MenTurnReader(const MenNotation& notation, std::string_view text, TurnText& turn);
  tl::expected<void, TextFault> read();

 private:
  bool read_short_origin();
  tl::expected<void, TextFault> read_cells();
  tl::expected<void, TextFault> read_cell();
  tl::expected<void, TextFault> read_number(const CellNames& names, CellNames::Reading reading);
  tl::expected<void, TextFault> take(const CellNames::Reading& reading);
  void read_sign();
  TextFault not_a_turn() const;

  const MenNotation& notation_;
  std::string_view text_;
  TurnText& turn_;
  PlainText plain_;
  std::size_t position_ = 0;
};

}  // namespace plybook
