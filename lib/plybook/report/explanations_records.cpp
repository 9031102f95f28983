// Tags, comments and what else a record is made of.
#include "plybook/report/explanation_tables.h"

namespace plybook {
namespace {

using Kind = Example::Kind;

constexpr Explanation of_records[] = {
    {Code::tag_form,
     N_("The tag can be read, but it is not written as [Name \"value\"]: a quote or a bracket is missing, there are "
        "quotes inside, or it stands twice with the same value. Programs that are stricter will not read it."),
     {Kind::records, R"([Game "antarktos"]
[White Petrov]

*
)",
      "[White Petrov]", R"([White "Petrov"])"}},
    {Code::tag_error,
     N_("A line that begins like a tag cannot be read as one: there is no name, or it can be read in more than one "
        "way. It is left out of the record. Within a value, quotes are written \\\" and backslashes \\\\."),
     {Kind::records, R"([Game "antarktos"]
[White "a" "b

*
)",
      R"("a" "b)", R"("a b"])"}},
    {Code::tag_twice,
     N_("One tag stands twice and says different things. The first is taken; delete the wrong one."),
     {Kind::records, R"([Game "antarktos"]
[White "A."]
[White "B."]

*
)",
      R"([White "B."])", R"([Black "B."])"}},
    {Code::tag_alias,
     N_("The tag has a name in another language, which the game's file knows. It is read as the usual one, and other "
        "programs may not know it."),
     {Kind::records, R"([Game "antarktos"]
[Дата "2026.11.03"]

*
)",
      "Дата", "Date"}},
    {Code::date,
     N_("A date is written year, month, day: 2026.11.03, with question marks for what is not known. Another form is "
        "kept as it stands, and records may be sorted wrongly by it."),
     {Kind::records, R"([Game "antarktos"]
[Date "03.11.2026"]

*
)",
      "03.11.2026", "2026.11.03"}},
    {Code::stray_text,
     N_("Between or within records stands text that belongs to none: a letter's beginning, a page's heading, a stray "
        "word. It is passed over, and its words are counted. A remark on the game belongs in braces."),
     {Kind::records, R"(Dear friends,

[Game "antarktos"]

1. c3-d4 *
)",
      "Dear friends,", "{Dear friends,}"}},
    {Code::mark,
     N_("The sign is a mark on a turn that has no number among the known ones ($0 to $255, ! ? !! ?? !? ?!). It is "
        "kept as text beside the turn."),
     {Kind::records, R"([Game "antarktos"]

1. c3-d4 ~ *
)",
      " ~"}},
    {Code::nested_comment,
     N_("Comments do not nest: the first closing brace ended the comment, and this one has nothing to close. What "
        "stands between the two was read as part of the record. Write round brackets inside a comment."),
     {Kind::records, R"([Game "antarktos"]

1. e3-d4 {a {b} f6-g5 2. d4-e5} d6:f4 *
)",
      "{b} f6-g5 2. d4-e5}", "b} f6-g5 2. d4-e5"}},
    {Code::spare_brace,
     N_("A closing brace stands where no comment is open. Its opening brace was lost, and what should be a comment may "
        "have been read as turns."),
     {Kind::records, R"([Game "antarktos"]

1. e3-d4 } f6-g5 *
)",
      " }"}},
    {Code::balanced_comment,
     N_("Braces stand inside a comment. Comments do not nest, but here the text makes sense only if the comment goes "
        "on to the brace that balances, and it is read so. Other programs end it at the first closing brace."),
     {Kind::records, R"([Game "antarktos"]

1. e3-d4 {a {b} c} f6-g5 *
)",
      "{b}", "(b)"}},
    {Code::unclosed_comment,
     N_("A comment begins here and is never closed, so that all that follows would belong to it. It is taken to the "
        "end of the record, or to the next record's tags. Put the closing brace where the comment ends."),
     {Kind::records, R"([Game "antarktos"]

1. e3-d4 {gives a man f6-g5 *
)",
      "gives a man", "gives a man}"}},
    {Code::unclosed_variation,
     N_("A variation begins here and is never closed. It is taken to the end of the record, and the main line ends "
        "before it. Put the closing bracket where the variation ends."),
     {Kind::records, R"([Game "antarktos"]

1. e3-d4 (1. c3-b4 *
)",
      "c3-b4", "c3-b4)"}},
    {Code::spare_parenthesis,
     N_("A closing bracket stands where no variation is open. It is passed over; but an opening one may be missing, so "
        "that a variation was read as part of the main line."),
     {Kind::records, R"([Game "antarktos"]

1. e3-d4 ) f6-g5 *
)",
      " )"}},
    {Code::control_character,
     N_("The text has a character that neither shows nor moves the cursor: a NUL, an escape. It is passed over. Files "
        "get such characters by a fault in copying or from programs that write for a terminal."),
     {Kind::records, R"([Game "antarktos"]

1. e3-d4 \x01 f6-g5 *
)",
      R"( \x01)"}},
    {Code::limit,
     N_("A record is larger than Plybook allows, so that a damaged or hostile file cannot fill the machine. What was "
        "read up to the limit is kept, the rest of the record is passed over and the exit status is 2. The option "
        "named in the message raises the limit."),
     {Kind::records, R"([Game "antarktos"]

1. e3-d4 f6-g5 *
)",
      "", "", "", "--max-plies 1"}},
};

}  // namespace

std::span<const Explanation> explanations_of_records() { return of_records; }

}  // namespace plybook
