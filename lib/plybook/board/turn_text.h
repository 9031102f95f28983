#pragma once

#include <cstdint>
#include <vector>

#include "plybook/board/cell.h"

namespace plybook {

/// What stands between two cells of a written turn.
enum class Sign : std::uint8_t {
  none,     ///< nothing was written
  step,     ///< `-`
  capture,  ///< `:` or `x`
  ice,      ///< `*`
  swap,     ///< `<>`
};

/// Liberties that were taken while a turn was read. Each is told as a warning of the same name.
enum class Liberty : std::uint8_t {
  homoglyph,      ///< Cyrillic letters that look like Latin ones
  dash,           ///< another dash than the hyphen, `×`, Cyrillic `х`
  letter_case,    ///< another case than the canonical one
  turn_form,      ///< a missing sign, blanks inside
  leading_zero,   ///< `06-11`
  separator,      ///< the signs mixed up
  partial_path,   ///< some of the cells between, not all of them
  split_capture,  ///< written as several turns
  count,
};

/// Liberties as a set.
class Liberties {
 public:
  void add(Liberty liberty) { bits_ |= bit(liberty); }
  void add(Liberties others) { bits_ |= others.bits_; }
  bool has(Liberty liberty) const { return (bits_ & bit(liberty)) != 0; }
  bool none() const { return bits_ == 0; }
  friend bool operator==(Liberties, Liberties) = default;

 private:
  static constexpr std::uint32_t bit(Liberty liberty) { return 1u << static_cast<unsigned>(liberty); }
  std::uint32_t bits_ = 0;
};

/// A turn as it was written, no rules applied. Reused from turn to turn, so that reading allocates nothing.
struct TurnText {
  enum class Form : std::uint8_t {
    cells,    ///< cells, with signs between
    pass,     ///< `--`
    unknown,  ///< `- -`: the writer did not know the turn
  };
  static constexpr std::uint8_t same_look = 0xFF;

  Form form = Form::cells;
  std::vector<Cell> cells;          ///< in the order written; in the short form the first is `no_cell`
  std::vector<Sign> signs;          ///< signs[i] stands between cells[i] and cells[i + 1]
  std::vector<std::uint8_t> looks;  ///< empty, or for each cell the stripes written behind it (`same_look`: none were)
  std::vector<Cell> origins;        ///< the cells that the first may be when it was written in short (`cd4`)
  Liberties liberties;

  void clear() {
    form = Form::cells;
    cells.clear();
    signs.clear();
    looks.clear();
    origins.clear();
    liberties = {};
  }
  friend bool operator==(const TurnText&, const TurnText&) = default;
};

}  // namespace plybook
