#pragma once

#include <string>
#include <string_view>

#include "plybook/base/language.h"
#include "plybook/board/outcome.h"
#include "plybook/game/game.h"

namespace plybook {

/// What score sheets say by themselves.
struct SheetTexts {
  const char* no_records;  ///< the title of a sheet without records
  const char* notes;       ///< above what is told of turns
  const char* start;       ///< below the figure of the start
  const char* game;        ///< labels of facts
  const char *event, *site, *date, *round, *annotator, *time_control, *rules, *position;
  const char *win, *draw, *both_lose, *unknown;  ///< results; {0}: the side
};

const SheetTexts& sheet_texts(Language language);

/// A result in words.
std::string result_words(Result result, const Game* game, Language language);

/// How a side is called at the head of a column: with a capital letter.
std::string side_heading(const Game* game, Side side, Language language);

}  // namespace plybook
