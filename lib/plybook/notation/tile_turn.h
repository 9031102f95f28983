#pragma once

#include <cstdint>
#include <string_view>
#include <tl/expected.hpp>

#include "plybook/notation/cell_names.h"
#include "plybook/notation/notation.h"
#include "plybook/notation/plain_text.h"

namespace plybook {

/// The letters of a suffix, in canonical order, as bits of `stripe`.
inline constexpr std::string_view stripe_letters = "nesw";

/// Reads a turn of tiles in its canonical form. False where the text is anything else; the turn is then undefined.
bool read_tile_turn_quickly(const CellNames& names, std::string_view text, TurnText& turn);

/// Reads a turn of tiles in every way that people write it, and notes the liberties taken.
class TileTurnReader {
 public:
  TileTurnReader(const CellNames& names, std::string_view text, TurnText& turn);
  tl::expected<void, TextFault> read();

 private:
  tl::expected<void, TextFault> read_cell();
  bool read_look();
  void read_sign();
  bool take(std::string_view sign);
  bool is_whole() const;
  TextFault not_a_turn() const;

  const CellNames& names_;
  std::string_view text_;
  TurnText& turn_;
  PlainText plain_;
  std::string_view rest_;  ///< of the plain text
};

}  // namespace plybook
