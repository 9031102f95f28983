#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "plybook/rules/random.h"
#include "plybook/rules/rules.h"

namespace plybook {

/// Who plays a game against itself.
enum class PlayerKind : std::uint8_t {
  random,  ///< each legal turn is as likely as the others
  greedy,  ///< a turn after which the side stands best; turns that are as good are drawn by lot
};

/// Chooses turns. Keeps its memory from turn to turn; whatever it does depends on the play and on the random numbers.
class Player {
 public:
  Player(PlayerKind kind, const Rules& rules) : kind_(kind), rules_(rules) {}

  /// The number of the turn chosen. `turns` are the legal ones, at least one; `play` is as before when it is answered.
  std::size_t choose(Play& play, const TurnList& turns, Random& random);

 private:
  void weigh(Play& play, const TurnList& turns);
  std::int64_t worth(Play& play, const Turn& turn, std::int64_t bound);
  std::int64_t worst_answer(Play& play, Side side, std::int64_t bound);

  PlayerKind kind_;
  const Rules& rules_;
  TurnList answers_;
  std::vector<std::size_t> best_;
};

}  // namespace plybook
