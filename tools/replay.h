#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli.h"
#include "plybook/replay/ply_choice.h"

namespace plybook::cli {

/// What ply-replay was asked for.
struct ReplayToolOptions {
  Common common;
  std::string at = "end", line, board = "text", format = "text";
  std::optional<std::uint64_t> record;
  std::optional<std::string> output;
  bool legal = false, flip = false, continuation = false, compare = false, enter = false, step = false, force = false;
};

/// The things that ply-replay does beside showing plies. Each answers the exit status.
int continue_records(Tool& tool, const ReplayToolOptions& options, const PlyChoice& plies);
int compare_sheets(Tool& tool, const ReplayToolOptions& options);
int step_through(Tool& tool, const ReplayToolOptions& options);
int enter_game(Tool& tool, const ReplayToolOptions& options);

}  // namespace plybook::cli
