#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "plybook/replay/replay.h"
#include "plybook/select/expression.h"
#include "plybook/select/truth.h"
#include "plybook/select/watch.h"

namespace plybook {

/// What one record says to the fields of expressions.
class RecordValues {
 public:
  /// `replay` and `watch` are null before the record was replayed.
  RecordValues(const Record& record, const Findings& findings, GameFinder& games, const Replay* replay,
               const PositionWatch* watch)
      : record_(record), findings_(findings), games_(games), replay_(replay), watch_(watch) {}

  bool is_replayed() const { return replay_ != nullptr; }
  /// Whether the record's text is not enough to know an operand.
  bool needs_replay(const Operand& operand) const;

  /// What an operand is as a text; the players are several, any of which will do.
  std::vector<std::string_view> texts(const Operand& operand);
  /// Nothing where there is none: the tag holds no such thing, the game has no such side.
  std::optional<std::uint64_t> number(const Operand& operand);
  std::optional<PartialDate> date(const Operand& operand);
  /// The one at the end, else the tag's; `*` where there is none.
  Result result();

  Truth ok() const;
  Truth has(const std::vector<Code>& codes) const;
  Truth reached(std::size_t position) const;

 private:
  const Game* named_game();
  std::optional<std::string_view> tag(std::string_view name);
  std::vector<std::string_view> players();
  bool is_game_told() const;

  const Record& record_;
  const Findings& findings_;
  GameFinder& games_;
  const Replay* replay_;
  const PositionWatch* watch_;
  std::shared_ptr<const Game> named_;
  bool looked_ = false;  ///< for the game that the record names
};

}  // namespace plybook
