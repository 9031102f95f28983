#include "plybook/desk/ways.h"

#include <algorithm>

#include "plybook/replay/main_line.h"

namespace plybook {

Ways::Ways(const Sheet& first, const Sheet& second, const std::vector<std::size_t>& differences)
    : first_(first),
      second_(second),
      length_(std::max(first.turns.size(), second.turns.size())),
      differs_(length_, false) {
  for (const std::size_t turn : differences) differs_[turn] = true;
  play_ = first.replay.game->rules->begin(*first.replay.start);
  outcome_ = first.replay.game->rules->outcome(play_);
  way_.assign(length_, From::both);
  most_work_ = 64 * length_ + 4096;
  search();
}

std::optional<std::vector<SheetComparison::From>> Ways::only() const {
  if (found_ != 1 || is_cut_short_) return std::nullopt;
  return found_way_;
}

void Ways::search() {
  std::size_t turn = 0;
  do {
    turn = follow(turn);
    if (turn == length_ && ends_well() && ++found_ == 1) {
      found_way_ = way_;
      found_board_ = outcome_;
    }
  } while (found_ < 2 && work_ < most_work_ && take_fork(turn));
  is_cut_short_ = work_ >= most_work_;
}

/// Plays on, as the first sheet has it where that can be. Answers where it ends.
std::size_t Ways::follow(std::size_t turn) {
  while (turn < length_ && work_ < most_work_ && step(turn)) ++turn;
  return turn;
}

bool Ways::step(std::size_t turn) {
  if (turn >= second_.turns.size()) return play(turn, From::first);
  if (turn >= first_.turns.size()) return play(turn, From::second);
  if (!differs_[turn]) return play(turn, From::both);
  const Position before = play_.position;
  if (!play(turn, From::first)) return play(turn, From::second);
  forks_.push_back({turn, before, play_.position});
  return true;
}

/// Goes back to the latest fork and takes the other turn there.
bool Ways::take_fork(std::size_t& turn) {
  while (!forks_.empty()) {
    const Fork fork = forks_.back();
    forks_.pop_back();
    play_.position = fork.before;
    play_.ply = static_cast<std::uint32_t>(fork.turn);
    if (play_.history) play_.history->cut(play_.ply);
    outcome_ = std::nullopt;
    if (!play(fork.turn, From::second) || play_.position == fork.after_first) continue;
    turn = fork.turn + 1;
    return true;
  }
  return false;
}

bool Ways::play(std::size_t turn, From from) {
  ++work_;
  const SheetTurn& taken = (from == From::second ? second_ : first_).turns[turn];
  if (outcome_ || !taken.is_readable) return false;
  const Rules& rules = *first_.replay.game->rules;
  const auto resolved = rules.resolve(play_, taken.read);
  if (!resolved) return false;
  rules.play(play_, resolved->turn);
  outcome_ = rules.outcome(play_);
  way_[turn] = from;
  return true;
}

bool Ways::ends_well() const {
  return RecordedEnd(first_.record()).agrees(outcome_) || RecordedEnd(second_.record()).agrees(outcome_);
}

}  // namespace plybook
