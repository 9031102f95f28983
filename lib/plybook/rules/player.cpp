#include "plybook/rules/player.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace plybook {
namespace {

/// More than any score. The sooner of two ends is taken or feared more.
constexpr std::int64_t won = std::int64_t{1} << 50;

/// What an end is worth for a side; a draw is worth as much as standing equally.
std::int64_t worth_of(const Outcome& end, Side side) {
  if (end.result == win_of(side)) return won;
  return end.result == win_of(opponent(side)) || end.result == Result::both_lose ? -won : 0;
}

/// Plays a turn and takes it back when it goes out of scope.
class Trial {
 public:
  Trial(const Rules& rules, Play& play, const Turn& turn) : play_(play), before_(play.position), ply_(play.ply) {
    rules.play(play, turn);
  }
  ~Trial() {
    play_.position = before_;
    play_.ply = ply_;
    if (play_.history) play_.history->cut(ply_);
  }
  Trial(const Trial&) = delete;
  Trial& operator=(const Trial&) = delete;

 private:
  Play& play_;
  Position before_;
  std::uint32_t ply_;
};

}  // namespace

std::size_t Player::choose(Play& play, const TurnList& turns, Random& random) {
  if (kind_ == PlayerKind::random) return static_cast<std::size_t>(random.below(turns.size()));
  weigh(play, turns);
  return best_[static_cast<std::size_t>(random.below(best_.size()))];
}

/// Finds the best turns.
void Player::weigh(Play& play, const TurnList& turns) {
  std::optional<std::int64_t> most;
  for (std::size_t i = 0; i < turns.size(); ++i) {
    const std::int64_t found = worth(play, turns[i], most.value_or(std::numeric_limits<std::int64_t>::min()));
    if (!most || found > *most) best_.clear();
    if (!most || found >= *most) best_.push_back(i);
    most = std::max(most.value_or(found), found);
  }
}

/// What it is worth; where that is less than `bound`, anything less.
std::int64_t Player::worth(Play& play, const Turn& turn, std::int64_t bound) {
  const Side side = play.position.to_move;
  const Trial trial(rules_, play, turn);
  if (const auto end = rules_.outcome(play)) return 2 * worth_of(*end, side);
  return rules_.answers_matter() ? worst_answer(play, side, bound) : rules_.score(play.position, side);
}

std::int64_t Player::worst_answer(Play& play, Side side, std::int64_t bound) {
  answers_.clear();
  rules_.legal(play, answers_);
  std::int64_t least = won;
  for (const Turn& answer : answers_) {
    const Trial trial(rules_, play, answer);
    const auto end = rules_.outcome(play);
    least = std::min(least, end ? worth_of(*end, side) : rules_.score(play.position, side));
    if (least < bound) break;  // a better turn is known
  }
  return least;
}

}  // namespace plybook
