#include "plybook/select/partial_date.h"

#include <algorithm>
#include <array>

#include "plybook/base/ascii.h"

namespace plybook {
namespace {

constexpr int last_year = 9999;

/// One part: so many digits, or as many question marks (0). Nothing for anything else.
std::optional<int> read_part(std::string_view text, std::size_t digits) {
  if (text.size() != digits) return std::nullopt;
  if (std::all_of(text.begin(), text.end(), [](char c) { return c == '?'; })) return 0;
  if (!std::all_of(text.begin(), text.end(), is_digit)) return std::nullopt;
  int value = 0;
  for (const char c : text) value = 10 * value + (c - '0');
  return value == 0 ? std::nullopt : std::optional(value);
}

int days_of(int month, int year) {
  constexpr std::array days = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  const bool leap = year == 0 || (year % 4 == 0 && (year % 100 != 0 || year % 400 == 0));
  return month == 2 && leap ? 29 : days[static_cast<std::size_t>(month - 1)];
}

bool can_be(const PartialDate& date) {
  return date.month <= 12 && date.day <= (date.month == 0 ? 31 : days_of(date.month, date.year));
}

int as_number(int year, int month, int day) { return (year * 100 + month) * 100 + day; }
int earliest(const PartialDate& d) {
  return as_number(d.year, std::max(d.month, 1), std::max(d.day, 1));  // an unknown year is 0, before all others
}
int latest(const PartialDate& d) {
  const int month = d.month == 0 ? 12 : d.month;
  return as_number(d.year == 0 ? last_year : d.year, month, d.day == 0 ? days_of(month, d.year) : d.day);
}

/// Whether a part that both know tells them apart.
bool differ(const PartialDate& a, const PartialDate& b) {
  const auto apart = [](int x, int y) { return x != 0 && y != 0 && x != y; };
  return apart(a.year, b.year) || apart(a.month, b.month) || apart(a.day, b.day);
}

bool lies_in(const PartialDate& date, const PartialDate& period) {
  return date.year == period.year && (period.month == 0 || date.month == period.month) &&
         (period.day == 0 || date.day == period.day);
}

bool is_whole(const PartialDate& date) { return date.year != 0 && date.month != 0 && date.day != 0; }

}  // namespace

std::optional<PartialDate> read_date(std::string_view text) {
  std::array<std::optional<int>, 3> parts = {0, 0, 0};
  char between = '\0';
  std::size_t count = 0;
  for (std::size_t at = 0; at <= text.size(); ++count) {
    if (count == parts.size()) return std::nullopt;
    const std::size_t end = std::min(text.find_first_of(".-/", at), text.size());
    parts[count] = read_part(text.substr(at, end - at), count == 0 ? 4 : 2);
    if (!parts[count]) return std::nullopt;
    if (end < text.size() && between != '\0' && text[end] != between) return std::nullopt;
    if (end < text.size()) between = text[end];
    at = end + 1;
  }
  const PartialDate date{*parts[0], *parts[1], *parts[2]};
  return can_be(date) ? std::optional(date) : std::nullopt;
}

bool compare(PartialDate date, CompareSign sign, PartialDate period) {
  switch (sign) {
    case CompareSign::equal:
      return lies_in(date, period);
    case CompareSign::unequal:
      return differ(date, period);
    case CompareSign::less:
      return latest(date) < earliest(period);
    case CompareSign::at_most:
      return latest(date) <= latest(period);
    case CompareSign::greater:
      return earliest(date) > latest(period);
    case CompareSign::at_least:
      return earliest(date) >= earliest(period);
    case CompareSign::contains:
      break;
  }
  return false;
}

bool compare_dates(PartialDate a, CompareSign sign, PartialDate b) {
  switch (sign) {
    case CompareSign::equal:
      return is_whole(a) && a == b;
    case CompareSign::unequal:
      return differ(a, b);
    case CompareSign::less:
      return latest(a) < earliest(b);
    case CompareSign::at_most:
      return latest(a) <= earliest(b);
    case CompareSign::greater:
      return earliest(a) > latest(b);
    case CompareSign::at_least:
      return earliest(a) >= latest(b);
    case CompareSign::contains:
      break;
  }
  return false;
}

}  // namespace plybook
