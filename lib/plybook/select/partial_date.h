#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "plybook/select/sign.h"

namespace plybook {

/// A date of which each part is known or not: `1990.??.??`. Parts that are not known are 0.
struct PartialDate {
  int year = 0;
  int month = 0;
  int day = 0;
  friend bool operator==(PartialDate, PartialDate) = default;
};

/// Reads what stands in a tag: `1990.05.17`, dashes or slashes instead of dots, `??` for what is not known, parts left
/// out at the end. Nothing for any other text, and for days that no calendar has.
std::optional<PartialDate> read_date(std::string_view text);

/// Whether a record's date stands so to a period: a year, a month of a year, or a day. True only where what is known of
/// the date is enough to be sure.
bool compare(PartialDate date, CompareSign sign, PartialDate period);
/// The same for the dates of two tags.
bool compare_dates(PartialDate a, CompareSign sign, PartialDate b);

}  // namespace plybook
