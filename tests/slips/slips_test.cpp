// One random slip of the hand in each of 200 random legal games: what becomes of it. The numbers are printed; a record
// that is mended into another game than the one that was played fails the test.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>

#include "slips/slip_trial.h"

namespace plybook::slips {
namespace {

struct Case {
  const char* game;
  std::uint64_t seed;
  int least_only;  ///< of 200: those whose true turn is the only suggestion
};

class Slips : public ::testing::TestWithParam<Case> {};

TEST_P(Slips, AreNeverMendedIntoAnotherGame) {
  const Catalogue games({PLYBOOK_SOURCE_DIR "/formats"});
  const auto game = games.find(GetParam().game);
  ASSERT_TRUE(game) << GetParam().game;
  SlipTrial trial(games, **game, GetParam().seed);
  std::array<int, static_cast<std::size_t>(Fate::count)> counts{};
  for (int i = 0; i < 200; ++i) {
    const SlipTrial::Outcome outcome = trial.next();
    ++counts[static_cast<std::size_t>(outcome.fate)];
    EXPECT_NE(outcome.fate, Fate::wrongly_repaired) << name(outcome.slip.kind) << ' ' << outcome.detail << '\n'
                                                    << outcome.slip.text;
  }
  for (std::size_t i = 0; i < counts.size(); ++i) {
    std::printf("%5d %s\n", counts[i], std::string(name(static_cast<Fate>(i))).c_str());
    RecordProperty("fate" + std::to_string(i), counts[i]);
  }
  EXPECT_GE(counts[static_cast<std::size_t>(Fate::only)], GetParam().least_only);
}

INSTANTIATE_TEST_SUITE_P(Games, Slips,
                         ::testing::Values(Case{"antarktos", 1, 160}, Case{"antarktos", 7, 160},
                                           Case{"ugolki80", 1, 150}, Case{"ugolki80", 7, 150}, Case{"argo", 1, 120},
                                           Case{"argo", 7, 120}),
                         [](const auto& game) {
                           return std::string(game.param.game) + "_seed" + std::to_string(game.param.seed);
                         });

}  // namespace
}  // namespace plybook::slips
