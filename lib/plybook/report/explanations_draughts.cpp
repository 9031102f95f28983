// Turns of draughts that cannot be.
#include "plybook/report/explanation_tables.h"

namespace plybook {
namespace {

using Kind = Example::Kind;

constexpr Explanation of_draughts[] = {
    {Code::not_playing_cell,
     N_("Draughts are played on the squares of one colour only, and this square has the other one. A slip of a letter "
        "or digit is likely: write the square that was meant."),
     {Kind::records, R"([Game "antarktos"]

1. c3-c4 *
)",
      "c3-c4", "c3-d4"}},
    {Code::no_own_man,
     N_("A side moves its own men. The square named first is empty, or what stands there is the opponent's. A turn may "
        "be missing before this one, so that the other side seems to move, or the square is a slip."),
     {Kind::records, R"([Game "antarktos"]

1. d4-e5 *
)",
      "d4-e5", "c3-d4"}},
    {Code::frozen_man,
     N_("The man on this square has been captured and is ice now. Ice belongs to nobody: it is jumped over, never "
        "moved, whoever owned the man."),
     {Kind::records, R"([Game "antarktos"]
[FEN "W:Wc3:Bh8:Fd4"]

1. d4-e5 *
)",
      "d4-e5", "c3*e5"}},
    {Code::capture_compulsory,
     N_("The side to move can capture, so that a quiet step is not allowed, with this man or another. Write the "
        "capture that was made, or look for the mistake in an earlier turn, after which there was nothing to capture."),
     {Kind::records, R"([Game "antarktos"]
[FEN "W:Wc3,g3:Bd4,h8"]

1. g3-h4 *
)",
      "g3-h4", "c3:e5"}},
    {Code::ice_compulsory,
     N_("With the rule option ice-jumps=compulsory a side that can jump over ice may not step. By the game's own "
        "reading such a jump is free at the start of a turn; take the option out of the tag Rules if the game was "
        "played so."),
     {Kind::records, R"([Game "antarktos"]
[Rules "ice-jumps=compulsory"]
[FEN "W:Wg1,c3:Bh8:Fd4"]

1. g1-f2 *
)",
      "g1-f2", "c3*e5"}},
    {Code::capture_before_ice,
     N_("The side to move can capture a live man, and that goes before any jump over ice. Write the capture."),
     {Kind::records, R"([Game "antarktos"]
[FEN "W:Wc3,g3:Bd4,h8:Ff4"]

1. g3*e5 *
)",
      "g3*e5", "c3:e5"}},
    {Code::step_backward,
     N_("Men step forward only; backward they may only capture or, where there is ice, jump over it. The two squares "
        "may be written in the wrong order."),
     {Kind::records, R"([Game "antarktos"]
[FEN "W:Wc3:Bh8"]

1. c3-b2 *
)",
      "c3-b2", "c3-b4"}},
    {Code::step_occupied,
     N_("A step needs an empty square, and on this one stands a man or ice. Either the square is a slip or an earlier "
        "turn was written down wrongly."),
     {Kind::records, R"([Game "antarktos"]

1. b2-c3 *
)",
      "b2-c3", "c3-d4"}},
    {Code::step_too_far,
     N_("A man steps to a neighbouring square, diagonally ahead. This one is farther away or does not lie on the man's "
        "diagonal, and no jump leads there either."),
     {Kind::records, R"([Game "antarktos"]

1. c3-c5 *
)",
      "c3-c5", "c3-d4"}},
    {Code::step_among_jumps,
     N_("A turn is either one step or a chain of jumps; this one mixes them, or has two steps. Two turns may have been "
        "written as one, or a square was left out."),
     {Kind::records, R"([Game "antarktos"]
[FEN "W:Wc3:Bh8:Fd4"]

1. c3-b4-a5 *
)",
      "c3-b4-a5", "c3-b4"}},
    {Code::not_a_jump,
     N_("A man captures over a neighbouring man onto the square right behind it, which is two squares away on the same "
        "diagonal. These squares do not lie so."),
     {Kind::records, R"([Game "antarktos"]
[FEN "W:Wc3:Bd4,h8"]

1. c3:c5 *
)",
      "c3:c5", "c3:e5"}},
    {Code::not_an_ice_jump,
     N_("A jump over ice goes over neighbouring ice onto the square right behind it, two squares away on the same "
        "diagonal. These squares do not lie so."),
     {Kind::records, R"([Game "antarktos"]
[FEN "W:Wc3:Bh8:Fd4"]

1. c3*e3 *
)",
      "c3*e3", "c3*e5"}},
    {Code::nothing_to_capture,
     N_("A capture goes over a live man of the opponent, and between these squares there is none: the square there is "
        "empty or an own man stands on it. Compare the position with an earlier turn of the record."),
     {Kind::records, R"([Game "antarktos"]
[FEN "W:Wc3:Be5,h8"]

1. c3:e5 *
)",
      "c3:e5", "c3-b4"}},
    {Code::nothing_to_jump,
     N_("The sign * says that ice was jumped, and between these squares there is none; it may have melted already."),
     {Kind::records, R"([Game "antarktos"]
[FEN "W:Wc3:Bh8:Fd4"]

1. c3*e1 *
)",
      "c3*e1", "c3*e5"}},
    {Code::capture_onto_occupied,
     N_("The captured man is there, but the square behind it is not empty: another man or ice stands on it, and so "
        "there is no capture."),
     {Kind::records, R"([Game "antarktos"]
[FEN "W:Wc3:Bd4,e5,h8"]

1. c3:e5 *
)",
      "c3:e5", "c3-b4"}},
    {Code::ice_onto_occupied,
     N_("The ice is there, but the square behind it is not empty: a man or more ice stands on it, and so there is no "
        "jump."),
     {Kind::records, R"([Game "antarktos"]
[FEN "W:Wc3:Be5,h8:Fd4"]

1. c3*e5 *
)",
      "c3*e5", "c3-b4"}},
    {Code::jumped_twice,
     N_("No man may be jumped twice in one turn. A man that was captured in this turn stands in the way until the turn "
        "is over, and in games with ice it cannot be jumped as ice before the next turn."),
     {Kind::records, R"([Game "antarktos"]
[FEN "W:Wc3:Bd4,h8"]

1. c3:e5*c3 *
)",
      "c3:e5*c3", "c3:e5"}},
    {Code::must_go_on,
     N_("The turn stops where the man can capture more, and a capture has to be carried to its end. Write the whole "
        "capture, square by square."),
     {Kind::records, R"([Game "antarktos"]
[FEN "W:We3:Bd4,b6,h8"]

1. e3:c5 *
)",
      "e3:c5", "e3:c5:a7"}},
    {Code::must_capture_from_cascade,
     N_("The jumps over ice have brought the man to a live man that it can capture, and then it must capture. Write "
        "the capture behind the jumps."),
     {Kind::records, R"([Game "antarktos"]
[FEN "W:Wc3:Bd6,h8:Fd4"]

1. c3*e5 *
)",
      "c3*e5", "c3*e5:c7"}},
    {Code::ice_must_go_on,
     N_("The capture stops where ice can be jumped. By the game's own reading a capture goes on over ice when no live "
        "man is left to capture; the rule option ice-in-capture reads that otherwise."),
     {Kind::records, R"([Game "antarktos"]
[FEN "W:We3:Bd4,h8:Fb6"]

1. e3:c5 *
)",
      "e3:c5", "e3:c5*a7"}},
    {Code::cascade_must_go_on,
     N_("A turn that jumps over ice stops where more ice can be jumped. By the game's own reading such a cascade goes "
        "on to its end; the rule option cascade=optional lets it stop."),
     {Kind::records, R"([Game "antarktos"]
[FEN "W:Wc3:Bh8:Fd4,d6"]

1. c3*e5 *
)",
      "c3*e5", "c3*e5*c7"}},
    {Code::ice_instead_of_capture,
     N_("In the course of a capture the man jumps ice although it can capture a live man from the same square. Live "
        "men go first."),
     {Kind::records, R"([Game "antarktos"]
[FEN "W:We3:Bd4,b6,h8:Fd6"]

1. e3:c5*e7 *
)",
      "e3:c5*e7", "e3:c5:a7"}},
    {Code::ice_instead_of_capture_in_cascade,
     N_("The cascade goes on over ice although the man can capture a live man from where it stands. From there it must "
        "capture; ice may follow after the capture."),
     {Kind::records, R"([Game "antarktos"]
[FEN "W:Wc3:Bd6,h8:Fd4,f6"]

1. c3*e5*g7 *
)",
      "c3*e5*g7", "c3*e5:c7"}},
    {Code::ice_forbidden_in_capture,
     N_("With the rule option ice-in-capture=forbidden no ice is jumped once a live man was captured in the turn. By "
        "the game's own reading it has to be jumped."),
     {Kind::records, R"([Game "antarktos"]
[Rules "ice-in-capture=forbidden"]
[FEN "W:We3:Bd4,h8:Fb6"]

1. e3:c5*a7 *
)",
      "e3:c5*a7", "e3:c5"}},
};

}  // namespace

std::span<const Explanation> explanations_of_draughts() { return of_draughts; }

}  // namespace plybook
