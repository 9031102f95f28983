// Books of figures.
#include "plybook/report/explanation_tables.h"

namespace plybook {
namespace {

using Kind = Example::Kind;

constexpr Explanation of_books[] = {
    {Code::figure_stale, N_("The file of the figure is not what the book would draw now: the book, a record or a theme "
                            "was changed after it was drawn. Draw the book again, without --check.")},
    {Code::figure_missing,
     N_("The book has a figure whose file is not there yet. Draw the book again, without --check.")},
    {Code::figure_twice,
     N_("Two figures have one name, and their files would overwrite each other. Give one of them another name."),
     {Kind::book, R"(plybook: book
game: antarktos
figures:
  - {name: a, start: true}
  - {name: a, start: true, flip: true}
)",
      "name: a, start: true, flip", "name: b, start: true, flip"}},
    {Code::figure_name,
     N_("A figure's name becomes the name of its file: letters, digits, _, and within it - and dots. Nothing else is "
        "allowed, so that no figure is written outside its folder."),
     {Kind::book, R"(plybook: book
game: antarktos
figures:
  - {name: ../start, start: true}
)",
      "../start", "start"}},
    {Code::figure_needs,
     N_("A figure shows one position, and it says of none, or of more than one, where it comes from: fen, record or "
        "start."),
     {Kind::book, R"(plybook: book
game: antarktos
figures:
  - {name: a}
)",
      "name: a", "name: a, start: true"}},
    {Code::figure_source,
     N_("The file of a record or theme that the figure names cannot be read or used; the message tells why. Paths "
        "begin in the folder of the book."),
     {Kind::book, R"(plybook: book
figures:
  - {name: a, record: no-such-file.pbk}
)",
      "no-such-file", "antarktos-cascade"}},
    {Code::figure_record,
     N_("The file has fewer records than the figure asks for. They are counted from 1."),
     {Kind::book, R"(plybook: book
figures:
  - {name: a, record: antarktos-cascade.pbk, number: 99}
)",
      "number: 99", "number: 1"}},
    {Code::figure_line,
     N_("The record has no such variation. 2.1 means the first variation inside the second, counted in the order of "
        "the text."),
     {Kind::book, R"(plybook: book
figures:
  - {name: a, record: antarktos-cascade.pbk, line: "9.9"}
)",
      R"(, line: "9.9")"}},
    {Code::figure_ply,
     N_("The line ends before the ply that the figure asks for, or the record is wrong before it."),
     {Kind::book, R"(plybook: book
figures:
  - {name: a, record: antarktos-cascade.pbk, at: "999"}
)",
      R"("999")", "end"}},
    {Code::figure_option,
     N_("The figure asks for a size that cannot be drawn: it would be larger than memory or than any sheet."),
     {Kind::book, R"(plybook: book
game: antarktos
figures:
  - {name: a, start: true, format: png, size: 9999px}
)",
      "9999px", "400px"}},
    {Code::figure_block,
     N_("In the text a block of a figure begins and is never closed, by ``` in Markdown or \\end{ply} in LaTeX."),
     {Kind::text, R"(```ply
game: antarktos
start: true
)",
      "start: true", R"(start: true
```)"}},
};

}  // namespace

std::span<const Explanation> explanations_of_books() { return of_books; }

}  // namespace plybook
