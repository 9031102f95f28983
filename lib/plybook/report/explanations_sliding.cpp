// Turns of sliding tiles that cannot be.
#include "plybook/report/explanation_tables.h"

namespace plybook {
namespace {

using Kind = Example::Kind;

constexpr Explanation of_sliding[] = {
    {Code::no_tile,
     N_("A slide is written with the cell of the tile first, and on this cell there is no tile but a window. The cells "
        "may be written in the wrong order."),
     {Kind::records, R"([Game "argo"]
[FEN "Bn=oes|s/booo|===/ooow=ws=/swno7oow/o|seooL7/no|Foooo/o=onLoor/|oesoLeR R RB -"]

1. h2-h1 *
)",
      "h2-h1", "h1-h2"}},
    {Code::not_into_window,
     N_("A tile slides into the own window and nowhere else. The second cell holds a tile, or the opponent's window."),
     {Kind::records, R"([Game "argo"]
[FEN "Bn=oes|s/booo|===/ooow=ws=/swno7oow/o|seooL7/no|Foooo/o=onLoor/|oesoLeR R RB -"]

1. g2-f2 *
)",
      "g2-f2", "g2-h2"}},
    {Code::not_next_to_window,
     N_("A tile slides by one cell, up, down, left or right, so it must stand next to the own window along its rank or "
        "file. This one stands diagonally or farther away."),
     {Kind::records, R"([Game "argo"]
[FEN "Bn=oes|s/booo|===/ooow=ws=/swno7oow/o|seooL7/no|Foooo/o=onLoor/|oesoLeR R RB -"]

1. g3-h2 *
)",
      "g3-h2", "g2-h2"}},
    {Code::stripe_in_the_way,
     N_("A tile may not go first with an edge that has a stripe. It can be turned before, or another tile slid."),
     {Kind::records, R"([Game "argo"]
[FEN "Bn=oes|s/booo|===/ooow=ws=/swno7oow/o|seooL7/no|Foooo/o=onLoor/|oesoLeR R RB -"]

1. g1<>g2 a6-a7 2. g2-h2 *
)",
      "2. g2-h2", "2. g2@n"}},
    {Code::opponents_tile_slid,
     N_("Red never uses the blue tile, nor Blue the red one, although it stands next to the window."),
     {Kind::records, R"([Game "argo"]
[FEN "on=oes|s/booo|===/ooow=ws=/swno7oow/o|seooL7/no|Foooo/o=onLoBr/|oesoLeR R RB -"]

1. g2-h2 *
)",
      "g2-h2", "h3-h2"}},
    {Code::just_used,
     N_("No tile may be used that the opponent used in the turn just before: the tile that was slid, both castled "
        "ones, the turned one. After one's own next turn it is free again."),
     {Kind::records, R"([Game "argo"]
[FEN "Bn=oes|s/booo|===/ooow=ws=/swno7oow/o|seooL7/no|Foooo/o=onLoor/|oesoLeR R RB g2"]

1. g2-h2 *
)",
      "g2-h2", "h3-h2"}},
    {Code::castling_apart,
     N_("Castling exchanges the tiles of two neighbouring cells, diagonal neighbours included. These are not "
        "neighbours."),
     {Kind::records, R"([Game "argo"]
[FEN "Bn=oes|s/booo|===/ooow=ws=/swno7oow/o|seooL7/no|Foooo/o=onLoor/|oesoLeR R RB -"]

1. g2<>e2 *
)",
      "g2<>e2", "g2<>f2"}},
    {Code::castling_far_from_window,
     N_("At least one of the castled tiles must stand next to the own window, diagonals included, and neither does."),
     {Kind::records, R"([Game "argo"]
[FEN "Bn=oes|s/booo|===/ooow=ws=/swno7oow/o|seooL7/no|Foooo/o=onLoor/|oesoLeR R RB -"]

1. a1<>b1 *
)",
      "a1<>b1", "g1<>f1"}},
    {Code::opponents_tile_castled,
     N_("Neither of the castled tiles may be the opponent's red or blue one."),
     {Kind::records, R"([Game "argo"]
[FEN "on=oes|s/booo|===/ooow=ws=/swno7oow/o|seooL7/no|Foooo/o=onLoBr/|oesoLeR R RB -"]

1. f2<>g2 *
)",
      "f2<>g2", "h1<>g1"}},
    {Code::no_castling_left,
     N_("Each player may castle once in a game, unless the rule option castlings says otherwise, and this one has done "
        "so; the castlings that are left stand in the position's third field."),
     {Kind::records, R"([Game "argo"]
[FEN "Bn=oes|s/booo|===/ooow=ws=/swno7oow/o|seooL7/no|Foooo/o=onLoor/|oesoLeR R RB -"]

1. g2<>h3 a6-a7 2. f2<>g2 *
)",
      "f2<>g2", "g2-h2"}},
    {Code::window_castled,
     N_("Castling exchanges two tiles, and one of these cells is a window. A tile goes into the window by sliding."),
     {Kind::records, R"([Game "argo"]
[FEN "Bn=oes|s/booo|===/ooow=ws=/swno7oow/o|seooL7/no|Foooo/o=onLoor/|oesoLeR R RB -"]

1. g2<>h2 *
)",
      "g2<>h2", "g2-h2"}},
    {Code::castled_look,
     N_("The letters behind @ say where the tile has its stripes after castling, and this tile cannot look so: it has "
        "another number of stripes, or they lie otherwise to each other."),
     {Kind::records, R"([Game "argo"]
[FEN "Bn=oes|s/booo|===/ooow=ws=/swno7oow/o|seooL7/no|Foooo/o=onLoor/|oesoLeR R RB -"]

1. g1@ns<>g2 *
)",
      "g1@ns", "g1@n"}},
    {Code::window_turned,
     N_("Only tiles are turned, and this cell is a window."),
     {Kind::records, R"([Game "argo"]
[FEN "Bn=oes|s/booo|===/ooow=ws=/swno7oow/o|seooL7/no|Foooo/o=onLoor/|oesoLeR R RB -"]

1. h2@n *
)",
      "h2@n", "g1@n"}},
    {Code::turning_far_from_window,
     N_("The tile that is turned must stand next to the own window, diagonals included."),
     {Kind::records, R"([Game "argo"]
[FEN "Bn=oes|s/booo|===/ooow=ws=/swno7oow/o|seooL7/no|Foooo/o=onLoor/|oesoLeR R RB -"]

1. f1@ne *
)",
      "f1@ne", "g1@n"}},
    {Code::turning_changes_nothing,
     N_("Turning has to change how the tile looks, else it would be a pass. Plain tiles, the red and the blue one "
        "cannot be turned at all."),
     {Kind::records, R"([Game "argo"]
[FEN "Bn=oes|s/booo|===/ooow=ws=/swno7oow/o|seooL7/no|Foooo/o=onLoor/|oesoLeR R RB -"]

1. g1@e *
)",
      "g1@e", "g1@n"}},
    {Code::turned_look,
     N_("The letters behind @ say where the tile has its stripes after the turning, and this tile cannot look so: it "
        "has another number of stripes, or they lie otherwise to each other."),
     {Kind::records, R"([Game "argo"]
[FEN "Bn=oes|s/booo|===/ooow=ws=/swno7oow/o|seooL7/no|Foooo/o=onLoor/|oesoLeR R RB -"]

1. g1@ew *
)",
      "g1@ew", "g1@w"}},
    {Code::no_turning_left,
     N_("The rule option turnings limits how often each player may turn a tile, and this one has used them up. Without "
        "the option there is no limit."),
     {Kind::records, R"([Game "argo"]
[Rules "turnings=1"]
[FEN "Bn=oes|s/booo|===/ooow=ws=/swno7oow/o|seooL7/no|Foooo/o=onLoor/|oesoLeR R RB -"]

1. g1@n a6-a7 2. g1@e *
)",
      "g1@e", "g2-h2"}},
    {Code::adjustment_outside_half,
     N_("Before the first turn each player may adjust the four ranks on the own side, Red 1 to 4 and Blue 5 to 8. This "
        "cell is in the other half."),
     {Kind::records, R"([Game "argo"]
[FEN "Bn=oes|s/booo|===/ooow=ws=/swno7oow/o|seooL7/no|Foooo/o=onLoor/|oesoLeR R RB -"]

0. a5@n 1. h3-h2 *
)",
      "a5@n", "a3@e"}},
    {Code::adjustment_of_runner,
     N_("The red and the blue tile stay in their corners; they are not exchanged before the game."),
     {Kind::records, R"([Game "argo"]
[FEN "Bn=oes|s/booo|===/ooow=ws=/swno7oow/o|seooL7/no|Foooo/o=onLoor/|oesoLeR R RB -"]

0. g1<>h1 1. h3-h2 *
)",
      "g1<>h1", "g1<>f1"}},
    {Code::adjustment_changes_nothing,
     N_("An adjustment that only turns a tile has to change how it looks. Write -- for a player who adjusts nothing."),
     {Kind::records, R"([Game "argo"]
[FEN "Bn=oes|s/booo|===/ooow=ws=/swno7oow/o|seooL7/no|Foooo/o=onLoor/|oesoLeR R RB -"]

0. g1@e 1. h3-h2 *
)",
      "g1@e", "g1@n"}},
    {Code::adjusted_look,
     N_("The letters behind @ say where the tile has its stripes after the adjustment, and this tile cannot look so."),
     {Kind::records, R"([Game "argo"]
[FEN "Bn=oes|s/booo|===/ooow=ws=/swno7oow/o|seooL7/no|Foooo/o=onLoor/|oesoLeR R RB -"]

0. g1@ns 1. h3-h2 *
)",
      "g1@ns", "g1@n"}},
    {Code::adjustment_of_window,
     N_("Tiles are exchanged or turned before the game, and this cell is a window, which stays where it is."),
     {Kind::records, R"([Game "argo"]
[FEN "Bn=oes|s/booo|===/ooow=ws=/swno7oow/o|seooL7/no|Foooo/o=onLoor/|oesoLeR R RB -"]

0. g1<>h2 1. h3-h2 *
)",
      "g1<>h2", "g1<>h3"}},
    {Code::adjustment_start,
     N_("Adjustments are made before a full game only, and the record starts from another position: the red and blue "
        "tiles or the windows do not stand where a game begins."),
     {Kind::records, R"([Game "argo"]
[FEN "on=oes|s/booo|===/ooow=ws=/swno7oow/o|seooL7/no|Foooo/o=onLoBr/|oesoLeR R RB -"]

0. g1@n 1. h3-h2 *
)",
      "0. g1@n "}},
    {Code::not_an_adjustment,
     N_("Under number 0 stand the adjustments: two tiles exchanged (a1<>b2) or one turned (c7@e). This is a slide; it "
        "belongs under number 1."),
     {Kind::records, R"([Game "argo"]
[FEN "Bn=oes|s/booo|===/ooow=ws=/swno7oow/o|seooL7/no|Foooo/o=onLoor/|oesoLeR R RB -"]

0. g2-h2 1. h3-h2 *
)",
      "0. g2-h2 1. h3-h2", "1. g2-h2"}},
    {Code::no_adjustments,
     N_("Move number 0 is for adjustments before the game, which only ARGO knows. The first turn has number 1."),
     {Kind::records, R"([Game "antarktos"]

0. c3-d4 1. e3-f4 *
)",
      "0. c3-d4 1. e3-f4", "1. c3-d4"}},
};

}  // namespace

std::span<const Explanation> explanations_of_sliding() { return of_sliding; }

}  // namespace plybook
