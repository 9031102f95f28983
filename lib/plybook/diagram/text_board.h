#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "plybook/board/view.h"
#include "plybook/diagram/board_signs.h"
#include "plybook/game/game.h"

namespace plybook {

struct TextBoardOptions {
  BoardLetters letters = BoardLetters::ascii;
  bool flip = false;  ///< the second side at the bottom
};

/// A position as lines of text: two columns a cell, rows named at the left, files below, then whose turn it is and, in
/// games that have them, the rights. Men are their side's letter (kings a capital one), ice is `*`, tiles and windows
/// are the characters of the position text.
std::string text_board(const Game& game, const View& view, TextBoardOptions options);

/// Reads what `text_board` writes, in either letters and from either side; lines before the board and behind the line
/// that tells whose turn it is are passed over, and without that line it is the first side's turn. Every fault is told,
/// with its place in `text`; nothing is returned then.
std::optional<View> read_text_board(const Game& game, std::string_view text, std::vector<TextFault>& faults);

/// A position as one line of JSON: `{"to_move":"White","pieces":[{"cell":"a1","kind":"man","side":"White"},…]}`. Tiles
/// have their stripes as `"stripes":"ne"`; empty cells are left out.
std::string view_json(const Game& game, const View& view);

}  // namespace plybook
