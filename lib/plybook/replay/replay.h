#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "plybook/base/finding.h"
#include "plybook/board/outcome.h"
#include "plybook/game/game.h"
#include "plybook/record/record.h"
#include "plybook/replay/guess.h"
#include "plybook/replay/repair.h"
#include "plybook/replay/setup.h"

namespace plybook {

/// One ply of a record as it is replayed.
struct Ply {
  const Game& game;
  std::uint32_t node;     ///< the turn's node in the record
  std::uint32_t number;   ///< from 1; the start is 0 and is no ply
  const Play& before;     ///< where the turn was played; without history
  const Position& after;  ///< what it led to
  const Turn& turn;
  const TurnText& written;                ///< as the record has it (joined, where it was written in pieces)
  const std::optional<Outcome>& outcome;  ///< when the turn ended the game
  bool main_line;
};

/// Somebody who wants to see the plies of a record.
class PlyListener {
 public:
  virtual ~PlyListener() = default;
  /// The start of the record, after adjustments. Called once, before any ply.
  virtual void start(const Game& game, const Position& position, const std::optional<Outcome>& outcome) = 0;
  /// Each legal ply, a line at a time: first the main line to its end, then the variations, those of a line from its
  /// last to its first. Adjustments are no plies: `adjustment` tells of them, in their order, before `start`.
  virtual void ply(const Ply& ply) = 0;
  virtual void adjustment(const Game& /*game*/, std::uint32_t /*node*/, const Position& /*before*/,
                          const Turn& /*turn*/, const TurnText& /*written*/) {}
  /// Another position was set up after that ply (PDN's `/FEN "…"/`).
  virtual void set_up(const Game& /*game*/, std::uint32_t /*ply*/, const Position& /*position*/, bool /*main_line*/) {}
  /// A node whose turn was joined with the one before it, of which it is a part.
  virtual void joined(std::uint32_t /*node*/) {}
};

/// What a record would come to if the rules were read in another way: one option set to another value.
struct Reading {
  std::string option, value;
  bool ok = false;                   ///< no error under this reading
  std::optional<std::uint32_t> ply;  ///< of the first error
  std::string clause;                ///< that the first error cites
  bool changes = false;    ///< the verdict, or the end on the board, is another one than as the record is played
  Code code = Code::none;  ///< of the first error
};

/// What replaying a record came to.
struct Replay {
  std::shared_ptr<const Game> game;  ///< null when the record's game is not known
  std::optional<Position> start;     ///< nothing when there is none to play from
  std::uint32_t plies = 0;           ///< legal plies of the main line
  std::optional<Outcome> board;      ///< how the main line ended on the board
  /// The turn of the main line where replaying stopped, `Node::none` when it came to the end: because the turn cannot
  /// be (`broken`), or because the record does not know it.
  std::uint32_t stopped_at = Node::none;
  bool broken = true;  ///< the main line, or the start, is wrong
  Repairs repairs;     ///< what was meant where the main line is wrong; only looked for when asked

  std::optional<std::vector<Reading>> readings{};  ///< only where they were asked for

  bool complete() const { return !broken && stopped_at == Node::none; }
};

/// What is done beyond replaying.
struct ReplayOptions {
  bool suggest = false;  ///< look for the turn that was meant where the main line is wrong
};

/// Replays records by the rules of their games and tells what is wrong with them. Keeps its memory from record to
/// record; one for each thread.
class Replayer {
 public:
  Replayer(const Catalogue& catalogue, GameChoice choice, ReplayOptions options = {});
  ~Replayer();

  /// Replays every line of a record. `findings` gets what is wrong, in the order of the text, behind and among what the
  /// reader has put there already; `listener` may be null.
  Replay replay(const Record& record, Findings& findings, PlyListener* listener = nullptr);

 private:
  class Lines;
  std::shared_ptr<const Game> guessed(const Record& record, Findings& findings);
  std::shared_ptr<const Game> other_game(const Record& record, Findings& findings);
  Replay as(const Record& record, std::shared_ptr<const Game> game, Findings& findings, PlyListener* listener);
  Trial trial(const Record& record, const Game& game);

  GameFinder games_;
  GameGuesser guesser_;
  ReplayOptions options_;
  std::unique_ptr<Lines> lines_;
};

}  // namespace plybook
