#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "plybook/base/finding.h"
#include "plybook/record/draft.h"
#include "plybook/replay/replay.h"

namespace plybook {

/// A record with everything that replaying it told, for walking about in it. Turns are nodes of the record; 0 stands
/// for the start.
class PlayedTree {
 public:
  /// `findings` are what the reader found.
  PlayedTree(const Record& record, Findings findings, Replayer& replayer);

  const Record& record() const { return draft_.record(); }
  /// Null where the game is not known.
  const Game* game() const { return replay_.game.get(); }
  const Replay& replay() const { return replay_; }

  /// The turn behind another one in its line, and the one before; `Node::none` where there is none.
  std::uint32_t next(std::uint32_t turn) const;
  std::uint32_t previous(std::uint32_t turn) const;
  /// The turns that can be chosen at a turn's place: that of the line around, and the first of each variation there.
  std::vector<std::uint32_t> alternatives(std::uint32_t turn) const;
  /// The turn that the variation around a turn replaces; `Node::none` in the main line.
  std::uint32_t replaced(std::uint32_t turn) const;
  /// All turns, in the order of the text.
  const std::vector<std::uint32_t>& turns() const { return turns_; }

  /// Half-moves since the start.
  std::uint32_t ply(std::uint32_t turn) const { return plies_[turn]; }
  /// As the record numbers it, `6...`.
  std::string number(std::uint32_t turn) const;
  /// Canonical where the turn is legal, else as it is written.
  std::string text(std::uint32_t turn) const;
  bool is_legal(std::uint32_t turn) const { return turn == 0 ? replay_.start.has_value() : played_[turn].has_value(); }
  /// What stands on the board behind a turn; behind the last legal one before it, where it is not legal. Null where
  /// there is no start.
  const Position* position(std::uint32_t turn) const;
  const std::optional<Outcome>& outcome(std::uint32_t turn) const { return outcomes_[turn]; }
  /// What is to be told of a turn; of the record as a whole for 0.
  std::vector<const Finding*> findings(std::uint32_t turn) const;

 private:
  class Listener;
  bool is_turn(std::uint32_t node) const;
  void list_turns();
  void place_findings();

  Draft draft_;
  Findings findings_;
  Replay replay_;
  std::vector<std::optional<Position>> played_;  // by node, as are the others
  std::vector<std::optional<Outcome>> outcomes_;
  std::vector<std::string> texts_;
  std::vector<bool> is_piece_;
  std::vector<std::uint32_t> plies_, replaced_;
  std::vector<std::uint32_t> turns_, turn_of_finding_;
};

}  // namespace plybook
