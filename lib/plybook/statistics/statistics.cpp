#include "plybook/statistics/statistics.h"

#include <algorithm>

#include "plybook/game/choices.h"
#include "plybook/statistics/tally_names.h"

namespace plybook {
namespace {

/// Whether the first error under a reading is about the end of the game alone: turns behind it, or what the record says
/// of it.
bool is_about_the_end(Code code) {
  if (code == Code::game_over || code == Code::decided_start) return true;
  const std::string_view name = info(code).name;
  return !name.starts_with("illegal-turn/") && !name.starts_with("unreadable-turn/") && !name.starts_with("position/");
}

}  // namespace

Choosing GameStatistics::all_choosing() const {
  Choosing all;
  for (const Choosing& one : choosing) all.add(one);
  return all;
}

bool GameStatistics::tells(Tally tally) const {
  return tallies[static_cast<std::size_t>(tally)].games > 0 || !clause_of(tally, *game).empty();
}

void GameStatistics::add(const GameSummary& summary) {
  lengths.add(summary.plies);
  const auto result = static_cast<std::size_t>(summary.result);
  ++results[result];
  ++ends[summary.termination][result];
  for (std::size_t i = 0; i < stretch_count; ++i) choosing[i].add(summary.choosing[i]);
  most_turns = std::max(most_turns, summary.most_turns);
  single_turn += summary.single_turn;
  for (std::size_t i = 0; i < tally_count; ++i) {
    tallies[i].games += summary.tallies[i].turns > 0 ? 1u : 0u;
    tallies[i].all.turns += summary.tallies[i].turns;
    tallies[i].all.amount += summary.tallies[i].amount;
  }
  add_readings(summary.readings);
  if (!start) start = summary.start;
  if (*start == summary.start) openings.add(summary.opening, summary.result);
}

void GameStatistics::add_readings(const std::vector<Reading>& all) {
  if (readings.empty())
    for (const Reading& reading : all) readings.push_back({reading.option, reading.value});
  for (std::size_t i = 0; i < all.size(); ++i) {
    ReadingCounts& counts = readings[i];
    ++counts.games;
    if (!all[i].changes) continue;
    if (all[i].ok || is_about_the_end(all[i].code)) {
      ++counts.other_end;
      continue;
    }
    ++counts.illegal;
    ++counts.clauses[all[i].clause];
  }
}

void Statistics::add(const GameSummary& summary) {
  GameStatistics& found = games_[{summary.game->id, text(summary.game->choices)}];
  if (!found.game) {
    found.game = summary.game;
    found.start = start_ ? start_ : summary.game->start;
  }
  found.add(summary);
}

}  // namespace plybook
