#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "plybook/board/turn.h"
#include "plybook/rules/draughts_moves.h"

namespace plybook {

/// The landings of a jump turn so far, the origin first, as bits of the board.
struct JumpPath {
  std::array<std::uint8_t, Turn::capacity> bits;
  std::size_t length = 0;
};

/// Whole turns, made of the steps and jumps of `DraughtsMoves`: which of them are legal, which are the same, and what
/// the board looks like after them.
template <std::size_t Words>
class DraughtsTurns {
 public:
  using Set = Bits<Words>;
  using State = DraughtsState<Words>;

  DraughtsTurns(const Topology& topology, const DraughtsFacts& facts) : moves_(topology, facts) {}

  const DraughtsMoves<Words>& moves() const { return moves_; }
  const DraughtsBoard<Words>& board() const { return moves_.board(); }
  const DraughtsFacts& facts() const { return moves_.facts(); }

  /// Calls `end(jumper)` for each way in which a turn of the piece on `at` jumps and ends, whatever other pieces can
  /// do; `path` holds its landings then. The depth of recursion is bounded by the pieces on the board, none of which is
  /// jumped twice.
  template <class End>
  void each_path(const State& state, Side side, const Set& at, bool captures, JumpPath& path, End&& end) const {
    const Jumper<Words> lifted = moves_.lift(state, side, at);
    path.length = 1;
    path.bits[0] = static_cast<std::uint8_t>(at.lowest());
    const auto go_on = [&](const Set& over, const Set& landing) { jump_on(lifted, side, over, landing, path, end); };
    if (captures)
      moves_.each_capture(lifted, side, go_on);
    else
      moves_.each_ice_jump(lifted, go_on);
  }

  /// Calls `end(at, jumper)` for each legal turn that captures, different ones only. `path` holds its landings then.
  /// `capturers`: the pieces that can begin with a capture.
  template <class End>
  void each_capture_turn(const State& state, Side side, const Set& capturers, JumpPath& path, End&& end) const {
    const bool ordered = !facts().capture_order.empty();
    const std::uint64_t most = ordered ? most_worth(state, side, capturers) : 0;
    each(capturers, [&](const Set& at) { each_capture_turn_of(state, side, at, ordered, most, path, end); });
  }
  /// The same for the piece on `at` alone; `most`: what `most_worth` said, where captures are `ordered`.
  template <class End>
  void each_capture_turn_of(const State& state, Side side, const Set& at, bool ordered, std::uint64_t most,
                            JumpPath& path, End&& end) const {
    std::vector<Effect> seen;
    each_path(state, side, at, true, path, [&](const Jumper<Words>& jumper) {
      if (ordered && worth(jumper, (state.kings & at).any(), path) != most) return;
      if (may_recur(jumper) && !is_new(jumper, seen)) return;
      end(at, jumper);
    });
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
      each_path(state, side, at, true, path, [&](const Jumper<Words>& jumper) {
        most = std::max(most, worth(jumper, (state.kings & at).any(), path, criteria));
      });
    });
    return most;
  }

  /// Whether another path may do the same: only where two or more were captured, and paths are no turns of their own.
  bool may_recur(const Jumper<Words>& jumper) const {
    return !facts().paths_are_turns && (jumper.captured ^ jumper.captured.lowest_alone()).any();
  }
  /// Whether two ends of turns of the same piece do the same to the board.
  static bool same_effect(const Jumper<Words>& a, const Jumper<Words>& b) {
    return a.at == b.at && a.captured == b.captured && a.king == b.king;
  }

  /// The piece after jumps along these cells, its origin first; nothing where one of them cannot follow.
  std::optional<Jumper<Words>> follow(const State& state, Side side, std::span<const Cell> cells) const {
    std::optional<Jumper<Words>> jumper = moves_.lift(state, side, board().set(cells[0]));
    for (std::size_t i = 1; i < cells.size() && jumper; ++i) jumper = moves_.jump(*jumper, side, board().set(cells[i]));
    return jumper;
  }

  /// A path as a turn.
  void write_turn(const JumpPath& path, Turn& turn) const {
    turn.kind = TurnKind::jump;
    turn.length = static_cast<std::uint8_t>(path.length);
    turn.looks = {};
    for (std::size_t i = 0; i < path.length; ++i) turn.cells[i] = board().cell(path.bits[i]);
  }

  /// The board after a step.
  State after_step(const State& state, Side side, const Set& from, const Set& to) const {
    State after = state;
    after.of(side) ^= from | to;
    const bool king = (from & state.kings).any();
    if (king)
      after.kings ^= from | to;
    else if (facts().far_rank != FarRank::wins)
      after.kings |= to & board().far_rank(side);
    if (facts().same_king_steps > 0) after.king_steps[index(side)] = king ? king_steps(state, side, from, to) : 0;
    return after;
  }
  /// The board after a turn of the piece on `from` that ended as `jumper`.
  State after_jumps(const State& state, Side side, const Set& from, const Jumper<Words>& jumper) const {
    State after = state;
    after.of(side) = (state.of(side) ^ from) | jumper.at;
    after.of(opponent(side)) = state.of(opponent(side)) & ~jumper.captured;
    after.ice = jumper.ice;
    if (facts().captured_man == CapturedMan::freezes) after.ice |= jumper.captured;
    if (facts().kings == Kings::none) return after;
    after.king_steps[index(side)] = 0;
    after.kings &= ~(from | jumper.captured);
    if (jumper.king || (jumper.at & board().far_rank(side)).any()) after.kings |= jumper.at;
    return after;
  }

 private:
  struct Effect {
    Set at;
    Set captured;
    bool king;
  };

  static std::uint32_t king_steps(const State& state, Side side, const Set& from, const Set& to) {
    const std::uint32_t before = state.king_steps[index(side)];
    const bool same = before != 0 && before / 256 == from.lowest();
    return static_cast<std::uint32_t>(256 * to.lowest()) + (same ? std::min(before % 256 + 1, 255u) : 1u);
  }

  template <class End>
  void jump_on(const Jumper<Words>& jumper, Side side, const Set& over, const Set& landing, JumpPath& path,
               End& end) const {
    path.bits[path.length++] = static_cast<std::uint8_t>(landing.lowest());
    each_end(moves_.land(jumper, side, over, landing), side, path, end);
    --path.length;
  }
  template <class End>
  void each_end(const Jumper<Words>& jumper, Side side, JumpPath& path, End& end) const {
    const auto go_on = [&](const Set& over, const Set& landing) { jump_on(jumper, side, over, landing, path, end); };
    if (moves_.each_capture(jumper, side, go_on)) return;
    if (moves_.ice_is_open(jumper) && moves_.each_ice_jump(jumper, go_on) && !moves_.may_leave_ice(jumper)) return;
    end(jumper);
  }

  static bool is_new(const Jumper<Words>& jumper, std::vector<Effect>& seen) {
    for (const Effect& effect : seen)
      if (effect.at == jumper.at && effect.captured == jumper.captured && effect.king == jumper.king) return false;
    seen.push_back({jumper.at, jumper.captured, jumper.king});
    return true;
  }

  /// For each jump of a path whether it captured a king, the first jump in the highest bit.
  std::uint64_t when_kings_fell(const Jumper<Words>& jumper, const JumpPath& path) const;

  DraughtsMoves<Words> moves_;
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
