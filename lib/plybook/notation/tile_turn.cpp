#include "plybook/notation/tile_turn.h"

#include <algorithm>

#include "plybook/base/ascii.h"
#include "plybook/notation/pass_text.h"

namespace plybook {
namespace {

constexpr std::string_view exchange = "\u21C4";  // ⇄

/// The stripe of a letter, as a bit; 0 for other letters.
std::uint8_t stripe_of(char letter) {
  const std::size_t edge = stripe_letters.find(letter);
  return static_cast<std::uint8_t>(edge == std::string_view::npos ? 0u : 1u << edge);
}

/// Notes what was written behind the latest cell. Turns without any suffix have no looks.
void add_look(TurnText& turn, std::uint8_t look) {
  turn.looks.resize(turn.cells.size(), TurnText::same_look);
  turn.looks.back() = look;
}

void fill_looks(TurnText& turn) {
  if (!turn.looks.empty()) turn.looks.resize(turn.cells.size(), TurnText::same_look);
}

/// `@ns` at `p`, where there is one. False where it is badly written.
bool read_look_quickly(const char*& p, const char* end, TurnText& turn) {
  if (p == end || *p != '@') return true;
  std::uint8_t look = 0;
  for (++p; p != end; ++p) {
    const std::uint8_t stripe = stripe_of(*p);
    if (stripe == 0) break;
    if ((look & stripe) != 0) return false;
    look = static_cast<std::uint8_t>(look | stripe);
  }
  add_look(turn, look);
  return look != 0;
}

}  // namespace

bool read_tile_turn_quickly(const CellNames& names, std::string_view text, TurnText& turn) {
  const char* p = text.data();
  const char* const end = p + text.size();
  const auto read_tile = [&] {
    turn.cells.push_back(names.read_exactly(p, end));
    return turn.cells.back() < not_playing && read_look_quickly(p, end, turn);
  };
  if (!read_tile()) return false;
  if (p == end) return true;
  if (*p == '-') {
    turn.signs.push_back(Sign::step);
    ++p;
    return turn.looks.empty() && read_tile() && turn.looks.empty() && p == end;
  }
  if (end - p < 2 || p[0] != '<' || p[1] != '>') return false;
  turn.signs.push_back(Sign::swap);
  p += 2;
  if (!read_tile() || p != end) return false;
  fill_looks(turn);
  return true;
}

TileTurnReader::TileTurnReader(const CellNames& names, std::string_view text, TurnText& turn)
    : names_(names), text_(text), turn_(turn), plain_(plain(text, Likeness::strict)), rest_(plain_.text) {}

tl::expected<void, TextFault> TileTurnReader::read() {
  if (read_pass(text_, plain_, turn_)) return {};
  turn_.liberties = plain_.liberties;
  for (;;) {
    if (auto read = read_cell(); !read) return read;
    if (!read_look()) return tl::unexpected(not_a_turn());
    if (rest_.empty()) break;
    if (turn_.cells.size() == 2) return tl::unexpected(not_a_turn());
    read_sign();
  }
  if (!is_whole()) return tl::unexpected(not_a_turn());
  fill_looks(turn_);
  return {};
}

/// Whether cells, sign and suffixes are those of a turn: a slide has no suffix.
bool TileTurnReader::is_whole() const {
  return turn_.signs.empty() || turn_.signs[0] == Sign::swap || turn_.looks.empty();
}

TextFault TileTurnReader::not_a_turn() const {
  const Span span = trimmed(text_);
  return {Code::not_a_turn, span, {std::string(span.in(text_))}};
}

tl::expected<void, TextFault> TileTurnReader::read_cell() {
  const CellNames::Reading reading = names_.read(rest_);
  if (reading.length == 0) return tl::unexpected(not_a_turn());
  if (reading.cell >= not_playing) {
    const std::size_t begin = plain_.text.size() - rest_.size();
    const Span span = plain_.original(begin, begin + reading.length);
    return tl::unexpected(TextFault{Code::no_such_cell, span, {std::string(span.in(text_))}});
  }
  if (reading.other_case) turn_.liberties.add(Liberty::letter_case);
  if (reading.leading_zero) turn_.liberties.add(Liberty::leading_zero);
  turn_.cells.push_back(reading.cell);
  rest_.remove_prefix(reading.length);
  return {};
}

/// A suffix, where there is one. False where it is badly written.
bool TileTurnReader::read_look() {
  if (!take("@")) return true;
  std::uint8_t look = 0;
  for (; !rest_.empty(); rest_.remove_prefix(1)) {
    const std::uint8_t stripe = stripe_of(lower(rest_[0]));
    if (stripe == 0) break;
    if ((look & stripe) != 0) return false;
    if (lower(rest_[0]) != rest_[0]) turn_.liberties.add(Liberty::letter_case);
    look = static_cast<std::uint8_t>(look | stripe);
  }
  add_look(turn_, look);
  return look != 0;
}

void TileTurnReader::read_sign() {
  if (take("<>") || take("><") || take(exchange)) {
    turn_.signs.push_back(Sign::swap);
  } else if (take("-")) {
    turn_.signs.push_back(Sign::step);
  } else if (take(":") || take("x") || take("X")) {
    turn_.signs.push_back(Sign::capture);
  } else {
    turn_.signs.push_back(Sign::none);
    turn_.liberties.add(Liberty::turn_form);
  }
}

bool TileTurnReader::take(std::string_view sign) {
  if (!rest_.starts_with(sign)) return false;
  rest_.remove_prefix(sign.size());
  return true;
}

}  // namespace plybook
