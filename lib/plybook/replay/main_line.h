#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "plybook/board/outcome.h"
#include "plybook/game/game.h"
#include "plybook/record/record.h"

namespace plybook {

/// A turn of a record's main line, read once so that it can be tried in many positions.
struct LineTurn {
  std::uint32_t node;
  TurnText text;
  bool is_readable;
};

/// The turns of a record's main line, without adjustments, up to the first thing that hides what comes behind it: a
/// turn that the record does not know, another position that is set up.
class MainLine {
 public:
  /// Reads no more than `most` turns.
  MainLine(const Record& record, const Game& game, std::size_t most);

  std::size_t size() const { return turns_.size(); }
  const LineTurn& operator[](std::size_t i) const { return turns_[i]; }
  std::string_view written(std::size_t i) const { return record_.nodes[turns_[i].node].text.in(record_.text); }
  /// Whether the record's main line ends here, so that its result tells of the last position.
  bool is_whole() const { return is_whole_; }
  const Record& record() const { return record_; }

  /// Plays the i-th turn, with those behind it that are pieces of the same capture. Answers how many turns of the line
  /// it took, 0 when it cannot be.
  std::size_t play(const Game& game, Play& play, std::size_t i) const;

 private:
  std::size_t join(const Game& game, Play& play, std::size_t i) const;

  const Record& record_;
  std::vector<LineTurn> turns_;
  bool is_whole_ = true;
};

/// What a record says of its end, for asking whether the end of a line agrees.
class RecordedEnd {
 public:
  explicit RecordedEnd(const Record& record);

  /// Whether the record can have ended so on the board. Where its two results differ, either will do.
  bool agrees(const std::optional<Outcome>& board) const;

 private:
  std::optional<Result> behind_turns_, in_tag_;
  std::optional<Termination> termination_;
};

}  // namespace plybook
