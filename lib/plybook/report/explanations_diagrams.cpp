// Diagrams and typed boards.
#include "plybook/report/explanation_tables.h"

namespace plybook {
namespace {

using Kind = Example::Kind;

constexpr Explanation of_diagrams[] = {
    {Code::diagram_cell,
     N_("A mark or an arrow stands on a cell that the board does not have."),
     {Kind::mark, "zz9", "", "", "antarktos"}},
    {Code::diagram_cell_like,
     N_("A mark or an arrow stands on a cell that the board does not have, and there is one with nearly this name."),
     {Kind::mark, "dd4", "", "", "antarktos"}},
    {Code::diagram_word,
     N_("Behind the cell stands neither a shape, a number, a letter nor a colour that marks can have; the message "
        "lists them."),
     {Kind::mark, "d4:elephant", "", "", "antarktos"}},
    {Code::diagram_word_like,
     N_("Behind the cell stands a word that marks do not have, but one that is spelt nearly so."),
     {Kind::mark, "d4:sqare", "", "", "antarktos"}},
    {Code::diagram_form,
     N_("An arrow is written as cells with hyphens between, at least two, and may have a colour behind a colon: "
        "a1-c3:red."),
     {Kind::arrow, "a1", "", "", "antarktos"}},
    {Code::diagram_command,
     N_("A comment asks with [%csl …] or [%cal …] for a coloured cell or an arrow that this board does not have, or in "
        "a colour that is none of G, R, Y and B. The rest of the picture is drawn."),
     {Kind::comment, "[%csl Gd9]", "", "", "antarktos"}},
    {Code::board_line,
     N_("Within the board stands a line that is no row of it: rows begin with their name, in their order."),
     {Kind::board, R"(8   b   b   b   b
7 b   b   b   b
6   b   b   b   b
9 .   .   .   .
4   .   .   .   .
3 w   w   w   w
2   w   w   w   w
1 w   w   w   w
  a b c d e f g h
to move: W
)",
      "9 .   .   .   .", "5 .   .   .   .", "antarktos"}},
    {Code::board_row_length,
     N_("A row of the typed board has more or fewer signs than the board has cells there."),
     {Kind::board, R"(8   b   b   b   b
7 b   b   b   b
6   b   b   b   b
5 .   .   .
4   .   .   .   .
3 w   w   w   w
2   w   w   w   w
1 w   w   w   w
  a b c d e f g h
to move: W
)",
      "5 .   .   .", "5 .   .   .   .", "antarktos"}},
    {Code::board_sign,
     N_("A sign of the typed board stands for nothing on it. Men are their side's letter, ice is *, an empty cell is a "
        "dot; ply-replay --board text shows what a board looks like."),
     {Kind::board, R"(8   b   b   b   b
7 b   b   b   b
6   b   b   b   b
5 .   .   .   .
4   .   ?   .   .
3 w   w   w   w
2   w   w   w   w
1 w   w   w   w
  a b c d e f g h
to move: W
)",
      "4   .   ?   .   .", "4   .   .   .   .", "antarktos"}},
    {Code::board_rows,
     N_("The typed board has more or fewer rows than the game's board."),
     {Kind::board, R"(8   b   b   b   b
7 b   b   b   b
6   b   b   b   b
5 .   .   .   .
3 w   w   w   w
2   w   w   w   w
1 w   w   w   w
  a b c d e f g h
to move: W
)",
      "3 w   w   w   w", R"(4   .   .   .   .
3 w   w   w   w)",
      "antarktos"}},
    {Code::board_side,
     N_("The line below the board tells whose turn it is, and names no side of this game."),
     {Kind::board, R"(8   b   b   b   b
7 b   b   b   b
6   b   b   b   b
5 .   .   .   .
4   .   .   .   .
3 w   w   w   w
2   w   w   w   w
1 w   w   w   w
  a b c d e f g h
to move: X
)",
      "to move: X", "to move: W", "antarktos"}},
    {Code::theme_alike,
     N_("Two kinds of pieces have nearly the same lightness and hatching in this theme, so that in black and white a "
        "reader takes one for the other. The theme is used; give one of them another colour or a hatching."),
     {Kind::theme, R"(plybook: theme
inks: {black-man: "#ffffff"}
)"}},
};

}  // namespace

std::span<const Explanation> explanations_of_diagrams() { return of_diagrams; }

}  // namespace plybook
