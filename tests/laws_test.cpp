// Laws that hold in every position of every game, attacked by random play:
// - the texts of legal turns are different, and each is read as the turn that it was written for
// - the text of a position is read as that position
// - the fast count of leaves agrees with the slow one
// - turned or mirrored by a symmetry of the rules, a position has the same turns to the same ends
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

/// What every turn leads to, and how it ends there, seen through a symmetry.
std::multiset<std::string> followers(const Game& game, const Position& position, const Symmetry& symmetry) {
  const Play play = game.rules->begin(position, false);
  TurnList turns;
  game.rules->legal(play, turns);
  std::multiset<std::string> texts;
  for (const Turn& turn : turns) {
    Play next{position, 0, nullptr};
    game.rules->play(next, turn);
    std::string text;
    game.notation->write_position(symmetry.of(game.rules->view(next.position)), text);
    if (auto end = game.rules->outcome(next)) {
      const bool decided = end->result == Result::first_wins || end->result == Result::second_wins;
      const Side winner = end->result == Result::first_wins ? Side::first : Side::second;
      text += " " + std::string(plybook::text(decided ? win_of(symmetry.of(winner)) : end->result)) + " " +
              std::string(plybook::text(end->termination));
    }
    texts.insert(text);
  }
  return texts;
}

void expect_symmetries_keep_the_rules(const Game& game, const Position& position) {
  const std::vector<Symmetry> symmetries = game.rules->symmetries();
  for (const Symmetry& symmetry : symmetries) {
    const Position turned = game.rules->set_up(symmetry.of(game.rules->view(position)));
    EXPECT_EQ(followers(game, position, symmetry), followers(game, turned, symmetries.front()))
        << fen(game, position) << " and " << fen(game, turned);
  }
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
      if (n == 1) expect_symmetries_keep_the_rules(*game, before.position);
      expect_texts_mean_their_turns(*game, game->rules->begin(before.position, false));
      EXPECT_EQ(game->rules->count_leaves(before.position, 2), perft(*game->rules, before.position, 2));
    });
  }
}

TEST(Symmetries, AreThoseThatTheRulesAllow) {
  const auto count = [](std::string_view name, std::string_view rules = {}) {
    const auto game = *catalogue().find(name, rules);
    const std::vector<Symmetry> all = game->rules->symmetries();
    EXPECT_EQ(game->rules->view(game->rules->set_up(
                  all.front().of(game->rules->view(game->start ? *game->start : *game->rules->draw_start(1))))),
              game->rules->view(game->start ? *game->start : *game->rules->draw_start(1)))
        << name << ": the first one changes nothing";
    const auto swapping = std::count_if(all.begin(), all.end(), [](const Symmetry& s) { return s.swaps_sides; });
    return std::pair(all.size(), static_cast<std::size_t>(swapping));
  };
  using Counts = std::pair<std::size_t, std::size_t>;
  EXPECT_EQ(count("antarktos"), Counts(2, 1));
  EXPECT_EQ(count("international"), Counts(2, 1));
  EXPECT_EQ(count("argo"), Counts(2, 1));
  EXPECT_EQ(count("argo", "windows=diagonal"), Counts(2, 1));
  EXPECT_EQ(count("ugolki80"), Counts(4, 2));
  EXPECT_EQ(count("ugolki80", "backward=never"), Counts(4, 2));
  EXPECT_EQ(count("ugolki-3x3"), Counts(2, 0));  // turns are counted, so the first side is not like the second
  EXPECT_EQ(count("halma-16"), Counts(4, 2));
  EXPECT_EQ(count("chinese-checkers"), Counts(4, 2));
}

std::vector<std::string> ids() { return catalogue().ids(); }

INSTANTIATE_TEST_SUITE_P(Games, LawsTest, testing::ValuesIn(ids()), [](const auto& game) {
  std::string name = game.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

}  // namespace
}  // namespace plybook
