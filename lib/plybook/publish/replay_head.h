#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "plybook/game/game.h"
#include "plybook/publish/replay_texts.h"
#include "plybook/record/record.h"

namespace plybook {

/// Whether a tag's value is more than `?` and the like.
bool says_something(std::string_view value);

/// How a record is called in a page: its players, the first side's before the second's, else its event, else its
/// number. `game` is null where it is not known.
std::string record_heading(const Record& record, const Game* game, std::uint64_t number, const ReplayTexts& texts);

/// Appends what a page tells of a record before its turns: the game (null: not known), the event, all tags.
void append_record_facts(const Record& record, const Game* game, const ReplayTexts& texts, Language language,
                         std::string& out);
/// And behind them: the result and how it came.
void append_record_end(const Record& record, const Game* game, Language language, std::string& out);

/// Appends the buttons of a page, which its script puts below the boards.
void append_controls(const ReplayTexts& texts, std::string& out);

}  // namespace plybook
