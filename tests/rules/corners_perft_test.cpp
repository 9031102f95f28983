#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "rules/corners_games.h"

namespace plybook::testing {
namespace {

/// Deeper lines are for a build without sanitizers and a patient person.
constexpr std::uint64_t most_leaves = 10'000'000;

CornersFacts::Backward backward_of(const std::string& rules) {
  if (rules == "rules: backward=jumps-in-chain") return CornersFacts::Backward::jumps_in_chain;
  if (rules == "rules: backward=never") return CornersFacts::Backward::never;
  EXPECT_EQ(rules, "rules: backward=always");
  return CornersFacts::Backward::always;
}

TEST(CornersPerft, hex_ugolki) {
  std::ifstream file(PLYBOOK_SOURCE_DIR "/tests/perft/ugolki80.txt");
  ASSERT_TRUE(file);
  auto backward = CornersFacts::Backward::always;
  int checked = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    if (line[0] == 'r') {
      backward = backward_of(line);
      continue;
    }
    const std::size_t blank = line.find(' ');
    ASSERT_NE(blank, line.npos) << line;
    const int depth = std::stoi(line.substr(0, blank));
    const std::uint64_t expected = std::stoull(line.substr(blank));
    if (expected > most_leaves) continue;
    const CornersGame game = ugolki80(backward);
    EXPECT_EQ(game.rules->count_leaves(game.start(), depth), expected) << line;
    ++checked;
  }
  EXPECT_EQ(checked, 6);
}

/// The leaves, counted by playing every turn.
std::uint64_t count_one_by_one(const Rules& rules, const Play& play, int depth) {
  if (depth == 0) return 1;
  TurnList turns;
  rules.legal(play, turns);
  std::uint64_t sum = 0;
  for (const Turn& turn : turns) {
    Play next{play.position, play.ply, nullptr};
    rules.play(next, turn);
    sum += count_one_by_one(rules, next, depth - 1);
  }
  return sum;
}

TEST(CornersPerft, in_bulk_as_one_by_one) {
  const CornersGame game = ugolki80();
  const auto cells = [&](std::string_view list) { return corners_cells(*game.topology, list); };
  // White is one step from home and Black locked in: ends, passes and turns side by side.
  const Position end = game.position(Side::first, cells("A.1-A.4,B.3,B.4"), cells("K.1,J.1-J.3,I.1-I.4"));
  EXPECT_EQ(count_one_by_one(*game.rules, game.rules->begin(end), 3), game.rules->count_leaves(end, 3));
  const Position blocked = game.position(Side::first, cells("K.1"), cells("K.2,K.3,J.1,J.2,I.1,I.3"));
  EXPECT_EQ(count_one_by_one(*game.rules, game.rules->begin(blocked), 4), game.rules->count_leaves(blocked, 4));
  EXPECT_EQ(count_one_by_one(*game.rules, game.rules->begin(game.start()), 3), 46028u);
}

}  // namespace
}  // namespace plybook::testing
