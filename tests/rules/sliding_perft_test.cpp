#include <gtest/gtest.h>

#include <fstream>

#include "rules/sliding_games.h"

namespace plybook {
namespace {

using namespace sliding_games;

/// Leaves by listing and playing every turn.
std::uint64_t leaves(const Rules& rules, const Play& play, int depth) {
  if (depth == 0) return 1;
  TurnList turns;
  rules.legal(play, turns);
  std::uint64_t sum = 0;
  for (const Turn& turn : turns) {
    Play next = {play.position, play.ply, nullptr};
    rules.play(next, turn);
    sum += leaves(rules, next, depth - 1);
  }
  return sum;
}

TEST(SlidingPerft, AsTwoOtherProgramsCount) {
  const SlidingRules rules(board(), {});
  std::ifstream file(PLYBOOK_SOURCE_DIR "/tests/perft/argo.perft");
  std::string line;
  Position position;
  int counts = 0;
  while (std::getline(file, line)) {
    if (line.starts_with("position ")) {
      position = sliding_games::position(rules, line.substr(9));
    } else if (!line.empty() && line[0] != '#') {
      std::size_t end = 0;
      const int depth = std::stoi(line, &end);
      const std::uint64_t expected = std::stoull(line.substr(end));
      EXPECT_EQ(rules.count_leaves(position, depth), expected) << line;
      if (expected < 70'000) {
        EXPECT_EQ(leaves(rules, rules.begin(position, false), depth), expected) << line;
      }
      ++counts;
    }
  }
  EXPECT_EQ(counts, 14);
}

TEST(SlidingPerft, NoTurnsAfterTheEnd) {
  const SlidingRules rules(board(), {});
  const Position won = position(rules, "Roooooob/oooooooo/oooooooo/oooooooo/oooooooo/oooooooo/oooooooo/roooooBo B - -");
  EXPECT_EQ(rules.count_leaves(won, 1), 0u);
  EXPECT_EQ(rules.count_leaves(won, 3), 0u);
  EXPECT_EQ(rules.count_leaves(won, 0), 1u);
  TurnList turns;
  rules.legal(rules.begin(won), turns);
  EXPECT_TRUE(turns.empty());
}

// Red's window is in the corner, and both tiles beside it have a stripe where they would go first.
constexpr std::string_view walled = "Bboooooo/oooooooo/oooooooo/oooooooo/oooooooo/oooooooo/sooooooo/rwoooooR R - -";

TEST(SlidingPerft, TurningsAreTurnsUnlessOnlySlidesCount) {
  sliding::Facts facts;
  const SlidingRules any(board(), facts);
  EXPECT_EQ(any.count_leaves(position(any, walled), 1), 6u);
  EXPECT_FALSE(any.outcome(any.begin(position(any, walled))));

  facts.blocked = sliding::Facts::Blocked::slides_only;
  const SlidingRules slides_only(board(), facts);
  EXPECT_EQ(slides_only.count_leaves(position(slides_only, walled), 1), 0u);
  EXPECT_EQ(slides_only.outcome(slides_only.begin(position(slides_only, walled))),
            (Outcome{Result::second_wins, Termination::blocked}));
}

TEST(SlidingPerft, WithoutAnyTurnASideHasLost) {
  sliding::Facts facts;
  facts.turnings = 0;
  const SlidingRules rules(board(), facts);
  EXPECT_EQ(rules.count_leaves(position(rules, walled), 1), 0u);
  EXPECT_EQ(rules.outcome(rules.begin(position(rules, walled))), (Outcome{Result::second_wins, Termination::blocked}));
}

TEST(SlidingPerft, GreatDepthsDoNotExhaustTheStack) {
  sliding::Facts facts;
  facts.turnings = 0;
  const SlidingRules rules(board(), facts);
  // Each side can only shuttle in its corner.
  const Position shuttles =
      position(rules, "Boooooeb/ooooooeo/ooooooon/oooooooo/oooooooo/sooooooo/owoooooo/rwoooooR R - -");
  EXPECT_EQ(rules.count_leaves(shuttles, 10), 1u);
  EXPECT_EQ(rules.count_leaves(shuttles, 10'000), 1u);
}

}  // namespace
}  // namespace plybook
