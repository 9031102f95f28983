#include <gtest/gtest.h>

#include "notation/men_games.h"

namespace plybook {
namespace {

/// The position in canonical text, with `~` before it when the form was another one; else the faults with their pieces.
std::string read(const Notation& notation, std::string_view text) {
  std::vector<TextFault> faults;
  const auto view = notation.read_position(text, faults);
  std::string out;
  if (!view) {
    for (const TextFault& fault : faults) {
      if (!out.empty()) out += "; ";
      out += std::string(info(fault.code).name) + " " + std::string(fault.span.in(text));
    }
    return out;
  }
  notation.write_position(*view, out);
  if (faults.empty()) return out;
  EXPECT_EQ(faults.size(), 1u);
  EXPECT_EQ(faults[0].code, Code::fen_form);
  EXPECT_EQ(faults[0].args, std::vector<std::string>{out});
  return "~" + out;
}

TEST(MenPosition, CanonicalTextsReadAsTheyStand) {
  for (const auto text :
       {"W:Wa1,c1,e1:Bb8,d8:Fd4,e5", "B:W:B", "W:W:Bb8", "W:Wa1:B", "B:Wa1,c1,e1,g1,f2,h2,a3:Be5,g5:Fc3,b4"})
    EXPECT_EQ(read(antarktos_notation(), text), text);
  const std::string_view start = "W:WG.5,H.4,H.5,I.3-I.5,J.2-J.5,K.1-K.5:BA.1-A.5,B.2-B.5,C.3-C.5,D.4,D.5,E.5";
  EXPECT_EQ(read(ugolki80_notation(), start), start);
  EXPECT_EQ(read(ugolki80_notation(), "B:WA.1-A.5,B.1:BF.10"), "B:WA.1-A.5,B.1:BF.10");
  EXPECT_EQ(read(russian_notation(), "W:We3,Kf8,g3:Bc5,h8"), "~W:We3,g3,Kf8:Bc5,h8");
  EXPECT_EQ(read(international_notation(), "B:W18,24,K28:B10,K22"), "B:W18,24,K28:B10,K22");
}

TEST(MenPosition, KindsAndOwners) {
  const MenNotation notation = antarktos_notation();
  std::vector<TextFault> faults;
  const auto view = notation.read_position("B:Wa1:Bb8:Fd4", faults);
  ASSERT_TRUE(view);
  EXPECT_EQ(view->to_move, Side::second);
  EXPECT_EQ(view->at(notation.cell("a1")), (Piece{PieceKind::man, Side::first, 0}));
  EXPECT_EQ(view->at(notation.cell("b8")), (Piece{PieceKind::man, Side::second, 0}));
  EXPECT_EQ(view->at(notation.cell("d4")), (Piece{PieceKind::ice, Side::none, 0}));
  EXPECT_EQ(view->at(notation.cell("c3")), Piece{});
}

TEST(MenPosition, RangesAreReadInEveryLength) {
  EXPECT_EQ(read(ugolki80_notation(), "W:WI.3-I.4:BA.1"), "W:WI.3,I.4:BA.1");
  EXPECT_EQ(read(ugolki80_notation(), "W:WI.3,I.4,I.5:BA.1"), "W:WI.3-I.5:BA.1");
  EXPECT_EQ(read(international_notation(), "W:W31-34:BK1-3"), "W:W31,32,33,34:BK1,K2,K3");
  EXPECT_EQ(read(ugolki80_notation(), "W:WI.3-J.4:BA.1"), "position/form I.3-J.4");
  EXPECT_EQ(read(ugolki80_notation(), "W:WI.4-I.3:BA.1"), "position/form I.4-I.3");
  EXPECT_EQ(read(antarktos_notation(), "W:Wa1-e1:Bb8"), "position/form a1-e1");
}

TEST(MenPosition, OtherFormsAreReadWithAWarning) {
  const MenNotation antarktos = antarktos_notation(), dam = international_notation(), russian = russian_notation();
  EXPECT_EQ(read(antarktos, "W:Wc1,a1:Bb8"), "~W:Wa1,c1:Bb8");
  EXPECT_EQ(read(antarktos, "W:Bb8:Wa1"), "~W:Wa1:Bb8");
  EXPECT_EQ(read(antarktos, "W:Wa1:Bb8."), "~W:Wa1:Bb8");
  EXPECT_EQ(read(antarktos, "W:Wa1"), "~W:Wa1:B");
  EXPECT_EQ(read(antarktos, "W:Wa1:Bb8:F"), "~W:Wa1:Bb8");
  EXPECT_EQ(read(antarktos, "W:WA1, C1:BB8:FD4"), "~W:Wa1,c1:Bb8:Fd4");
  EXPECT_EQ(read(antarktos, "w:wa1:bb8:fd4"), "~W:Wa1:Bb8:Fd4");
  EXPECT_EQ(read(antarktos, "W:Wа1:Вb8"), "~W:Wa1:Bb8");
  EXPECT_EQ(read(antarktos, "W:Wa1,,c1,:Bb8"), "~W:Wa1,c1:Bb8");
  EXPECT_EQ(read(antarktos, "W:Wa1:Bb8:H0:F1"), "~W:Wa1:Bb8");
  EXPECT_EQ(read(antarktos, "[FEN \"W:Wa1:Bb8\"]"), "~W:Wa1:Bb8");
  EXPECT_EQ(read(dam, "W:W31-33:B1:H0:F1"), "~W:W31,32,33:B1");
  EXPECT_EQ(read(dam, "W:W:W31:B1"), "~W:W31:B1");
  EXPECT_EQ(read(dam, "W::."), "~W:W:B");
  EXPECT_EQ(read(dam, "?:W29,13:B22,4"), "~W:W13,29:B4,22");
  EXPECT_EQ(read(dam, "W:W27,19,K13:BK30,12,5."), "~W:WK13,19,27:B5,12,K30");
  EXPECT_EQ(read(dam, "W:Wc3.k:B1"), "~W:WK37:B1");
  EXPECT_EQ(read(russian, "B:W22:BK1"), "~B:Wc3:BKb8");
  EXPECT_EQ(read(ugolki80_notation(), "W:WI3–I5:Ba1"), "~W:WI.3-I.5:BA.1");
}

TEST(MenPosition, ALetterForEachSquare) {
  const std::string text = "W" + std::string(20, 'b') + std::string(10, 'e') + std::string(19, 'w') + "W";
  EXPECT_EQ(read(international_notation(), text),
            "~W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,K50:"
            "B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20");
}

TEST(MenPosition, AllFaultsAreToldAtOnce) {
  const MenNotation antarktos = antarktos_notation();
  EXPECT_EQ(read(antarktos, "X:Wa1,a2,z9,a1:Bb8,a1:Qd4"),
            "position/side-to-move X; position/cell a2; position/cell z9; position/occupied-twice a1; "
            "position/occupied-twice a1; position/form Qd4");
  EXPECT_EQ(read(antarktos, "W:WKa1:Bb8"), "position/cell Ka1");
  EXPECT_EQ(read(antarktos, "W:b8:Wa1"), "position/form b8");
  EXPECT_EQ(read(antarktos, "nonsense"), "position/form nonsense");
  EXPECT_EQ(read(antarktos, ""), "position/form ");
  EXPECT_EQ(read(antarktos, "WB:Wa1:Bb8"), "position/side-to-move WB");
  EXPECT_EQ(read(antarktos, "F:Wa1:Bb8"), "position/side-to-move F");
  EXPECT_EQ(read(international_notation(), "W:W31-:B1"), "position/cell 31-");
  EXPECT_EQ(read(international_notation(), "W:W0,51,-5:B1"), "position/cell 0; position/cell 51; position/cell -5");
}

TEST(MenPosition, FaultsOfAHugeTextAreCut) {
  std::string text = "W:W";
  for (int i = 0; i < 10'000; ++i) text += "z9,";
  std::vector<TextFault> faults;
  EXPECT_FALSE(antarktos_notation().read_position(text, faults));
  EXPECT_EQ(faults.size(), 256u);
}

}  // namespace
}  // namespace plybook
