#pragma once

#include <string>

#include "plybook/board/view.h"
#include "plybook/game/game.h"

namespace plybook {

enum class BoardLetters : std::uint8_t { ascii, unicode };

struct TextBoardOptions {
  BoardLetters letters = BoardLetters::ascii;
  bool flip = false;  ///< the second side at the bottom
};

/// A position as lines of text: two columns a cell, rows named at the left, files below, then whose turn it is and, in
/// games that have them, the rights. Men are their side's letter (kings a capital one), ice is `*`, tiles and windows
/// are the characters of the position text.
std::string text_board(const Game& game, const View& view, TextBoardOptions options);

/// A position as one line of JSON: `{"to_move":"White","pieces":[{"cell":"a1","kind":"man","side":"White"},…]}`. Tiles
/// have their stripes as `"stripes":"ne"`; empty cells are left out.
std::string view_json(const Game& game, const View& view);

}  // namespace plybook
