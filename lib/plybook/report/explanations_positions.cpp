// Positions.
#include "plybook/report/explanation_tables.h"

namespace plybook {
namespace {

using Kind = Example::Kind;

constexpr Explanation of_positions[] = {
    {Code::position_form,
     N_("The text of the tag FEN is not built as this game writes positions: a part is missing, stands twice or is of "
        "another game. The manual of the game's file shows a position; ply-moves --start prints one."),
     {Kind::records, R"([Game "antarktos"]
[FEN "W:Xc3:Bh8"]

1. c3-d4 *
)",
      "Xc3", "Wc3"}},
    {Code::position_cell,
     N_("The position names a cell that the board does not have, or one that is not played on."),
     {Kind::records, R"([Game "antarktos"]
[FEN "W:Wc3:Bd9"]

*
)",
      "d9", "d8"}},
    {Code::position_twice,
     N_("Two men, or a man and ice, are put on one cell. One of the two is a slip; Plybook does not choose."),
     {Kind::records, R"([Game "antarktos"]
[FEN "W:Wc3:Bc3,h8"]

*
)",
      "Bc3,h8", "Bh8"}},
    {Code::position_side,
     N_("The position must say which side is to move: its letter stands first, in ARGO behind the rows."),
     {Kind::records, R"([Game "antarktos"]
[FEN "X:Wc3:Bh8"]

*
)",
      "X:", "W:"}},
    {Code::position_piece,
     N_("The position puts a piece on this cell that the game does not have: ice or a king where there are none."),
     {Kind::change, "", R"(ice: "*"}
  kings: true

start: W:WKa1)",
      R"(ice: "*"}

start: W:Wa1)",
      "antarktos"}},
    {Code::position_rows,
     N_("A position of this game is written row by row, with / between, and a row is missing or one is too many."),
     {Kind::records, R"([Game "argo"]
[FEN "Bn=oes|s/booo|===/swno7oow/o|seooL7/no|Foooo/o=onLoor/|oesoLeR R RB -"]

*
)",
      "/swno7oow", "/ooow=ws=/swno7oow"}},
    {Code::position_row_length,
     N_("A row of the position has too few or too many characters; each stands for one cell."),
     {Kind::records, R"([Game "argo"]
[FEN "Bn=oes|s/booo|==/ooow=ws=/swno7oow/o|seooL7/no|Foooo/o=onLoor/|oesoLeR R RB -"]

*
)",
      "booo|==/", "booo|===/"}},
    {Code::position_windows,
     N_("Each side has one window, written r and b, or the two neighbouring cells of a common window are written with "
        "a dot each. Here there are more or fewer, or the common cells are apart."),
     {Kind::records, R"([Game "argo"]
[FEN "Bn=oes|s/oooo|===/ooow=ws=/swno7oow/o|seooL7/no|Foooo/o=onLoor/|oesoLeR R RB -"]

*
)",
      "/oooo|", "/booo|"}},
    {Code::position_runner,
     N_("There is one red tile and one blue tile on the board, written R and B."),
     {Kind::records, R"([Game "argo"]
[FEN "on=oes|s/booo|===/ooow=ws=/swno7oow/o|seooL7/no|Foooo/o=onLoor/|oesoLeR R RB -"]

*
)",
      "on=oes", "Bn=oes"}},
    {Code::position_letter,
     N_("Each character of a row stands for what is on one cell, and this one stands for nothing. The letters are R, "
        "B, o, n, e, s, w, =, |, F, 7, J, L and for windows r, b and the dot."),
     {Kind::records, R"([Game "argo"]
[FEN "Bn=oes|s/booo|===/ooow=ws=/swno7oow/o|seooL7/no|Foooo/o=onLoor/|QesoLeR R RB -"]

*
)",
      "|Qes", "|oes"}},
    {Code::position_tile, N_("The position has a tile with three or four stripes, and the game has none such. Only a "
                             "position that a program made can say so: the letters of a written one cannot.")},
    {Code::position_castlings,
     N_("The third field tells the castlings that are left, a letter for each: RB, R, B, or - for none. With "
        "castlings=2 both sides have RRBB."),
     {Kind::records, R"([Game "argo"]
[FEN "Bn=oes|s/booo|===/ooow=ws=/swno7oow/o|seooL7/no|Foooo/o=onLoor/|oesoLeR R RX -"]

*
)",
      "RX", "RB"}},
    {Code::position_used,
     N_("The last field names the tiles that may not be used now because the opponent has just used them. A turn uses "
        "one tile, castling two; a window is no tile."),
     {Kind::records, R"([Game "argo"]
[FEN "Bn=oes|s/booo|===/ooow=ws=/swno7oow/o|seooL7/no|Foooo/o=onLoor/|oesoLeR R RB h2"]

*
)",
      "RB h2", "RB h3"}},
    {Code::position_needed,
     N_("The tiles of this game are laid out by lot, so that a record must tell its start in the tag FEN. Without it "
        "nothing can be checked."),
     {Kind::records, R"([Game "argo"]

1. h1-h2 *
)",
      R"([Game "argo"])", R"([Game "argo"]
[FEN "Bn=oes|s/booo|===/ooow=ws=/swno7oow/o|seooL7/no|Foooo/o=onLoor/|oesoLeR R RB -"])"}},
    {Code::decided_start,
     N_("In the position from which the record starts, the game is over already, by the clause named. It can be shown "
        "in a diagram, but no turn can be played from it. One man too few, or the wrong side to move, is a likely "
        "slip."),
     {Kind::records, R"([Game "antarktos"]
[FEN "W:Wc3:B"]

1-0
)",
      R"(B"])", R"(Bh8"])"}},
    {Code::men_count,
     N_("A side has another number of men than a full game gives it. A study may have any number, so that the record "
        "is played; in Hex Ugolki a side with fewer than fifteen men cannot come home."),
     {Kind::records, R"([Game "ugolki80"]
[FEN "W:WG.5:BA.1-A.5,B.2-B.5,C.3-C.5,D.4,D.5,E.5"]

*
)",
      "WG.5:", "WG.5,H.4,H.5,I.3-I.5,J.2-J.5,K.1-K.5:"}},
    {Code::plain_tiles,
     N_("The game has 24 tiles without stripes, and the position has another number of them. It is played all the "
        "same; in the record of a full game a letter is wrong."),
     {Kind::records, R"([Game "argo"]
[FEN "Bn=nes|s/booo|===/ooow=ws=/swno7oow/o|seooL7/no|Foooo/o=onLoor/|oesoLeR R RB -"]

*
)",
      "Bn=nes", "Bn=oes"}},
    {Code::one_stripe_tiles,
     N_("The game has 18 tiles with one stripe (n, e, s, w), and the position has another number of them. It is played "
        "all the same; in the record of a full game a letter is wrong."),
     {Kind::records, R"([Game "argo"]
[FEN "Bn=nes|s/booo|===/ooow=ws=/swno7oow/o|seooL7/no|Foooo/o=onLoor/|oesoLeR R RB -"]

*
)",
      "Bn=nes", "Bn=oes"}},
    {Code::parallel_tiles,
     N_("The game has 12 tiles with stripes on two parallel edges (= and |), and the position has another number of "
        "them. It is played all the same; in the record of a full game a letter is wrong."),
     {Kind::records, R"([Game "argo"]
[FEN "Bnooes|s/booo|===/ooow=ws=/swno7oow/o|seooL7/no|Foooo/o=onLoor/|oesoLeR R RB -"]

*
)",
      "Bnooes", "Bn=oes"}},
    {Code::adjacent_tiles,
     N_("The game has 6 tiles with stripes on two adjacent edges (F, 7, J, L), and the position has another number of "
        "them. It is played all the same; in the record of a full game a letter is wrong."),
     {Kind::records, R"([Game "argo"]
[FEN "Bn=oes|s/booo|===/ooow=ws=/swno7oow/o|seooLo/no|Foooo/o=onLoor/|oesoLeR R RB -"]

*
)",
      "seooLo", "seooL7"}},
    {Code::start_corners,
     N_("A full game starts with the red tile on h1 and the blue one on a8. A study may start otherwise and is played; "
        "no adjustments can be made then."),
     {Kind::records, R"([Game "argo"]
[FEN "Bn=oes|s/booo|===/ooow=ws=/swno7oow/o|seooL7/no|Foooo/o=onLoor/|oesoLRe R RB -"]

*
)",
      "LRe", "LeR"}},
    {Code::start_windows,
     N_("A full game starts with the windows on h2 and a7, straight ahead of the red and the blue tile; with the rule "
        "option windows=diagonal on g2 and b7. A study may start otherwise and is played."),
     {Kind::records, R"([Game "argo"]
[FEN "Bn=oes|s/oboo|===/ooow=ws=/swno7oow/o|seooL7/no|Foooo/o=onLoor/|oesoLeR R RB -"]

*
)",
      "oboo", "booo"}},
    {Code::fen_form,
     N_("The position can be read, but it is not written as Plybook writes it: other order of cells, blanks, a missing "
        "or doubled letter, numbers in a game with letters. The message has the canonical text."),
     {Kind::records, R"([Game "antarktos"]
[FEN "W:Wc3,a1:Bh8"]

*
)",
      "Wc3,a1", "Wa1,c3"}},
};

}  // namespace

std::span<const Explanation> explanations_of_positions() { return of_positions; }

}  // namespace plybook
