#include <gtest/gtest.h>

#include <random>

#include "rules/sliding_games.h"
#include "rules/sliding_slow_repetition.h"

namespace plybook {
namespace {

using namespace sliding_games;
using Reading = sliding::Facts::Repetition;

constexpr std::array<Reading, 3> readings = {Reading::own_part, Reading::literal, Reading::whole_board};

SlidingRules rules_of(Reading reading) {
  sliding::Facts facts;
  facts.repetition = reading;
  facts.castlings = View::unlimited;
  return SlidingRules(board(), facts);
}

/// How a random player chooses. Players who keep to few cells and turn little come back to where they were.
struct Habit {
  std::uint64_t cells;      ///< only tiles and windows on these
  unsigned turning_out_of;  ///< one turning or castling kept out of so many
};

bool likes(const Habit& habit, const Turn& turn, std::mt19937& random) {
  for (std::size_t i = 0; i < turn.length; ++i)
    if ((habit.cells >> index(turn.cells[i]) & 1) == 0) return false;
  return turn.kind == TurnKind::slide || random() % habit.turning_out_of == 0;
}

std::optional<Turn> choose(const SlidingRules& rules, const Play& play, const Habit& habit, std::mt19937& random) {
  // Without its history the game goes on after a repetition, so that more of them are met.
  TurnList turns;
  rules.legal(Play{play.position, play.ply, nullptr}, turns);
  std::vector<Turn> liked;
  for (const Turn& turn : turns)
    if (likes(habit, turn, random)) liked.push_back(turn);
  if (liked.empty()) liked.assign(turns.begin(), turns.end());
  if (liked.empty()) return std::nullopt;
  return liked[random() % liked.size()];
}

bool lost(const SlidingRules& rules, const Play& play) {
  const auto outcome = rules.outcome(play);
  return outcome && outcome->termination == Termination::repetition;
}

/// Plays with both ways side by side, now and then going back; counts the turns that lost.
int compare(Reading reading, std::string_view from, const Habit& habit, unsigned seed, std::uint32_t most_plies) {
  const SlidingRules rules = rules_of(reading);
  std::mt19937 random(seed);
  Play play = rules.begin(position(rules, from));
  slow_repetition::Game slow(reading, rules.view(play.position));
  std::vector<Position> positions = {play.position};
  int losses = 0;
  for (unsigned step = 0; step < most_plies; ++step) {
    if (random() % 40 == 0) {
      const auto ply = static_cast<std::uint32_t>(random() % (play.ply + 1));
      positions.resize(ply + 1);
      play.position = positions.back();
      play.ply = ply;
      play.history->cut(ply);
      slow.cut(ply);
    }
    const auto turn = choose(rules, play, habit, random);
    if (!turn) break;
    const Side mover = play.position.to_move;
    rules.play(play, *turn);
    positions.push_back(play.position);
    slow.add(mover, *turn, rules.view(play.position));
    const bool expected = slow.lost();
    losses += expected;
    EXPECT_EQ(lost(rules, play), expected) << "seed " << seed << " ply " << play.ply;
    if (lost(rules, play) != expected) break;
  }
  return losses;
}

constexpr std::string_view mid = "Booooooo/oooooooo/onooooso/ooorbooo/ooooe=oo/oooowooo/oooooooo/oooooooR";
constexpr std::string_view apart = "Booooooo/oooooooo/onooooso/oorooboo/ooooe=oo/oooowooo/oooooooo/oooooooR";
constexpr std::uint64_t everywhere = ~std::uint64_t{0};
constexpr std::uint64_t two_by_three = 0x0000001C1C000000;   // c4 to e5
constexpr std::uint64_t three_by_four = 0x00003C3C3C000000;  // c4 to f6

TEST(SlidingRepetition, FastAgreesWithSlowWherePlayersShareTheirTiles) {
  for (const Reading reading : readings) {
    int losses = 0;
    for (unsigned seed = 0; seed < 40; ++seed) {
      losses += compare(reading, mid, {two_by_three, 50}, seed, 120);
      losses += compare(reading, mid, {three_by_four, 20}, seed, 160);
      losses += compare(reading, apart, {three_by_four, 5}, seed, 160);
    }
    EXPECT_GT(losses, 300) << static_cast<int>(reading);
  }
}

TEST(SlidingRepetition, FastAgreesWithSlowInRandomGames) {
  for (const Reading reading : readings)
    for (unsigned seed = 0; seed < 8; ++seed) {
      compare(reading, start, {everywhere, 1}, seed, 200);
      compare(reading, mid, {everywhere, 3}, seed, 200);
      compare(reading, apart, {everywhere, 1000}, seed, 200);
    }
}

TEST(SlidingRepetition, AShuttlingPlayerLosesWhileTheOpponentMakesHeadway) {
  const SlidingRules rules(board(), {});
  Play play = rules.begin(position(rules, start));
  sliding_games::play(rules, play, "h1-h2 a8-a7 h2-h1 b8-a8 h1-h2 b7-b8 h2-h1 c7-b7");
  EXPECT_FALSE(rules.outcome(play));
  sliding_games::play(rules, play, "h1-h2");
  EXPECT_EQ(rules.outcome(play), (Outcome{Result::second_wins, Termination::repetition}));
  TurnList turns;
  rules.legal(play, turns);
  EXPECT_TRUE(turns.empty());
}

TEST(SlidingRepetition, TheStartDoesNotCount) {
  const SlidingRules rules(board(), {});
  Play play = rules.begin(position(rules, start));
  // After h2-h1 the board is as at the start for Red, for the second time by a turn.
  sliding_games::play(rules, play, "h1-h2 a8-a7 h2-h1 b8-a8 h1-h2 b7-b8 h2-h1");
  EXPECT_FALSE(rules.outcome(play));
}

TEST(SlidingRepetition, WholeBoardCountsTheOpponentsTiles) {
  const SlidingRules rules = rules_of(Reading::whole_board);
  Play play = rules.begin(position(rules, start));
  sliding_games::play(rules, play, "h1-h2 a8-a7 h2-h1 b8-a8 h1-h2 b7-b8 h2-h1 c7-b7 h1-h2");
  EXPECT_FALSE(rules.outcome(play));
}

TEST(SlidingRepetition, OffSeesNone) {
  const SlidingRules rules = rules_of(Reading::off);
  Play play = rules.begin(position(rules, start));
  EXPECT_EQ(play.history, nullptr);
  sliding_games::play(rules, play, "h1-h2 a8-a7 h2-h1 a7-a8 h1-h2 a8-a7 h2-h1 a7-a8 h1-h2 a8-a7 h2-h1");
  EXPECT_FALSE(rules.outcome(play));
}

TEST(SlidingRepetition, GoingBackForgets) {
  const SlidingRules rules(board(), {});
  Play play = rules.begin(position(rules, start));
  const Position first = play.position;
  for (int line = 0; line < 5; ++line) {
    sliding_games::play(rules, play, "h1-h2 a8-a7 h2-h1 b8-a8");
    EXPECT_FALSE(rules.outcome(play));
    play.position = first;
    play.ply = 0;
    play.history->cut(0);
  }
}

}  // namespace
}  // namespace plybook
