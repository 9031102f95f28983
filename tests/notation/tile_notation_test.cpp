#include "plybook/notation/tile_notation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace plybook {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const TileNotation& tiles() {
  static const TileNotation notation(Topology::squares(8, 8, Topology::Squares::all, Topology::Order::from_first_rank));
  return notation;
}

std::string written(const TurnText& turn) {
  std::string out;
  tiles().write_turn(turn, out);
  return out;
}

/// The canonical text of a turn, or the name of what is wrong with it.
std::string canonical(std::string_view text) {
  TurnText turn;
  const auto read = tiles().read_turn(text, turn);
  return read ? written(turn) : std::string(info(read.error().code).name);
}

std::vector<Liberty> liberties(std::string_view text) {
  TurnText turn;
  EXPECT_TRUE(tiles().read_turn(text, turn)) << text;
  std::vector<Liberty> found;
  for (std::size_t i = 0; i < static_cast<std::size_t>(Liberty::count); ++i)
    if (turn.liberties.has(static_cast<Liberty>(i))) found.push_back(static_cast<Liberty>(i));
  return found;
}

TEST(TileNotation, NamesCells) {
  EXPECT_EQ(tiles().name(cell_at(0)), "a1");
  EXPECT_EQ(tiles().name(cell_at(7)), "h1");
  EXPECT_EQ(tiles().name(cell_at(56)), "a8");
  EXPECT_EQ(tiles().cell("c3"), cell_at(18));
  EXPECT_EQ(tiles().cell("C3"), cell_at(18));
  EXPECT_EQ(tiles().cell("с3"), cell_at(18));  // Cyrillic
  for (const std::string_view none : {"", "c", "3", "c9", "i1", "c3 d4", "c33"}) EXPECT_EQ(tiles().cell(none), no_cell);
}

TEST(TileNotation, ReadsCanonicalTurnsAsTheyAre) {
  for (const std::string_view text :
       {"h3-h2", "h3", "c3@e", "c3@ns", "c3@nw", "c3<>d4", "c3@e<>d4", "c3<>d4@es", "c3@e<>d4@ns", "--", "- -"}) {
    EXPECT_EQ(canonical(text), text);
    EXPECT_THAT(liberties(text), IsEmpty()) << text;
  }
}

TEST(TileNotation, TellsWhatWasWritten) {
  TurnText turn;
  ASSERT_TRUE(tiles().read_turn("c3<>d4@sn", turn));
  EXPECT_THAT(turn.cells, ElementsAre(cell_at(18), cell_at(27)));
  EXPECT_THAT(turn.signs, ElementsAre(Sign::swap));
  EXPECT_THAT(turn.looks, ElementsAre(TurnText::same_look, stripe::n | stripe::s));
  ASSERT_TRUE(tiles().read_turn("h3-h2", turn));
  EXPECT_THAT(turn.looks, IsEmpty());
  EXPECT_THAT(turn.signs, ElementsAre(Sign::step));
  // An orientation that no tile has is still a text.
  ASSERT_TRUE(tiles().read_turn("c3@nesw", turn));
  EXPECT_THAT(turn.looks, ElementsAre(15));
}

TEST(TileNotation, ReadsOtherFormsThatTheRulesList) {
  for (const std::string_view text : {"c3><d4", "c3⇄d4"}) {
    EXPECT_EQ(canonical(text), "c3<>d4") << text;
    EXPECT_THAT(liberties(text), IsEmpty()) << text;
  }
  EXPECT_EQ(canonical("c3@sn"), "c3@ns");
  EXPECT_EQ(canonical("c3@wn⇄d4@se"), "c3@nw<>d4@es");
}

TEST(TileNotation, ReadsWhatPeopleWriteWithAWarning) {
  const auto expect = [](std::string_view text, std::string_view meant, std::vector<Liberty> taken) {
    EXPECT_EQ(canonical(text), meant) << text;
    EXPECT_EQ(liberties(text), taken) << text;
  };
  expect("H3-h2", "h3-h2", {Liberty::letter_case});
  expect("c3@NS", "c3@ns", {Liberty::letter_case});
  expect("h3–h2", "h3-h2", {Liberty::dash});
  expect("h3 - h2", "h3-h2", {Liberty::turn_form});
  expect("c3 <> d4", "c3<>d4", {Liberty::turn_form});
  expect("c3 @e", "c3@e", {Liberty::turn_form});
  expect("h3h2", "h3-h2", {Liberty::turn_form});
  expect("с3@е", "c3@e", {Liberty::homoglyph});  // Cyrillic с and е
  expect("h03-h2", "h3-h2", {Liberty::leading_zero});
  expect("—", "--", {Liberty::dash});
  expect("pass", "--", {});
}

TEST(TileNotation, RefusesWhatIsNoTurn) {
  for (const std::string_view text :
       {"", "-", "h", "h3-", "h3-h2-h1", "c3@", "c3@x", "c3@nn", "c3<>", "c3@e-c4", "c3-c4@e", "c3@e d4@n",
        "c3<>d4<>e5", "c3*d4", "c3<d4", "@e", "hello", "c3@e@n", "1/2"})
    EXPECT_EQ(canonical(text), "unreadable-turn/not-a-turn") << text;
}

TEST(TileNotation, PointsAtACellThatTheBoardDoesNotHave) {
  TurnText turn;
  const auto read = tiles().read_turn(" h3 – h9", turn);
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().code, Code::no_such_cell);
  EXPECT_EQ(read.error().span.in(" h3 – h9"), "h9");
  EXPECT_THAT(read.error().args, ElementsAre("h9"));
  EXPECT_EQ(canonical("i3-h3"), "unreadable-turn/no-such-cell");
}

}  // namespace
}  // namespace plybook
