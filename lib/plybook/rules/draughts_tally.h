#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "plybook/rules/draughts_turns.h"
#include "plybook/rules/tally.h"

namespace plybook {

/// Counts what a turn of draughts did, and which turns were closed to the side that made it.
template <std::size_t Words>
class DraughtsTally {
 public:
  using Set = Bits<Words>;
  using State = DraughtsState<Words>;

  DraughtsTally(const DraughtsTurns<Words>& turns, const State& state, Side side, Tallies& counts)
      : turns_(turns), moves_(turns.moves()), state_(state), side_(side), counts_(counts) {
    capturers_ = moves_.capturers(state, side);
  }

  void step(const State& after, const Set& from, const Set& to) { piece(after, from, to); }

  /// `jumper` is the piece as the turn left it.
  void jumps(const State& after, const Set& from, const Jumper<Words>& jumper) {
    piece(after, from, jumper.at);
    const unsigned captured = jumper.captured.count(), ice = (state_.ice ^ jumper.ice).count();
    counts_.add(Tally::captured, captured);
    counts_.add(Tally::captured_kings, (jumper.captured & state_.kings).count());
    counts_.add(Tally::captured_several, captured > 1 ? 1 : 0);
    counts_.add(Tally::jumped_ice, ice);
    const bool began_with_capture = capturers_.any();
    counts_.add(Tally::ice_in_capture, began_with_capture && ice > 0 ? 1 : 0);
    counts_.add(Tally::cascade, captured == 0 && ice > 1 ? 1 : 0);
    counts_.add(Tally::cascade_into_capture, !began_with_capture && captured > 0 ? 1 : 0);
  }

  /// What was closed, whatever was chosen.
  void closed() {
    const Set jumpers = moves_.ice_jumpers(state_, side_);
    if (capturers_.any()) {
      counts_.add(Tally::capture_first, count_steps());
      counts_.add(Tally::capture_before_ice, count_ice_turns(jumpers));
      order();
    } else if (jumpers.any() && moves_.facts().ice_jumps == IceJumps::compulsory) {
      counts_.add(Tally::ice_first, count_steps());
    }
  }

 private:
  void piece(const State& after, const Set& from, const Set& to) {
    const bool was_king = (state_.kings & from).any();
    counts_.add(Tally::moved_king, was_king ? 1 : 0);
    counts_.add(Tally::promoted, !was_king && (after.kings & to).any() ? 1 : 0);
  }

  std::uint64_t count_steps() const {
    std::uint64_t sum = 0;
    moves_.each_step(state_, side_, [&](const Set&, const Set&) { ++sum; });
    return sum;
  }

  std::uint64_t count_ice_turns(const Set& jumpers) const {
    std::uint64_t sum = 0;
    JumpPath path;
    each(jumpers, [&](const Set& at) {
      turns_.each_path(state_, side_, at, false, path, [&](const Jumper<Words>&) { ++sum; });
    });
    return sum;
  }

  static Tally tally_of(CaptureOrder criterion) {
    switch (criterion) {
      case CaptureOrder::most_pieces:
        return Tally::most_pieces;
      case CaptureOrder::most_value:
        return Tally::most_value;
      case CaptureOrder::with_a_king:
        return Tally::with_a_king;
      case CaptureOrder::most_kings:
        return Tally::most_kings;
      case CaptureOrder::kings_earliest:
        return Tally::kings_earliest;
    }
    return Tally::most_pieces;
  }

  /// What each criterion of the order of captures left of those that the ones before it had left.
  void order() {
    const auto& criteria = moves_.facts().capture_order;
    if (criteria.empty()) return;
    std::uint64_t left = count_best(0);
    for (std::size_t i = 0; i < criteria.size() && left > 1; ++i) {
      const std::uint64_t rest = count_best(i + 1);
      counts_.add(tally_of(criteria[i]), left - rest);
      left = rest;
    }
  }

  /// The number of captures that are the best by so many criteria.
  std::uint64_t count_best(std::size_t criteria) const {
    const std::uint64_t most = turns_.most_worth(state_, side_, capturers_, criteria);
    std::uint64_t sum = 0;
    JumpPath path;
    each(capturers_, [&](const Set& at) {
      JumpEffects<Words> told;
      turns_.each_capture_effect(state_, side_, at, path, [&](const Jumper<Words>& jumper) {
        if (turns_.worth(jumper, (state_.kings & at).any(), path, criteria) != most) return;
        if (moves_.facts().paths_are_turns || told.add(JumpEffect<Words>::of(jumper))) ++sum;
      });
    });
    return sum;
  }

  const DraughtsTurns<Words>& turns_;
  const DraughtsMoves<Words>& moves_;
  const State& state_;
  Side side_;
  Tallies& counts_;
  Set capturers_;
};

}  // namespace plybook
