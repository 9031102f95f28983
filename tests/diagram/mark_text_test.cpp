#include "plybook/diagram/mark_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "diagram/diagram_games.h"

namespace plybook {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

const Game& the_antarktos() {
  static const Game game = antarktos();
  return game;
}
const Game& the_ugolki80() {
  static const Game game = ugolki80();
  return game;
}

Cell at(std::string_view name) { return the_antarktos().notation->cell(name); }
Cell hex_at(std::string_view name) { return the_ugolki80().notation->cell(name); }

TEST(ReadArrow, ACellToAnother) {
  const auto arrow = read_arrow(the_antarktos(), "a1-c3");
  ASSERT_TRUE(arrow);
  EXPECT_THAT(arrow->cells, ElementsAre(at("a1"), at("c3")));
  EXPECT_EQ(arrow->role, PaintRole::arrow);
}

TEST(ReadArrow, APathInAColour) {
  const auto arrow = read_arrow(the_ugolki80(), "I.3-G.3-E.4:red");
  ASSERT_TRUE(arrow);
  EXPECT_THAT(arrow->cells, ElementsAre(hex_at("I.3"), hex_at("G.3"), hex_at("E.4")));
  EXPECT_EQ(arrow->role, PaintRole::red);
}

TEST(ReadArrow, TellsTheNearestCell) {
  const auto arrow = read_arrow(the_antarktos(), "a1-cc3");
  ASSERT_FALSE(arrow);
  EXPECT_EQ(arrow.error().code, Code::diagram_cell_like);
  EXPECT_EQ(arrow.error().span, (Span{3, 3}));
  EXPECT_THAT(arrow.error().args, ElementsAre("cc3", "c3"));
}

TEST(ReadArrow, TellsTheNearestColour) {
  const auto arrow = read_arrow(the_antarktos(), "a1-c3:gren");
  ASSERT_FALSE(arrow);
  EXPECT_EQ(arrow.error().code, Code::diagram_word_like);
  EXPECT_THAT(arrow.error().args, ElementsAre("gren", "green"));
}

TEST(ReadArrow, NeedsTwoCells) {
  EXPECT_EQ(read_arrow(the_antarktos(), "a1").error().code, Code::diagram_form);
  EXPECT_FALSE(read_arrow(the_antarktos(), "a1-"));
  EXPECT_FALSE(read_arrow(the_antarktos(), ""));
  EXPECT_FALSE(read_arrow(the_antarktos(), "-c3"));
}

TEST(ReadMark, ARingUnlessToldOtherwise) {
  EXPECT_EQ(read_mark(the_antarktos(), "d4")->shape, MarkShape::ring);
  EXPECT_EQ(read_mark(the_antarktos(), "d4:square")->shape, MarkShape::square);
  EXPECT_EQ(read_mark(the_antarktos(), "d4:dot:green")->role, PaintRole::green);
  EXPECT_EQ(read_mark(the_antarktos(), "d4:yellow")->role, PaintRole::yellow);
}

TEST(ReadMark, ANumberOrALetter) {
  EXPECT_EQ(read_mark(the_antarktos(), "d4:12")->text, "12");
  EXPECT_EQ(read_mark(the_antarktos(), "d4:A:red")->text, "A");
  EXPECT_EQ(read_mark(the_antarktos(), "d4:Ж")->text, "Ж");
}

TEST(ReadMark, RefusesWhatIsNeither) {
  const auto near = read_mark(the_antarktos(), "d4:rnig");
  ASSERT_FALSE(near);
  EXPECT_THAT(near.error().args, ElementsAre("rnig", "ring"));
  EXPECT_EQ(read_mark(the_antarktos(), "d4:12345").error().code, Code::diagram_word);
  EXPECT_FALSE(read_mark(the_antarktos(), "d4:<"));
  EXPECT_FALSE(read_mark(the_antarktos(), "d4:\x01"));
  EXPECT_FALSE(read_mark(the_antarktos(), "e4"));  // a light square
}

TEST(ReadCells, SeveralOfThem) {
  EXPECT_THAT(*read_cells(the_antarktos(), "a1-d4,f6"), ElementsAre(at("a1"), at("d4"), at("f6")));
  EXPECT_FALSE(read_cells(the_antarktos(), ""));
  EXPECT_FALSE(read_cells(the_antarktos(), "a1,"));
}

TEST(CommentMarks, ColouredCellsAndArrows) {
  CommentMarks found;
  read_comment_marks(the_antarktos(), "see [%csl Gd4,Re5] and [%cal Yc3e5g7, Ba1-c3] there", found);
  ASSERT_EQ(found.marks.size(), 2u);
  EXPECT_EQ(found.marks[0].cell, at("d4"));
  EXPECT_EQ(found.marks[0].role, PaintRole::green);
  EXPECT_EQ(found.marks[1].role, PaintRole::red);
  ASSERT_EQ(found.arrows.size(), 2u);
  EXPECT_THAT(found.arrows[0].cells, ElementsAre(at("c3"), at("e5"), at("g7")));
  EXPECT_EQ(found.arrows[0].role, PaintRole::yellow);
  EXPECT_EQ(found.arrows[1].role, PaintRole::blue);
  EXPECT_THAT(found.faults, IsEmpty());
}

TEST(CommentMarks, NamesOfTwoPartsAndOfTwoDigits) {
  CommentMarks found;
  read_comment_marks(the_ugolki80(), "[%cal GF.10E.9,RI3G3E4]", found);
  ASSERT_EQ(found.arrows.size(), 2u);
  EXPECT_THAT(found.arrows[0].cells, ElementsAre(hex_at("F.10"), hex_at("E.9")));
  EXPECT_THAT(found.arrows[1].cells, ElementsAre(hex_at("I.3"), hex_at("G.3"), hex_at("E.4")));
}

TEST(CommentMarks, TellWhereTheyAreWrong) {
  CommentMarks found;
  const std::string_view comment = "x [%csl Gd4,Qe5,Gz9] [%cal Ga1] [%clk 1:00] [%csl";
  read_comment_marks(the_antarktos(), comment, found);
  EXPECT_EQ(found.marks.size(), 1u);
  ASSERT_EQ(found.faults.size(), 3u);
  EXPECT_EQ(found.faults[0].span.in(comment), "Qe5");
  EXPECT_EQ(found.faults[1].span.in(comment), "Gz9");
  EXPECT_EQ(found.faults[2].span.in(comment), "Ga1");
}

TEST(CommentMarks, AreTakenOutOfTheComment) {
  EXPECT_EQ(without_mark_commands(" Look: [%csl Gd4] here\n[%cal Ga1c3]"), "Look: here");
  EXPECT_EQ(without_mark_commands("[%clk 1:00] stays"), "[%clk 1:00] stays");
  EXPECT_EQ(without_mark_commands("[%csl Gd4]"), "");
}

}  // namespace
}  // namespace plybook
