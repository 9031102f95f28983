#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "plybook/statistics/game_summary.h"
#include "plybook/statistics/lengths.h"
#include "plybook/statistics/opening_tree.h"

namespace plybook {

/// How something that is counted in turns spreads over games.
struct Spread {
  std::uint64_t games = 0;  ///< in which it happened at all
  Occurrence all;
};

/// What the games would have come to under another reading of the rules.
struct ReadingCounts {
  std::string option, value;
  std::uint64_t games = 0;
  std::uint64_t illegal = 0;                       ///< some turn, or the start, would be illegal
  std::uint64_t other_end = 0;                     ///< else: the game would have ended otherwise, earlier or not at all
  std::map<std::string, std::uint64_t> clauses{};  ///< what an illegal turn would break, by clause
};

/// Games by result, in the order of `Result`.
using ResultCounts = std::array<std::uint64_t, 5>;

/// The statistics of one game, under one set of options.
struct GameStatistics {
  std::shared_ptr<const Game> game;
  Lengths lengths;
  ResultCounts results{};
  std::map<std::optional<Termination>, ResultCounts> ends;
  std::array<Choosing, stretch_count> choosing{};
  std::uint64_t most_turns = 0, single_turn = 0;
  std::array<Spread, tally_count> tallies{};
  std::vector<ReadingCounts> readings;  ///< options in the order of the game, values in that of the option
  std::optional<Position> start;        ///< of the games in the tree
  OpeningTree openings;

  std::uint64_t games() const { return lengths.games(); }
  std::uint64_t of(Result result) const { return results[static_cast<std::size_t>(result)]; }
  /// Games whose result is known.
  std::uint64_t known() const { return games() - of(Result::unknown); }
  Choosing all_choosing() const;
  /// Whether there is anything to tell of a tally: it happened, or the rules have a clause for it.
  bool tells(Tally tally) const;

  void add(const GameSummary& summary);

 private:
  void add_readings(const std::vector<Reading>& readings);
};

/// Statistics of many games, kept apart by game and options. Memory does not grow with the number of games, but for the
/// openings, which are as many as there are, to the depth that was asked for.
class Statistics {
 public:
  /// `start`: where the games begin whose openings are told; without it each game's own start, and where that is drawn
  /// by lot, the start of the first of the games.
  explicit Statistics(std::optional<Position> start = {}) : start_(std::move(start)) {}

  void add(const GameSummary& summary);
  /// A record that cannot be counted, since its main line is not known and legal to its end.
  void leave_out() { ++left_out_; }

  std::uint64_t left_out() const { return left_out_; }
  /// By the game's name, then by its options.
  const std::map<std::pair<std::string, std::string>, GameStatistics>& games() const { return games_; }

 private:
  std::optional<Position> start_;
  std::map<std::pair<std::string, std::string>, GameStatistics> games_;
  std::uint64_t left_out_ = 0;
};

}  // namespace plybook
