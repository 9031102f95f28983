#include "plybook/record/move_numbers.h"

namespace plybook {

std::string number_of_turn(std::uint32_t half_moves) {
  return std::to_string(half_moves / 2 + 1) + (half_moves % 2 == 0 ? "." : "...");
}

void MoveNumbers::start(bool starts_anywhere) {
  start_ = 0;
  is_known_ = has_begun_ = false;
  starts_anywhere_ = starts_anywhere;
  adjustments_ = adjustments_read_ = 0;
}

bool MoveNumbers::take_adjustment() {
  const bool is_second = adjustments_ == 1;
  --adjustments_;
  adjustments_read_ = is_second ? 2 : 1;
  return is_second;
}

bool MoveNumbers::fits_outer_line(MoveNumber number) const {
  const std::uint32_t index = builder_.outer_index() + start_;
  return number.value == index / 2 + 1 && number.is_second == (index % 2 == 1);
}

/// Takes the record's first number for what the turns are counted from, where it can be.
bool MoveNumbers::begin(MoveNumber number) {
  const std::uint32_t behind = 2 * (number.value - 1) + (number.is_second ? 1U : 0U);
  const bool is_start = builder_.depth() == 0 && (starts_anywhere_ || (behind == 1 && !builder_.has_turn()));
  if (!is_start || behind < builder_.index()) return false;
  start_ = behind - builder_.index();
  return true;
}

/// Behind an unknown turn, which may stand for one or two.
bool MoveNumbers::count_anew(MoveNumber number) {
  const std::uint32_t behind = 2 * (number.value - 1) + (number.is_second ? 1U : 0U);
  if (behind < start_) return false;
  builder_.set_index(behind - start_);
  return true;
}

std::optional<std::uint32_t> MoveNumbers::check(MoveNumber number) {
  if (number.value == 0) {
    if (builder_.index() > 0 || adjustments_read_ == 2) return expected();
    adjustments_ = number.is_second || adjustments_read_ > 0 ? 1 : 2;
    return std::nullopt;
  }
  adjustments_ = 0;
  const bool was_known = is_known_, had_begun = has_begun_;
  is_known_ = has_begun_ = true;
  if (!had_begun && begin(number)) return std::nullopt;
  if (had_begun && !was_known && count_anew(number)) return std::nullopt;
  const std::int64_t difference = std::int64_t{number.value} - expected();
  if (difference == 0 || difference == builder_.shift()) return std::nullopt;
  if (starts_anywhere_ && difference == 1 && builder_.index() == 1 && builder_.depth() == 0 && start_ % 2 == 0) {
    ++start_;  // the second side begins, though its first number does not say so
    return std::nullopt;
  }
  builder_.set_shift(difference);
  return expected();
}

}  // namespace plybook
