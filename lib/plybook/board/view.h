#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "plybook/board/cell.h"
#include "plybook/board/side.h"

namespace plybook {

enum class PieceKind : std::uint8_t { none, man, king, ice, tile, window };

/// The edges of a tile that carry a stripe, as bits. North is towards the last rank.
namespace stripe {
inline constexpr std::uint8_t n = 1, e = 2, s = 4, w = 8;
}

/// What stands on a cell. Ice and plain tiles have no owner; a window that both players own has none either.
struct Piece {
  PieceKind kind = PieceKind::none;
  Side owner = Side::none;
  std::uint8_t stripes = 0;  ///< of a tile

  friend bool operator==(Piece, Piece) = default;
};

/// The neutral view of a position, the same for every family: what stands where, whose turn it is, which rights are
/// left. Notation reads and writes it, diagrams draw it; the families make their own compact positions of it.
struct View {
  std::vector<Piece> cells;  ///< by cell index, one for every cell of the board
  Side to_move = Side::first;
  std::array<std::uint16_t, 2> castlings = {0,
                                            0};  ///< castlings left, by side (sliding); `unlimited` where not counted
  bool castlings_told = false;                   ///< false: the text did not say, so all of them are left
  std::vector<Cell> used;                        ///< cells whose tiles may not be used now (sliding), board order

  static constexpr std::uint16_t unlimited = 0xFFFF;
  Piece& at(Cell cell) { return cells[index(cell)]; }
  const Piece& at(Cell cell) const { return cells[index(cell)]; }
  friend bool operator==(const View&, const View&) = default;
};

}  // namespace plybook
