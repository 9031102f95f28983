#include <gtest/gtest.h>

#include "rules/draughts_fixture.h"

namespace plybook {
namespace {

namespace dt = draughts_text;

class Antarktos : public dt::DraughtsTest {
 protected:
  Antarktos() : DraughtsTest(dt::board(8, 8), dt::antarktos()) {}
};

// ---- what turns do ----

TEST_F(Antarktos, Clause4_1AStepGoesOneCellAhead) {
  EXPECT_EQ(legal("W:Wc3:Bh8"), "c3-b4 c3-d4");
  EXPECT_EQ(legal("B:Wa1:Bc3"), "c3-b2 c3-d2");
  EXPECT_EQ(played("W:Wc3:Bh8", "c3-d4"), "d4w h8b");
}

TEST_F(Antarktos, Clause5_1_3ACapturedManTurnsToIceWhereItStands) {
  EXPECT_EQ(played("W:Wc3:Bd4,h8", "c3:e5"), "d4* e5w h8b");
}

TEST_F(Antarktos, Clause5_1_2CapturesGoBackwardToo) { EXPECT_EQ(legal("W:We5:Bd4,h8"), "e5:c3"); }

TEST_F(Antarktos, Clause5_2_2IceMeltsBeforeTheNextJump) {
  EXPECT_EQ(played("W:Wc3:Bh8:Fd4,f6", "c3*e5*g7"), "g7w h8b");
  EXPECT_EQ(legal("W:Wc3:Bh2:Fd4,d6,b6,b4"), "c3*a5*c7*e5*c3 c3*e5*c7*a5*c3");
}

TEST_F(Antarktos, Clause5_1_6ManCapturedInTheTurnIsNoIceYet) { EXPECT_EQ(legal("W:Wc3:Bd4,h8"), "c3:e5"); }

TEST_F(Antarktos, ReadingR6TheOriginIsEmptyDuringTheTurn) {
  EXPECT_EQ(legal("W:Wc3:Bd4,d6,b6,b4"), "c3:a5:c7:e5:c3 c3:e5:c7:a5:c3");
}

// ---- which rule a turn breaks ----

constexpr std::string_view two_men = "W:Wc3,g3:Bd6,h8:Fb4";

TEST_F(Antarktos, TheOriginComesFirst) {
  EXPECT_EQ(read(two_men, "e3-d4"), "no-own-man e3");
  EXPECT_EQ(read(two_men, "d6-e5"), "no-own-man d6");
  EXPECT_EQ(read(two_men, "b4-a5"), "frozen-man b4");
  EXPECT_EQ(read(two_men, "b4:h8"), "frozen-man b4");
}

TEST_F(Antarktos, Clause4StepsThatCannotBe) {
  EXPECT_EQ(read(two_men, "c3-d2"), "step-backward c3 d2");
  EXPECT_EQ(read("W:Wc3,d2:Bh8", "c3-d2"), "step-backward c3 d2");
  EXPECT_EQ(read(two_men, "c3-b4"), "step-occupied c3 b4");
  EXPECT_EQ(read(two_men, "c3-g5"), "step-too-far c3 g5");
  EXPECT_EQ(read(two_men, "c3-d4:f6"), "step-among-jumps c3 d4");
  EXPECT_EQ(read("W:Wc3,e5:Bd6,h8", "c3-d4"), "capture-compulsory c3 d4");
  EXPECT_EQ(read("W:Wc3,e5:Bd6,h8", "c3-b2"), "capture-compulsory c3 b2");
}

TEST_F(Antarktos, Clause5JumpsOverNothing) {
  EXPECT_EQ(read(two_men, "c3:e5"), "nothing-to-capture c3 e5");
  EXPECT_EQ(read(two_men, "c3-e5"), "nothing-to-capture c3 e5");
  EXPECT_EQ(read(two_men, "c3*e5"), "nothing-to-jump c3 e5");
  EXPECT_EQ(read("W:Wc3,d4:Bh8", "c3:e5"), "nothing-to-capture c3 e5");
  EXPECT_EQ(read(two_men, "c3:c7"), "not-a-jump c3 c7");
  EXPECT_EQ(read(two_men, "c3*c7"), "not-an-ice-jump c3 c7");
}

TEST_F(Antarktos, Clause5JumpsOntoOccupiedCells) {
  EXPECT_EQ(read("W:Wc3:Bd4,e5,h8", "c3:e5"), "capture-onto-occupied c3 e5");
  EXPECT_EQ(read("W:Wc3:Bh8,e5:Fd4", "c3:e5"), "ice-onto-occupied c3 e5");
}

TEST_F(Antarktos, Clause5WhatMustBeDoneFirst) {
  EXPECT_EQ(read("W:Wc3,g3:Bf4,a7:Fd4", "c3*e5"), "capture-before-ice c3 e5");
  EXPECT_EQ(read("W:Wc3:Bd4,f6,a7:Fd6", "c3:e5*c7"), "ice-instead-of-capture e5 c7");
  EXPECT_EQ(read("W:Wc3:Bf6,a7:Fd4,d6", "c3*e5*c7"), "ice-instead-of-capture-in-cascade e5 c7");
  EXPECT_EQ(read("W:Wc3:Bd4,a7", "c3:e5:c3"), "jumped-twice d4 e5 c3");
}

TEST_F(Antarktos, Clause5TurnsThatStopTooEarly) {
  EXPECT_EQ(read("W:Wc3:Bd4,f6,a7", "c3:e5"), "must-go-on e5");
  EXPECT_EQ(read("W:Wc3:Bf6,a7:Fd4", "c3*e5"), "must-capture-from-cascade e5");
  EXPECT_EQ(read("W:Wc3:Bd4,a7:Ff6", "c3:e5"), "ice-must-go-on e5");
  EXPECT_EQ(read("W:Wc3:Ba7:Fd4,f6", "c3*e5"), "cascade-must-go-on e5");
}

TEST_F(Antarktos, ReadingR1IceJumpsMayBeMadeCompulsory) {
  EXPECT_EQ(legal("W:Wc3:Ba7:Fd4"), "c3*e5 c3-b4");
  DraughtsFacts facts = dt::antarktos();
  facts.ice_jumps = IceJumps::compulsory;
  use(facts);
  EXPECT_EQ(legal("W:Wc3:Ba7:Fd4"), "c3*e5");
  EXPECT_EQ(read("W:Wc3:Ba7:Fd4", "c3-b4"), "ice-compulsory c3 b4");
}

TEST_F(Antarktos, ReadingR2CascadesMayBeLeftToThePlayer) {
  EXPECT_EQ(legal("W:Wc3:Ba7:Fd4,f6"), "c3*e5*g7 c3-b4");
  DraughtsFacts facts = dt::antarktos();
  facts.cascade = IceJumps::optional;
  use(facts);
  EXPECT_EQ(legal("W:Wc3:Ba7:Fd4,f6"), "c3*e5 c3*e5*g7 c3-b4");
  EXPECT_EQ(read("W:Wc3:Bf6,a7:Fd4", "c3*e5"), "must-capture-from-cascade e5");
}

TEST_F(Antarktos, ReadingR3IceInACaptureMayBeOptionalOrForbidden) {
  constexpr std::string_view position = "W:Wc3:Bd4,a7:Ff6";
  EXPECT_EQ(legal(position), "c3:e5*g7");
  DraughtsFacts facts = dt::antarktos();
  facts.ice_in_capture = IceJumps::optional;
  use(facts);
  EXPECT_EQ(legal(position), "c3:e5 c3:e5*g7");
  facts.ice_in_capture = IceJumps::forbidden;
  use(facts);
  EXPECT_EQ(legal(position), "c3:e5");
  EXPECT_EQ(read(position, "c3:e5*g7"), "ice-forbidden-in-capture e5 g7");
}

// ---- reading what was meant ----

TEST_F(Antarktos, SignsMixedUpAreReadByLegality) {
  EXPECT_EQ(read("W:Wc3:Ba7:Fd4", "c3:e5"), "c3*e5 (separator)");
  EXPECT_EQ(read("W:Wc3:Bd4,a7", "c3-e5"), "c3:e5 (separator)");
  EXPECT_EQ(read("W:Wc3:Ba7", "c3:d4"), "c3-d4 (separator)");
}

TEST_F(Antarktos, AMiddleMayBeLeftOut) {
  EXPECT_EQ(read("W:Wc3:Bd4,a7:Ff6", "c3:g7"), "c3:e5*g7");
  EXPECT_EQ(read("W:Wc3:Bd4,a7:Ff6", "c3-g7"), "c3:e5*g7 (separator)");
  EXPECT_EQ(read("W:Wa1:Bb2,d4,f6,h2", "a1:c3:g7"), "a1:c3:e5:g7 (partial path)");
  EXPECT_EQ(read("W:Wa1:Bb2,d4,f6,h2", "a1:g7"), "a1:c3:e5:g7");
}

TEST_F(Antarktos, SeveralTurnsThatFitAreTold) {
  EXPECT_EQ(read("W:Wc3:Bd4,d6,b6,b4", "c3:c3"), "ambiguous c3 c3:e5:c7:a5:c3 c3:a5:c7:e5:c3");
  EXPECT_EQ(read("W:Wc3:Bd4,d6,b6,b4", "c3:a5:c3"), "ambiguous c3 c3:e5:c7:a5:c3 c3:a5:c7:e5:c3");
  EXPECT_EQ(read("W:Wc3:Bd4,d6,b6,b4", "c3:a5:e5:c3"), "c3:a5:c7:e5:c3 (partial path)");
}

TEST_F(Antarktos, AnExactTurnComesBeforeLongerOnes) {
  DraughtsFacts facts = dt::antarktos();
  facts.cascade = IceJumps::optional;
  use(facts);
  // a round trip c3*e5*c7*a5*c3*e5 would end on e5 too
  EXPECT_EQ(read("W:Wc3:Ba7:Fd4,f6", "c3*e5"), "c3*e5");
}

TEST_F(Antarktos, TheShortFormNeedsOneTurn) {
  EXPECT_EQ(read("W:Wc3,e3:Ba7", "cd4"), "c3-d4");
  EXPECT_EQ(read("W:Wc3,c5:Bd4,h8", "ce5"), "c3:e5");
  EXPECT_EQ(read("W:Wc3,c7:Bd4,d6,h8", "ce5"), "ambiguous e5 c3:e5 c7:e5");
  EXPECT_EQ(read("W:Wc3:Bd4,h8", "cb4"), "capture-compulsory c3 b4");
  EXPECT_EQ(read("W:We3:Bh8", "cd4"), "no-turn-fits c1 d4");
}

TEST_F(Antarktos, TurnsThatAreNone) {
  TurnText pass;
  pass.form = TurnText::Form::pass;
  const Play play = at("W:Wc3:Ba7");
  EXPECT_EQ(rules_->resolve(play, pass).error().code, Code::no_pass);
  EXPECT_EQ(rules_->resolve(play, TurnText{}).error().code, Code::not_a_turn);
}

TEST_F(Antarktos, APassInAVariationGivesTheOtherSideTheTurn) {
  Play play = at("W:Wc3:Ba7");
  Turn pass{};
  pass.kind = TurnKind::pass;
  TurnText full;
  rules_->spell(play, pass, nullptr, full);
  EXPECT_EQ(full.form, TurnText::Form::pass);
  rules_->play(play, pass);
  EXPECT_TRUE(play.position == at("B:Wc3:Ba7").position);
  EXPECT_EQ(play.ply, 1u);
}

// ---- the end ----

TEST_F(Antarktos, Clause6_1BreakthroughWins) {
  EXPECT_EQ(outcome("B:Wb8:Ba7"), (Outcome{Result::first_wins, Termination::breakthrough}));
  EXPECT_EQ(outcome("W:Wa3:Bc1"), (Outcome{Result::second_wins, Termination::breakthrough}));
  EXPECT_EQ(legal("B:Wb8:Ba7"), "");
}

TEST_F(Antarktos, Clause7_1PassingTheFarRankWinsNothing) {
  EXPECT_EQ(legal("W:Wd6:Be7,g7,a3"), "d6:f8:h6");
  Play play = at("W:Wd6:Be7,g7,a3");
  rules_->play(play, rules_->resolve(play, dt::turn(names_, "d6:f8:h6"))->turn);
  EXPECT_FALSE(rules_->outcome(play));
}

TEST_F(Antarktos, Clause6_2ASideWithoutMenHasLost) {
  EXPECT_EQ(outcome("B:Wc3:B:Fd4"), (Outcome{Result::first_wins, Termination::total_freeze}));
  EXPECT_EQ(outcome("B:W:Bd4"), (Outcome{Result::second_wins, Termination::total_freeze}));
}

TEST_F(Antarktos, Clause6_3ASideThatCannotMoveHasLost) {
  EXPECT_EQ(outcome("W:Wa3:Bb4,c5"), (Outcome{Result::second_wins, Termination::blocked}));
  EXPECT_EQ(outcome("W:Wa3:Bh8,c5:Fb4"), (Outcome{Result::second_wins, Termination::blocked}));
  EXPECT_FALSE(outcome("W:Wa3:Bh8:Fb4"));
}

TEST_F(Antarktos, TheFirstEndInTheOrderOfTheRulesCounts) {
  EXPECT_EQ(outcome("B:Wb8:B"), (Outcome{Result::first_wins, Termination::breakthrough}));
  EXPECT_EQ(outcome("B:W:B:Fd4")->termination, Termination::total_freeze);
}

TEST_F(Antarktos, KingsAreUnknown) {
  std::vector<SetupFault> faults;
  rules_->check_setup(dt::position(names_, "W:WKc3,e3:Bh8:Fd4"), faults);
  ASSERT_EQ(faults.size(), 1u);
  EXPECT_EQ(faults[0].code, Code::position_piece);
  EXPECT_EQ(faults[0].cells[0], names_.cell("c3"));
}

}  // namespace
}  // namespace plybook
