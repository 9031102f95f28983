// YAML that is none, or more of it than is read.
#include "plybook/report/explanation_tables.h"

namespace plybook {
namespace {

using Kind = Example::Kind;

constexpr Explanation of_yaml[] = {
    {Code::yaml_syntax,
     N_("The file is not YAML: a quote, bracket or brace is not closed, or lines are not indented alike. The message "
        "tells what was expected; look at the line named and the one before it."),
     {Kind::change, "", "kings: [none", "kings: none", "antarktos"}},
    {Code::yaml_too_long, N_("The file is longer than the 1 MiB that Plybook reads of such a file. Nobody writes that "
                             "much by hand; something else was saved under this name.")},
    {Code::yaml_too_many_nodes, N_("The file has more keys and values than Plybook reads, 100,000. Nobody writes that "
                                   "many by hand; something else was saved under this name.")},
    {Code::yaml_too_deep,
     N_("Lists and mappings lie within each other deeper than 32 levels. No file that Plybook reads needs more than a "
        "few."),
     {Kind::records, R"(plybook: game
title: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[a]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
)"}},
    {Code::yaml_not_utf8,
     N_("The file has a byte that is no UTF-8. Save it as UTF-8; older encodings are read in records only."),
     {Kind::records, R"(plybook: game
title: {en: Caf\xE9, ru: Кафе}
)"}},
    {Code::yaml_control,
     N_("The file has a character that neither shows nor moves the cursor. It may come from a fault in copying; delete "
        "it."),
     {Kind::records, R"(plybook: game
title: {en: Chess\x01, ru: Шахматы}
)"}},
    {Code::yaml_empty, N_("The file holds nothing but blanks and comments."), {Kind::file, R"(# nothing yet
)"}},
    {Code::yaml_second_document,
     N_("A line of three hyphens begins a second document, and a file has one. Delete that line, or make two files."),
     {Kind::change, "", R"(---
draws: unknown)",
      "draws: unknown", "antarktos"}},
    {Code::yaml_text_after,
     N_("The document has ended, and text goes on behind it. Mostly a line is not indented as far as those to which it "
        "belongs."),
     {Kind::file, R"([plybook]
game
)"}},
    {Code::yaml_alias,
     N_("An alias (*name) repeats what stands elsewhere in the file. Such files are hard to read, and a small one can "
        "stand for a huge one, so that they are refused: write the value out. A text that begins with * needs quotes."),
     {Kind::change, "", "kings: *none", "kings: none", "antarktos"}},
    {Code::yaml_anchor,
     N_("An anchor (&name) marks a value so that it can be repeated by an alias, and neither is allowed. A text that "
        "begins with & needs quotes."),
     {Kind::change, "", "kings: &k none", "kings: none", "antarktos"}},
    {Code::yaml_tag,
     N_("A tag (!name) gives a value a type. The keys of a file tell by themselves what kind of value they have, so "
        "that tags are not allowed. A text that begins with ! needs quotes."),
     {Kind::change, "", "kings: !word none", "kings: none", "antarktos"}},
    {Code::yaml_duplicate_key,
     N_("A mapping has one key twice, and it is not for Plybook to choose which value counts. Delete one of the two."),
     {Kind::change, "", R"(draws: unknown
draws: known)",
      "draws: unknown", "antarktos"}},
    {Code::yaml_complex_key,
     N_("A list or a mapping stands where a key is expected. Keys are texts; braces or a question mark at the "
        "beginning of a line make something else of them."),
     {Kind::change, "", "[draws]: unknown", "draws: unknown", "antarktos"}},
};

}  // namespace

std::span<const Explanation> explanations_of_yaml() { return of_yaml; }

}  // namespace plybook
