#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "plybook/board/cell.h"
#include "plybook/board/topology.h"
#include "plybook/rules/padded_board.h"
#include "plybook/rules/rules.h"

namespace plybook {

/// What a game of the corners family is like: two sides race with their men, which step and jump and capture nothing,
/// from their homes to their goals. Usual defaults; only the homes must be given.
struct CornersFacts {
  /// Which lines of a square board men move along; on a hexagonal one all of them.
  enum class Lines : std::uint8_t { all, orthogonal, diagonal };
  /// Whether men may move away from the goal: steps and first jumps are `backward` then, or every later jump too.
  enum class Backward : std::uint8_t { always, jumps_in_chain, never };
  /// When a goal is filled: every own man stands in it; or it has no empty cell, and an own man among others.
  enum class Filled : std::uint8_t { by_own_men, by_any_men };
  /// What happens to a side without a legal turn.
  enum class Blocked : std::uint8_t { passes, loses };

  std::array<std::vector<Cell>, 2> homes;  ///< by Side: where its men start
  std::array<std::vector<Cell>, 2> goals;  ///< by Side: where they must go
  Lines steps = Lines::all;
  Lines jumps = Lines::all;
  Backward backward = Backward::always;
  Filled filled = Filled::by_own_men;
  Blocked blocked = Blocked::passes;
  bool men_leave_goal = true;        ///< whether a turn may take a man out of the goal
  bool last_turn = false;            ///< whether the second side answers a filled goal, and draws if it fills its own
  std::optional<int> leave_home_by;  ///< after so many turns a side with a man at home has lost
  std::optional<int> count_at;       ///< after so many turns of each side the men in the goals are counted
};

/// The directions that a set of lines has on a lattice.
DirectionSet directions_of(CornersFacts::Lines lines, Lattice lattice);

/// Whether the corners family can play on a board of that size.
bool corners_fit(const Topology& topology);

/// Rules made from facts. Preconditions: the board fits; homes and goals are not empty.
std::unique_ptr<const Rules> corners_rules(std::shared_ptr<const Topology> topology, CornersFacts facts);

}  // namespace plybook
