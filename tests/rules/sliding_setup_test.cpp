#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>

#include "rules/sliding_games.h"

namespace plybook {
namespace {

using namespace sliding_games;
using testing::ElementsAre;
using testing::IsEmpty;

std::vector<Code> faults(const View& view, sliding::Facts facts = {}) {
  std::vector<SetupFault> found;
  SlidingRules(board(), facts).check_setup(view, found);
  std::vector<Code> codes;
  for (const SetupFault& fault : found) codes.push_back(fault.code);
  return codes;
}

TEST(SlidingSetup, TheStartOfAFullGameHasNoFaults) { EXPECT_THAT(faults(view(start)), IsEmpty()); }

TEST(SlidingSetup, CountsOtherThanThoseOf_2_1) {
  View changed = view(start);
  changed.cells[1].stripes = 0;  // b1 had one stripe
  changed.cells[4].stripes = 3;  // e1 had parallel ones
  std::vector<SetupFault> found;
  SlidingRules(board(), {}).check_setup(changed, found);
  std::map<Code, int> counts;
  for (const SetupFault& fault : found) {
    counts[fault.code] = fault.count;
    EXPECT_EQ(info(fault.code).severity, Severity::warning);
  }
  const std::map<Code, int> expected = {
      {Code::plain_tiles, 25}, {Code::one_stripe_tiles, 17}, {Code::parallel_tiles, 11}, {Code::adjacent_tiles, 7}};
  EXPECT_EQ(counts, expected);
}

TEST(SlidingSetup, CornersAndWindowsOf_2_2) {
  const std::string moved = "noooo|B7/b|o=F=oo/swonosso/es|=so=o/LJooeowo/|o7s=Fow/o|oeoewr/oeoo==eR";
  EXPECT_THAT(faults(view(moved)), testing::Contains(Code::start_corners));
  EXPECT_THAT(faults(view(start), {1, View::unlimited, sliding::Facts::Windows::diagonal}),
              ElementsAre(Code::start_windows));
  // A game under way does not start there.
  EXPECT_THAT(faults(view(moved + " R RB c3")), testing::Not(testing::Contains(Code::start_corners)));
  EXPECT_THAT(faults(view(moved + " R B -")), testing::Not(testing::Contains(Code::start_corners)));
  // Unless castlings are not counted, so that the field says nothing.
  EXPECT_THAT(faults(view(moved + " R B -"), {View::unlimited}), testing::Contains(Code::start_corners));
}

TEST(SlidingSetup, WhatCannotBePlayed) {
  View bad = view(start);
  bad.at(cell_at(15)) = {PieceKind::tile, Side::none, 0};  // Red's window filled
  EXPECT_THAT(faults(bad), testing::Contains(Code::position_windows));
  bad = view(start);
  bad.at(cell_at(15)).owner = Side::second;
  EXPECT_THAT(faults(bad), testing::Contains(Code::position_windows));
  bad = view(start);
  bad.at(cell_at(15)).owner = bad.at(cell_at(48)).owner = Side::none;  // common, but far apart
  EXPECT_THAT(faults(bad), testing::Contains(Code::position_windows));
  bad = view(start);
  bad.at(cell_at(7)).owner = Side::none;
  EXPECT_THAT(faults(bad), testing::Contains(Code::position_runner));
  bad = view(start);
  bad.at(cell_at(0)).owner = Side::second;
  EXPECT_THAT(faults(bad), testing::Contains(Code::position_runner));
  bad = view(start);
  bad.at(cell_at(0)).stripes = 7;
  EXPECT_THAT(faults(bad), testing::Contains(Code::position_tile));
  bad = view(start);
  bad.at(cell_at(0)).kind = PieceKind::none;
  EXPECT_THAT(faults(bad), testing::Contains(Code::position_tile));
  bad = view(start);
  bad.used = {cell_at(15)};
  EXPECT_THAT(faults(bad), testing::Contains(Code::position_used));
  bad.used = {cell_at(1), cell_at(2), cell_at(3)};
  EXPECT_THAT(faults(bad), testing::Contains(Code::position_used));
}

TEST(SlidingSetup, NeighbouringWindowsAreCommon) {
  View view = sliding_games::view("Booooooo/oooooooo/oooooooo/oooooooo/ooo..ooo/oooooooo/oooooooo/oooooooR");
  view.at(cell_at(27)).owner = Side::second;
  view.at(cell_at(28)).owner = Side::first;
  const SlidingRules rules(board(), {});
  const View played = rules.view(rules.set_up(view));
  EXPECT_EQ(played.at(cell_at(27)).owner, Side::none);
  EXPECT_EQ(played.at(cell_at(28)).owner, Side::none);
}

TEST(SlidingSetup, CastlingsLeftAreAllWhereTheTextSaysNothing) {
  sliding::Facts facts;
  facts.castlings = 3;
  const SlidingRules rules(board(), facts);
  EXPECT_EQ(text(rules, position(rules, start.substr(0, 72))).substr(71), " R RRRBBB -");
  EXPECT_EQ(text(rules, position(rules, start)).substr(71), " R RB -");
  facts.castlings = View::unlimited;
  const SlidingRules unlimited(board(), facts);
  EXPECT_EQ(text(unlimited, position(unlimited, std::string(start.substr(0, 71)) + " B - -")).substr(71), " B RB -");
}

TEST(SlidingSetup, ADecidedStartHasItsOutcome) {
  const SlidingRules rules(board(), {});
  const auto outcome = [&](std::string_view text) { return rules.outcome(rules.begin(position(rules, text))); };
  constexpr std::string_view rest = "/oooooooo/oooooooo/oooooooo/ooooooob/oooooooo/oooooooo/";
  const std::string red = "Rooooooo" + std::string(rest) + "rooooooo",
                    blue = "rooooooo" + std::string(rest) + "oooooooB";
  std::string red_and_blue = "Rooooooo" + std::string(rest) + "roooooo" + "B";
  std::string only_red = red, only_blue = blue;
  only_red[9] = 'B';
  only_blue[9] = 'R';
  for (const std::string side : {" R", " B"}) {
    EXPECT_EQ(outcome(only_red + side), (Outcome{Result::first_wins, Termination::goal}));
    EXPECT_EQ(outcome(only_blue + side), (Outcome{Result::second_wins, Termination::goal}));
  }
  EXPECT_EQ(outcome(red_and_blue + " R"), (Outcome{Result::second_wins, Termination::goal}));
  EXPECT_EQ(outcome(red_and_blue + " B"), (Outcome{Result::first_wins, Termination::goal}));
}

// Starts by lot

TEST(SlidingStart, DrawnStartsAreFullGames) {
  for (const auto windows : {sliding::Facts::Windows::ahead, sliding::Facts::Windows::diagonal}) {
    const sliding::Facts facts = {1, View::unlimited, windows};
    const SlidingRules rules(board(), facts);
    std::set<std::string> texts;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
      const Position drawn = *rules.draw_start(seed);
      EXPECT_THAT(faults(rules.view(drawn), facts), IsEmpty());
      texts.insert(text(rules, drawn));
    }
    EXPECT_EQ(texts.size(), 100u);
  }
}

TEST(SlidingStart, TheSameSeedDrawsTheSameOnEveryMachine) {
  const SlidingRules rules(board(), {});
  EXPECT_EQ(text(rules, *rules.draw_start(1)),
            "Bsws=on|/bwn=oos|/L|os|ons/ooo|woow/nosJ7F=s/oo7oono=/oon=oFwr/o|=ooooR R RB -");
}

TEST(SlidingStart, EveryTileAndOrientationIsAsLikelyEverywhere) {
  const SlidingRules rules(board(), {});
  constexpr int draws = 6000;
  std::map<std::uint8_t, int> on_a1;
  for (std::uint64_t seed = 0; seed < draws; ++seed) ++on_a1[rules.view(*rules.draw_start(seed)).cells[0].stripes];
  // 60 tiles: 24 plain; 18 with one stripe and 6 with adjacent ones in four orientations; 12 with parallel ones in two.
  const std::map<std::uint8_t, double> shares = {{0, 24}, {1, 4.5}, {2, 4.5}, {4, 4.5},  {8, 4.5}, {5, 6},
                                                 {10, 6}, {3, 1.5}, {6, 1.5}, {12, 1.5}, {9, 1.5}};
  for (const auto& [look, share] : shares) {
    const double expected = draws * share / 60;
    EXPECT_NEAR(on_a1[look], expected, 5 * std::sqrt(expected)) << static_cast<int>(look);
  }
  EXPECT_EQ(on_a1.size(), shares.size());
}

}  // namespace
}  // namespace plybook
