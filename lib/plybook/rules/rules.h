#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <tl/expected.hpp>
#include <vector>

#include "plybook/base/codes.h"
#include "plybook/board/cell.h"
#include "plybook/board/outcome.h"
#include "plybook/board/position.h"
#include "plybook/board/symmetry.h"
#include "plybook/board/topology.h"
#include "plybook/board/turn.h"
#include "plybook/board/turn_text.h"
#include "plybook/board/view.h"
#include "plybook/rules/tally.h"

namespace plybook {

/// What a family remembers of the plies before a position, where its rules ask for it (repetition, progress).
class History {
 public:
  virtual ~History() = default;
  /// Forgets every ply after `ply`.
  virtual void cut(std::uint32_t ply) = 0;
};

/// One line of play in progress. To go back: put an earlier position in, and `cut` the history to its ply.
struct Play {
  Position position;
  std::uint32_t ply = 0;               ///< turns played so far
  std::unique_ptr<History> history{};  ///< null where the family needs none, and where history is not to count
};

/// Why a turn cannot be: the rule that it breaks first. Cells are what the message of the code speaks of.
struct Illegal {
  Code code = Code::none;
  std::array<Cell, 3> cells = {no_cell, no_cell, no_cell};
  std::vector<Turn> candidates{};  ///< where the text fits several legal turns (`ambiguous`)
};

/// A legal turn that a text means, and the liberties that were taken to read it so.
struct Resolved {
  Turn turn;
  Liberties liberties;
};

/// What is wrong with a position that was set up: with an error no play can start, with a warning it can.
struct SetupFault {
  Code code = Code::none;
  std::array<Cell, 2> cells = {no_cell, no_cell};
  int count = 0;     ///< what the message counts, e.g. the men found
  int expected = 0;  ///< and how many there usually are
};

/// The rules of one game: a family's algorithms with a game's facts. Immutable, shared by threads. Knows no text: it
/// takes cells and gives cells; clauses are looked up in the game by code.
class Rules {
 public:
  virtual ~Rules() = default;

  virtual const Topology& topology() const = 0;

  /// The ways to turn or mirror a position that leave all rules as they are: what is legal before is legal after, and
  /// ends alike. The first one changes nothing.
  virtual std::vector<Symmetry> symmetries() const = 0;

  /// The start that the game draws by lot from `seed`; nothing where a start is not drawn (the game file gives it).
  virtual std::optional<Position> draw_start(std::uint64_t /*seed*/) const { return std::nullopt; }
  /// A position from its neutral view, and back. Precondition of `set_up`: `check_setup` found no error in the view.
  virtual Position set_up(const View& view) const = 0;
  virtual View view(const Position& position) const = 0;
  /// Every reason why a view cannot be played from (errors) or is not a usual one (warnings).
  virtual void check_setup(const View& view, std::vector<SetupFault>& faults) const = 0;

  /// A new line of play. Without `with_history` ends that need it (repetition) are not seen: perft, analysis.
  virtual Play begin(const Position& position, bool /*with_history*/ = true) const { return {position, 0, nullptr}; }

  /// How the game has ended; nothing while it goes on. Clauses of the end in the order that the rules give them.
  virtual std::optional<Outcome> outcome(const Play& play) const = 0;
  /// The one legal turn that a text means, or why there is none. Does not ask whether the game is over.
  virtual tl::expected<Resolved, Illegal> resolve(const Play& play, const TurnText& text) const = 0;
  /// Precondition: the turn is legal there, or a pass, which variations may hold in any game: the other side is to
  /// move.
  virtual void play(Play& play, const Turn& turn) const = 0;
  /// Appends all legal turns, distinct, in a fixed order; none when the game is over. A compulsory pass is a turn.
  virtual void legal(const Play& play, TurnList& turns) const = 0;
  /// The turn as it is written in full: every cell, sign and changed look. `written`, where given, is the text that
  /// resolved to the turn: a complete path in it is kept, also when another one leads to the same end.
  virtual void spell(const Play& before, const Turn& turn, const TurnText* written, TurnText& full) const = 0;
  /// Number of leaves `depth` turns further on, no turns after an end; as `perft`, and as fast as the family can.
  virtual std::uint64_t count_leaves(const Position& position, int depth) const = 0;

  /// What may be done before the first turn (ARGO 2.4): the text of one adjustment. Nothing where a game has none.
  virtual tl::expected<Turn, Illegal> resolve_adjustment(const Position& /*start*/, Side /*side*/,
                                                         const TurnText& /*text*/) const {
    return tl::unexpected(Illegal{Code::no_adjustments});
  }
  virtual void adjust(Position& /*start*/, const Turn& /*turn*/) const {}

  /// How well a side stands, for a simple player: the more, the better, and nothing by itself. Whole numbers, the same
  /// on every machine. Whether the game is over is not asked.
  virtual std::int64_t score(const Position& position, Side side) const = 0;
  /// Whether a simple player must look at the answers to its turn too: where pieces can be lost.
  virtual bool answers_matter() const { return false; }

  /// Adds what there is to count of a legal turn, and of the choice that it was taken from.
  virtual void tally(const Play& before, const Turn& turn, Tallies& counts) const = 0;
};

}  // namespace plybook
