#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "plybook/game/game.h"
#include "plybook/record/record.h"
#include "plybook/replay/line_walk.h"

namespace plybook {

/// Something that happened before a position and may count later, and that the position's text does not tell.
struct LostHistory {
  const char* text;    ///< English, for `translate`; `{0}` is the clause
  std::string clause;  ///< in brackets, behind a blank; empty where the rules have none
};

/// What a record that starts from this moment cannot know of the plies before it.
std::vector<LostHistory> lost_history(const Game& game, const Moment& moment);
/// As a sentence.
std::string sentence(const LostHistory& lost, const char* (*translate)(const char*));

/// Where a record that goes on comes from.
struct Origin {
  std::string_view file;   ///< as a reader of the record knows it; empty where it has no name
  std::string_view line;   ///< the variation; empty for the main line
  std::string_view rules;  ///< rule options that were put over the record's own (`--rules`)
};

/// The beginning of a record that goes on from a moment of another one: its tags, but for those that tell of its start
/// and its end; the position; a comment that says where it comes from and what of the history it cannot carry; the
/// number of the turn to come; `*`. `translate` is for the comments.
std::string continuation(const Game& game, const Record& record, const Moment& moment, const Origin& origin,
                         const char* (*translate)(const char*));

}  // namespace plybook
