// Turns that cannot be in any game.
#include "plybook/report/explanation_tables.h"

namespace plybook {
namespace {

using Kind = Example::Kind;

constexpr Explanation of_turns[] = {
    {Code::game_over,
     N_("The game was over on the board before this turn; the message tells at which ply and by which clause. Either "
        "the turns behind the end do not belong to the game, or an earlier turn was written down wrongly."),
     {Kind::records, R"([Game "antarktos"]
[FEN "W:Wf6:Be7,h8"]

1. f6:d8 h8-g7 1-0
)",
      "h8-g7 "}},
    {Code::no_such_cell,
     N_("The turn names a cell that this board does not have. Mostly a slip of a key, or a turn of another game."),
     {Kind::records, R"([Game "antarktos"]

1. c3-d9 *
)",
      "c3-d9", "c3-d4"}},
    {Code::not_a_turn,
     N_("Where a turn is expected, something stands that is none in the game's notation. If it is a remark, put it in "
        "braces."),
     {Kind::records, R"([Game "antarktos"]

1. c3-d4 f6-? *
)",
      "f6-?", "f6-g5"}},
    {Code::unknown_turn,
     N_("The record says with - - that nobody knows which turn was played. What follows cannot be checked: the turns "
        "before it count, those behind it are read but not played."),
     {Kind::records, R"([Game "antarktos"]

1. c3-d4 - - 2. e3-f4 *
)"}},
};

}  // namespace

std::span<const Explanation> explanations_of_turns() { return of_turns; }

}  // namespace plybook
