#pragma once

#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "plybook/diagram/diagram_options.h"
#include "plybook/notation/notation.h"

namespace plybook {

/// The colours that marks and arrows can be given by name.
inline constexpr std::string_view mark_colour_names[] = {"green", "red", "yellow", "blue"};

/// Reads `a1-c3`, `a1-c3-e5` or `a1-c3:red`. Faults: `diagram_cell`, `diagram_word`, `diagram_form`; their spans lie in
/// `text`.
tl::expected<CellArrow, TextFault> read_arrow(const Game& game, std::string_view text);

/// Reads `d4`, `d4:square`, `d4:7`, `d4:A`, `d4:red` or `d4:square:red`: a number has up to four digits, else it is one
/// letter.
tl::expected<CellMark, TextFault> read_mark(const Game& game, std::string_view text);

/// Reads one cell or several: `c3`, `a1-d4`, `a1,d4`.
tl::expected<std::vector<Cell>, TextFault> read_cells(const Game& game, std::string_view text);

/// What comments ask to be drawn.
struct CommentMarks {
  std::vector<CellMark> marks;
  std::vector<CellArrow> arrows;
  std::vector<TextFault> faults;  ///< their spans lie in the comment
};

/// Adds what the commands `[%csl Gd4,Re5]` (coloured cells) and `[%cal Gc3e5]` (coloured arrows, also along several
/// cells: `Gc3e5g3`) of a comment ask for. Letters are G, R, Y and B. Other commands are passed over.
void read_comment_marks(const Game& game, std::string_view comment, CommentMarks& found);

/// The comment without these commands, and without the blanks around them.
std::string without_mark_commands(std::string_view comment);

}  // namespace plybook
