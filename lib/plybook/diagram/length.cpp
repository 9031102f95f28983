#include "plybook/diagram/length.h"

#include <algorithm>
#include <cstddef>

namespace plybook {

namespace {

/// Reads digits from the front of `text`, at most `most`; nothing when there are more or none.
std::optional<std::int64_t> take_digits(std::string_view& text, std::size_t most) {
  std::int64_t value = 0;
  std::size_t count = 0;
  for (; count < text.size() && text[count] >= '0' && text[count] <= '9'; ++count) {
    if (count == most) return std::nullopt;
    value = value * 10 + (text[count] - '0');
  }
  text.remove_prefix(count);
  return count == 0 ? std::nullopt : std::optional(value);
}

/// Reads `.5` as 500; 0 when there is no point.
std::optional<std::int64_t> take_decimals(std::string_view& text) {
  if (!text.starts_with('.')) return 0;
  text.remove_prefix(1);
  const std::size_t before = text.size();
  const auto digits = take_digits(text, 3);
  if (!digits) return std::nullopt;
  std::int64_t value = *digits;
  for (std::size_t count = before - text.size(); count < 3; ++count) value *= 10;
  return value;
}

}  // namespace

std::optional<Length> parse_length(std::string_view text) {
  Length length;
  if (text.ends_with("px")) {
    length.unit = Length::Unit::px;
  } else if (!text.ends_with("mm")) {
    return std::nullopt;
  }
  text.remove_suffix(2);
  const auto whole = take_digits(text, 6);
  const auto decimals = take_decimals(text);
  if (!whole || !decimals || !text.empty()) return std::nullopt;
  if (length.unit == Length::Unit::px && *decimals != 0) return std::nullopt;
  length.thousandths = *whole * 1000 + *decimals;
  if (length.thousandths == 0 || length.thousandths > longest_length * 1000) return std::nullopt;
  return length;
}

Length height_for(Length width, Box view) {
  const std::int64_t divisor = std::max(view.width, 1);
  return {(width.thousandths * view.height + divisor / 2) / divisor, width.unit};
}

void append_thousandths(std::string& out, std::int64_t thousandths) {
  if (thousandths < 0) {
    out += '-';
    thousandths = -thousandths;
  }
  out += std::to_string(thousandths / 1000);
  std::int64_t rest = thousandths % 1000;
  if (rest == 0) return;
  out += '.';
  for (std::int64_t place = 100; rest != 0; rest %= place, place /= 10) out += static_cast<char>('0' + rest / place);
}

}  // namespace plybook
