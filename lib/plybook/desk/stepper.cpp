#include "plybook/desk/stepper.h"

#include <fmt/format.h>

#include <algorithm>

#include "plybook/base/letters.h"
#include "plybook/base/translation.h"
#include "plybook/base/unicode.h"
#include "plybook/replay/ply_choice.h"

namespace plybook {

Stepper::Wish Stepper::key(const Key& key) {
  message_.clear();
  if (asked_ != Asked::nothing) return typed(key), Wish::stay;
  if (shows_help_) return shows_help_ = false, Wish::stay;
  switch (key.kind) {
    case Key::Kind::right:
    case Key::Kind::enter:
      step(tree_.next(turn_));
      break;
    case Key::Kind::left:
    case Key::Kind::backspace:
      step(tree_.previous(turn_));
      break;
    case Key::Kind::home:
      turn_ = 0;
      break;
    case Key::Kind::end:
      to_end();
      break;
    case Key::Kind::down:
      choose(1);
      break;
    case Key::Kind::up:
      choose(-1);
      break;
    case Key::Kind::page_down:
      return Wish::next_record;
    case Key::Kind::page_up:
      return Wish::previous_record;
    case Key::Kind::character:
      return character(key.character);
    case Key::Kind::escape:
      break;
  }
  return Wish::stay;
}

Stepper::Wish Stepper::character(char32_t c) {
  switch (c) {
    case U'q':
    case U'й':
      return Wish::quit;
    case U' ':
      step(tree_.next(turn_));
      break;
    case U'g':
    case U'п':
    case U':':
      asked_ = Asked::ply;
      break;
    case U'/':
    case U'.':  // the slash of a Russian keyboard
      asked_ = Asked::text;
      break;
    case U'n':
    case U'т':
      search(true);
      break;
    case U'N':
    case U'Т':
      search(false);
      break;
    case U'f':
    case U'а':
      look_.flip = !look_.flip;
      break;
    case U'l':
    case U'д':
      shows_legal_ = !shows_legal_;
      break;
    case U'+':
      many(true);
      break;
    case U'-':
      many(false);
      break;
    default:
      shows_help_ = true;
      break;
  }
  return Wish::stay;
}

/// Takes a key of the answer that is being typed.
void Stepper::typed(const Key& key) {
  switch (key.kind) {
    case Key::Kind::character:
      append_utf8(answer_, key.character);
      return;
    case Key::Kind::backspace:
      while (!answer_.empty() && (static_cast<unsigned char>(answer_.back()) & 0xC0) == 0x80) answer_.pop_back();
      if (!answer_.empty()) answer_.pop_back();
      return;
    case Key::Kind::enter:
      return answer();
    default:
      asked_ = Asked::nothing;
      answer_.clear();
      return;
  }
}

void Stepper::answer() {
  const Asked asked = std::exchange(asked_, Asked::nothing);
  const std::string answer = std::exchange(answer_, {});
  if (asked == Asked::ply) return void(go(answer));
  if (!answer.empty()) wanted_ = answer;
  search(true);
}

/// The line at hand, from the start over the turn to its end.
std::vector<std::uint32_t> Stepper::line() const {
  std::vector<std::uint32_t> turns;
  for (std::uint32_t turn = turn_; turn != Node::none; turn = tree_.previous(turn)) turns.push_back(turn);
  std::reverse(turns.begin(), turns.end());
  for (std::uint32_t turn = tree_.next(turn_); turn != Node::none; turn = tree_.next(turn)) turns.push_back(turn);
  return turns;
}

bool Stepper::go(std::string_view ply) {
  const auto choice = PlyChoice::read(ply);
  if (choice && choice->end()) return to_end(), true;
  const Position* start = tree_.position(0);
  if (choice && !choice->several() && start != nullptr)
    for (const std::uint32_t turn : line())
      if (choice->has(tree_.ply(turn), *tree_.game(), start->to_move)) return turn_ = turn, true;
  message_ = fmt::format(fmt::runtime(tr("this line has no ply {0}")), printable(ply));
  return false;
}

void Stepper::to_end() {
  for (std::uint32_t turn = turn_; turn != Node::none; turn = tree_.next(turn)) turn_ = turn;
}

void Stepper::many(bool forward) {
  constexpr int turns = 10;
  for (int i = 0; i < turns; ++i) step(forward ? tree_.next(turn_) : tree_.previous(turn_));
}

/// Takes another turn in the place of this one; from within a variation, up leads back to the turn that it replaces.
void Stepper::choose(int direction) {
  const std::vector<std::uint32_t> turns = tree_.alternatives(turn_);
  const auto here = std::find(turns.begin(), turns.end(), turn_);
  const std::ptrdiff_t at = here - turns.begin() + direction;
  if (at >= 0 && at < static_cast<std::ptrdiff_t>(turns.size())) {
    turn_ = turns[static_cast<std::size_t>(at)];
  } else if (direction < 0 && tree_.replaced(turn_) != Node::none) {
    turn_ = tree_.replaced(turn_);
  } else {
    message_ = tr("there is no other turn here");
  }
}

bool Stepper::matches(std::uint32_t turn, std::string_view wanted) const {
  if (without_case(tree_.text(turn)).find(wanted) != std::string::npos) return true;
  const Record& record = tree_.record();
  for (std::uint32_t id = record.nodes[turn].remarks; id != Remark::none; id = record.remarks[id].next)
    if (without_case(record.remarks[id].span.in(record.text)).find(wanted) != std::string::npos) return true;
  return false;
}

/// Goes to the next turn that has the wanted text in itself or in a comment; behind the last turn, on from the first.
void Stepper::search(bool forward) {
  const std::vector<std::uint32_t>& turns = tree_.turns();
  const std::string wanted = without_case(wanted_);
  const auto here = std::find(turns.begin(), turns.end(), turn_);
  std::size_t at =
      here == turns.end() ? (forward ? turns.size() - 1 : 0) : static_cast<std::size_t>(here - turns.begin());
  for (std::size_t tried = 0; tried < turns.size() && !wanted.empty(); ++tried) {
    at = (at + (forward ? 1 : turns.size() - 1)) % turns.size();
    if (matches(turns[at], wanted)) return void(turn_ = turns[at]);
  }
  message_ = fmt::format(fmt::runtime(tr("{0} is nowhere")), printable(wanted_));
}

}  // namespace plybook
