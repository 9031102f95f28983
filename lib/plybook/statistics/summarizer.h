#pragma once

#include <cstddef>
#include <optional>

#include "plybook/replay/readings.h"
#include "plybook/replay/record_pipeline.h"
#include "plybook/statistics/game_summary.h"

namespace plybook {

/// Replays records and sums each of them up. One for each thread.
class Summarizer {
 public:
  /// `opening`: how many turns of each game are kept.
  Summarizer(const Catalogue& catalogue, const GameChoice& choice, std::size_t opening)
      : replayer_(catalogue, choice), readings_(catalogue, choice), opening_(opening) {}

  /// Replays the record: fills `replay` and adds to `findings`; `watch`, where given, hears of it as well.
  void replay(CheckedRecord& checked, PlyListener* watch = nullptr);
  /// Of the record that was replayed last; nothing where its main line is not known and legal to its end.
  std::optional<GameSummary> summary(const CheckedRecord& checked);

 private:
  Replayer replayer_;
  Readings readings_;
  std::size_t opening_;
  Findings read_;  ///< what was found in the text of the record at hand
  GameSummary summary_;
};

}  // namespace plybook
