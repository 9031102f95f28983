#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "plybook/notation/tile_letters.h"
#include "plybook/notation/tile_notation.h"

namespace plybook {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

constexpr std::string_view rows = "Boooo|n7/b|o=F=oo/swonosso/es|=so=o/LJooeowo/|o7s=Fow/o|oeoewr/oeoo==eR";

const TileNotation& tiles() {
  static const TileNotation notation(Topology::squares(8, 8, Topology::Squares::all, Topology::Order::from_first_rank));
  return notation;
}

std::string with(std::string_view fields) { return std::string(rows) + std::string(fields); }

/// The canonical text of a position; empty where it has errors.
std::string canonical(std::string_view text) {
  std::vector<TextFault> faults;
  const auto view = tiles().read_position(text, faults);
  std::string out;
  if (view) tiles().write_position(*view, out);
  return out;
}

std::vector<Code> faults(std::string_view text) {
  std::vector<TextFault> found;
  const bool read = tiles().read_position(text, found).has_value();
  std::vector<Code> codes;
  bool error = false;
  for (const TextFault& fault : found) {
    codes.push_back(fault.code);
    error |= info(fault.code).severity == Severity::error;
    EXPECT_LE(fault.span.end(), text.size());
  }
  EXPECT_EQ(read, !error) << text;
  return codes;
}

/// What the one fault of a text points at.
std::string_view place(std::string_view text) {
  std::vector<TextFault> found;
  tiles().read_position(text, found);
  return found.size() == 1 ? found[0].span.in(text) : "not one fault";
}

TEST(TilePosition, LettersAreThoseOfTheRules) {
  constexpr std::string_view letters = "RBonesw=|F7JLrb.";
  for (const char letter : letters) {
    const auto piece = tile_of_letter(letter);
    ASSERT_TRUE(piece) << letter;
    EXPECT_EQ(tile_letter(*piece), letter);
  }
  EXPECT_EQ(tile_of_letter('F'), (Piece{PieceKind::tile, Side::none, stripe::n | stripe::w}));
  EXPECT_EQ(tile_of_letter('7'), (Piece{PieceKind::tile, Side::none, stripe::n | stripe::e}));
  EXPECT_EQ(tile_of_letter('J'), (Piece{PieceKind::tile, Side::none, stripe::e | stripe::s}));
  EXPECT_EQ(tile_of_letter('L'), (Piece{PieceKind::tile, Side::none, stripe::s | stripe::w}));
  EXPECT_EQ(tile_of_letter('='), (Piece{PieceKind::tile, Side::none, stripe::n | stripe::s}));
  EXPECT_EQ(tile_of_letter('|'), (Piece{PieceKind::tile, Side::none, stripe::e | stripe::w}));
  for (int c = 0; c < 256; ++c) {
    const char letter = static_cast<char>(c);
    EXPECT_EQ(tile_of_letter(letter).has_value(), letters.find(letter) != std::string_view::npos) << c;
  }
}

TEST(TilePosition, RowsGoFromRank8) {
  std::vector<TextFault> found;
  const auto view = tiles().read_position(with(" B RB c3,d4"), found);
  ASSERT_TRUE(view);
  EXPECT_EQ(view->at(tiles().cell("a8")), (Piece{PieceKind::tile, Side::second, 0}));
  EXPECT_EQ(view->at(tiles().cell("h1")), (Piece{PieceKind::tile, Side::first, 0}));
  EXPECT_EQ(view->at(tiles().cell("h2")), (Piece{PieceKind::window, Side::first, 0}));
  EXPECT_EQ(view->at(tiles().cell("h8")), (Piece{PieceKind::tile, Side::none, stripe::n | stripe::e}));
  EXPECT_EQ(view->to_move, Side::second);
  EXPECT_THAT(view->used, ElementsAre(tiles().cell("c3"), tiles().cell("d4")));
}

TEST(TilePosition, WritesWhatItReads) {
  for (const std::string_view fields : {" R RB -", " B - c3", " R RRBBB c3,d4", " B B a1", " R R -", " B"})
    EXPECT_EQ(canonical(with(fields)), with(fields));
}

TEST(TilePosition, FieldsAtTheEndMayBeLeftOut) {
  EXPECT_EQ(canonical(rows), with(" R"));
  EXPECT_THAT(faults(rows), IsEmpty());
  EXPECT_EQ(canonical(with(" B RB")), with(" B RB -"));
  std::vector<TextFault> found;
  EXPECT_FALSE(tiles().read_position(rows, found)->castlings_told);
  EXPECT_TRUE(tiles().read_position(with(" R -"), found)->castlings_told);
}

TEST(TilePosition, NeighbouringWindowsAreOne) {
  const std::string common = "Booooooo/oooooooo/oooooooo/oooooooo/ooo..ooo/oooooooo/oooooooo/oooooooR R";
  EXPECT_EQ(canonical(common), common);
  EXPECT_EQ(canonical("Booooooo/oooooooo/oooooooo/oooooooo/ooorbooo/oooooooo/oooooooo/oooooooR"), common);
  EXPECT_THAT(faults("Booooooo/oooooooo/oooooooo/oooooooo/ooorbooo/oooooooo/oooooooo/oooooooR"), IsEmpty());
  EXPECT_THAT(faults("Booooooo/oooooooo/oooooooo/ooo.oooo/ooo.oooo/oooooooo/oooooooo/oooooooR"), IsEmpty());
  // The end of a rank and the beginning of the next one are not neighbours.
  EXPECT_THAT(faults("Booooooo/oooooooo/oooooooo/.ooooooo/ooooooo./oooooooo/oooooooo/oooooooR"),
              ElementsAre(Code::position_windows));
  EXPECT_THAT(faults("Booooooo/oooooooo/oooooooo/booooooo/ooooooor/oooooooo/oooooooo/oooooooR"), IsEmpty());
}

TEST(TilePosition, ReadsOtherFormsWithAWarning) {
  const std::vector<std::string> texts = {
      with(" r rb -"),
      with(" R BR -"),
      with("/ R RB -"),
      with(" R RB -."),
      with(" R RB –"),
      "Bоooo|n7/b|o=F=oo/swonosso/es|=so=o/LJooeowo/|o7s=Fow/o|oeoewr/oeoo==eR R RB -",  // Cyrillic о
      "B0Ooo|N7/b|o=f=oo/SWonosso/Es|=so=o/ljooeowo/|o7s=Fow/o|oeoewr/oeoo==eR R RB -"};
  for (const std::string& text : texts) {
    EXPECT_THAT(faults(text), ElementsAre(Code::fen_form)) << text;
    EXPECT_EQ(canonical(text), with(" R RB -")) << text;
  }
  EXPECT_EQ(canonical(with(" R RB D4,c3")), with(" R RB c3,d4"));
  EXPECT_EQ(canonical(with(" R BBRR -")), with(" R RRBB -"));
  EXPECT_EQ(canonical(with("\t R   RB   - ")), with(" R RB -"));
}

TEST(TilePosition, PointsAtEachFault) {
  EXPECT_EQ(place("Boooo|n7/b|o=F=oo/swonossoo/es|=so=o/LJooeowo/|o7s=Fow/o|oeoewr/oeoo==eR"), "swonossoo");
  EXPECT_EQ(place("Boooo|n7/b|o=F=oo/swonoxso/es|=so=o/LJooeowo/|o7s=Fow/o|oeoewr/oeoo==eR"), "x");
  EXPECT_EQ(place("Boooo|n7/b|o=F=oo/swonЖsso/es|=so=o/LJooeowo/|o7s=Fow/o|oeoewr/oeoo==eR"), "Ж");
  EXPECT_EQ(place(with(" W RB -")), "W");
  EXPECT_EQ(place(with(" R RX -")), "RX");
  EXPECT_EQ(place(with(" R RB c3,z9")), "z9");
  EXPECT_EQ(place(with(" R RB h2")), "h2");  // a window
  EXPECT_EQ(place(with(" R RB a1,b1,c1")), "c1");
  EXPECT_EQ(place(with(" R RB - more words")), "more words");
}

TEST(TilePosition, TellsAllFaultsAtOnce) {
  EXPECT_THAT(faults(""), ElementsAre(Code::position_form));
  EXPECT_THAT(faults("Boooo|n7/b|o=F=oo/swonosso W QQ z9"),
              UnorderedElementsAre(Code::position_rows, Code::position_windows, Code::position_runner,
                                   Code::position_side, Code::position_castlings, Code::position_cell));
  EXPECT_THAT(faults("Boooo|n7/b|o=F=o/swonosso/es|x!so=o/LJooeowo/|o7s=Fow/o|oeorwr/oeoo==eRR"),
              UnorderedElementsAre(Code::position_row_length, Code::position_letter, Code::position_letter,
                                   Code::position_row_length, Code::position_row_length, Code::position_windows,
                                   Code::position_runner));
}

TEST(TilePosition, OneOfEachRunnerAndTwoWindows) {
  const auto changed = [](std::size_t at, char letter) {
    std::string text(rows);
    text[at] = letter;
    return text;
  };
  EXPECT_THAT(faults(changed(70, 'o')), ElementsAre(Code::position_runner));  // no red tile
  EXPECT_THAT(faults(changed(1, 'B')), ElementsAre(Code::position_runner));
  EXPECT_THAT(faults(changed(1, '.')), ElementsAre(Code::position_windows));
  EXPECT_THAT(faults(changed(1, 'r')), ElementsAre(Code::position_windows));
}

}  // namespace
}  // namespace plybook
