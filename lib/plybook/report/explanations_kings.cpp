// Turns of draughts that cannot be: kings, and which capture comes first.
#include "plybook/report/explanation_tables.h"

namespace plybook {
namespace {

using Kind = Example::Kind;

constexpr Explanation of_kings[] = {
    {Code::not_on_a_line,
     N_("A king moves and captures along its lines, and these two squares do not lie on one of them. One of the "
        "squares is a slip, or a stop of the capture was left out."),
     {Kind::records, R"([Game "russian"]
[FEN "W:WKa1:Bh6"]

1. a1-b8 *
)",
      "a1-b8", "a1-b2"}},
    {Code::way_blocked,
     N_("Something stands in the king's way that it can neither pass nor capture: an own man, a man that was captured "
        "in this turn, or two men one behind the other."),
     {Kind::records, R"([Game "russian"]
[FEN "W:WKa1:Be5,f6,h6"]

1. a1-g7 *
)",
      "a1-g7", "a1-d4"}},
    {Code::man_captures_backward,
     N_("In this game men capture forward only; kings capture backward too."),
     {Kind::records, R"([Game "czech"]
[FEN "W:Wc3:Bb2,h8"]

1. c3:a1 *
)",
      "c3:a1", "c3-d4"}},
    {Code::man_captures_king,
     N_("In this game a man may not capture a king; only kings may."),
     {Kind::records, R"([Game "italian"]
[FEN "W:W22:BK18"]

1. 22x13 *
)",
      "22x13", "22-19"}},
    {Code::king_lands_right_behind,
     N_("In this game a capturing king stops on the square right behind the captured piece (in Killer draughts only "
        "where that is a king and nothing more can be captured). Here it flies on."),
     {Kind::records, R"([Game "killer"]
[FEN "W:WK46:B6,K32"]

1. 46x23 *
)",
      "46x23", "46x28"}},
    {Code::king_lands_to_go_on,
     N_("Where the king can choose its landing, it must choose one from which it can go on capturing, if there is one. "
        "From this square it cannot."),
     {Kind::records, R"([Game "russian"]
[FEN "W:WKa1:Bc3,g3,a7"]

1. a1:f6 *
)",
      "a1:f6", "a1:e5:h2"}},
    {Code::same_king_too_often,
     N_("In this game a king may not step more than three times in a row while its side still has men: another piece "
        "has to move, or the king has to capture."),
     {Kind::records, R"([Game "frisian"]
[FEN "W:W45,K46:BK4,15"]

1. 46-41 4-9 2. 41-46 9-4 3. 46-41 4-9 4. 41-46 *
)",
      "4. 41-46", "4. 45-40"}},
    {Code::fewer_captured,
     N_("In this game the capture of the most pieces has to be made, and another one captures more."),
     {Kind::records, R"([Game "international"]
[FEN "W:W32,45:B19,28,40"]

1. 45x34 *
)",
      "45x34", "32x14"}},
    {Code::less_captured,
     N_("In this game the most valuable capture has to be made, a king counting for more than a man and less than two. "
        "Another capture is worth more."),
     {Kind::records, R"([Game "frisian"]
[FEN "W:W28,45:B22,K29"]

1. 28x17 *
)",
      "28x17", "28x30"}},
    {Code::king_must_capture,
     N_("Where a king and a man can capture as much, in this game the king has to capture."),
     {Kind::records, R"([Game "italian"]
[FEN "W:W21,K23:B18,19"]

1. 21x14 *
)",
      "21x14", "23x14"}},
    {Code::fewer_kings_captured,
     N_("Of captures of as many pieces, in this game the one with the most kings among them has to be made."),
     {Kind::records, R"([Game "italian"]
[FEN "W:WK22:B18,K19"]

1. 22x13 *
)",
      "22x13", "22x15"}},
    {Code::kings_captured_later,
     N_("Of captures with as many pieces and as many kings, in this game the one that captures a king earlier has to "
        "be made."),
     {Kind::records, R"([Game "italian"]
[FEN "W:WK22:BK10,12,18,K19"]

1. 22x13x6 *
)",
      "22x13x6", "22x15x8"}},
    {Code::no_turn_fits,
     N_("No legal turn fits what is written, and no single rule tells why: in the short form, for instance, no man of "
        "the side stands on the file that is named. Write the turn that was played with all its squares."),
     {Kind::records, R"([Game "antarktos"]
[FEN "W:Wc3:Bh8"]

1. ab4 *
)",
      "ab4", "cb4"}},
    {Code::ambiguous,
     N_("More than one legal turn is written so: the squares that were left out do not tell which. Plybook does not "
        "choose; the message lists the turns with all their squares. Write one of them."),
     {Kind::records, R"([Game "antarktos"]
[FEN "W:Wc3,c7:Bd4,d6,h8"]

1. ce5 *
)",
      "ce5", "c3:e5"}},
};

}  // namespace

std::span<const Explanation> explanations_of_kings() { return of_kings; }

}  // namespace plybook
