#include "plybook/rules/corners.h"

#include <gtest/gtest.h>

#include <string>

#include "rules/corners_games.h"

namespace plybook {
namespace {

using Backward = CornersFacts::Backward;

/// Men of White and of Black, named; who is to move.
struct Board {
  std::string_view white, black;
  Side to_move = Side::first;
};

Play play_on(const CornersGame& game, const Board& board) {
  return game.rules->begin(game.position(board.to_move, corners_cells(*game.topology, board.white),
                                         corners_cells(*game.topology, board.black)));
}

/// The turn written in full, with `~` behind it where a part of the path was left out; or why it is none: the code's
/// name without its group, and the cells that its message speaks of.
std::string verdict(const CornersGame& game, const Board& board, std::string_view turn) {
  const Play play = play_on(game, board);
  const TurnText text = corners_text(*game.topology, turn);
  const auto resolved = game.rules->resolve(play, text);
  if (resolved) {
    TurnText full;
    game.rules->spell(play, resolved->turn, &text, full);
    std::string out = corners_text(*game.topology, full);
    if (resolved->liberties.has(Liberty::partial_path)) out += '~';
    return out;
  }
  std::string why(info(resolved.error().code).name);
  why.erase(0, why.find('/') + 1);
  for (const Cell cell : resolved.error().cells)
    if (cell != no_cell) why.append(" ").append(corners_name(*game.topology, cell));
  return why;
}

constexpr Board start = {"G.5,H.4,H.5,I.3-I.5,J.2-J.5,K.1-K.5", "A.1-A.5,B.2-B.5,C.3-C.5,D.4,D.5,E.5"};

TEST(Corners, a_man_steps_to_an_empty_neighbour_3_1_a) {
  const CornersGame game = ugolki80();
  EXPECT_EQ(verdict(game, start, "G.5-F.5"), "G.5-F.5");
  EXPECT_EQ(verdict(game, start, "G.5-F.6"), "G.5-F.6");
  EXPECT_EQ(verdict(game, start, "G.5-G.4"), "G.5-G.4");
  EXPECT_EQ(verdict(game, start, "G.5-H.4"), "step-occupied G.5 H.4");
}

TEST(Corners, no_man_of_the_side_to_move_1_1) {
  const CornersGame game = ugolki80();
  EXPECT_EQ(verdict(game, start, "F.5-F.6"), "no-own-man F.5");
  EXPECT_EQ(verdict(game, start, "E.5-F.5"), "no-own-man E.5");
}

TEST(Corners, the_examples_of_the_source_5) {
  const CornersGame game = ugolki80();
  const Board board = {"I.3,H.3,G.8", "F.4,A.1"};
  EXPECT_EQ(verdict(game, board, "I.3-G.3-E.4"), "I.3-G.3-E.4");
  EXPECT_EQ(verdict(game, board, "G.8-F.8"), "G.8-F.8");
  EXPECT_EQ(verdict(game, board, "G.8-F.9"), "G.8-F.9");
}

TEST(Corners, a_jump_goes_over_one_man_to_the_empty_cell_behind_it_3_1_d) {
  const CornersGame game = ugolki80();
  EXPECT_EQ(verdict(game, start, "I.4-G.4"), "I.4-G.4");
  EXPECT_EQ(verdict(game, start, "I.4-F.4"), "no-jump I.4 F.4");
  EXPECT_EQ(verdict(game, start, "K.1-I.1"), "no-jump K.1 I.1");
  EXPECT_EQ(verdict(game, start, "K.2-I.3"), "jump-onto-occupied K.2 I.3");
  EXPECT_EQ(verdict(game, start, "K.5-A.1"), "jump-onto-occupied K.5 A.1");
}

TEST(Corners, chains_3_1_c) {
  const CornersGame game = ugolki80();
  const Board board = {"I.3,H.3,H.5", "F.4,A.1,E.4"};
  EXPECT_EQ(verdict(game, board, "I.3-G.3-E.3"), "no-chain-jump G.3 E.3");
  EXPECT_EQ(verdict(game, board, "I.3-G.3-E.4"), "chain-jump-onto-occupied G.3 E.4");
  EXPECT_EQ(verdict(game, board, "I.3-G.3-F.3"), "steps-in-chain G.3 F.3");
  EXPECT_EQ(verdict(game, board, "I.3-I.4-I.5"), "steps-in-chain I.3 I.4");
  EXPECT_EQ(verdict(game, board, "I.3-G.3-I.3"), "ends-where-it-began I.3");
  EXPECT_EQ(verdict(game, board, "H.5-I.5-H.5"), "ends-where-it-began H.5");
  EXPECT_EQ(verdict(game, board, "I.3-I.3"), "ends-where-it-began I.3");
  EXPECT_EQ(verdict(game, board, "I.3-I.3-G.3"), "no-jump I.3 I.3");
}

TEST(Corners, a_chain_may_come_back_to_its_origin_and_go_on) {
  const CornersGame game = ugolki80();
  const Board board = {"I.3,H.3,I.4", "A.1"};
  EXPECT_EQ(verdict(game, board, "I.3-G.3-I.3-I.5"), "I.3-G.3-I.3-I.5");
  EXPECT_EQ(verdict(game, board, "I.3-I.5"), "I.3-I.5");
  EXPECT_EQ(verdict(game, board, "I.3-G.3-I.3-I.5-I.3-G.3"), "I.3-G.3-I.3-I.5-I.3-G.3");
}

TEST(Corners, a_path_without_its_middle_is_written_in_full) {
  const CornersGame game = ugolki80();
  const Board board = {"I.3,H.3", "F.4,E.5,A.1"};
  EXPECT_EQ(verdict(game, board, "I.3-E.4"), "I.3-G.3-E.4");
  EXPECT_EQ(verdict(game, board, "I.3-E.6"), "I.3-G.3-E.4-E.6");
  EXPECT_EQ(verdict(game, board, "I.3-G.3-E.6"), "I.3-G.3-E.4-E.6~");
  EXPECT_EQ(verdict(game, board, "I.3-E.4-E.6"), "I.3-G.3-E.4-E.6~");
}

TEST(Corners, what_was_written_of_a_path_is_kept) {
  const CornersGame game = ugolki80();
  const Board board = {"I.3,H.3,I.4,H.5", "G.4,A.1"};
  EXPECT_EQ(verdict(game, board, "I.3-G.3"), "I.3-G.3");
  EXPECT_EQ(verdict(game, board, "I.3-I.5-G.5-G.3"), "I.3-I.5-G.5-G.3");
  EXPECT_EQ(verdict(game, board, "I.3-I.5-G.3"), "I.3-I.5-G.5-G.3~");
}

TEST(Corners, the_shorter_path_is_written_and_of_these_the_first_in_board_order) {
  const CornersGame game = ugolki80();
  // From I.3 to G.5 in two jumps by G.3 or by I.5.
  const Board board = {"I.3,H.3,I.4,H.5", "G.4,A.1"};
  EXPECT_EQ(verdict(game, board, "I.3-G.5"), "I.3-G.3-G.5");
  EXPECT_EQ(verdict(game, board, "I.3-I.5-G.5"), "I.3-I.5-G.5");
  EXPECT_EQ(verdict(game, {"I.3,H.3,I.4,H.5,H.4", "G.4,A.1"}, "I.3-G.3-G.5"), "I.3-G.3-G.5");
  EXPECT_EQ(verdict(game, {"I.3,H.3,I.4,H.5", "A.1"}, "I.3-G.5"), "I.3-I.5-G.5");
}

TEST(Corners, a_pass_only_and_necessarily_without_a_turn_3_2_a) {
  const CornersGame game = ugolki80();
  EXPECT_EQ(verdict(game, start, "--"), "pass-with-turn");
  const Board blocked = {"K.1", "K.2,K.3,J.1,J.2,I.1,I.3"};
  EXPECT_EQ(verdict(game, blocked, "--"), "--");
  EXPECT_EQ(verdict(game, blocked, "K.1-J.1"), "pass-compulsory");
  EXPECT_EQ(verdict(game, blocked, "A.1-A.2"), "pass-compulsory");
  TurnList turns;
  game.rules->legal(play_on(game, blocked), turns);
  ASSERT_EQ(turns.size(), 1u);
  EXPECT_EQ(turns[0].kind, TurnKind::pass);
  Play play = play_on(game, blocked);
  game.rules->play(play, turns[0]);
  EXPECT_EQ(play.position, play_on(game, {blocked.white, blocked.black, Side::second}).position);
  EXPECT_EQ(game.rules->count_leaves(play_on(game, blocked).position, 1), 1u);
}

TEST(Corners, backward_only_in_a_chain) {
  const CornersGame game = ugolki80(Backward::jumps_in_chain);
  const Board board = {"F.5,E.5", "G.6,A.1"};
  EXPECT_EQ(verdict(game, board, "F.5-F.4"), "F.5-F.4");
  EXPECT_EQ(verdict(game, board, "F.5-G.5"), "backward-step F.5 G.5");
  EXPECT_EQ(verdict(game, {"F.5,G.5", "A.1"}, "F.5-H.5"), "backward-jump F.5 H.5");
  EXPECT_EQ(verdict(game, {"F.5,E.5", "A.1"}, "F.5-D.5-F.5-F.3"), "no-chain-jump F.5 F.3");
  // Over E.4 first, then back; by R2 the chain goes on backward from its origin.
  EXPECT_EQ(verdict(game, {"F.5,E.4,G.5", "A.1"}, "F.5-D.3-F.5-H.5"), "F.5-D.3-F.5-H.5");
  EXPECT_EQ(verdict(game, {"F.5,E.4,G.5", "A.1"}, "F.5-H.5"), "F.5-D.3-F.5-H.5");
}

TEST(Corners, backward_is_downward_for_white_and_upward_for_black) {
  const CornersGame game = ugolki80(Backward::never);
  const Board white = {"F.5,K.1", "A.1,E.9"}, black = {"K.1,E.9", "F.5,A.1", Side::second};
  EXPECT_EQ(verdict(game, white, "F.5-E.5"), "F.5-E.5");
  EXPECT_EQ(verdict(game, white, "F.5-G.5"), "backward-step F.5 G.5");
  EXPECT_EQ(verdict(game, black, "F.5-G.5"), "F.5-G.5");
  EXPECT_EQ(verdict(game, black, "F.5-E.5"), "backward-step F.5 E.5");
  EXPECT_EQ(verdict(game, black, "F.5-F.6"), "F.5-F.6");
}

TEST(Corners, never_backward) {
  const CornersGame game = ugolki80(Backward::never);
  const Board board = {"F.5,E.4,D.4", "A.1"};
  EXPECT_EQ(verdict(game, board, "F.5-D.3-D.5"), "F.5-D.3-D.5");
  EXPECT_EQ(verdict(game, {"F.5,E.4,E.3", "A.1"}, "F.5-D.3-F.3"), "backward-chain-jump D.3 F.3");
  EXPECT_EQ(verdict(game, {"F.5,E.4,E.3", "A.1"}, "F.5-F.3"), "backward-chain-jump D.3 F.3");
}

TEST(Corners, home_wins_at_once_4_0) {
  const CornersGame game = ugolki80();
  const std::string_view goal = start.black, black = "K.1,F.5";
  EXPECT_EQ(game.rules->outcome(play_on(game, start)), std::nullopt);
  const Outcome white_wins{Result::first_wins, Termination::home}, black_wins{Result::second_wins, Termination::home};
  EXPECT_EQ(game.rules->outcome(play_on(game, {goal, black, Side::second})), white_wins);
  EXPECT_EQ(game.rules->outcome(play_on(game, {goal, black, Side::first})), white_wins);
  EXPECT_EQ(game.rules->outcome(play_on(game, {"A.1,F.5", start.white})), black_wins);
  TurnList turns;
  game.rules->legal(play_on(game, {goal, black}), turns);
  EXPECT_TRUE(turns.empty());
  EXPECT_EQ(game.rules->count_leaves(play_on(game, {goal, black}).position, 2), 0u);
}

TEST(Corners, with_both_home_the_side_not_to_move_has_won) {
  const CornersGame game = ugolki80();
  const auto outcome = [&](Side to_move) {
    return game.rules->outcome(play_on(game, {start.black, start.white, to_move}));
  };
  EXPECT_EQ(outcome(Side::first), (Outcome{Result::second_wins, Termination::home}));
  EXPECT_EQ(outcome(Side::second), (Outcome{Result::first_wins, Termination::home}));
}

TEST(Corners, another_number_of_men_is_warned_of) {
  const CornersGame game = ugolki80();
  std::vector<SetupFault> faults;
  game.rules->check_setup(game.rules->view(game.start()), faults);
  EXPECT_TRUE(faults.empty());
  game.rules->check_setup(game.rules->view(play_on(game, {"K.1", start.black}).position), faults);
  ASSERT_EQ(faults.size(), 1u);
  EXPECT_EQ(faults[0].code, Code::men_count);
  EXPECT_EQ(faults[0].count, 1);
  EXPECT_EQ(faults[0].expected, 15);
}

TEST(Corners, another_sign_is_a_liberty) {
  const CornersGame game = ugolki80();
  TurnText text = corners_text(*game.topology, "I.4-G.4");
  text.signs = {Sign::capture};
  const auto resolved = game.rules->resolve(game.rules->begin(game.start()), text);
  ASSERT_TRUE(resolved);
  EXPECT_TRUE(resolved->liberties.has(Liberty::separator));
}

TEST(Corners, a_short_text_means_the_one_origin_that_fits) {
  const CornersGame game = ugolki80();
  TurnText text = corners_text(*game.topology, "I.4-G.4");
  text.cells[0] = no_cell;
  text.origins = corners_cells(*game.topology, "I.4,K.1");
  const auto resolved = game.rules->resolve(game.rules->begin(game.start()), text);
  ASSERT_TRUE(resolved);
  EXPECT_EQ(resolved->turn.from(), corners_cell(*game.topology, "I.4"));
  text.origins = corners_cells(*game.topology, "I.4,H.4");
  const auto two = game.rules->resolve(game.rules->begin(game.start()), text);
  ASSERT_FALSE(two);
  EXPECT_EQ(two.error().code, Code::ambiguous);
  EXPECT_EQ(two.error().candidates.size(), 2u);
}

}  // namespace
}  // namespace plybook
