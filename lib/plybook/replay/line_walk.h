#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "plybook/record/record.h"
#include "plybook/replay/replay.h"

namespace plybook {

/// One moment of a line of play: its start, or what a turn led to.
struct Moment {
  std::uint32_t ply = 0;      ///< 0 for the start
  std::string number;         ///< as the record numbers its turns: `6.` or `6...`; empty for the start
  std::uint32_t node = 0;     ///< of the record: its turn, or the root
  std::string turn, side;     ///< the turn's canonical text and the tag of who played it; empty for the start
  std::vector<Cell> path;     ///< the cells that the turn names, in order
  Position before, position;  ///< `before` is the start itself for the start
  std::optional<Outcome> outcome;
};

/// Follows one line of a record while it is replayed, and shows each of its moments in order.
class LineWalk : public PlyListener {
 public:
  /// Prepares for a record and one of its lines, named as `turns_of_line` takes it. False, when it has no such line.
  bool begin(const Record& record, std::string_view line);

  void start(const Game& game, const Position& position, const std::optional<Outcome>& outcome) override;
  void ply(const Ply& ply) override;
  void joined(std::uint32_t node) override { joined_.insert(node); }

  /// The game and the side that began; null before the start was shown.
  const Game* game() const { return game_; }
  Side to_begin() const { return to_begin_; }
  /// How many turns the line has as it is written.
  std::size_t length() const { return path_.size(); }
  /// The node of the turn that follows the moment which is shown; `Node::none` behind the last one.
  std::uint32_t next_node() const { return next_ < path_.size() ? path_[next_] : Node::none; }

 protected:
  virtual void moment(Moment moment) = 0;

 private:
  const Game* game_ = nullptr;
  Side to_begin_ = Side::first;
  std::vector<std::uint32_t> path_;
  std::set<std::uint32_t> joined_;
  std::size_t next_ = 0;
  std::uint32_t start_index_ = 0;
  TurnText full_;
};

}  // namespace plybook
