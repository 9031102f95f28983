#include "plybook/replay/pdn_turn.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "plybook/game/catalogue.h"
#include "plybook/replay/diagnosis.h"
#include "plybook/replay/setup.h"
#include "plybook/rules/playout.h"

namespace plybook {
namespace {

const Catalogue& catalogue() {
  static const Catalogue games({PLYBOOK_SOURCE_DIR "/formats"});
  return games;
}

/// The legal turns of a position as PDN has them.
std::set<std::string> texts(const std::string& id, const std::string& position) {
  const auto game = *catalogue().find(id);
  Findings findings;
  const Play play = game->rules->begin(*read_start(position, *game, {}, findings));
  TurnList legal;
  game->rules->legal(play, legal);
  PdnTurns pdn;
  std::set<std::string> texts;
  for (const Turn& turn : legal) texts.insert(pdn.text(*game, play, turn));
  return texts;
}

using Texts = std::set<std::string>;

TEST(PdnTurns, CapturesAreShort) {
  EXPECT_EQ(texts("russian", "W:Wc3:Bd4,d6,h8"), Texts{"c3:c7"});
  EXPECT_EQ(texts("international", "W:W32:B28,19,10"), Texts{"32x5"});
}

TEST(PdnTurns, TwoWithTheSameEndsAreWrittenInFull) {
  EXPECT_EQ(texts("english", "B:W10,11,18,19:B7"), (Texts{"7x14x23", "7x16x23"}));
}

/// From 46 to 5 over one man or over two, straight on: the way over two names the square right behind the first.
TEST(PdnTurns, StraightOnTheSquareBehindTheCapturedPieceIsNamed) {
  EXPECT_EQ(texts("russian", "W:WKa1:Bc3,f6,h2"), (Texts{"a1:g7", "a1:h8"}));
}

/// The text of every legal turn is read as that turn, and different turns have different texts.
class PdnLawTest : public testing::TestWithParam<std::string> {};

TEST_P(PdnLawTest, HoldsUnderRandomPlay) {
  const auto game = *catalogue().find(GetParam());
  if (!game->pdn) return;
  PdnTurns pdn;
  TurnText read;
  for (std::uint64_t n = 1; n <= 10; ++n) {
    Random random(playout_seed(25, n));
    Play play = game->rules->begin(*game->start);
    playout(*game->rules, play, random, 120, [&](const Play& at, const Turn&) {
      const Play before = game->rules->begin(at.position, false);
      TurnList legal;
      game->rules->legal(before, legal);
      std::set<std::string> told;
      for (const Turn& turn : legal) {
        const std::string text = pdn.text(*game, before, turn);
        EXPECT_TRUE(told.insert(text).second) << text << " stands for two turns";
        ASSERT_TRUE(game->notation->read_turn(text, read)) << text;
        const auto resolved = game->rules->resolve(before, read);
        ASSERT_TRUE(resolved) << fen(*game, at.position) << ' ' << text;
        EXPECT_TRUE(resolved->liberties.none()) << text;
        EXPECT_EQ(pdn.text(*game, before, resolved->turn), text);
      }
    });
  }
}

INSTANTIATE_TEST_SUITE_P(Games, PdnLawTest, testing::ValuesIn(catalogue().ids()), [](const auto& game) {
  std::string name = game.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

}  // namespace
}  // namespace plybook
