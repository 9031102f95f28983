#include "plybook/replay/readings.h"

#include <algorithm>

namespace plybook {
namespace {

const Finding* first_error(const Findings& findings) {
  const auto found = std::find_if(findings.begin(), findings.end(),
                                  [](const Finding& f) { return info(f.code).severity == Severity::error; });
  return found == findings.end() ? nullptr : &*found;
}

/// The value that an option has for a game: chosen, else the game's own.
const std::string& value_of(const Game& game, const Option& option) {
  for (const auto& [name, value] : game.choices)
    if (name == option.name) return value;
  return option.values.front();
}

bool same_error(const Finding* a, const Finding* b) {
  if (a == nullptr || b == nullptr) return a == b;
  return a->code == b->code && a->ply == b->ply && a->clause == b->clause;
}

}  // namespace

std::vector<Reading> Readings::of(const Record& record, const Replay& usual, const Findings& findings,
                                  const Findings& read) {
  std::vector<Reading> readings;
  if (!usual.game) return readings;
  for (const Option& option : usual.game->options)
    for (const std::string& value : option.values) {
      if (value == value_of(*usual.game, option)) continue;
      Reading reading = with(record, option.name, value, read);
      reading.changes = !same_error(first_error(findings), first_error(told_)) || replay_.board != usual.board;
      readings.push_back(std::move(reading));
    }
  return readings;
}

Reading Readings::with(const Record& record, const std::string& option, const std::string& value,
                       const Findings& read) {
  const std::string pair = option + "=" + value;
  const GameChoice choice{choice_.game, overridden(choice_.rules, pair)};
  Replayer& replayer = replayers_.try_emplace(pair, catalogue_, choice).first->second;
  told_ = read;
  replay_ = replayer.replay(record, told_);
  Reading reading{option, value, true, {}, {}, false};
  if (const Finding* error = first_error(told_)) {
    reading.ok = false;
    reading.ply = error->ply;
    reading.clause = error->clause;
    reading.code = error->code;
  }
  return reading;
}

}  // namespace plybook
