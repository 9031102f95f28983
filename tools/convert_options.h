#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cli.h"
#include "convert_target.h"
#include "plybook/record/strip.h"
#include "plybook/replay/seen_games.h"

namespace plybook::cli {

/// What is asked of ply-convert.
struct ConvertOptions {
  Common common;
  std::optional<std::string> to, output, rejects, records, sort, split_by, strip, tags, rows;
  std::optional<std::uint64_t> split;
  bool unchecked = false, keep_invalid = false, force = false, unique = false, unique_positions = false;
};

/// The options beyond plain words and numbers, as they were read.
struct Shaping {
  Stripping strip;
  std::optional<Sameness> unique;
  TargetOptions target;
};

CommandLine convert_command_line(ConvertOptions& options);

/// The form to write: named, else by the ending of the file's name; nothing where neither tells.
std::optional<OutputForm> form_of(const ConvertOptions& options);

/// Reads options that take more than a word or a number. What is wrong with them is told, all of it; then there is
/// nothing.
std::optional<Shaping> read_shaping(Tool& tool, ConvertOptions& options, OutputForm form);

}  // namespace plybook::cli
