// Turns of corners that cannot be.
#include "plybook/report/explanation_tables.h"

namespace plybook {
namespace {

using Kind = Example::Kind;

constexpr Explanation of_corners[] = {
    {Code::wrong_line,
     N_("In this game men move along ranks and files, or along diagonals, as its rules say; these two cells lie on "
        "none of the lines allowed."),
     {Kind::records, R"([Game "ugolki-3x3"]

1. c3-d4 *
)",
      "c3-d4", "c3-c4"}},
    {Code::no_jump,
     N_("A jump goes over one neighbouring man, of either side, onto the empty cell straight behind it. Between these "
        "cells there is no such man, or they do not lie in line. The turn may lack a cell where the chain turned."),
     {Kind::records, R"([Game "ugolki80"]

1. I.3-G.3 *
)",
      "I.3-G.3", "I.4-G.4"}},
    {Code::jump_onto_occupied,
     N_("There is a man to jump over, but the cell behind it is not empty."),
     {Kind::records, R"([Game "ugolki80"]

1. K.3-I.3 *
)",
      "K.3-I.3", "K.2-I.2"}},
    {Code::no_chain_jump,
     N_("A later jump of the chain does not go over one neighbouring man onto the empty cell straight behind it. Each "
        "jump starts from where the last one ended."),
     {Kind::records, R"([Game "ugolki80"]

1. I.4-G.4-E.4 *
)",
      "I.4-G.4-E.4", "I.4-G.4"}},
    {Code::chain_jump_onto_occupied,
     N_("A later jump of the chain would land on a cell that is not empty."),
     {Kind::records, R"([Game "ugolki80"]

1. I.4-G.4-G.6-I.5 *
)",
      "I.4-G.4-G.6-I.5", "I.4-G.4-G.6"}},
    {Code::steps_in_chain,
     N_("A turn is either one step to a neighbouring cell or a chain of jumps; a step is neither followed by jumps nor "
        "does it follow them."),
     {Kind::records, R"([Game "ugolki80"]

1. I.4-G.4-F.4 *
)",
      "I.4-G.4-F.4", "I.4-G.4"}},
    {Code::ends_where_it_began,
     N_("A chain of jumps may pass the cell where it began, but a turn has to bring its man to another cell. A turn "
        "that ends where it began would be a pass."),
     {Kind::records, R"([Game "ugolki80"]

1. I.4-G.4-I.4 *
)",
      "I.4-G.4-I.4", "I.4-G.4"}},
    {Code::backward_step,
     N_("The rule option backward of this game forbids steps away from the goal; forward and sideways are allowed. "
        "Take the option out of the tag Rules if the game was played without it."),
     {Kind::records, R"([Game "ugolki80"]
[Rules "backward=never"]

1. G.5-F.5 A.1-B.1 2. F.5-G.5 *
)",
      "F.5-G.5", "F.5-E.4"}},
    {Code::backward_jump,
     N_("The chosen value of the rule option backward forbids a first jump away from the goal; forward and sideways "
        "are allowed."),
     {Kind::records, R"([Game "ugolki80"]
[Rules "backward=never"]

1. I.4-G.4 A.1-B.1 2. G.4-I.4 *
)",
      "G.4-I.4", "G.4-F.4"}},
    {Code::backward_chain_jump,
     N_("With the rule option backward=never no jump of a chain goes away from the goal, the later ones neither. By "
        "backward=jumps-in-chain they may."),
     {Kind::records, R"([Game "ugolki80"]
[Rules "backward=never"]

1. I.4-G.4 A.1-B.1 2. G.4-G.6-I.4 *
)",
      "G.4-G.6-I.4", "G.4-G.6"}},
    {Code::leaves_goal,
     N_("In this game a man that has come into its goal may move within it, but not out again."),
     {Kind::records, R"([Game "halma-8"]
[FEN "W:Wa1,b1,c1,d1,a2,b2,c2,a3,b3,h8:Bh5,g6,h6,g7,h7,a8,b8,e8,f8,g8"]

1. h8-f6 *
)",
      "h8-f6", "a3-a4"}},
    {Code::pass_with_turn,
     N_("A side passes only when it has no legal turn at all, and this one has some. A turn may have been forgotten "
        "when the game was written down."),
     {Kind::records, R"([Game "ugolki80"]

1. -- *
)",
      "--", "G.5-F.5"}},
    {Code::pass_compulsory,
     N_("The side to move has no legal turn at all. It passes, which is written --, and the other side goes on."),
     {Kind::records, R"([Game "ugolki80"]
[FEN "W:WK.1:BI.1,I.3,J.1,J.2,K.2,K.3"]

1. K.1-J.1 *
)",
      "K.1-J.1", "--"}},
    {Code::no_pass,
     N_("The game knows no pass: a side moves when it is its turn. In a variation a pass is read all the same, as "
        "annotators write it to show a threat."),
     {Kind::records, R"([Game "antarktos"]

1. -- *
)",
      "--", "c3-d4"}},
};

}  // namespace

std::span<const Explanation> explanations_of_corners() { return of_corners; }

}  // namespace plybook
