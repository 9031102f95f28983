#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "plybook/board/cell.h"

namespace plybook {

enum class TurnKind : std::uint8_t { step, jump, slide, castling, turning, pass };

/// All that a side does when it is its turn, as the families make and apply it. Trivial on purpose: lists of turns are
/// reused and never cleared. Which cells it holds is up to the kind:
/// - step: origin, end; slide: the tile's cell, the window; castling: both cells in board order; turning: the cell
/// - jump: draughts keep the whole path; corners keep origin and end (what a turn does there is not how it goes)
struct Turn {
  static constexpr std::size_t capacity = 54;  ///< no path on a board of up to 12×12 jumps more often

  TurnKind kind;
  std::uint8_t length;                ///< cells in use
  std::array<std::uint8_t, 2> looks;  ///< stripes after the turn of the tile that stood on cells[0], cells[1] before
  std::array<Cell, capacity> cells;

  Cell from() const { return cells[0]; }
  Cell to() const { return cells[length - 1u]; }
};

/// Turns in a fixed order, without a price for growing or clearing.
class TurnList {
 public:
  /// A new last turn, with whatever was in that place before.
  Turn& add() {
    if (size_ == capacity_) grow();
    return turns_[size_++];
  }
  void add(const Turn& turn) { add() = turn; }
  void clear() { size_ = 0; }
  void pop() { --size_; }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  Turn& operator[](std::size_t i) { return turns_[i]; }
  const Turn& operator[](std::size_t i) const { return turns_[i]; }
  const Turn* begin() const { return turns_.get(); }
  const Turn* end() const { return turns_.get() + size_; }
  Turn* begin() { return turns_.get(); }
  Turn* end() { return turns_.get() + size_; }

 private:
  void grow();

  std::unique_ptr<Turn[]> turns_;
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
};

}  // namespace plybook
