#pragma once

#include <map>
#include <string>
#include <string_view>

#include "plybook/diagram/board_parts.h"
#include "plybook/game/game.h"

namespace plybook {

/// The boards of a replay page. The board of each game and each kind of piece is drawn once; positions are put together
/// of them by the page's script, which is told one letter for each cell.
class ReplayBoards {
 public:
  /// The letter of empty cells.
  static constexpr char empty = '.';

  explicit ReplayBoards(Language language) : language_(language) {}

  /// What stands on the cells, in board order: a letter for each kind of piece of that game.
  static std::string letters(const Game& game, const View& view);

  /// Appends what a page must hold before it shows the game's board and these letters: drawings that have not been
  /// appended yet, and the board's data for the script.
  void define(const Game& game, const View& view, std::string_view letters, std::string& out);
  /// The name of the game's board within the page. Precondition of this and what follows: it was defined.
  std::string_view name(const Game& game) const { return boards_.at(game.id).name; }

  /// Appends a position with everything that a reader without script needs; `what` says which position it is.
  void show(const Game& game, const View& view, std::string_view what, std::string& out) const;
  /// Appends a JSON object: for each letter its drawings as either side sees them, and the sentence that tells it.
  void legend(const Game& game, std::string_view letters, std::string& out) const;

 private:
  struct Part {
    std::string name, flipped;
  };
  struct Board {
    std::string name;
    BoardParts parts;
    std::map<char, Part> pieces;
    std::map<std::string, std::string, std::less<>> names;  ///< of drawings
  };

  Board& board(const Game& game, const View& view, std::string& out);
  std::string part(Board& board, const Scene& scene, std::string name, std::string& out) const;
  void data(const Game& game, const Board& board, std::string& out) const;

  Language language_;
  std::map<std::string, Board, std::less<>> boards_;
};

}  // namespace plybook
