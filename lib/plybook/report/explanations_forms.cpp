// Which game a record is of, and in which form and encoding it comes.
#include "plybook/report/explanation_tables.h"

namespace plybook {
namespace {

using Kind = Example::Kind;

constexpr Explanation of_forms[] = {
    {Code::game_missing,
     N_("Nothing says which game the record is of, so that its turns cannot be checked. Write a tag Game, or name the "
        "game with --game; --list-games lists those that can be found."),
     {Kind::records, R"([Event "?"]
[FEN "Bw=ooo=L/bLe|w=so/|o|ooowe/o|onoooJ/oeowwwoo/neo=oo=o/sJeoeoJr/eF|=so|R"]

1. f1<>g1 *
)",
      R"([Event "?"])", R"([Game "argo"])"}},
    {Code::unknown_game,
     N_("The record names a game of which there is no game file. Its turns are read and not checked. --list-games "
        "lists the games that can be found, --games names a folder with more."),
     {Kind::records, R"([Game "tiddlywinks"]

1. c3-d4 *
)",
      "tiddlywinks", "antarktos"}},
    {Code::unknown_game_like,
     N_("The record names a game of which there is no game file, and there is one with nearly this name. Plybook asks "
        "rather than guesses."),
     {Kind::records, R"([Game "antarktoss"]

1. c3-d4 *
)",
      "antarktoss", "antarktos"}},
    {Code::unusable_game, N_("There is a file of the game that the record names, but it has errors; the message tells "
                             "the first. ply-validate with the game file itself tells all of them.")},
    {Code::game_type,
     N_("The tag GameType names one game and the turns can only be played in another. Legality decides: the record is "
        "checked by the rules of the game that fits. Correct the tag."),
     {Kind::records, R"([GameType "20"]

1. c3-d4 f6-g5 *
)",
      R"([GameType "20"])", R"([GameType "25"])"}},
    {Code::game_guessed,
     N_("The record does not say which game it is of. The position and the turns fit the game that is named, and it "
        "was checked by that game's rules. A tag Game or GameType makes it certain, and --game decides for all."),
     {Kind::records, R"([FEN "W:Wc3:Bh8:Fd4"]

1. c3*e5 *
)",
      "[FEN", R"([Game "antarktos"]
[FEN)"}},
    {Code::game_guessed_among,
     N_("The record does not say which game it is of, and several games allow all its turns. It was checked by the "
        "rules of the one named first. A tag Game or GameType makes it certain, and --game decides for all."),
     {Kind::records, R"(1. c3-d4 f6-g5 *
)",
      "1. c3-d4", R"([Game "russian"]

1. c3-d4)"}},
    {Code::pdn_game, N_("PDN numbers the games that it knows, and this game has no number there. It is named by the "
                        "tag Game, which other programs pass over.")},
    {Code::pdn_comment,
     N_("A comment of PDN ends at its first closing brace, so that a brace inside is written as a round bracket.")},
    {Code::pdn_line, N_("PDN has no place for this tag or mark, and other programs would stumble over it. It is left "
                        "out; the project's own form keeps everything.")},
    {Code::rules_tag,
     N_("The tag Rules, or --rules, chooses an option that the game does not have. Options are written name=value, "
        "with commas between; the game's file lists them, and --explain GAME/CLAUSE tells those of a clause."),
     {Kind::records, R"([Game "antarktos"]
[Rules "hats=on"]

1. c3-d4 *
)",
      "hats=on", "cascade=optional"}},
    {Code::rules_tag_like,
     N_("The tag Rules, or --rules, chooses an option that the game does not have, and there is one with nearly this "
        "name."),
     {Kind::records, R"([Game "antarktos"]
[Rules "cascades=optional"]

1. c3-d4 *
)",
      "cascades", "cascade"}},
    {Code::rules_tag_value,
     N_("The game has this option, but not with this value; the message lists the values."),
     {Kind::records, R"([Game "antarktos"]
[Rules "cascade=never"]

1. c3-d4 *
)",
      "never", "optional"}},
    {Code::no_records,
     N_("The input holds no record, and --require-records asks for one. Without that option an empty file is no "
        "error."),
     {Kind::records, R"(% no record yet
)",
      "", "", "", "--require-records"}},
    {Code::bom,
     N_("A byte order mark stands at the beginning of the text, or where files were joined. It means nothing in UTF-8 "
        "and is passed over."),
     {Kind::records, R"(\xEF\xBB\xBF[Game "antarktos"]

1. c3-d4 *
)",
      R"(\xEF\xBB\xBF)"}},
    {Code::broken_utf8,
     N_("The file is UTF-8 but for some bytes, which are read as the sign U+FFFD. A letter was damaged or cut in half; "
        "where it stood in a turn, the turn is lost."),
     {Kind::records, R"([Game "antarktos"]
[White "Иванов"]
[Black "Петров"]

1. c3-d4 {\xFF} *
)",
      R"(\xFF)", "я"}},
    {Code::encoding_guess,
     N_("The file is not UTF-8. Which older encoding it has was guessed by the letters, and the message tells which; "
        "if names look wrong, give the right one with --encoding. What Plybook writes is UTF-8; only --fix keeps the "
        "encoding."),
     {Kind::records, R"([Game "antarktos"]
[White "\xC8\xE2\xE0\xED\xEE\xE2"]

1. c3-d4 *
)",
      R"(\xC8\xE2\xE0\xED\xEE\xE2)", "Иванов"}},
    {Code::json_form,
     N_("The file says that it is JSON, and it is not: the message tells what was expected where. What stands before "
        "the fault counts, what stands behind it may be lost."),
     {Kind::records,
      R"({"plybook": "record", "tags": [["Game", "antarktos"]], "turns": [{"turn": "c3-d4"}], "result": *}
)",
      R"("result": *)", R"("result": "*")"}},
    {Code::yaml_form,
     N_("The file says that it holds records in YAML, but it is not YAML or not built as records are. What stands "
        "before the fault counts, what stands behind it may be lost."),
     {Kind::records, R"(plybook: record
games: []
)",
      "games: []", "records: []"}},
    {Code::form_key,
     N_("A record in JSON or YAML has a key that records do not have. It is passed over; a slip in its name would lose "
        "what it says."),
     {Kind::records, R"(plybook: record
records:
  - tags: [[Game, antarktos]]
    moves: [{turn: c3-d4}]
    result: "*"
)",
      "moves", "turns"}},
    {Code::form_value,
     N_("A key of a record in JSON or YAML has a value that it cannot have: a list where a text is needed, a result "
        "that is none. It is passed over."),
     {Kind::records, R"(plybook: record
records:
  - tags: [[Game, antarktos]]
    turns: [c3-d4]
    result: "*"
)",
      "[c3-d4]", "[{turn: c3-d4}]"}},
};

}  // namespace

std::span<const Explanation> explanations_of_forms() { return of_forms; }

}  // namespace plybook
