#pragma once

#include <map>
#include <string>
#include <vector>

#include "plybook/replay/replay.h"

namespace plybook {

/// Replays records under the other readings of their games' rules: each other value of each option, one at a time.
/// Keeps a replayer for each reading that it met.
class Readings {
 public:
  Readings(const Catalogue& catalogue, GameChoice choice) : catalogue_(catalogue), choice_(std::move(choice)) {}

  /// `usual` and `findings` are what replaying the record as it is came to, `read` is what its reader had found before.
  /// Options in the order of the game, values in the order of the option; empty when the game is not known.
  std::vector<Reading> of(const Record& record, const Replay& usual, const Findings& findings, const Findings& read);

 private:
  Reading with(const Record& record, const std::string& option, const std::string& value, const Findings& read);

  const Catalogue& catalogue_;
  GameChoice choice_;
  std::map<std::string, Replayer> replayers_;  ///< by `option=value`
  Findings told_;
  Replay replay_;
};

}  // namespace plybook
