#include <gtest/gtest.h>

#include "notation/men_games.h"

namespace plybook {
namespace {

constexpr std::pair<Liberty, std::string_view> liberties[] = {
    {Liberty::homoglyph, "homoglyph"},       {Liberty::dash, "dash"},
    {Liberty::letter_case, "letter-case"},   {Liberty::turn_form, "turn-form"},
    {Liberty::leading_zero, "leading-zero"}, {Liberty::separator, "separator"},
};

/// The turn in canonical text, then the liberties; for errors the code, the piece of the text that is wrong, its place.
std::string read(const Notation& notation, std::string_view text) {
  TurnText turn;
  if (const auto done = notation.read_turn(text, turn); !done) {
    const TextFault& fault = done.error();
    return std::string(info(fault.code).name) + " " + std::string(fault.span.in(text)) + " " +
           std::to_string(fault.span.begin);
  }
  std::string out;
  if (!turn.origins.empty()) {
    out = "(";
    for (const Cell cell : turn.origins) out += std::string(notation.name(cell));
    out += ")" + std::string(notation.name(turn.cells.at(1)));
  } else {
    notation.write_turn(turn, out);
  }
  for (const auto& [liberty, name] : liberties)
    if (turn.liberties.has(liberty)) out += " " + std::string(name);
  return out;
}

TEST(MenTurn, CanonicalTextsReadAsTheyStand) {
  const MenNotation antarktos = antarktos_notation(), ugolki = ugolki80_notation(), dam = international_notation();
  for (const auto text : {"c3-d4", "c3:e5", "c3*e5", "c3:e5*g3", "a1-b2", "h8:f6:d4:b2", "--", "- -"})
    EXPECT_EQ(read(antarktos, text), text);
  for (const auto text : {"G.8-F.8", "I.3-G.3-E.4", "F.10-F.9"}) EXPECT_EQ(read(ugolki, text), text);
  for (const auto text : {"32-28", "4-9", "47x36", "47x36x20"}) EXPECT_EQ(read(dam, text), text);
}

TEST(MenTurn, CanonicalTextsSetSigns) {
  const MenNotation notation = antarktos_notation();
  TurnText turn;
  ASSERT_TRUE(notation.read_turn("c3:e5*g3", turn));
  EXPECT_EQ(turn.signs, (std::vector<Sign>{Sign::capture, Sign::ice}));
  EXPECT_EQ(turn.cells, (std::vector<Cell>{notation.cell("c3"), notation.cell("e5"), notation.cell("g3")}));
  ASSERT_TRUE(notation.read_turn("c3xe5", turn));
  EXPECT_EQ(turn.signs, (std::vector<Sign>{Sign::capture}));
  EXPECT_TRUE(turn.liberties.none());
}

TEST(MenTurn, OneSignForBothTellsNothing) {
  MenNotationFacts facts;
  facts.capture_sign = "-";
  const MenNotation thai(
      std::make_shared<Topology>(Topology::squares(8, 8, Topology::Squares::dark, Topology::Order::from_first_rank)),
      facts);
  TurnText turn;
  ASSERT_TRUE(thai.read_turn("c3-e5", turn));
  EXPECT_EQ(turn.signs, (std::vector<Sign>{Sign::none}));
  EXPECT_TRUE(turn.liberties.none());
}

TEST(MenTurn, Passes) {
  const MenNotation notation = antarktos_notation();
  for (const auto text : {"--", "Z0", "z0", "null", "pass", "Pass", "пас", "ПАС", " -- "})
    EXPECT_EQ(read(notation, text), "--") << text;
  for (const auto text : {"––", "—", "−−"}) EXPECT_EQ(read(notation, text), "-- dash") << text;
  for (const auto text : {"- -", "-\u00A0-", "-  -"}) EXPECT_EQ(read(notation, text), "- -") << text;
  EXPECT_EQ(read(notation, "– –"), "- - dash");
  EXPECT_EQ(read(notation, "-"), "unreadable-turn/not-a-turn - 0");
}

TEST(MenTurn, ShortFormNamesTheFileOfTheOrigin) {
  const MenNotation notation = antarktos_notation();
  EXPECT_EQ(read(notation, "cd4"), "(c1c3c5c7)d4");
  EXPECT_EQ(read(notation, "c:e5"), "(c1c3c5c7)e5");
  EXPECT_EQ(read(notation, "CD4"), "(c1c3c5c7)d4 letter-case");
  EXPECT_EQ(read(notation, "id4"), "unreadable-turn/not-a-turn id4 0");
  TurnText turn;
  ASSERT_TRUE(notation.read_turn("cd4", turn));
  EXPECT_EQ(turn.cells.at(0), no_cell);
  EXPECT_EQ(turn.signs, (std::vector<Sign>{Sign::none}));
}

TEST(MenTurn, LibertiesAreNamed) {
  const MenNotation antarktos = antarktos_notation();
  EXPECT_EQ(read(antarktos, "c3d4"), "c3-d4 turn-form");
  EXPECT_EQ(read(antarktos, "c3 - d4"), "c3-d4 turn-form");
  EXPECT_EQ(read(antarktos, "c3\u00A0:\u2009e5"), "c3:e5 turn-form");
  EXPECT_EQ(read(antarktos, "C3-D4"), "c3-d4 letter-case");
  EXPECT_EQ(read(antarktos, "c3Xe5"), "c3:e5 letter-case");
  EXPECT_EQ(read(antarktos, "c3–d4"), "c3-d4 dash");
  EXPECT_EQ(read(antarktos, "c3—d4"), "c3-d4 dash");
  EXPECT_EQ(read(antarktos, "c3\u2011d4"), "c3-d4 dash");
  EXPECT_EQ(read(antarktos, "c3×e5"), "c3:e5 dash");
  EXPECT_EQ(read(antarktos, "c3хe5"), "c3:e5 dash");
  EXPECT_EQ(read(antarktos, "c3❄e5"), "c3*e5");
  EXPECT_EQ(read(antarktos, "c3❄\uFE0Fe5"), "c3*e5");
  EXPECT_EQ(read(antarktos, "с3-d4"), "c3-d4 homoglyph");
  EXPECT_EQ(read(antarktos, "С3-d4"), "c3-d4 homoglyph letter-case");
  EXPECT_EQ(read(antarktos, "c03-d4"), "c3-d4 leading-zero");
  EXPECT_EQ(read(antarktos, "g7xe5xg3"), "g7:e5:g3");
}

TEST(MenTurn, DottedNames) {
  const MenNotation ugolki = ugolki80_notation();
  EXPECT_EQ(read(ugolki, "G8-F8"), "G.8-F.8 turn-form");
  EXPECT_EQ(read(ugolki, "g.8-f.8"), "G.8-F.8 letter-case");
  EXPECT_EQ(read(ugolki, "g8-f8"), "G.8-F.8 letter-case turn-form");
  EXPECT_EQ(read(ugolki, "К.1-Н.1"), "K.1-H.1 homoglyph");
  EXPECT_EQ(read(ugolki, "в.1-с.2"), "B.1-C.2 homoglyph letter-case");
  EXPECT_EQ(read(ugolki, "I3G3E4"), "I.3-G.3-E.4 turn-form");
  EXPECT_EQ(read(ugolki, "F.11-F.10"), "unreadable-turn/no-such-cell F.11 0");
}

TEST(MenTurn, Numbers) {
  const MenNotation dam = international_notation(), russian = russian_notation();
  EXPECT_EQ(read(dam, "3228"), "32-28 turn-form");
  EXPECT_EQ(read(dam, "4- 9"), "4-9 turn-form");
  EXPECT_EQ(read(dam, "25x 3"), "25x3 turn-form");
  EXPECT_EQ(read(dam, "06-11"), "6-11 leading-zero");
  EXPECT_EQ(read(dam, "0611"), "6-11 turn-form leading-zero");
  EXPECT_EQ(read(dam, "c3-d4"), "37-32 turn-form");
  EXPECT_EQ(read(russian, "22-18"), "c3-d4 turn-form");
  EXPECT_EQ(read(dam, "32-51"), "unreadable-turn/no-such-cell 51 3");
  EXPECT_EQ(read(dam, "32-0"), "unreadable-turn/no-such-cell 0 3");
  EXPECT_EQ(read(dam, "118"), "unreadable-turn/no-such-cell 118 0");
}

TEST(MenTurn, ErrorsPointAtTheirPlace) {
  const MenNotation notation = antarktos_notation();
  EXPECT_EQ(read(notation, "c3-d5"), "illegal-turn/not-a-playing-cell d5 3");
  EXPECT_EQ(read(notation, "c3-d9"), "unreadable-turn/no-such-cell d9 3");
  EXPECT_EQ(read(notation, "c3-j4"), "unreadable-turn/no-such-cell j4 3");
  EXPECT_EQ(read(notation, "с3–z9"), "unreadable-turn/no-such-cell z9 6");
  for (const auto text : {"c3", "c3-", "-d4", "c3--d4", "c3-d4-", "hello", "Nf3", "O-O", "c3-d4x", "x", ":", "c3-:d4",
                          "c3.d4", "ф3-в4", "(c3-d4)"})
    EXPECT_EQ(read(notation, text), "unreadable-turn/not-a-turn " + std::string(text) + " 0") << text;
  EXPECT_EQ(read(notation, ""), "unreadable-turn/not-a-turn  0");
  EXPECT_EQ(read(notation, "  "), "unreadable-turn/not-a-turn  0");
  EXPECT_EQ(read(ugolki80_notation(), "K.1*I.1"), "unreadable-turn/not-a-turn K.1*I.1 0");
}

TEST(MenTurn, TheTurnIsClearedFirst) {
  const MenNotation notation = antarktos_notation();
  TurnText turn;
  ASSERT_TRUE(notation.read_turn("CD4", turn));
  ASSERT_TRUE(notation.read_turn("c3-d4", turn));
  EXPECT_TRUE(turn.origins.empty());
  EXPECT_TRUE(turn.liberties.none());
  EXPECT_EQ(turn.cells.size(), 2u);
}

TEST(MenTurn, CellsByAnyOfTheirNames) {
  const MenNotation antarktos = antarktos_notation(), ugolki = ugolki80_notation(), russian = russian_notation();
  EXPECT_EQ(antarktos.cell("C3"), antarktos.cell("c3"));
  EXPECT_EQ(antarktos.name(antarktos.cell("с3")), "c3");
  EXPECT_EQ(antarktos.cell("c4"), no_cell);
  EXPECT_EQ(antarktos.cell("c3-"), no_cell);
  EXPECT_EQ(antarktos.cell(""), no_cell);
  EXPECT_EQ(ugolki.name(ugolki.cell("к5")), "K.5");
  EXPECT_EQ(russian.name(russian.cell("32")), "g1");
}

}  // namespace
}  // namespace plybook
