#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace plybook {

/// What can be counted of a turn, or of the choice that it was taken from, for statistics. A family counts what its
/// rules speak of.
enum class Tally : std::uint8_t {
  // What a turn did. The amount is how often.
  captured,              ///< pieces captured
  captured_kings,        ///< kings among them
  captured_several,      ///< a turn that captured more than one piece
  jumped_ice,            ///< ice jumped
  ice_in_capture,        ///< a turn that captured first and jumped ice too
  cascade,               ///< a turn that jumped ice more than once and captured nothing
  cascade_into_capture,  ///< a turn that jumped ice first and captured then
  promoted,              ///< a man became a king
  moved_king,            ///< a turn by a king
  stepped,               ///< corners: a step
  jumped,                ///< corners: a turn that jumped
  jumped_on,             ///< corners: one that no single jump could have made
  entered_goal,          ///< corners: a man came into its goal
  left_goal,             ///< corners: a man left it
  passed,                ///< there was no turn
  slid,                  ///< a tile slid
  castled,               ///< two tiles changed places
  turned,                ///< a tile was turned
  moved_runner,          ///< the own red or blue tile changed its cell
  common_window,         ///< a turn made while the windows were one
  // What a rule did to the choice. The amount is how many turns it closed.
  capture_first,       ///< steps, since there was something to capture
  capture_before_ice,  ///< jumps over ice, since there was something to capture
  ice_first,           ///< steps, since ice could be jumped
  most_pieces,         ///< captures, by the order of captures
  most_value,          ///< the same
  with_a_king,         ///< the same
  most_kings,          ///< the same
  kings_earliest,      ///< the same
  just_used,           ///< turns with tiles that the opponent had just used
  stripe_in_the_way,   ///< slides of tiles with a stripe in front
  opponents_runner,    ///< slides of the opponent's red or blue tile
};

inline constexpr std::size_t tally_count = static_cast<std::size_t>(Tally::opponents_runner) + 1;
inline constexpr Tally first_tally_of_rules = Tally::capture_first;

/// The amounts of one turn.
class Tallies {
 public:
  void add(Tally tally, std::uint64_t amount) { amounts_[static_cast<std::size_t>(tally)] += amount; }
  std::uint64_t operator[](std::size_t tally) const { return amounts_[tally]; }
  std::uint64_t operator[](Tally tally) const { return amounts_[static_cast<std::size_t>(tally)]; }
  void clear() { amounts_ = {}; }

 private:
  std::array<std::uint64_t, tally_count> amounts_{};
};

}  // namespace plybook
