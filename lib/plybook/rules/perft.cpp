#include "plybook/rules/perft.h"

#include <cassert>
#include <memory>

namespace plybook {
namespace {

/// A position on the way down, its turns, and how many of them were taken.
struct Level {
  Position position;
  TurnList turns;
  std::size_t taken = 0;
};

/// The levels of a search, kept when it goes up again so that their lists are reused.
class Levels {
 public:
  Level& enter(const Rules& rules, const Position& position) {
    if (depth_ == levels_.size()) levels_.push_back(std::make_unique<Level>());
    Level& level = *levels_[depth_++];
    level.position = position;
    level.turns.clear();
    level.taken = 0;
    rules.legal(rules.begin(position, false), level.turns);
    return level;
  }
  void leave() { --depth_; }
  bool empty() const { return depth_ == 0; }
  int depth() const { return static_cast<int>(depth_); }
  Level& last() { return *levels_[depth_ - 1]; }

 private:
  std::vector<std::unique_ptr<Level>> levels_;
  std::size_t depth_ = 0;
};

}  // namespace

std::uint64_t perft(const Rules& rules, const Position& position, int depth) {
  if (depth <= 0) return 1;
  std::uint64_t sum = 0;
  Levels levels;
  levels.enter(rules, position);
  while (!levels.empty()) {
    Level& level = levels.last();
    if (levels.depth() == depth) sum += level.turns.size();
    if (levels.depth() == depth || level.taken == level.turns.size()) {
      levels.leave();
      continue;
    }
    Play play = rules.begin(level.position, false);
    rules.play(play, level.turns[level.taken++]);
    levels.enter(rules, play.position);
  }
  return sum;
}

std::vector<std::pair<Turn, std::uint64_t>> divide(const Rules& rules, const Position& position, int depth) {
  assert(depth > 0);
  TurnList turns;
  rules.legal(rules.begin(position, false), turns);
  std::vector<std::pair<Turn, std::uint64_t>> leaves;
  leaves.reserve(turns.size());
  for (const Turn& turn : turns) {
    Play play = rules.begin(position, false);
    rules.play(play, turn);
    leaves.emplace_back(turn, rules.count_leaves(play.position, depth - 1));
  }
  return leaves;
}

}  // namespace plybook
