// Laws that hold in every position of every game, attacked by random play:
// - the texts of legal turns are different, and each is read as the turn that it was written for
// - the text of a position is read as that position
// - the fast count of leaves agrees with the slow one
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>

#include "plybook/game/catalogue.h"
#include "plybook/replay/diagnosis.h"
#include "plybook/replay/setup.h"
#include "plybook/rules/perft.h"
#include "plybook/rules/playout.h"

namespace plybook {
namespace {

const Catalogue& catalogue() {
  static const Catalogue games({PLYBOOK_SOURCE_DIR "/formats"});
  return games;
}

void expect_texts_mean_their_turns(const Game& game, const Play& play) {
  TurnList turns;
  game.rules->legal(play, turns);
  std::set<std::string> texts;
  TurnText read;
  for (const Turn& turn : turns) {
    const std::string text = turn_text(game, play, turn);
    EXPECT_TRUE(texts.insert(text).second) << text << " stands for two turns";
    ASSERT_TRUE(game.notation->read_turn(text, read)) << text;
    const auto resolved = game.rules->resolve(play, read);
    ASSERT_TRUE(resolved) << text << ": " << info(resolved.error().code).name;
    EXPECT_TRUE(read.liberties.none() && resolved->liberties.none()) << text;
    EXPECT_EQ(turn_text(game, play, resolved->turn), text);
  }
}

void expect_position_text_is_faithful(const Game& game, const Position& position) {
  const std::string text = fen(game, position);
  std::vector<TextFault> faults;
  const auto view = game.notation->read_position(text, faults);
  ASSERT_TRUE(view) << text;
  EXPECT_TRUE(faults.empty()) << text << ": " << info(faults.front().code).name;
  EXPECT_EQ(fen(game, game.rules->set_up(*view)), text);
}

class LawsTest : public testing::TestWithParam<std::string> {};

TEST_P(LawsTest, HoldUnderRandomPlay) {
  const auto game = *catalogue().find(GetParam());
  for (std::uint64_t n = 1; n <= 12; ++n) {
    Random random(playout_seed(2026, n));
    const Position start = game->start ? *game->start : *game->rules->draw_start(n);
    Play play = game->rules->begin(start);
    std::uint32_t ply = 0;
    playout(*game->rules, play, random, 60, [&](const Play& before, const Turn&) {
      expect_position_text_is_faithful(*game, before.position);
      if (ply++ % 5 != 0) return;
      expect_texts_mean_their_turns(*game, game->rules->begin(before.position, false));
      EXPECT_EQ(game->rules->count_leaves(before.position, 2), perft(*game->rules, before.position, 2));
    });
  }
}

std::vector<std::string> ids() { return catalogue().ids(); }

INSTANTIATE_TEST_SUITE_P(Games, LawsTest, testing::ValuesIn(ids()), [](const auto& game) {
  std::string name = game.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

}  // namespace
}  // namespace plybook
