#include <gtest/gtest.h>

#include "rules/sliding_games.h"

namespace plybook {
namespace {

using namespace sliding_games;

// Around Red's window d4 tiles of every kind; Blue's window and tile far from it but c3. Blue has just used d5.
//   rank 5:  c5 =   d5 n   e5 J
//   rank 4:  c4 e   d4 r   e4 o
//   rank 3:  c3 B   d3 n   e3 |
constexpr std::string_view middle = "ooooooob/oooooooo/oooooooo/oo=nJooo/ooeroooo/ooBn|ooo/oooooooo/oooooooR R R d5";
constexpr std::string_view common = "Booooooo/oooooooo/oooooooo/oooooooo/ooo..ooo/oooooooo/oooooooo/oooooooR R - -";

class SlidingResolve : public testing::Test {
 protected:
  void from(std::string_view text, sliding::Facts facts = {}) {
    rules_ = std::make_unique<SlidingRules>(board(), facts);
    play_ = rules_->begin(position(*rules_, text));
  }
  Code why(std::string_view turn) const { return why_not(*rules_, play_, turn); }
  /// The canonical text of what a text resolves to.
  std::string meant(std::string_view turn) const {
    const auto resolved = rules_->resolve(play_, turn_text(turn));
    return resolved ? text(*rules_, play_, resolved->turn) : std::string(info(resolved.error().code).name);
  }
  std::string after(std::string_view from_text, std::string_view turns) {
    from(from_text);
    play(*rules_, play_, turns);
    return text(*rules_, play_.position);
  }

  std::unique_ptr<SlidingRules> rules_;
  Play play_;
};

TEST_F(SlidingResolve, ASlideGoesIntoTheOwnWindow_3_1) {
  from(middle);
  EXPECT_EQ(why("e4-d4"), Code::none);
  EXPECT_EQ(meant("e4"), "e4-d4");
  EXPECT_EQ(why("d4-e4"), Code::no_tile);
  EXPECT_EQ(why("h8-d4"), Code::no_tile);
  EXPECT_EQ(why("e4-f4"), Code::not_into_window);
  EXPECT_EQ(why("g8-h8"), Code::not_into_window);
  EXPECT_EQ(why("f4-d4"), Code::not_next_to_window);
  EXPECT_EQ(why("e5-d4"), Code::not_next_to_window);
  EXPECT_EQ(why("h3"), Code::not_next_to_window);
}

TEST_F(SlidingResolve, AStripeOnTheLeadingEdgeStopsASlide_3_1) {
  const std::array<std::string_view, 4> tiles = {"n", "e", "s", "w"};
  for (std::size_t stripe = 0; stripe < 4; ++stripe) {
    const std::string t(tiles[stripe]);
    from("ooooooob/oooooooo/oooooooo/ooo" + t + "oooo/oo" + t + "r" + t + "ooo/ooo" + t +
         "oooo/oooooooo/BooooooR R - -");
    const std::array<std::string_view, 4> slides = {"d3-d4", "c4-d4", "d5-d4", "e4-d4"};  // up, right, down, left
    for (std::size_t way = 0; way < 4; ++way)
      EXPECT_EQ(why(slides[way]), way == stripe ? Code::stripe_in_the_way : Code::none) << t << ' ' << slides[way];
  }
}

TEST_F(SlidingResolve, TheOpponentsTileIsLeftAlone_3_1_3_3) {
  from("ooooooob/oooooooo/oooooooo/oooooooo/ooBroooo/oooooooo/oooooooo/oooooooR R");
  EXPECT_EQ(why("c4-d4"), Code::opponents_tile_slid);
  EXPECT_EQ(why("c4<>c5"), Code::opponents_tile_castled);
  EXPECT_EQ(why("c4@n"), Code::turned_look);
}

TEST_F(SlidingResolve, EitherCellOfACommonWindowIsTheOwn_3_2) {
  from(common);
  for (const std::string_view slide : {"c4-d4", "d5-d4", "d3-d4", "f4-e4", "e5-e4", "e3-e4"})
    EXPECT_EQ(why(slide), Code::none) << slide;
  EXPECT_EQ(meant("e5"), "e5-e4");
  EXPECT_EQ(why("d5-e4"), Code::not_next_to_window);
}

TEST_F(SlidingResolve, TheCellLeftBehindIsTheMoversWindow_3_2) {
  EXPECT_EQ(after(common, "d5-d4"), "Booooooo/oooooooo/oooooooo/oooroooo/oooobooo/oooooooo/oooooooo/oooooooR B - d4");
  EXPECT_EQ(after(common, "f4-e4"), "Booooooo/oooooooo/oooooooo/oooooooo/oooboroo/oooooooo/oooooooo/oooooooR B - e4");
  EXPECT_EQ(after(common, "f4-e4 c4-d4"),
            "Booooooo/oooooooo/oooooooo/oooooooo/oobooroo/oooooooo/oooooooo/oooooooR R - d4");
}

TEST_F(SlidingResolve, WindowsSideBySideBecomeCommon_3_2) {
  EXPECT_EQ(after("Booooooo/oooooooo/oooooooo/oooooooo/oooroboo/oooooooo/oooooooo/oooooooR R - -", "e4-d4"),
            "Booooooo/oooooooo/oooooooo/oooooooo/oooo..oo/oooooooo/oooooooo/oooooooR B - d4");
}

TEST_F(SlidingResolve, ACastlingIsOfNeighboursNearTheWindow_3_3) {
  from(middle);
  EXPECT_EQ(why("e4<>f5"), Code::none);
  EXPECT_EQ(meant("f5<>e4"), "e4<>f5");
  EXPECT_EQ(meant("b5<>c4@n"), "c4@n<>b5");
  EXPECT_EQ(meant("c4@e<>b5"), "c4<>b5");
  EXPECT_EQ(why("e4<>g4"), Code::castling_apart);
  EXPECT_EQ(why("e4<>e4"), Code::castling_apart);
  EXPECT_EQ(why("h4<>a5"), Code::castling_apart);
  EXPECT_EQ(why("g6<>g7"), Code::castling_far_from_window);
  EXPECT_EQ(why("c3<>b3"), Code::opponents_tile_castled);
  EXPECT_EQ(why("d4<>e4"), Code::window_castled);
  EXPECT_EQ(why("e4<>d4"), Code::window_castled);
  EXPECT_EQ(why("g8<>h8"), Code::window_castled);
  EXPECT_EQ(why("e4@n<>f5"), Code::castled_look);
  EXPECT_EQ(why("e3@n<>e4"), Code::castled_look);
  EXPECT_EQ(why("e4<>e3@nes"), Code::castled_look);
}

TEST_F(SlidingResolve, TheOwnTileMayBeCastled_3_3) {
  from("ooooooob/oooooooo/oooooooo/oooooooo/oooooooo/oooooooo/ooooooro/oBoooooR R");
  EXPECT_EQ(why("h1<>h2"), Code::none);
}

TEST_F(SlidingResolve, ATurningIsNearTheWindowAndChangesTheLook_3_4) {
  from(middle);
  EXPECT_EQ(why("c4@n"), Code::none);
  EXPECT_EQ(why("c5@ew"), Code::none);
  EXPECT_EQ(meant("e5@wn"), "e5@nw");
  EXPECT_EQ(why("d4@n"), Code::window_turned);
  EXPECT_EQ(why("a1@n"), Code::turning_far_from_window);
  EXPECT_EQ(why("c4@e"), Code::turning_changes_nothing);
  EXPECT_EQ(why("e4@n"), Code::turned_look);
  EXPECT_EQ(why("c3@n"), Code::turned_look);
  EXPECT_EQ(why("e3@n"), Code::turned_look);
  EXPECT_EQ(why("e5@ns"), Code::turned_look);
}

TEST_F(SlidingResolve, WhatTheOpponentJustUsedStaysWhereItIs_3_5) {
  from(middle);
  EXPECT_EQ(why("d5-d4"), Code::just_used);
  EXPECT_EQ(why("d5@e"), Code::just_used);
  EXPECT_EQ(why("d5<>d6"), Code::just_used);
  // What the player itself used is free, and so is what the opponent used before its last turn.
  play(*rules_, play_, "c4@n g8-h8 c4@s f8-g8 d5-d4");
}

TEST_F(SlidingResolve, ThePlaceThenTheUseThenWhatIsLeftThenTheOrientation) {
  sliding::Facts facts;
  facts.turnings = 0;
  from("ooooooob/oooooooo/oooooooo/oo=nJooo/ooeroooo/ooBn|ooo/oooooooo/oooooooR R - d5", facts);
  EXPECT_EQ(why("a1@ns"), Code::turning_far_from_window);
  EXPECT_EQ(why("d5@ns"), Code::just_used);
  EXPECT_EQ(why("c4@ns"), Code::no_turning_left);
  EXPECT_EQ(why("c4@e"), Code::no_turning_left);
  EXPECT_EQ(why("c3<>c2@n"), Code::opponents_tile_castled);
  EXPECT_EQ(why("d5@ns<>d6"), Code::just_used);
  EXPECT_EQ(why("e4@n<>f5"), Code::no_castling_left);
}

TEST_F(SlidingResolve, CastlingsAndTurningsRunOutForEachSide) {
  sliding::Facts facts;
  facts.castlings = 2;
  facts.turnings = 1;
  from("ooooooob/oooooooo/oooooooo/oo=nJooo/ooeroooo/ooBn|ooo/oooooooo/oooooooR R RRBB -", facts);
  play(*rules_, play_, "e4<>f5 g8<>g7 c4@n g8-h8");
  EXPECT_EQ(why("c4@e"), Code::no_turning_left);
  play(*rules_, play_, "e4<>f5");
  EXPECT_EQ(text(*rules_, play_.position).substr(72), "B B e4,f5");
}

TEST_F(SlidingResolve, NoPass) {
  from(middle);
  EXPECT_EQ(why("--"), Code::no_pass);
  EXPECT_EQ(why("- -"), Code::unknown_turn);
}

TEST_F(SlidingResolve, AnotherSignIsALiberty) {
  from(middle);
  for (const std::string_view written : {"e4:d4", "e4xd4"}) {
    const auto resolved = rules_->resolve(play_, turn_text(written));
    ASSERT_TRUE(resolved) << written;
    EXPECT_TRUE(resolved->liberties.has(Liberty::separator)) << written;
  }
  EXPECT_TRUE(rules_->resolve(play_, turn_text("e4-d4"))->liberties.none());
  EXPECT_TRUE(rules_->resolve(play_, turn_text("e4"))->liberties.none());
}

}  // namespace
}  // namespace plybook
