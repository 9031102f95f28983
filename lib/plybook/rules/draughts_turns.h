#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "plybook/board/turn.h"
#include "plybook/rules/draughts_search.h"

namespace plybook {

/// Whole turns, made of the steps and jumps of `DraughtsMoves`: which of them are legal, which are the same, and what
/// the board looks like after them.
template <std::size_t Words>
class DraughtsTurns {
 public:
  using Set = Bits<Words>;
  using State = DraughtsState<Words>;

  DraughtsTurns(const Topology& topology, const DraughtsFacts& facts)
      : moves_(topology, facts),
        paths_matter_(facts.paths_are_turns || std::count(facts.capture_order.begin(), facts.capture_order.end(),
                                                          CaptureOrder::kings_earliest) > 0) {}

  const DraughtsMoves<Words>& moves() const { return moves_; }
  const DraughtsBoard<Words>& board() const { return moves_.board(); }
  const DraughtsFacts& facts() const { return moves_.facts(); }

  /// Calls `end(jumper)` for each way in which a turn of the piece on `at` jumps and ends, whatever other pieces can
  /// do; `path` holds its landings then.
  template <class End>
  void each_path(const State& state, Side side, const Set& at, bool captures, JumpPath& path, End&& end) const {
    JumpSearch<Words, End>(moves_, side, false, path, end).run(moves_.lift(state, side, at), captures);
  }
  /// The same for captures, but turns that do the same are told once where that makes them one, with the first path.
  template <class End>
  void each_capture_effect(const State& state, Side side, const Set& at, JumpPath& path, End&& end) const {
    JumpSearch<Words, End>(moves_, side, !paths_matter_, path, end).run(moves_.lift(state, side, at), true);
  }

  /// Calls `end(at, jumper)` for each legal turn that captures, different ones only. `path` holds its landings then.
  /// `capturers`: the pieces that can begin with a capture.
  template <class End>
  void each_capture_turn(const State& state, Side side, const Set& capturers, JumpPath& path, End&& end) const {
    const bool ordered = !facts().capture_order.empty();
    const std::uint64_t most = ordered ? most_worth(state, side, capturers) : 0;
    each(capturers, [&](const Set& at) {
      JumpEffects<Words> told;
      each_capture_effect(state, side, at, path, [&](const Jumper<Words>& jumper) {
        if (ordered && worth(jumper, (state.kings & at).any(), path) != most) return;
        if (paths_matter_ && !facts().paths_are_turns && !told.add(JumpEffect<Words>::of(jumper))) return;
        end(at, jumper);
      });
    });
  }

  /// The number of such turns.
  std::uint64_t count_capture_turns(const State& state, Side side, const Set& capturers) const {
    std::uint64_t sum = 0, most = 0;
    JumpPath path;
    if (paths_matter_) {
      each_capture_turn(state, side, capturers, path, [&](const Set&, const Jumper<Words>&) { ++sum; });
      return sum;
    }
    each(capturers, [&](const Set& at) {
      const bool king = (state.kings & at).any();
      each_capture_effect(state, side, at, path, [&](const Jumper<Words>& jumper) {
        const std::uint64_t found = worth(jumper, king, path);
        if (found > most) sum = 0;
        if (found >= most) ++sum;
        most = std::max(most, found);
      });
    });
    return sum;
  }

  /// What a capture is worth in the game's order: the more, the sooner it must be chosen. `criteria`: how many of them
  /// count.
  std::uint64_t worth(const Jumper<Words>& jumper, bool by_a_king, const JumpPath& path, std::size_t criteria) const;
  std::uint64_t worth(const Jumper<Words>& jumper, bool by_a_king, const JumpPath& path) const {
    return worth(jumper, by_a_king, path, facts().capture_order.size());
  }
  /// The worth of the best captures.
  std::uint64_t most_worth(const State& state, Side side, const Set& capturers) const {
    return most_worth(state, side, capturers, facts().capture_order.size());
  }
  std::uint64_t most_worth(const State& state, Side side, const Set& capturers, std::size_t criteria) const {
    std::uint64_t most = 0;
    JumpPath path;
    each(capturers, [&](const Set& at) {
      each_capture_effect(state, side, at, path, [&](const Jumper<Words>& jumper) {
        most = std::max(most, worth(jumper, (state.kings & at).any(), path, criteria));
      });
    });
    return most;
  }

  /// Whether two ends of turns of the same piece do the same to the board.
  static bool same_effect(const Jumper<Words>& a, const Jumper<Words>& b) {
    return JumpEffect<Words>::of(a) == JumpEffect<Words>::of(b);
  }

  /// The piece after the jumps of a legal turn, whose cells these are, its origin first.
  Jumper<Words> follow(const State& state, Side side, std::span<const Cell> cells) const {
    Jumper<Words> jumper = moves_.lift(state, side, board().set(cells[0]));
    for (const Cell cell : cells.subspan(1)) moves_.follow(jumper, side, board().set(cell));
    return jumper;
  }

  /// A path as a turn.
  void write_turn(const JumpPath& path, Turn& turn) const {
    turn.kind = TurnKind::jump;
    turn.length = static_cast<std::uint8_t>(path.length);
    turn.looks = {};
    for (std::size_t i = 0; i < path.length; ++i) turn.cells[i] = board().cell(path.bits[i]);
  }

  /// Steps on the board itself: a copy of one just written costs more than all else here.
  void step(State& state, Side side, const Set& from, const Set& to) const {
    const bool king = (from & state.kings).any();
    if (facts().same_king_steps > 0) state.king_steps[index(side)] = king ? king_steps(state, side, from, to) : 0;
    state.of(side) ^= from | to;
    if (king)
      state.kings ^= from | to;
    else if (facts().far_rank != FarRank::wins)
      state.kings |= to & board().far_rank(side);
  }
  State after_step(const State& state, Side side, const Set& from, const Set& to) const {
    State after = state;
    step(after, side, from, to);
    return after;
  }
  /// Makes a turn of the piece on `from` that ended as `jumper`.
  void jump(State& state, Side side, const Set& from, const Jumper<Words>& jumper) const {
    state.of(side) = (state.of(side) ^ from) | jumper.at;
    state.of(opponent(side)) &= ~jumper.captured;
    state.ice = jumper.ice;
    if (facts().captured_man == CapturedMan::freezes) state.ice |= jumper.captured;
    if (facts().kings == Kings::none) return;
    state.king_steps[index(side)] = 0;
    state.kings &= ~(from | jumper.captured);
    if (jumper.king || (jumper.at & board().far_rank(side)).any()) state.kings |= jumper.at;
  }
  State after_jumps(const State& state, Side side, const Set& from, const Jumper<Words>& jumper) const {
    State after = state;
    jump(after, side, from, jumper);
    return after;
  }

 private:
  static std::uint32_t king_steps(const State& state, Side side, const Set& from, const Set& to) {
    const std::uint32_t before = state.king_steps[index(side)];
    const bool same = before != 0 && before / 256 == from.lowest();
    return static_cast<std::uint32_t>(256 * to.lowest()) + (same ? std::min(before % 256 + 1, 255u) : 1u);
  }

  /// For each jump of a path whether it captured a king, the first jump in the highest bit.
  std::uint64_t when_kings_fell(const Jumper<Words>& jumper, const JumpPath& path) const;

  DraughtsMoves<Words> moves_;
  bool paths_matter_;  ///< whether two ways to the same end are two turns, or of different worth
};

template <std::size_t Words>
std::uint64_t DraughtsTurns<Words>::worth(const Jumper<Words>& jumper, bool by_a_king, const JumpPath& path,
                                          std::size_t criteria) const {
  std::uint64_t worth = 0;
  for (std::size_t i = 0; i < criteria; ++i) {
    const std::uint64_t pieces = jumper.captured.count(), kings = (jumper.captured & jumper.kings).count();
    switch (facts().capture_order[i]) {
      case CaptureOrder::most_pieces:
        worth = worth << 7 | pieces;
        break;
      case CaptureOrder::most_value:  // in halves of a man; what a king is worth beyond 3/2 only decides between equals
        worth = (worth << 8 | (2 * pieces + kings)) << 7 | kings;
        break;
      case CaptureOrder::with_a_king:
        worth = worth << 1 | (by_a_king ? 1u : 0u);
        break;
      case CaptureOrder::most_kings:
        worth = worth << 7 | kings;
        break;
      case CaptureOrder::kings_earliest:
        worth = worth << 24 | when_kings_fell(jumper, path);
        break;
    }
  }
  return worth;
}

template <std::size_t Words>
std::uint64_t DraughtsTurns<Words>::when_kings_fell(const Jumper<Words>& jumper, const JumpPath& path) const {
  std::uint64_t when = 0;
  for (std::size_t i = 1; i < path.length && i <= 24; ++i) {
    const Set from = Set::single(path.bits[i - 1]), to = Set::single(path.bits[i]);
    if ((board().between(from, to) & jumper.captured & jumper.kings).any()) when |= std::uint64_t{1} << (24 - i);
  }
  return when;
}

}  // namespace plybook
