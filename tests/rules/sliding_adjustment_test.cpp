#include <gtest/gtest.h>

#include "rules/sliding_games.h"

namespace plybook {
namespace {

using namespace sliding_games;

class SlidingAdjustment : public testing::Test {
 protected:
  Code why(Side side, std::string_view written) const {
    const auto turn = rules_.resolve_adjustment(start_, side, turn_text(written));
    return turn ? Code::none : turn.error().code;
  }
  std::string adjusted(Side side, std::string_view written) {
    const auto turn = rules_.resolve_adjustment(start_, side, turn_text(written));
    EXPECT_TRUE(turn) << written;
    if (turn) rules_.adjust(start_, *turn);
    return text(rules_, start_);
  }

  SlidingRules rules_{board(), {}};
  // rank 1: a1 o, b1 e, e1 =, g1 e; rank 2: b2 |, h2 r; rank 8: b8 o, f8 |, h8 7
  Position start_ = position(rules_, start);
};

TEST_F(SlidingAdjustment, SwapsAnyTwoTilesOrTurnsOne_2_4) {
  EXPECT_EQ(why(Side::first, "a1<>g4"), Code::none);
  EXPECT_EQ(why(Side::first, "b1@n<>b2@ns"), Code::none);
  EXPECT_EQ(why(Side::first, "b1@n"), Code::none);
  EXPECT_EQ(why(Side::second, "h8@sw"), Code::none);
  EXPECT_EQ(why(Side::first, "--"), Code::none);
}

TEST_F(SlidingAdjustment, InTheOwnHalf_2_4) {
  EXPECT_EQ(why(Side::first, "a1<>a5"), Code::adjustment_outside_half);
  EXPECT_EQ(why(Side::second, "h8<>a4"), Code::adjustment_outside_half);
  EXPECT_EQ(why(Side::first, "h8@sw"), Code::adjustment_outside_half);
}

TEST_F(SlidingAdjustment, OfTilesThatAreNotRedOrBlue_2_4) {
  EXPECT_EQ(why(Side::first, "h1<>g1"), Code::adjustment_of_runner);
  EXPECT_EQ(why(Side::second, "b8<>a8"), Code::adjustment_of_runner);
  EXPECT_EQ(why(Side::first, "h2<>g1"), Code::adjustment_of_window);
}

TEST_F(SlidingAdjustment, ToLooksThatTheyCanHave_2_4) {
  EXPECT_EQ(why(Side::first, "a1@n"), Code::adjusted_look);
  EXPECT_EQ(why(Side::first, "a1<>b2@n"), Code::adjusted_look);
  EXPECT_EQ(why(Side::first, "b1@e"), Code::adjustment_changes_nothing);
  EXPECT_EQ(why(Side::first, "b1<>b1@n"), Code::adjustment_changes_nothing);
}

TEST_F(SlidingAdjustment, IsNoSlide_2_4) {
  EXPECT_EQ(why(Side::first, "h3-h2"), Code::not_an_adjustment);
  EXPECT_EQ(why(Side::first, "h3"), Code::not_an_adjustment);
}

TEST_F(SlidingAdjustment, OnlyAtTheStartOfAFullGame_2_4) {
  Play play = rules_.begin(start_);
  sliding_games::play(rules_, play, "h1-h2");
  start_ = play.position;
  EXPECT_EQ(why(Side::first, "b1@n"), Code::adjustment_start);
}

TEST_F(SlidingAdjustment, IsNoUseAndNoTurn_3_5) {
  const std::string red = adjusted(Side::first, "b1@n<>b2@ns");
  EXPECT_EQ(red, "Boooo|n7/b|o=F=oo/swonosso/es|=so=o/LJooeowo/|o7s=Fow/onoeoewr/o=oo==eR R RB -");
  const std::string blue = adjusted(Side::second, "h8@sw");
  EXPECT_EQ(blue, "Boooo|nL/b|o=F=oo/swonosso/es|=so=o/LJooeowo/|o7s=Fow/onoeoewr/o=oo==eR R RB -");
  EXPECT_EQ(adjusted(Side::first, "--"), blue);
}

}  // namespace
}  // namespace plybook
