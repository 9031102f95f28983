#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "plybook/board/symmetry.h"
#include "plybook/board/view.h"
#include "plybook/game/game.h"
#include "plybook/notation/notation.h"

namespace plybook {

/// What may stand on a cell, as a set of pieces.
class PieceSet {
 public:
  static PieceSet none() { return PieceSet(0); }
  static PieceSet all() { return PieceSet(~std::uint64_t{0}); }
  static PieceSet of(Piece piece) { return PieceSet(bit(piece)); }
  static PieceSet empty_cell() { return of(Piece{}); }

  bool has(Piece piece) const { return (bits_ & bit(piece)) != 0; }
  PieceSet operator|(PieceSet other) const { return PieceSet(bits_ | other.bits_); }
  PieceSet operator~() const { return PieceSet(~bits_); }
  /// The pieces that look like these once the board is turned so.
  PieceSet before(const Symmetry& symmetry) const;
  friend bool operator==(PieceSet, PieceSet) = default;

 private:
  explicit PieceSet(std::uint64_t bits) : bits_(bits) {}
  static std::uint64_t bit(Piece piece);

  std::uint64_t bits_;
};

/// What a position must be like: what may stand on each cell, whose turn it is, which rights there are. What a pattern
/// does not say may be anything.
struct Pattern {
  std::vector<PieceSet> cells;
  std::array<bool, 2> to_move = {true, true};  ///< by Side: whether it may be its turn
  std::array<std::optional<std::uint16_t>, 2> castlings;
  std::optional<std::vector<Cell>> used;

  bool fits(const View& view) const;
  /// The pattern of the positions that fit this one once the board is turned so.
  Pattern before(const Symmetry& symmetry) const;
  friend bool operator==(const Pattern&, const Pattern&) = default;
};

/// Reads a position as the game writes it, or a pattern. In either, `?` stands for whose turn it is when that does not
/// matter. Of men: `...` at the end leaves all cells that are not named free, a field `-` lists cells that must be
/// empty and a field `+` such that must not. Of tiles: `?` on a cell is anything, `_` a window, a row `?` is one of
/// anything, and fields left out at the end say nothing. Nothing, with faults, where the text is neither.
std::optional<Pattern> read_pattern(const Game& game, std::string_view text, std::vector<TextFault>& faults);

/// Exactly the positions that a view shows.
Pattern pattern_of(const View& view);

}  // namespace plybook
