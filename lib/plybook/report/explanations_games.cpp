// Game files.
#include "plybook/report/explanation_tables.h"

namespace plybook {
namespace {

using Kind = Example::Kind;

constexpr Explanation of_games[] = {
    {Code::game_file_unreadable, N_("A file of games stands in one of the folders that are searched, but it cannot be "
                                    "opened or read: permissions, a broken link, a disk error.")},
    {Code::game_file_kind,
     N_("A YAML file says with its first key what it is, plybook: game for a game file, and this one does not. It may "
        "be of another kind, or the key does not stand first."),
     {Kind::file, R"(title: {en: Chess, ru: Шахматы}
)"}},
    {Code::unknown_key,
     N_("There is no such key at this place. Unknown keys are errors, since a misspelt one would be a rule that is not "
        "there; the manual lists all keys."),
     {Kind::change, "", R"(umpire: yes
draws: unknown)",
      "draws: unknown", "antarktos"}},
    {Code::unknown_key_like,
     N_("There is no such key at this place, but one with nearly this name. Unknown keys are errors, since a misspelt "
        "one would be a rule that is not there."),
     {Kind::change, "", R"(drawz: unknown
draws: unknown)",
      "draws: unknown", "antarktos"}},
    {Code::missing_key,
     N_("A key that must be there is missing. The manual tells which keys may be left out and what holds then."),
     {Kind::change, "", "# draws", "draws: unknown", "antarktos"}},
    {Code::wrong_value,
     N_("The key cannot have this value; the message lists what it can have."),
     {Kind::change, "", "width: 60", "width: 8", "antarktos"}},
    {Code::wrong_value_like,
     N_("The key cannot have this value, but one that is spelt nearly so."),
     {Kind::change, "", "kings: nnoe", "kings: none", "antarktos"}},
    {Code::unknown_cell,
     N_("A fact of the game names a cell that its board does not have."),
     {Kind::change, "", "first-home: [G.15", "first-home: [G.5", "ugolki80"}},
    {Code::contradiction,
     N_("Two statements of the file cannot hold together, or one clause or option is claimed twice. The message names "
        "both; one of them has to give way."),
     {Kind::change, "", "kings: flying", "kings: none", "antarktos"}},
    {Code::extends_itself,
     N_("A game takes over what another game file says, and that one, directly or through others, takes over this one. "
        "Somewhere the chain needs a game that stands by itself."),
     {Kind::change, "", "extends: pool", "extends: russian", "pool"}},
    {Code::unusable_base, N_("The game file that this one extends is there, but it is not YAML or no game file; the "
                             "message tells its first fault. Mend that file.")},
    {Code::start_is_over,
     N_("The game is decided before its first turn: a side has no men, stands in its goal, or has no legal turn. Look "
        "at the start and at the facts that say how the game ends."),
     {Kind::change, "", "h2,a3,c3,e3,g3:B  # 2", "h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8  # 2",
      "antarktos"}},
    {Code::turn_text_law, N_("Plybook played at random by the file's rules and came to a turn whose text means another "
                             "turn, or none. The signs or names of cells cannot tell the turns of this game apart.")},
    {Code::position_text_law,
     N_("Plybook played at random by the file's rules and came to a position whose text is not read as that position. "
        "The names of cells or the letters of the sides cannot tell everything on the board apart.")},
    {Code::count_law, N_("Plybook counted turns in two ways and came to two numbers, so that these facts meet a fault "
                         "of Plybook itself. Please report the file.")},
};

}  // namespace

std::span<const Explanation> explanations_of_games() { return of_games; }

}  // namespace plybook
