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

  /// Fills `replay` and adds to `findings`; `watch`, where given, hears of the replay. Nothing where the main line is
  /// not known and legal to its end.
  std::optional<GameSummary> summarize(CheckedRecord& checked, PlyListener* watch = nullptr);

 private:
  Replayer replayer_;
  Readings readings_;
  std::size_t opening_;
};

}  // namespace plybook
