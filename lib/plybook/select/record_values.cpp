#include "plybook/select/record_values.h"

#include <algorithm>
#include <charconv>

#include "plybook/record/words.h"
#include "plybook/replay/results.h"
#include "plybook/replay/tags.h"

namespace plybook {

using Value = Operand::Kind;

bool RecordValues::needs_replay(const Operand& operand) const {
  if (replay_ != nullptr) return false;
  if (operand.kind == Value::plies || operand.kind == Value::pieces) return true;
  return operand.kind == Value::game && !is_game_told();
}

/// PDN's GameType is believed only until the turns show another game.
bool RecordValues::is_game_told() const { return games_.is_named(record_) && GameFinder::pdn_type(record_) == nullptr; }

/// The game that the record names, whatever its turns show; null where there is none.
const Game* RecordValues::named_game() {
  if (!looked_ && games_.is_named(record_)) {
    Findings told_by_the_replay;
    named_ = games_.find(record_, told_by_the_replay);
  }
  looked_ = true;
  return named_.get();
}

/// The tag of that name, else of a local name that the record's game has for it.
std::optional<std::string_view> RecordValues::tag(std::string_view name) {
  if (const auto value = record_.value(name)) return value;
  return tag_value(record_, named_game(), name);
}

std::vector<std::string_view> RecordValues::players() {
  std::vector<std::string_view> names;
  const auto add = [&](std::string_view name) {
    if (const auto value = tag(name)) names.push_back(*value);
  };
  const Game* const game = named_game();
  if (game == nullptr) {
    add("White");
    add("Black");
    return names;
  }
  for (const SideName& side : game->sides) {
    add(side.tag);
    for (const std::string& other : side.other_tags) add(other);
  }
  return names;
}

std::vector<std::string_view> RecordValues::texts(const Operand& operand) {
  switch (operand.kind) {
    case Value::player:
      return players();
    case Value::tag:
      return {tag(operand.text).value_or("")};
    case Value::termination:
      return {tag("Termination").value_or("")};
    case Value::game: {
      const Game* const game = replay_ != nullptr && !is_game_told() ? replay_->game.get() : named_game();
      return {game == nullptr ? std::string_view() : std::string_view(game->id)};
    }
    case Value::text:
    case Value::number:
    case Value::date:
    case Value::outcome:
    case Value::result:
    case Value::day:
    case Value::plies:
    case Value::pieces:
      break;
  }
  return {operand.text};
}

std::optional<std::uint64_t> RecordValues::number(const Operand& operand) {
  if (operand.kind == Value::number) return operand.number;
  if (operand.kind == Value::plies) return replay_ == nullptr ? 0 : replay_->plies;
  if (operand.kind == Value::pieces) return watch_ == nullptr ? std::nullopt : watch_->count(operand);
  const std::string_view text = tag(operand.text).value_or("");
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::optional<PartialDate> RecordValues::date(const Operand& operand) {
  if (operand.is_constant()) return operand.date;
  return read_date(tag(operand.kind == Value::tag ? std::string_view(operand.text) : "Date").value_or(""));
}

Result RecordValues::result() {
  if (record_.has_result() && !is_separator(record_)) return record_.result;
  const auto read = result_of(tag("Result").value_or(""));
  return read ? read->result : Result::unknown;
}

Truth RecordValues::ok() const {
  if (has_error(findings_)) return Truth::no;
  return is_replayed() ? Truth::yes : Truth::unknown;
}

/// What the reader has found stays found.
Truth RecordValues::has(const std::vector<Code>& codes) const {
  const bool found = std::any_of(findings_.begin(), findings_.end(), [&](const Finding& finding) {
    return std::find(codes.begin(), codes.end(), finding.code) != codes.end();
  });
  if (found) return Truth::yes;
  return is_replayed() ? Truth::no : Truth::unknown;
}

Truth RecordValues::reached(std::size_t position) const {
  if (!is_replayed()) return Truth::unknown;
  return truth(watch_ != nullptr && watch_->reached(position).has_value());
}

}  // namespace plybook
