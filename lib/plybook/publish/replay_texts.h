#pragma once

#include "plybook/base/language.h"
#include "plybook/board/outcome.h"

namespace plybook {

/// What a replay page says by itself. `{0}` and the like are filled in by the page's script.
struct ReplayTexts {
  const char* start;      ///< of the start position, as the first entry of the turns
  const char* turns;      ///< the list of turns
  const char* final;      ///< below the last position
  const char* tags;       ///< what opens the list of all tags
  const char* variation;  ///< the name of a variation
  const char* game;       ///< {0}: its number in the page
  const char* choose;     ///< names the list to choose a game from
  const char* controls;   ///< names the buttons below the board
  const char *first, *back, *forward, *last, *play, *flip;
  const char* keys;       ///< tells the keys
  const char* say_start;  ///< said aloud for the start
  const char* say_turn;   ///< for a turn: {0} ply, {1} side, {2} turn
  const char* say_over;   ///< for the turn that ended the game: {0} result, {1} reason
};

const ReplayTexts& replay_texts(Language language);

/// A termination in words.
const char* termination_words(Termination termination, Language language);

}  // namespace plybook
