#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "plybook/board/side.h"
#include "plybook/rules/rules.h"
#include "plybook/rules/sliding_facts.h"
#include "plybook/rules/sliding_state.h"
#include "plybook/rules/sliding_turns.h"

namespace plybook::sliding {

/// Watches a line of play for the repetition of 4.4: three turns s < m < t of one player that left the same position
/// for that player.
///
/// How it is fast. A place is a cell with a look, each place has a random number, and a set of tiles is the sum of the
/// numbers of its places; a use of a tile adds the difference of two places. Which tiles are compared depends on s and
/// t. Let a player P compare its turns: the sum of what P's own uses added up to a turn is the same at s and t exactly
/// when P's tiles lie the same - if the opponent touched none of them in between. Only tiles that both used since s,
/// *shared* tiles, are more trouble: for them
/// - own-part compares them whole, so the opponent's uses of them count too;
/// - literal leaves them out, so P's own uses of them do not count.
/// So turn s has the key: P's sum at s, plus for each tile shared since s a correction, also taken at s. A tile
/// becomes shared for a stretch of turns at once, and once it is, it stays so: each turn's key is corrected at most
/// once for each tile, and the whole game costs time in proportion to its length. To see whether t repeats, the keys of
/// earlier turns are looked up in a table, once for each *zone* of turns with the same shared tiles.
class Repetition final : public History {
 public:
  /// Precondition: the reading is not `off`.
  Repetition(Facts::Repetition reading, Side first_to_move);

  void cut(std::uint32_t ply) override;

  /// Takes in the next turn: what was played, and what was there before and after.
  void add(const Action& action, const State& before, const State& after);

  /// Whether the player who made the last turn has lost by it.
  bool lost() const { return !turns_.empty() && turns_.back().lost; }

 private:
  using Hash = std::uint64_t;
  using Ply = std::uint32_t;
  static constexpr std::uint32_t none = 0xFFFFFFFF;

  /// A cell and what lies there, as a number.
  using Spot = std::uint16_t;

  /// One tile used in one turn (a castling uses two).
  struct Use {
    Ply ply;
    std::uint32_t previous;  ///< the same side's use of the same tile before, as an index; `none`
    Spot from;
    Spot to;
    std::uint8_t tile;
  };
  /// One turn, turns_[ply - 1].
  struct Turned {
    Hash key;
    Ply next;             ///< turn in the same bucket; 0 for none
    std::uint8_t window;  ///< the mover's own window after it
    bool kept;            ///< in the table; a pass is not
    bool lost;
  };

  /// A tile that both sides have used since every turn before that ply.
  struct Shared {
    Ply before;
    std::uint8_t tile;
  };

  static Hash hash(Spot spot);
  static Hash change(const Use& use) { return hash(use.to) - hash(use.from); }
  static std::uint8_t window_number(Set own);
  static Hash window_hash(Side side, std::uint8_t window);

  bool compares_all() const { return reading_ == Facts::Repetition::whole_board; }
  Side mover(Ply ply) const { return ply % 2 == 1 ? first_ : opponent(first_); }
  Ply plies() const { return static_cast<Ply>(turns_.size()); }
  Ply last_ply(Side side, std::uint8_t tile) const;

  void take_uses(const Action& action, const State& before);
  void use(Side side, Spot from, Spot to);
  void undo_last_use();
  void reposition(std::uint8_t tile);
  Hash correction(Side side, Hash of_first, Hash of_second) const;
  Hash correction(Side side, std::uint8_t tile) const;
  void correct(std::uint8_t tile, Side user, Ply from, Ply to, bool back);
  Hash whole_key(Side side, const State& after) const;

  bool repeats(Ply ply, Hash key) const;
  unsigned count_in_zone(Hash key, Ply from, Ply to) const;
  bool has_middle(Ply ply, Hash key, Set shared, Ply from) const;
  Hash part_of_key(const Use& use, Side side, Set shared) const;

  void link(Ply ply);
  void unlink(Ply ply);
  void grow();
  Ply& bucket(Hash key) { return buckets_[key & (buckets_.size() - 1)]; }
  Ply bucket(Hash key) const { return buckets_[key & (buckets_.size() - 1)]; }
  Turned& turned(Ply ply) { return turns_[ply - 1]; }
  const Turned& turned(Ply ply) const { return turns_[ply - 1]; }

  Facts::Repetition reading_;
  Side first_;
  std::vector<Turned> turns_;
  std::vector<Use> uses_;
  std::vector<Ply> buckets_;                                        ///< by key: the latest turn linked there
  std::array<std::uint8_t, board_cells> tile_on_;                   ///< tiles are named by their first cell
  std::array<Hash, 2> sum_{};                                       ///< of all that a side's uses changed
  std::array<std::array<Hash, board_cells>, 2> changed_{};          ///< the same by tile
  std::array<std::array<std::uint32_t, board_cells>, 2> last_use_;  ///< by side and tile, index or `none`
  std::array<Shared, board_cells> shared_{};                        ///< the latest first
  std::uint8_t shared_count_ = 0;
};

}  // namespace plybook::sliding
