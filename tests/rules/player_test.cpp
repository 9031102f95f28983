// What a greedy player takes, and what it leaves.
#include "plybook/rules/player.h"

#include <gtest/gtest.h>

#include <set>

#include "plybook/game/catalogue.h"
#include "plybook/replay/diagnosis.h"
#include "plybook/replay/setup.h"

namespace plybook {
namespace {

struct Choice {
  const char *game, *fen;
  std::set<std::string> turns;  ///< whatever the lot says, one of these
};

std::set<std::string> chosen(const Game& game, const std::string& fen) {
  Findings findings;
  const auto start = read_start(fen, game, {}, findings);
  EXPECT_TRUE(start) << fen;
  Play play = game.rules->begin(*start);
  TurnList turns;
  game.rules->legal(play, turns);
  Player player(PlayerKind::greedy, *game.rules);
  std::set<std::string> found;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Random random(seed);
    const Turn& turn = turns[player.choose(play, turns, random)];
    EXPECT_TRUE(play.position == *start && play.ply == 0);
    found.insert(turn_text(game, play, turn));
  }
  return found;
}

TEST(Player, GreedyTakesWhatLooksBest) {
  const Choice choices[] = {
      // It wins where it can, captures what is worth more, and does not step where it would be captured.
      {"antarktos", "W:Wc7,a1:Bh2", {"c7-b8", "c7-d8"}},
      {"russian", "W:Wc3,g3:Bb4,Kf4,h8", {"g3:e5"}},
      {"russian", "W:Wd4:Bf6,h8", {"d4-c5"}},
      // Who wants to lose gives its man away.
      {"poddavki", "W:Wd4:Bf6,h8", {"d4-e5"}},
  };
  static const Catalogue games({PLYBOOK_SOURCE_DIR "/formats"});
  for (const Choice& choice : choices)
    EXPECT_EQ(chosen(**games.find(choice.game), choice.fen), choice.turns) << choice.fen;
}

}  // namespace
}  // namespace plybook
