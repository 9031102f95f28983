#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "plybook/board/outcome.h"
#include "plybook/replay/replay.h"
#include "plybook/rules/tally.h"

namespace plybook {

/// Plies by how far on in a game they come: 1 to 10, 11 to 20, then each stretch twice as long as the one before; the
/// last one has no end.
inline constexpr std::size_t stretch_count = 8;
constexpr std::uint32_t last_of_stretch(std::size_t stretch) { return std::uint32_t{10} << stretch; }
constexpr std::uint32_t first_of_stretch(std::size_t stretch) {
  return stretch == 0 ? 1 : last_of_stretch(stretch - 1) + 1;
}
/// Precondition: `ply` is not 0.
constexpr std::size_t stretch_of(std::uint32_t ply) {
  std::size_t stretch = 0;
  while (stretch + 1 < stretch_count && ply > last_of_stretch(stretch)) ++stretch;
  return stretch;
}

/// How many legal turns there were to choose from.
struct Choosing {
  std::uint64_t plies = 0;
  std::uint64_t turns = 0;  ///< legal ones, of all these plies

  void add(const Choosing& other) {
    plies += other.plies;
    turns += other.turns;
  }
};

/// How often something happened.
struct Occurrence {
  std::uint64_t turns = 0;   ///< in which it did
  std::uint64_t amount = 0;  ///< in all of them
};

/// What one game adds to statistics. All of its main line is legal.
struct GameSummary {
  std::shared_ptr<const Game> game;
  Position start;
  std::uint32_t plies = 0;
  Result result = Result::unknown;         ///< the board's, where it shows one, else the record's
  std::optional<Termination> termination;  ///< the same; nothing where the record does not tell
  std::array<Choosing, stretch_count> choosing{};
  std::uint64_t most_turns = 0;   ///< to choose from in any ply
  std::uint64_t single_turn = 0;  ///< plies with one legal turn only
  std::array<Occurrence, tally_count> tallies{};
  std::vector<std::string> opening;  ///< the first turns, in canonical text
  std::vector<Reading> readings;     ///< each other value of each option
};

}  // namespace plybook
