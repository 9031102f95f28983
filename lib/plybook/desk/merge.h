#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "plybook/desk/comparison.h"

namespace plybook {

/// A record put together from two sheets.
struct Merge {
  std::string text;             ///< the record
  bool is_result_open = false;  ///< the sheets have two results, and the board does not decide
  Findings wrong_variations;    ///< errors in variations, which may start from a position that was not played
};

/// Puts two sheets together as the comparison says: the tags of both, the comments, signs and variations of both. What
/// only one of them has and the merged record does not follow (a turn, a tag's value) is told in a comment. `translate`
/// is for the comments. Nothing where the record would not be legal to its end. Precondition: the comparison has a
/// merge.
std::optional<Merge> merge(const Sheet& first, const Sheet& second, const SheetComparison& comparison,
                           Replayer& replayer, const char* (*translate)(const char*));

}  // namespace plybook
