#include "plybook/notation/men_notation.h"

#include "plybook/notation/men_position.h"
#include "plybook/notation/men_turn.h"
#include "plybook/notation/plain_text.h"

namespace plybook {
namespace {

constexpr std::uint8_t no_sign = 0xFF;

std::size_t byte(char c) { return static_cast<unsigned char>(c); }
bool is_cell(Cell cell) { return cell < not_playing; }

}  // namespace

MenNotation::MenNotation(std::shared_ptr<const Topology> topology, MenNotationFacts facts)
    : topology_(std::move(topology)), facts_(std::move(facts)) {
  names_.reserve(facts_.namings.size());
  for (const Naming naming : facts_.namings) names_.emplace_back(*topology_, naming);
  signs_.fill(no_sign);
  for (const char c : std::string_view(":x")) signs_[byte(c)] = static_cast<std::uint8_t>(Sign::capture);
  const auto set = [this](const std::string& sign, Sign meaning) {
    if (!sign.empty()) signs_[byte(sign[0])] = static_cast<std::uint8_t>(meaning);
  };
  set(facts_.capture_sign, Sign::capture);
  // One sign for both tells nothing about what the turn does.
  set(facts_.step_sign, facts_.step_sign == facts_.capture_sign ? Sign::none : Sign::step);
  set(facts_.ice_sign, Sign::ice);
}

Likeness MenNotation::likeness() const {
  return facts_.namings.front().kind == Naming::Kind::dotted ? Likeness::loose : Likeness::strict;
}

std::optional<Sign> MenNotation::sign(char c) const {
  const std::uint8_t found = signs_[byte(c)];
  if (found == no_sign) return std::nullopt;
  return static_cast<Sign>(found);
}

Cell MenNotation::cell(std::string_view name) const {
  const PlainText text = plain(name, likeness());
  for (const CellNames& names : names_) {
    const CellNames::Reading reading = names.read(text.text);
    if (reading.length == text.text.size() && is_cell(reading.cell)) return reading.cell;
  }
  return no_cell;
}

bool MenNotation::read_quickly(std::string_view text, TurnText& turn) const {
  const CellNames& names = names_.front();
  const char* p = text.data();
  const char* const end = p + text.size();
  for (;;) {
    const Cell cell = names.read_exactly(p, end);
    if (!is_cell(cell)) return false;
    turn.cells.push_back(cell);
    if (p == end) return turn.cells.size() > 1;
    const std::uint8_t sign = signs_[byte(*p++)];
    if (sign == no_sign) return false;
    turn.signs.push_back(static_cast<Sign>(sign));
  }
}

tl::expected<void, TextFault> MenNotation::read_turn(std::string_view text, TurnText& turn) const {
  turn.clear();
  if (read_quickly(text, turn)) return {};
  turn.clear();
  return MenTurnReader(*this, text, turn).read();
}

char MenNotation::character(Sign sign) const {
  switch (sign) {
    case Sign::capture:
      return facts_.capture_sign[0];
    case Sign::ice:
      return facts_.ice_sign.empty() ? facts_.capture_sign[0] : facts_.ice_sign[0];
    case Sign::none:
    case Sign::step:
    case Sign::swap:
      return facts_.step_sign[0];
  }
  return facts_.step_sign[0];
}

void MenNotation::write_turn(const TurnText& turn, std::string& out) const {
  switch (turn.form) {
    case TurnText::Form::pass:
      out += "--";
      return;
    case TurnText::Form::unknown:
      out += "- -";
      return;
    case TurnText::Form::cells:
      break;
  }
  for (std::size_t i = 0; i < turn.cells.size(); ++i) {
    if (i > 0) out += character(turn.signs[i - 1]);
    out += name(turn.cells[i]);
  }
}

std::optional<View> MenNotation::read_position(std::string_view text, std::vector<TextFault>& faults) const {
  return MenPositionReader(*this, text, faults).read();
}

void MenNotation::write_position(const View& view, std::string& out) const { write_men_position(*this, view, out); }

}  // namespace plybook
