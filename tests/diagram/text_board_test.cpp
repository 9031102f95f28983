#include "plybook/diagram/text_board.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "diagram/diagram_games.h"

namespace plybook {
namespace {

using ::testing::ElementsAre;
using ::testing::SizeIs;

struct Case {
  Game game;
  std::string_view position;
};

std::vector<Case> cases() {
  std::vector<Case> all;
  all.push_back({antarktos(), antarktos_start});
  all.push_back({antarktos(), antarktos_middle});
  all.push_back({international(), "B:W31-50,K20:B1-15,K27"});
  all.push_back({ugolki80(), ugolki80_start});
  all.push_back({ugolki80(), ugolki80_middle});
  all.push_back({argo(), argo_start});
  all.push_back({argo(), argo_common});
  return all;
}

TEST(TextBoard, IsReadAsItIsWritten) {
  for (const Case& c : cases()) {
    const View view = view_of(c.game, c.position);
    ASSERT_FALSE(view.cells.empty()) << c.position;
    for (const BoardLetters letters : {BoardLetters::ascii, BoardLetters::unicode})
      for (const bool flip : {false, true}) {
        if (flip && c.game.notation->name(cell_at(0)) == "1") continue;  // rows without names cannot tell
        const std::string text = text_board(c.game, view, {letters, flip});
        std::vector<TextFault> faults;
        const auto read = read_text_board(c.game, text, faults);
        EXPECT_THAT(faults, SizeIs(0)) << text;
        ASSERT_TRUE(read) << text;
        EXPECT_EQ(read->cells, view.cells) << text;
        EXPECT_EQ(read->to_move, view.to_move) << text;
        EXPECT_EQ(read->used, view.used) << text;
        EXPECT_EQ(read->castlings, view.castlings) << text;
      }
  }
}

TEST(TextBoard, TextAroundItIsPassedOver) {
  const Game game = antarktos();
  const View view = view_of(game, antarktos_middle);
  std::vector<TextFault> faults;
  const auto read = read_text_board(
      game, "record 1, ply 12: White c3-d4\r\n\n" + text_board(game, view, {}) + "1-0 breakthrough\nlegal: a1-b2\n",
      faults);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->cells, view.cells);
}

std::vector<TextFault> faults_of(const Game& game, std::string_view text) {
  std::vector<TextFault> faults;
  EXPECT_FALSE(read_text_board(game, text, faults));
  return faults;
}

TEST(TextBoard, TellsEveryWrongSign) {
  const Game game = antarktos();
  std::string text = text_board(game, view_of(game, antarktos_start), {});
  text.replace(text.find('b'), 1, "x");
  text.replace(text.rfind('w'), 1, "?");
  const auto faults = faults_of(game, text);
  ASSERT_THAT(faults, SizeIs(2));
  EXPECT_EQ(faults[0].code, Code::board_sign);
  EXPECT_EQ(faults[0].span.in(text), "x");
  EXPECT_EQ(faults[1].span.in(text), "?");
}

TEST(TextBoard, TellsRowsOfTheWrongLength) {
  const Game game = ugolki80();
  std::string text = text_board(game, view_of(game, ugolki80_start), {});
  text.replace(text.find("b\n"), 1, "");
  const auto faults = faults_of(game, text);
  ASSERT_THAT(faults, SizeIs(1));
  EXPECT_EQ(faults[0].code, Code::board_row_length);
  EXPECT_THAT(faults[0].args, ElementsAre("4", "5"));
}

TEST(TextBoard, TellsMissingAndStrayLines) {
  const Game game = antarktos();
  std::string text = text_board(game, view_of(game, antarktos_start), {});
  std::string missing = text;
  missing.erase(missing.find("5 "), missing.find("4 ") - missing.find("5 "));
  EXPECT_EQ(faults_of(game, missing)[0].code, Code::board_rows);
  std::string stray = text;
  stray.insert(stray.find("5 "), "hello\n");
  EXPECT_EQ(faults_of(game, stray)[0].code, Code::board_line);
  EXPECT_EQ(faults_of(game, "")[0].code, Code::board_rows);
}

TEST(TextBoard, TellsAWrongSide) {
  const Game game = antarktos();
  std::string text = text_board(game, view_of(game, antarktos_start), {});
  text.replace(text.rfind('W'), 1, "Q");
  EXPECT_EQ(faults_of(game, text)[0].code, Code::board_side);
}

TEST(TextBoard, TellsWrongRights) {
  const Game game = argo();
  std::string text = text_board(game, view_of(game, argo_start), {});
  text.replace(text.rfind("RB"), 2, "XY");
  EXPECT_EQ(faults_of(game, text)[0].code, Code::position_castlings);
}

}  // namespace
}  // namespace plybook
