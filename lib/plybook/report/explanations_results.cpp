// Numbers, results and how games ended.
#include "plybook/report/explanation_tables.h"

namespace plybook {
namespace {

using Kind = Example::Kind;

constexpr Explanation of_results[] = {
    {Code::move_number,
     N_("The number is not the one that the turn has by counting. Turns are taken in their order and numbers are not "
        "believed; but a gap may mean that a turn is missing."),
     {Kind::records, R"([Game "antarktos"]

1. c3-d4 f6-g5 3. e3-f4 *
)",
      "3.", "2."}},
    {Code::no_result,
     N_("The record ends without a result: at the next record or at the end of the file. It is read as unfinished, "
        "which is written *. Part of the record may have been cut off."),
     {Kind::records, R"([Game "antarktos"]

1. c3-d4
)",
      "c3-d4", "c3-d4 *"}},
    {Code::result_form,
     N_("The result is written in another form than 1-0, 0-1, 1/2-1/2 or *. It is read as the one that it means."),
     {Kind::records, R"([Game "antarktos"]
[Termination "agreement"]

1. c3-d4 ½-½
)",
      "½-½", "1/2-1/2"}},
    {Code::second_result,
     N_("Another result stands right behind the one that ended the record. It makes no record of its own and is passed "
        "over; see which of the two is right."),
     {Kind::records, R"([Game "antarktos"]
[FEN "W:Wc7:Bh6"]

1. c7-d8 1-0 0-1
)",
      "1-0 0-1", "1-0"}},
    {Code::result_mismatch,
     N_("The tag Result and the result at the end of the turns differ. Plybook chooses neither: it tells both, and the "
        "board, where the game was finished on it."),
     {Kind::records, R"([Game "antarktos"]
[Result "0-1"]
[Termination "resignation"]

1. c3-d4 1-0
)",
      R"([Result "0-1"])", R"([Result "1-0"])"}},
    {Code::wrong_result,
     N_("The game was finished on the board, and the record says another result, or * as if it went on. Either the "
        "result is wrong or one of the turns."),
     {Kind::records, R"([Game "antarktos"]
[FEN "W:Wc7:Bh6"]

1. c7-d8 0-1
)",
      "0-1", "1-0"}},
    {Code::wrong_termination,
     N_("The tag Termination names an end that the board shows, but the board shows another one."),
     {Kind::records, R"([Game "antarktos"]
[FEN "W:Wc7:Bh6"]
[Termination "blocked"]

1. c7-d8 1-0
)",
      "blocked", "breakthrough"}},
    {Code::other_termination,
     N_("The tag Termination says that the game was ended by the players, the clock or the arbiter, but the board had "
        "ended it already. The result counts; the tag should say what the board shows."),
     {Kind::records, R"([Game "antarktos"]
[FEN "W:Wc7:Bh6"]
[Termination "resignation"]

1. c7-d8 1-0
)",
      "resignation", "breakthrough"}},
    {Code::no_such_end,
     N_("The tag Termination names an end that the board would show, and after the last turn the board shows none. A "
        "turn may be missing at the end, or the game ended otherwise, by resignation for instance."),
     {Kind::records, R"([Game "antarktos"]
[Termination "breakthrough"]

1. c3-d4 1-0
)",
      "breakthrough", "resignation"}},
    {Code::result_unexplained,
     N_("The record has a winner, the board does not show why, and no tag tells it. The record is right as it stands; "
        "the tag Termination could say: resignation, time forfeit, adjudication."),
     {Kind::records, R"([Game "antarktos"]

1. c3-d4 1-0
)",
      R"([Game "antarktos"])", R"([Game "antarktos"]
[Termination "resignation"])"}},
    {Code::draw_unknown,
     N_("The rules of this game know no draw, and the record has one. Where the players agreed on it or an arbiter "
        "decided so, the tag Termination has to say it; else the result is wrong."),
     {Kind::records, R"([Game "antarktos"]

1. c3-d4 1/2-1/2
)",
      R"([Game "antarktos"])", R"([Game "antarktos"]
[Termination "agreement"])"}},
    {Code::draw_agreed,
     N_("The rules of this game know no draw, but the record says that the players agreed on one or an arbiter decided "
        "so. It is taken as it is; a tournament may see it otherwise."),
     {Kind::records, R"([Game "antarktos"]
[Termination "agreement"]

1. c3-d4 1/2-1/2
)"}},
    {Code::dead_position,
     N_("The record claims that neither side can ever reach its goal. Plybook cannot prove or refute that in general "
        "and takes it from the record."),
     {Kind::records, R"([Game "argo"]
[FEN "Bn=oes|s/booo|===/ooow=ws=/swno7oow/o|seooL7/no|Foooo/o=onLoor/|oesoLeR R RB -"]
[Termination "dead position"]

1. h1-h2 1/2-1/2
)"}},
};

}  // namespace

std::span<const Explanation> explanations_of_results() { return of_results; }

}  // namespace plybook
