#pragma once

#include <memory>

#include "plybook/rules/rules.h"
#include "plybook/rules/sliding_facts.h"
#include "plybook/rules/sliding_state.h"

namespace plybook {

/// Games of sliding tiles on 8×8 cells with two windows: ARGO-shashki. Cells are in board order by rank from 1, then by
/// file, so that red starts on cell 7 (h1) and blue on cell 56 (a8).
class SlidingRules final : public Rules {
 public:
  /// Whether a board is the one that these rules are for.
  static bool fits(const Topology& topology);

  /// Precondition: the board fits.
  SlidingRules(std::shared_ptr<const Topology> topology, const sliding::Facts& facts);

  const Topology& topology() const override { return *topology_; }
  std::vector<Symmetry> symmetries() const override;

  std::optional<Position> draw_start(std::uint64_t seed) const override;
  Position set_up(const View& view) const override;
  View view(const Position& position) const override;
  void check_setup(const View& view, std::vector<SetupFault>& faults) const override;

  Play begin(const Position& position, bool with_history = true) const override;

  std::optional<Outcome> outcome(const Play& play) const override;
  tl::expected<Resolved, Illegal> resolve(const Play& play, const TurnText& text) const override;
  void play(Play& play, const Turn& turn) const override;
  void legal(const Play& play, TurnList& turns) const override;
  void spell(const Play& before, const Turn& turn, const TurnText* written, TurnText& full) const override;
  std::uint64_t count_leaves(const Position& position, int depth) const override;

  std::int64_t score(const Position& position, Side side) const override;
  void tally(const Play& before, const Turn& turn, Tallies& counts) const override;

  tl::expected<Turn, Illegal> resolve_adjustment(const Position& start, Side side, const TurnText& text) const override;
  void adjust(Position& start, const Turn& turn) const override;

 private:
  std::shared_ptr<const Topology> topology_;
  sliding::Facts facts_;
};

}  // namespace plybook
