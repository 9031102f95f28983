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

/// A turn of a sheet's main line.
struct SheetTurn {
  std::uint32_t node = 0;
  std::string text;               ///< canonical where the turn is legal, else as it is written
  std::optional<Position> after;  ///< nothing behind the first turn that cannot be
  TurnText read{};                ///< of a capture that was written in pieces: the whole of it
  bool is_readable = false;
};

/// A player's score sheet: a record, its main line and what is to be said of it.
struct Sheet {
  explicit Sheet(const Record& record) : draft(record) {}

  Draft draft;
  Replay replay;
  Findings findings;
  std::vector<SheetTurn> turns;  ///< as they are written, to the end
  std::optional<Result> result;  ///< behind the turns, else of the tag

  const Record& record() const { return draft.record(); }
  /// Whether every turn is legal and the end agrees with what the sheet says of it.
  bool can_be_right() const;
  /// What speaks against it; null where it can be right.
  const Finding* fault() const;
  /// How the turn of that index is numbered.
  std::string number(std::size_t turn) const;
};

/// Replays a record as a sheet. `findings` are what the reader found.
std::unique_ptr<Sheet> read_sheet(const Record& record, Findings findings, Replayer& replayer);

}  // namespace plybook
