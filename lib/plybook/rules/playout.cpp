#include "plybook/rules/playout.h"

namespace plybook {

std::uint64_t playout_seed(std::uint64_t series, std::uint64_t n) { return Random(Random(series).next() ^ n).next(); }

std::optional<Outcome> playout(const Rules& rules, Play& play, Random& random, std::uint32_t most_plies,
                               const std::function<void(const Play& before, const Turn& turn)>& on_turn,
                               PlayerKind kind) {
  Player player(kind, rules);
  TurnList turns;
  while (true) {
    if (const auto end = rules.outcome(play)) return end;
    if (play.ply >= most_plies) return std::nullopt;
    turns.clear();
    rules.legal(play, turns);
    if (turns.empty()) return std::nullopt;
    const Turn turn = turns[player.choose(play, turns, random)];
    if (on_turn) on_turn(play, turn);
    rules.play(play, turn);
  }
}

}  // namespace plybook
