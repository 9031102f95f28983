#include <gtest/gtest.h>

#include <random>
#include <set>

#include "rules/sliding_games.h"

namespace plybook {
namespace {

using namespace sliding_games;

/// What holds in every position: turns have texts of their own, each text means its turn, and counting in bulk agrees
/// with listing.
void hold_laws(const Rules& rules, const Play& play, const TurnList& turns) {
  std::set<std::string> texts;
  for (const Turn& turn : turns) {
    const std::string written = text(rules, play, turn);
    EXPECT_TRUE(texts.insert(written).second) << written;
    const auto resolved = rules.resolve(play, turn_text(written));
    ASSERT_TRUE(resolved) << written << " in " << text(rules, play.position);
    EXPECT_EQ(text(rules, play, resolved->turn), written);
    EXPECT_TRUE(resolved->liberties.none()) << written;
  }
  EXPECT_TRUE(turns.empty() || rules.count_leaves(play.position, 1) == turns.size());
}

/// Every turn that could be written at all is either listed or refused.
void refuse_the_rest(const Rules& rules, const Play& play, const TurnList& turns) {
  std::set<std::string> legal;
  for (const Turn& turn : turns) legal.insert(text(rules, play, turn));
  const auto check = [&](const TurnText& written) {
    const auto resolved = rules.resolve(play, written);
    if (!resolved) return;
    const std::string meant = text(rules, play, resolved->turn);
    EXPECT_EQ(legal.count(meant), 1u) << meant;
  };
  TurnText written;
  for (std::size_t a = 0; a < 64; ++a) {
    for (std::uint8_t look = 0; look < 16; ++look) {
      written.cells = {cell_at(a)};
      written.looks = {look};
      written.signs.clear();
      check(written);
    }
    for (std::size_t b = 0; b < 64; ++b) {
      written.cells = {cell_at(a), cell_at(b)};
      written.looks.clear();
      written.signs = {Sign::step};
      check(written);
      written.signs = {Sign::swap};
      check(written);
    }
  }
}

void play_randomly(const sliding::Facts& facts, unsigned seed, bool check_the_rest) {
  const SlidingRules rules(board(), facts);
  std::mt19937 random(seed);
  Play play = rules.begin(*rules.draw_start(seed));
  TurnList turns;
  for (int ply = 0; ply < 150; ++ply) {
    turns.clear();
    rules.legal(play, turns);
    EXPECT_EQ(turns.empty(), rules.outcome(play).has_value());
    if (turns.empty()) return;
    hold_laws(rules, play, turns);
    if (check_the_rest && ply % 16 == 0) refuse_the_rest(rules, play, turns);
    const std::string written = text(rules, play.position);
    const Position read = position(rules, written);
    EXPECT_EQ(text(rules, read), written);
    EXPECT_TRUE(facts.turnings != View::unlimited || read == play.position) << written;
    rules.play(play, turns[random() % turns.size()]);
  }
}

TEST(SlidingLaws, InRandomGames) {
  for (unsigned seed = 0; seed < 40; ++seed) play_randomly({}, seed, seed < 4);
}

TEST(SlidingLaws, InRandomGamesWithOtherReadings) {
  sliding::Facts facts;
  facts.castlings = 3;
  facts.turnings = 5;
  facts.windows = sliding::Facts::Windows::diagonal;
  facts.blocked = sliding::Facts::Blocked::slides_only;
  facts.repetition = sliding::Facts::Repetition::off;
  for (unsigned seed = 0; seed < 20; ++seed) play_randomly(facts, seed, seed < 2);
  facts.castlings = View::unlimited;
  for (unsigned seed = 0; seed < 5; ++seed) play_randomly(facts, seed, false);
}

}  // namespace
}  // namespace plybook
