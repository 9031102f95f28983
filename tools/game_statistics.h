#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cli.h"
#include "plybook/replay/playouts.h"

namespace plybook::cli {

/// What is asked for with `--stats`.
struct StatisticsOptions {
  bool wanted = false;
  std::optional<std::string> format;  ///< text, json, svg
  std::optional<std::string> output;
  bool force = false;
  std::optional<std::uint64_t> openings;
};

/// The forms in which statistics are written.
inline constexpr const char* statistics_formats[] = {"text", "json", "svg"};

/// Counts playouts, and where there are none (`playouts` is null) the records of the inputs. Answers the exit status.
int print_statistics(Tool& tool, const Common& common, const StatisticsOptions& options, const Playouts* playouts,
                     std::uint64_t games, const std::optional<Position>& start);

}  // namespace plybook::cli
