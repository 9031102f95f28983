#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "plybook/record/tree_builder.h"

namespace plybook {

/// The number of a turn as it is written, `6.` or `6...`, behind so many half-moves.
std::string number_of_turn(std::uint32_t half_moves);

/// A move number as it is written.
struct MoveNumber {
  std::uint32_t value = 0;
  bool is_second = false;  ///< `1...`: the second side's
};

/// Compares move numbers with the turns that were read. One wrong number is told once: those that go on from it are
/// not.
class MoveNumbers {
 public:
  explicit MoveNumbers(TreeBuilder& builder) : builder_(builder) {}

  /// `starts_anywhere`: the record gives its start, so that its first number may be any.
  void start(bool starts_anywhere);
  /// Whether the number is certainly right; else `check` tells.
  bool is_right(std::uint32_t value) const { return is_known_ && value == expected(); }
  /// The number that should have been, where another one stands.
  std::optional<std::uint32_t> check(MoveNumber number);
  /// Whether the turns at hand are adjustments before the game, and those of the second side.
  bool adjusting() const { return adjustments_ > 0; }
  bool take_adjustment();
  /// The next number counts anew: a turn was left out or is unknown.
  void forget() { is_known_ = false; }
  /// Half-moves that the numbers leave out.
  std::uint32_t start_index() const { return start_; }
  /// Whether the number is that of the turn which follows in the line around this variation.
  bool fits_outer_line(MoveNumber number) const;
  /// The number of the next turn.
  std::uint32_t expected() const { return (builder_.index() + start_) / 2 + 1; }

 private:
  bool begin(MoveNumber number);
  bool count_anew(MoveNumber number);

  TreeBuilder& builder_;
  std::uint32_t start_ = 0;
  bool is_known_ = false;  // what the next number should be
  bool has_begun_ = false;
  bool starts_anywhere_ = false;
  int adjustments_ = 0;       // that may still come
  int adjustments_read_ = 0;  // 2 also when only the second side had one
};

}  // namespace plybook
