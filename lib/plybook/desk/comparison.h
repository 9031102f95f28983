#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "plybook/desk/sheet.h"

namespace plybook {

/// A tag that says one thing in one sheet and another in the other.
struct TagDifference {
  std::string name, first, second;
};

/// What two score sheets of one game come to beside each other.
struct SheetComparison {
  enum class Kind : std::uint8_t {
    same,     ///< the same turns, and no two results
    game,     ///< they are of two games, or of one under two sets of rules, or of none that is known
    start,    ///< they start from two positions
    turns,    ///< they differ at some turn, or one of them ends before the other
    results,  ///< the same turns, two results
  };
  /// Which sheet a turn is taken from.
  enum class From : std::uint8_t { both, first, second };

  Kind kind = Kind::same;
  std::vector<std::size_t> differences;  ///< indices of the turns that differ, also behind the end of the shorter one
  std::vector<TagDifference> tags;
  /// The one way to put the sheets' turns together into a game that is legal to its end, which agrees with what at
  /// least one of them says of it; where there is none and one sheet alone can be right, that sheet. Nothing where
  /// there is none or more than one, nor where each sheet can be right for itself.
  std::optional<std::vector<From>> merged;
  std::optional<Outcome> board;     ///< how that game ends on the board
  bool is_merge_ambiguous = false;  ///< there is more than one
};

/// Holds two sheets against each other. Another spelling of the same turn is no difference. Takes time in proportion
/// to their length.
SheetComparison compare(const Sheet& first, const Sheet& second);

}  // namespace plybook
