// Liberties that the reader took.
#include "plybook/report/explanation_tables.h"

namespace plybook {
namespace {

using Kind = Example::Kind;

constexpr Explanation of_liberties[] = {
    {Code::homoglyph,
     N_("The turn has Cyrillic letters that look like Latin ones, such as а, с, е, В, Н, К. It is read as what it "
        "looks like; other programs may not read it so, and searching fails."),
     {Kind::records, R"([Game "antarktos"]

1. с3-d4 *
)",
      "с3", "c3"}},
    {Code::dash,
     N_("A sign of the turn is another one that looks or means alike: a long dash, a minus sign, × for x. It is read "
        "as the game's own sign."),
     {Kind::records, R"([Game "antarktos"]

1. c3–d4 *
)",
      "–", "-"}},
    {Code::letter_case,
     N_("The turn has capital letters where the game writes small ones, or the other way round. It is read as if "
        "written in the right case."),
     {Kind::records, R"([Game "antarktos"]

1. C3-d4 *
)",
      "C3", "c3"}},
    {Code::turn_form,
     N_("The sign between the cells is missing, or there are blanks inside the turn. What was meant is clear, and the "
        "turn is played so."),
     {Kind::records, R"([Game "antarktos"]

1. c3d4 *
)",
      "c3d4", "c3-d4"}},
    {Code::leading_zero,
     N_("The number of a cell has a nought in front, as old programs wrote it to align columns. It is read without."),
     {Kind::records, R"([Game "ugolki80"]

1. G.05-F.5 *
)",
      "G.05", "G.5"}},
    {Code::separator,
     N_("The sign says step, capture or jump over ice, and the turn is another kind of turn. Only one legal turn joins "
        "these cells, so that it is played; look whether the position is the one that was meant."),
     {Kind::records, R"([Game "antarktos"]
[FEN "W:Wc3:Bd4,h8"]

1. c3-e5 *
)",
      "c3-e5", "c3:e5"}},
    {Code::partial_path,
     N_("The turn names some of the cells where the man stopped and leaves out others. One legal turn fits, and it is "
        "played; leaving out all of them or none would be usual."),
     {Kind::records, R"([Game "antarktos"]
[FEN "W:We3:Bd4,f6,h8:Fd6"]

1. e3:c5:g5 *
)",
      "e3:c5:g5", "e3:c5*e7:g5"}},
    {Code::split_capture,
     N_("One capture is written as several turns, jump by jump. It is joined into the one turn that it is."),
     {Kind::records, R"([Game "antarktos"]
[FEN "W:We3:Bd4,b6,h8"]

1. e3:c5 c5:a7 *
)",
      "e3:c5 c5:a7", "e3:c5:a7"}},
};

}  // namespace

std::span<const Explanation> explanations_of_liberties() { return of_liberties; }

}  // namespace plybook
