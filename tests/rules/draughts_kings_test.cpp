#include "rules/draughts_fixture.h"
#include "rules/draughts_variants.h"

namespace plybook {
namespace {

namespace dt = draughts_text;

dt::Variant variant(std::string_view name) {
  for (const dt::Variant& each : dt::variants())
    if (each.name == name) return each;
  return {};
}

class Russian : public dt::DraughtsTest {
 protected:
  Russian() : DraughtsTest(dt::board(8, 8), variant("russian").facts) {}
};

TEST_F(Russian, AKingFliesAsFarAsCellsAreFree) {
  EXPECT_EQ(legal("W:WKa1:Bh6,e5,f6"), "a1-b2 a1-c3 a1-d4");
  EXPECT_EQ(read("W:WKa1:Bh6,e5,f6", "a1-e5"), "step-occupied a1 e5");
  EXPECT_EQ(read("W:WKa1:Bh6,e5,f6", "a1-g7"), "way-blocked a1 g7");
  EXPECT_EQ(read("W:WKa1:Bh6", "a1-b8"), "not-on-a-line a1 b8");
  EXPECT_EQ(read("W:WKa1:Bh6", "a1:e5"), "a1-e5 (separator)");
}

TEST_F(Russian, AKingLandsAnywhereBehindUnlessItCanGoOn) {
  EXPECT_EQ(legal("W:WKa1:Bc3,h2"), "a1:d4 a1:e5 a1:f6 a1:g7 a1:h8");
  EXPECT_EQ(legal("W:WKa1:Bc3,g3"), "a1:e5:h2");
  EXPECT_EQ(read("W:WKa1:Bc3,g3", "a1:f6"), "king-lands-to-go-on a1 f6");
  EXPECT_EQ(read("W:WKa1:Bc3,g3", "a1:e5"), "must-go-on e5");
  EXPECT_EQ(read("W:WKa1:Bc3,g3", "a1:h2"), "a1:e5:h2");
}

TEST_F(Russian, AManThatReachesTheFarRankGoesOnAsAKing) {
  EXPECT_EQ(legal("W:Wf6:Be7,b6"), "f6:d8:a5");
  EXPECT_EQ(read("W:Wf6:Be7,b6", "f6:d8"), "must-go-on d8");
}

TEST_F(Russian, CapturedMenStayInTheWayUntilTheTurnIsOver) {
  constexpr std::string_view position = "W:WKa3:Bb4,d6,f6,f4,d4";
  EXPECT_EQ(read(position, "a3:c5:e7:g5:e3:c5"), "a3:c5:e7:g5:e3:c5");
  EXPECT_EQ(read(position, "a3:c5:e7:g5:e3:c5:e7"), "jumped-twice d6 c5 e7");
  EXPECT_EQ(played(position, "a3:c5:e7:g5:e3:c5"), "c5w");
}

TEST_F(Russian, AWrittenPathIsKeptWhenAnotherDoesTheSame) {
  constexpr std::string_view position = "W:WKa1:Bb2,e5,h2";  // straight on: landing on c3 or on d4 does the same
  const Play play = at(position);
  EXPECT_EQ(legal(position), "a1:c3:f6 a1:c3:g7 a1:c3:h8");
  const TurnText written = dt::turn(names_, "a1:d4:g7");
  const auto resolved = rules_->resolve(play, written);
  ASSERT_TRUE(resolved);
  EXPECT_TRUE(resolved->liberties.none());
  TurnText full;
  rules_->spell(play, resolved->turn, &written, full);
  EXPECT_EQ(dt::text(names_, full), "a1:d4:g7");
  rules_->spell(play, resolved->turn, nullptr, full);
  EXPECT_EQ(dt::text(names_, full), "a1:c3:g7");
  EXPECT_EQ(read(position, "a1:h8"), "a1:c3:h8");
}

class English : public dt::DraughtsTest {
 protected:
  English() : DraughtsTest(dt::board(8, 8), variant("english").facts) {}
};

TEST_F(English, MenCaptureForwardOnly) {
  EXPECT_EQ(read("W:Wc3:Bb2,h8", "c3:a1"), "man-captures-backward c3 a1");
  EXPECT_EQ(legal("W:WKc3:Bb2,h8"), "c3:a1");
}

TEST_F(English, AManThatBecomesAKingByACaptureStops) {
  EXPECT_EQ(legal("W:Wf6:Be7,c7"), "f6:d8");
  EXPECT_EQ(played("W:Wf6:Be7,c7", "f6:d8"), "c7b d8w");
}

TEST_F(English, ASideWithoutMenHasLost) {
  EXPECT_EQ(outcome("B:Wa1:B"), (Outcome{Result::first_wins, Termination::no_men}));
}

class Poddavki : public dt::DraughtsTest {
 protected:
  Poddavki() : DraughtsTest(dt::board(8, 8), variant("poddavki").facts) {}
};

TEST_F(Poddavki, WhoHasNothingLeftToMoveWins) {
  EXPECT_EQ(outcome("B:Wa1:B"), (Outcome{Result::second_wins, Termination::no_men}));
  EXPECT_EQ(outcome("W:Wa3:Bb4,c5"), (Outcome{Result::first_wins, Termination::blocked}));
}

class International : public dt::DraughtsTest {
 protected:
  International() : DraughtsTest(variant("international").topology(), variant("international").facts, true) {}
};

TEST_F(International, TheMostMustBeCaptured) {
  EXPECT_EQ(legal("W:W32,45:B28,19,40"), "32:23:14");
  EXPECT_EQ(read("W:W32,45:B28,19,40", "45:34"), "fewer-captured 45 34");
  EXPECT_EQ(read("W:W32,45:B28,19,40", "32:14"), "32:23:14");
}

TEST_F(International, AManPassesTheFarRankAsAMan) {
  EXPECT_EQ(legal("W:W13:B8,7,50"), "13:2:11");
  EXPECT_EQ(played("W:W13:B8,7,50", "13:11"), "11w 50b");
}

class Italian : public dt::DraughtsTest {
 protected:
  Italian() : DraughtsTest(dt::board(8, 8), variant("italian").facts) {}  // on dark cells, for short names
};

TEST_F(Italian, AManMayNotCaptureAKing) {
  EXPECT_EQ(legal("W:Wc3:BKd4"), "c3-b4");
  EXPECT_EQ(read("W:Wc3:BKd4", "c3:e5"), "man-captures-king c3 e5");
  EXPECT_EQ(legal("W:WKc3:BKd4"), "c3:e5");
}

TEST_F(Italian, FourStepsDecideBetweenCaptures) {
  EXPECT_EQ(read("W:Wc3,h2:Bd4,d6,g3", "h2:f4"), "fewer-captured h2 f4");
  EXPECT_EQ(read("W:Wc3,Kg3:Bd4,f4", "c3:e5"), "king-must-capture c3 e5");
  EXPECT_EQ(read("W:WKc3:Bb4,Kd4", "c3:a5"), "fewer-kings-captured c3 a5");
  EXPECT_EQ(read("W:WKe3:Bd4,Kb6,Kf4,f6", "e3:c5:a7"), "kings-captured-later e3 a7");
}

class Frisian : public dt::DraughtsTest {
 protected:
  Frisian() : DraughtsTest(variant("frisian").topology(), facts(), true) {}
  static DraughtsFacts facts() {
    DraughtsFacts facts = variant("frisian").facts;
    facts.same_king_steps = 3;
    return facts;
  }
};

TEST_F(Frisian, CapturesGoAlongRanksAndFilesToo) {
  EXPECT_EQ(legal("W:W28:B18,45"), "28:8");
  EXPECT_EQ(legal("W:W28:B29,45"), "28:30");
  EXPECT_EQ(legal("W:W28:B38,45"), "28:48");
}

TEST_F(Frisian, AKingIsWorthMoreThanAManAndAHalf) {
  EXPECT_EQ(legal("W:W28,45:BK29,22"), "28:30");
  EXPECT_EQ(read("W:W28,45:BK29,22", "28:17"), "less-captured 28 17");
}

TEST_F(Frisian, TheSameKingStepsThreeTimesInARow) {
  Play play = at("W:WK46,45:BK4,15");
  const auto turn = [&](std::string_view text) {
    const auto resolved = rules_->resolve(play, dt::turn(names_, text));
    if (!resolved) return info(resolved.error().code).name;
    rules_->play(play, resolved->turn);
    return std::string_view("legal");
  };
  for (const std::string_view text : {"46-41", "4-9", "41-46", "9-4", "46-41", "4-9"}) ASSERT_EQ(turn(text), "legal");
  EXPECT_EQ(turn("41-46"), "illegal-turn/same-king-too-often");
  TurnList turns;
  rules_->legal(play, turns);
  ASSERT_EQ(turns.size(), 1u);
  EXPECT_EQ(dt::text(names_, *rules_, play, turns[0]), "45-40");
  ASSERT_EQ(turn("45-40"), "legal");
  EXPECT_EQ(turn("9-4"), "illegal-turn/same-king-too-often");
  ASSERT_EQ(turn("15-20"), "legal");
  EXPECT_EQ(turn("41-46"), "legal");
}

class Draws : public dt::DraughtsTest {
 protected:
  Draws() : DraughtsTest(dt::board(8, 8), facts()) {}
  static DraughtsFacts facts() {
    DraughtsFacts facts = variant("russian").facts;
    facts.draws.repetition = 3;
    facts.draws.turns_by_kings = 15;
    facts.draws.turns_of_three_kings_against_a_king = 5;
    return facts;
  }
  void play(Play& game, std::initializer_list<std::string_view> texts) const {
    for (const std::string_view text : texts) {
      ASSERT_FALSE(rules_->outcome(game)) << text;
      const auto resolved = rules_->resolve(game, dt::turn(names_, text));
      ASSERT_TRUE(resolved) << text;
      rules_->play(game, resolved->turn);
    }
  }
};

TEST_F(Draws, APositionThatStandsForTheThirdTime) {
  Play game = at("W:WKa1,a3:BKh4,h6");
  play(game, {"a1-b2", "h4-g3", "b2-a1", "g3-h4", "a1-b2", "h4-g3", "b2-a1"});
  const Position before = game.position;
  play(game, {"g3-h4"});
  EXPECT_EQ(rules_->outcome(game), (Outcome{Result::draw, Termination::repetition}));
  TurnList turns;
  rules_->legal(game, turns);
  EXPECT_TRUE(turns.empty());

  game.position = before;  // one ply back, and another way
  game.ply = 7;
  game.history->cut(7);
  EXPECT_FALSE(rules_->outcome(game));
  play(game, {"g3-f4"});
  EXPECT_FALSE(rules_->outcome(game));

  Play bare = rules_->begin(before, false);
  EXPECT_FALSE(rules_->outcome(bare));
}

TEST_F(Draws, ThreeKingsThatDoNotCatchOneInTime) {
  Play game = at("W:WKa1,Kc1,Ke1:BKh2");
  play(game, {"a1-b2", "h2-g1", "b2-c3", "g1-h2", "c3-d4", "h2-b8", "d4-c3", "b8-h2", "c3-b4"});
  play(game, {"h2-b8"});
  EXPECT_EQ(rules_->outcome(game), (Outcome{Result::draw, Termination::no_progress}));
}

}  // namespace
}  // namespace plybook
