#pragma once

#include <cstdint>
#include <vector>

namespace plybook {

/// What becomes of a man that is captured.
enum class CapturedMan : std::uint8_t {
  removed_at_the_end,  ///< it stays in the way until the turn is over, and is not jumped again
  removed_at_once,
  freezes,  ///< it stays as ice, which belongs to nobody
};

/// Whether ice must be jumped: at the start of a turn instead of a step, going on in a cascade, going on in a capture.
enum class IceJumps : std::uint8_t { optional, compulsory, forbidden };

/// What a side's men find on the rank farthest from them.
enum class FarRank : std::uint8_t {
  wins,                 ///< a man that stands there at the end of its turn has won
  promotes_at_the_end,  ///< a man that stands there at the end of its turn becomes a king
  promotes_in_passing,  ///< a man that reaches it becomes a king at once and goes on as one
};

enum class Kings : std::uint8_t { none, short_range, flying };

/// Where a flying king lands behind a captured man.
enum class KingLands : std::uint8_t { anywhere_behind, right_behind, right_behind_a_last_king };

/// What decides between captures, the first that differs.
enum class CaptureOrder : std::uint8_t {
  most_pieces,     ///< as many pieces as possible must be captured
  most_value,      ///< a king is worth a little more than one and a half men, and less than two
  with_a_king,     ///< a king must capture before a man
  most_kings,      ///< as many kings as possible must be captured
  kings_earliest,  ///< kings must be captured as early in the turn as possible
};

/// Draws that come by themselves; 0 where a game has no such draw. Turns are counted for each side, without a capture.
struct DraughtsDraws {
  int repetition = 0;                           ///< how often a position must stand, with the same side to move
  int turns_by_kings = 0;                       ///< no man moves
  int turns_of_two_against_a_king = 0;          ///< at most two pieces, one of them a king
  int turns_of_three_against_a_king = 0;        ///< three pieces, one of them a king
  int turns_of_three_kings_against_a_king = 0;  ///< three kings or more
  int turns_of_2_to_3_pieces = 0;               ///< in all, with kings on both sides, and no man becomes a king
  int turns_of_4_to_5_pieces = 0;
  int turns_of_6_to_7_pieces = 0;

  bool any() const { return !(*this == DraughtsDraws{}); }
  friend bool operator==(const DraughtsDraws&, const DraughtsDraws&) = default;
};

/// What a game of the draughts family says of itself. Each fact can be told in a sentence, and none depends on another.
struct DraughtsFacts {
  CapturedMan captured_man = CapturedMan::removed_at_the_end;
  bool men_capture_backward = true;
  bool men_capture_kings = true;
  bool captures_go_orthogonally_too = false;
  std::vector<CaptureOrder> capture_order;

  FarRank far_rank = FarRank::promotes_at_the_end;
  Kings kings = Kings::flying;
  KingLands king_lands = KingLands::anywhere_behind;
  int same_king_steps =
      0;  ///< how often in a row the same king may step while its side has men; 0: as often as it likes

  IceJumps ice_jumps = IceJumps::optional;
  IceJumps cascade = IceJumps::compulsory;
  IceJumps ice_in_capture = IceJumps::compulsory;

  /// Whether two ways to the same end are two turns.
  bool paths_are_turns = false;
  bool loser_wins = false;
  DraughtsDraws draws;
};

}  // namespace plybook
