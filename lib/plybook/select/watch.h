#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "plybook/replay/replay.h"
#include "plybook/select/pattern.h"
#include "plybook/select/selection.h"

namespace plybook {

/// Where a record reaches a position, and how the board lies then.
struct ReachedPly {
  enum class How : std::uint8_t {
    as_written,
    turned,           ///< turned or mirrored
    turned_sides_too  ///< and each side stands where the other one is written
  };
  std::uint32_t ply = 0;
  How how = How::as_written;
};

/// Follows the main line of a record while it is replayed: where it first reaches each position of a selection, and
/// what is on the board at its end. Reused from record to record.
class PositionWatch final : public PlyListener {
 public:
  explicit PositionWatch(const Selection& selection) : selection_(selection) {}

  /// Forgets the record before.
  void begin();

  void start(const Game& game, const Position& position, const std::optional<Outcome>& outcome) override;
  void ply(const Ply& ply) override;
  void set_up(const Game& game, std::uint32_t ply, const Position& position, bool main_line) override;

  /// Where the i-th position of the selection was reached; nothing where it was not.
  const std::optional<ReachedPly>& reached(std::size_t i) const { return reached_[i]; }
  /// How many pieces of some kinds are on the board at the end; of one side where one is named. Nothing where the
  /// record cannot be played, or its game has no such side. Only until the record's game is let go.
  std::optional<std::uint64_t> count(const Operand& pieces) const;

 private:
  /// A way to reach a position: as it is written, or by one of the game's symmetries.
  struct Way {
    Pattern pattern;
    ReachedPly::How how;
  };
  /// The positions of the selection as some game has them; none where it cannot.
  struct OfGame {
    const Game* game;
    std::string id;
    Choices choices;
    std::vector<std::vector<Way>> ways;
  };

  void look(std::uint32_t ply, const Position& position);
  const OfGame& of_game(const Game& game);
  std::vector<std::vector<Way>> ways_in(const Game& game) const;

  const Selection& selection_;
  std::vector<OfGame> games_;
  const OfGame* now_ = nullptr;
  const Game* game_ = nullptr;
  Position last_;
  std::vector<std::optional<ReachedPly>> reached_;
  std::size_t missing_ = 0;  ///< positions that were not yet reached
};

}  // namespace plybook
