#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "plybook/base/finding.h"
#include "plybook/desk/entry_command.h"
#include "plybook/desk/sheet.h"
#include "plybook/diagram/text_board.h"
#include "plybook/record/draft.h"

namespace plybook {

/// How a game that is typed in is shown.
struct EntryOptions {
  bool board = true;
  TextBoardOptions look;
};

/// A game that somebody types in, line by line: turns, tags, comments, commands. Every turn is judged at once, and only
/// legal ones are taken, so that the record is right at any time. Knows no terminal: lines go in, text comes out.
class Entry {
 public:
  /// What comes of a line.
  struct Reply {
    std::string text;           ///< what is to be shown
    bool has_changed = false;   ///< the record is another one now
    bool was_refused = false;   ///< something of the line was not taken
    bool wants_saving = false;  ///< the record is to be written now
    bool ends = false;          ///< nothing more is to come
  };

  /// An empty game.
  Entry(std::shared_ptr<const Game> game, EntryOptions options);
  /// Goes on with a record. Precondition: the sheet's replay is complete.
  Entry(const Sheet& sheet, EntryOptions options);

  /// How it begins: the board, and how to be helped.
  std::string greeting() const;
  /// What stands before the next line: the number of the turn to come, and whose turn it is.
  std::string prompt() const;
  Reply take(std::string_view line);

  /// The record as it is written into a file.
  std::string text() const;
  std::size_t plies() const { return turns_.size(); }

 private:
  struct Taken {
    std::uint32_t node;
    Position before;
  };
  /// What a record says of its end.
  struct End {
    Result result = Result::unknown;
    std::optional<std::string> tag, termination;
  };

  void begin(const Position& start);
  void play(std::uint32_t node, const Turn& turn);
  std::uint32_t last_node() const;
  bool is_over() const { return outcome_ || end_.result != Result::unknown; }

  void command(EntryCommand command, std::string_view argument, Reply& reply);
  void undo(Reply& reply);
  void result(std::string_view argument, Reply& reply);
  void finish(Result result, std::string_view termination, Reply& reply);
  void write_end(const End& end);
  void comment(std::string_view text, Reply& reply);
  void legal(std::string_view beginning, Reply& reply) const;

  void movetext(std::string_view line, Reply& reply);
  bool tag(std::string_view name, std::string_view value, Reply& reply);
  bool start_from(std::string_view fen, Reply& reply);
  bool turns(const Record& typed, Reply& reply);
  bool turn(std::string_view written, Reply& reply);
  void check_number(const Record& typed, const Node& turn, Reply& reply) const;
  void tell_rest(const Record& typed, std::size_t from, Reply& reply) const;
  std::optional<Turn> resolved(std::string_view written, Reply& reply);
  void remarks(const Record& typed, const Node& turn, Remark::Kind first, Remark::Kind last, std::uint32_t target,
               Reply& reply);
  void refuse(const Finding& finding, Reply& reply) const;
  void refuse(std::string_view message, Reply& reply) const;

  std::string board() const;
  std::string next_number() const;
  std::string end_text() const;

  std::shared_ptr<const Game> game_;
  EntryOptions options_;
  Draft draft_;
  std::optional<Position> start_;
  Play play_;
  std::optional<Outcome> outcome_;
  End end_;
  std::vector<Taken> turns_;
  TurnText read_;
};

}  // namespace plybook
