#include "plybook/notation/men_turn.h"

#include "plybook/base/ascii.h"
#include "plybook/notation/pass_text.h"

namespace plybook {
namespace {}  // namespace

MenTurnReader::MenTurnReader(const MenNotation& notation, std::string_view text, TurnText& turn)
    : notation_(notation), text_(text), turn_(turn), plain_(plain(text, notation.likeness())) {}

tl::expected<void, TextFault> MenTurnReader::read() {
  if (read_pass(text_, plain_, turn_)) return {};
  turn_.liberties = plain_.liberties;
  if (auto read = read_cells(); !read) return read;
  if (turn_.cells.size() < 2) return tl::unexpected(not_a_turn());
  return {};
}

TextFault MenTurnReader::not_a_turn() const {
  const Span span = trimmed(text_);
  return {Code::not_a_turn, span, {std::string(span.in(text_))}};
}

/// The short form: the origin's file alone, as in `cd4`.
bool MenTurnReader::read_short_origin() {
  const CellNames& names = notation_.names().front();
  const std::string& text = plain_.text;
  if (names.naming().kind != Naming::Kind::algebraic || text.size() < 3 || !is_letter(text[0]) || is_digit(text[1]))
    return false;
  const auto file = names.file(text[0]);
  if (file.empty()) return false;
  turn_.origins.assign(file.begin(), file.end());
  turn_.cells.push_back(no_cell);
  if (text[0] < 'a') turn_.liberties.add(Liberty::letter_case);
  position_ = 1;
  return true;
}

tl::expected<void, TextFault> MenTurnReader::read_cells() {
  const bool in_short = read_short_origin();
  const std::size_t first = position_;
  while (position_ < plain_.text.size()) {
    if (!turn_.cells.empty()) {
      const std::size_t before = position_;
      read_sign();
      // The short form has no sign by nature.
      if (position_ == before && !(in_short && before == first)) turn_.liberties.add(Liberty::turn_form);
    }
    if (auto read = read_cell(); !read) return read;
  }
  return {};
}

void MenTurnReader::read_sign() {
  const char c = plain_.text[position_];
  const char lower = c == 'X' ? 'x' : c;
  const std::optional<Sign> sign = notation_.sign(lower);
  turn_.signs.push_back(sign.value_or(Sign::none));
  if (!sign) return;
  if (lower != c) turn_.liberties.add(Liberty::letter_case);
  ++position_;
}

tl::expected<void, TextFault> MenTurnReader::read_cell() {
  const std::string_view rest = std::string_view(plain_.text).substr(position_);
  for (const CellNames& names : notation_.names()) {
    const CellNames::Reading reading = names.read(rest);
    if (reading.length == 0) continue;
    if (&names != &notation_.names().front()) turn_.liberties.add(Liberty::turn_form);
    if (names.naming().kind == Naming::Kind::numeric) return read_number(names, reading);
    return take(reading);
  }
  return tl::unexpected(not_a_turn());
}

/// A number, or several of two digits without signs between: `3228`.
tl::expected<void, TextFault> MenTurnReader::read_number(const CellNames& names, CellNames::Reading reading) {
  if (reading.length < 4 || reading.length % 2 != 0) return take(reading);
  turn_.liberties.add(Liberty::turn_form);
  const std::size_t end = position_ + reading.length;
  for (bool first = true; position_ < end; first = false) {
    if (!first) turn_.signs.push_back(Sign::none);
    const auto two = std::string_view(plain_.text).substr(position_, 2);
    if (auto taken = take(names.read(two)); !taken) return taken;
  }
  return {};
}

tl::expected<void, TextFault> MenTurnReader::take(const CellNames::Reading& reading) {
  if (reading.cell >= not_playing) {
    const Span span = plain_.original(position_, position_ + reading.length);
    const Code code = reading.cell == no_cell ? Code::no_such_cell : Code::not_playing_cell;
    return tl::unexpected(TextFault{code, span, {std::string(span.in(text_))}});
  }
  if (reading.other_case) turn_.liberties.add(Liberty::letter_case);
  if (reading.dot_missing) turn_.liberties.add(Liberty::turn_form);
  if (reading.leading_zero) turn_.liberties.add(Liberty::leading_zero);
  turn_.cells.push_back(reading.cell);
  position_ += reading.length;
  return {};
}

}  // namespace plybook
