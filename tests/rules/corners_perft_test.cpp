#include <gtest/gtest.h>

#include "plybook/rules/perft.h"
#include "rules/corners_games.h"
#include "rules/perft_file.h"

namespace plybook {
namespace {

using Backward = CornersFacts::Backward;

CornersGame game_with(const std::string& options) {
  if (options == "backward=jumps-in-chain") return ugolki80(Backward::jumps_in_chain);
  if (options == "backward=never") return ugolki80(Backward::never);
  EXPECT_EQ(options, "");
  return ugolki80();
}

TEST(CornersPerft, hex_ugolki) {
  const auto cases = read_perft("ugolki80.perft");
  ASSERT_EQ(cases.size(), 3u);
  for (const PerftCase& one : cases) {
    const CornersGame game = game_with(one.options);
    for (const auto& [depth, leaves] : one.counts)
      EXPECT_EQ(game.rules->count_leaves(corners_position(game, one.position), depth), leaves)
          << one.options << " depth " << depth;
  }
}

TEST(CornersPerft, in_bulk_as_one_by_one) {
  const CornersGame game = ugolki80();
  const auto expect_same = [&](std::string_view position, int depth) {
    const Position start = corners_position(game, position);
    EXPECT_EQ(game.rules->count_leaves(start, depth), perft(*game.rules, start, depth)) << position;
  };
  expect_same("W:WG.5,H.4,H.5,I.3-I.5,J.2-J.5,K.1-K.5:BA.1-A.5,B.2-B.5,C.3-C.5,D.4,D.5,E.5", 3);
  // White comes home; a side is locked in and passes.
  expect_same("W:WA.1-A.4,B.3,C.4:BK.1,J.1-J.3,I.1-I.4", 3);
  expect_same("W:WK.1:BK.2,K.3,J.1,J.2,I.1,I.3", 4);
}

}  // namespace
}  // namespace plybook
