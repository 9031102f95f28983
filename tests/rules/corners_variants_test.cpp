#include <gtest/gtest.h>

#include "plybook/rules/perft.h"
#include "rules/corners_games.h"
#include "rules/corners_laws.h"

namespace plybook {
namespace {

using Lines = CornersFacts::Lines;

/// The number of turns at depths 1, 2, 3 …, counted in bulk and one by one. A third program, by lists, agrees.
void expect_counts(const CornersGame& game, std::initializer_list<std::uint64_t> counts) {
  int depth = 0;
  for (const std::uint64_t count : counts) {
    EXPECT_EQ(game.rules->count_leaves(game.start(), ++depth), count) << "depth " << depth;
    EXPECT_EQ(perft(*game.rules, game.start(), depth), count) << "depth " << depth << ", one by one";
  }
}

std::optional<Outcome> outcome_at(const CornersGame& game, std::string_view position, std::uint32_t ply) {
  Play play = game.rules->begin(corners_position(game, position));
  play.ply = ply;
  return game.rules->outcome(play);
}

Code why_not(const CornersGame& game, std::string_view position, std::string_view turn) {
  const auto resolved =
      game.rules->resolve(game.rules->begin(corners_position(game, position)), corners_text(*game.topology, turn));
  return resolved ? Code::none : resolved.error().code;
}

constexpr Outcome white_home{Result::first_wins, Termination::home};
constexpr Outcome black_home{Result::second_wins, Termination::home};
constexpr Outcome drawn_home{Result::draw, Termination::home};

TEST(CornersVariants, ugolki_3x3) {
  const CornersGame game = ugolki8(3, 3);
  EXPECT_EQ(game.facts.homes[0].size(), 9u);
  // Three steps over each open edge, and three jumps of the row behind it.
  expect_counts(game, {12, 144, 2784, 53'824});
  CornersLaws(game, 11).play(3, 150);
}

TEST(CornersVariants, ugolki_3x4) {
  const CornersGame game = ugolki8(4, 3);
  EXPECT_EQ(game.facts.homes[1].size(), 12u);
  expect_counts(game, {14, 196, 4412, 99'597});
  CornersLaws(game, 12).play(2, 150);
}

TEST(CornersVariants, ugolki_4x4) {
  const CornersGame game = ugolki8(4, 4);
  EXPECT_EQ(game.facts.homes[0].size(), 16u);
  expect_counts(game, {16, 262, 6618, 168'998});
  CornersLaws(game, 13).play(2, 150);
}

TEST(CornersVariants, ugolki_with_diagonal_jumps) {
  CornersGame game = ugolki8(3, 3);
  game.facts.jumps = Lines::all;
  game.rules = corners_rules(game.topology, game.facts);
  CornersLaws(game, 14).play(2, 150);
  EXPECT_EQ(why_not(game, "W:WH.1,G.2:BA.8", "H.1-F.3"), Code::none);
  EXPECT_EQ(why_not(game, "W:WH.1:BA.8", "H.1-G.2"), Code::wrong_line);
}

TEST(CornersVariants, ugolki_never_backward) {
  CornersFacts facts;
  facts.backward = CornersFacts::Backward::never;
  const CornersGame game = ugolki8(3, 3, facts);
  CornersLaws(game, 15).play(2, 150);
  EXPECT_EQ(why_not(game, "W:WE.4:BA.8", "E.4-D.4"), Code::none);
  EXPECT_EQ(why_not(game, "W:WE.4:BA.8", "E.4-E.5"), Code::none);
  EXPECT_EQ(why_not(game, "W:WE.4:BA.8", "E.4-F.4"), Code::backward_step);
  EXPECT_EQ(why_not(game, "W:WE.4:BA.8", "E.4-E.3"), Code::backward_step);
}

TEST(CornersVariants, moves_are_orthogonal) {
  const CornersGame game = ugolki8(3, 3);
  EXPECT_EQ(why_not(game, "W:WE.4,D.5:BA.8", "E.4-D.3"), Code::wrong_line);
  EXPECT_EQ(why_not(game, "W:WE.4,D.5:BA.8", "E.4-C.6"), Code::no_jump);
}

TEST(CornersVariants, halma_of_every_size) {
  const CornersGame small = halma(8, 4), middle = halma(10, 5), large = halma(16, 0);
  EXPECT_EQ(small.facts.homes[0].size(), 10u);
  EXPECT_EQ(middle.facts.homes[0].size(), 15u);
  EXPECT_EQ(large.facts.homes[0].size(), 19u);
  CornersLaws(small, 21).play(2, 120);
  CornersLaws(middle, 22).play(2, 120);
  CornersLaws(large, 23).play(1, 120);
}

TEST(CornersVariants, halma_counts) {
  // A camp with n men in its longest row: 3n + (n - 1) steps, 2(n - 1) straight jumps, and (n - 2) + (n - 3) slanting
  // ones into the open: 24 with n = 4, 32 with n = 5.
  expect_counts(halma(8, 4), {24, 576, 20'050});
  expect_counts(halma(10, 5), {32, 1024, 46'016});
  expect_counts(halma(16, 0), {40, 1600, 85'440});
}

TEST(CornersVariants, star) {
  const CornersGame game = star();
  EXPECT_EQ(game.facts.homes[0].size(), 10u);
  // Each man of the first row has two steps; each of the second row jumps over two of them.
  expect_counts(game, {14, 196, 4760, 115'600});
  CornersLaws(game, 31).play(3, 120);
}

TEST(CornersVariants, boards_that_fit) {
  EXPECT_TRUE(corners_fit(full_board(16)));
  EXPECT_TRUE(corners_fit(*star().topology));
  EXPECT_FALSE(corners_fit(full_board(18)));
}

TEST(CornersVariants, the_second_side_has_the_last_turn) {
  CornersFacts facts;
  facts.last_turn = true;
  const CornersGame game = ugolki8(1, 1, facts);
  EXPECT_EQ(outcome_at(game, "B:WA.8:BB.1", 9), std::nullopt);
  EXPECT_EQ(outcome_at(game, "W:WA.8:BC.1", 10), white_home);
  EXPECT_EQ(outcome_at(game, "W:WA.8:BH.1", 10), drawn_home);
  EXPECT_EQ(outcome_at(game, "W:WB.8:BH.1", 10), black_home);
  const CornersGame without = ugolki8(1, 1);
  EXPECT_EQ(outcome_at(without, "B:WA.8:BB.1", 9), white_home);
}

TEST(CornersVariants, a_side_that_does_not_leave_its_home_in_time_has_lost) {
  CornersFacts facts;
  facts.leave_home_by = 5;
  const CornersGame game = ugolki8(2, 2, facts);
  const std::string_view stays = "B:WH.1,E.4:BE.5,E.6", gone = "B:WF.1,E.4:BA.8,E.6";
  EXPECT_EQ(outcome_at(game, stays, 7), std::nullopt);
  EXPECT_EQ(outcome_at(game, stays, 9), (Outcome{Result::second_wins, Termination::turn_limit}));
  EXPECT_EQ(outcome_at(game, gone, 9), std::nullopt);
  EXPECT_EQ(outcome_at(game, "W:WF.1,E.4:BA.8,E.6", 10), (Outcome{Result::first_wins, Termination::turn_limit}));
}

TEST(CornersVariants, men_in_the_goals_are_counted_at_a_turn) {
  CornersFacts facts;
  facts.count_at = 10;
  const CornersGame game = ugolki8(2, 2, facts);
  const std::string_view more = "W:WA.8,A.7,E.4:BH.1,E.5,E.6", same = "W:WA.8,E.4:BH.1,E.5", less = "W:WE.4:BH.1,E.5";
  EXPECT_EQ(outcome_at(game, more, 19), std::nullopt);
  EXPECT_EQ(outcome_at(game, more, 20), (Outcome{Result::first_wins, Termination::turn_limit}));
  EXPECT_EQ(outcome_at(game, same, 20), (Outcome{Result::draw, Termination::turn_limit}));
  EXPECT_EQ(outcome_at(game, less, 20), (Outcome{Result::second_wins, Termination::turn_limit}));
}

TEST(CornersVariants, men_that_may_not_leave_the_goal) {
  CornersFacts facts;
  facts.men_leave_goal = false;
  const CornersGame game = ugolki8(2, 2, facts);
  EXPECT_EQ(why_not(game, "W:WB.8,E.4:BE.5", "B.8-C.8"), Code::leaves_goal);
  EXPECT_EQ(why_not(game, "W:WB.8,E.4:BE.5", "B.8-A.8"), Code::none);
  EXPECT_EQ(why_not(game, "W:WB.8,C.8:BE.5", "B.8-D.8"), Code::leaves_goal);
  EXPECT_EQ(why_not(game, "W:WB.8,C.8:BE.5", "C.8-A.8"), Code::none);
  CornersLaws(ugolki8(3, 3, facts), 41).play(3, 300);
  const Position locked = corners_position(game, "W:WA.8,H.1:BA.7,B.8,F.1,G.1,H.2,H.3");
  EXPECT_EQ(game.rules->count_leaves(locked, 1), 1u) << "a pass: every way leads out of the goal or nowhere";
}

TEST(CornersVariants, a_goal_filled_by_anybodys_men) {
  CornersFacts facts;
  facts.filled = CornersFacts::Filled::by_any_men;
  const CornersGame game = ugolki8(2, 2, facts);
  EXPECT_EQ(outcome_at(game, "B:WA.7,A.8,B.8,E.4:BB.7,E.5", 9), white_home);
  EXPECT_EQ(outcome_at(game, "B:WA.7,A.8,E.4:BB.7,E.5", 9), std::nullopt);
  EXPECT_EQ(outcome_at(game, "W:WG.1,H.2:BA.7,A.8,B.7,B.8", 0), std::nullopt) << "nobody has moved out yet";
}

TEST(CornersVariants, a_blocked_side_may_have_lost) {
  CornersFacts facts;
  facts.blocked = CornersFacts::Blocked::loses;
  const CornersGame game = ugolki8(2, 2, facts);
  EXPECT_EQ(outcome_at(game, "W:WH.1:BG.1,F.1,H.2,H.3", 8), (Outcome{Result::second_wins, Termination::blocked}));
  EXPECT_EQ(outcome_at(game, "W:WH.1:BG.1,F.1,H.2", 8), std::nullopt);
}

}  // namespace
}  // namespace plybook
