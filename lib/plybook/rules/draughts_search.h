#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <unordered_set>
#include <vector>

#include "plybook/board/turn.h"
#include "plybook/rules/draughts_moves.h"

namespace plybook {

/// The landings of a jump turn so far, the origin first, as bits of the board.
struct JumpPath {
  std::array<std::uint8_t, Turn::capacity> bits;
  std::size_t length = 0;
};

/// What a jumping piece has done to the board so far. Its origin and this tell all that can follow.
template <std::size_t Words>
struct JumpEffect {
  Bits<Words> at;
  Bits<Words> captured;
  bool king;

  static JumpEffect of(const Jumper<Words>& jumper) { return {jumper.at, jumper.captured, jumper.king}; }
  friend bool operator==(const JumpEffect&, const JumpEffect&) = default;
};

/// Effects that were met. A few are looked through, many are hashed.
template <std::size_t Words>
class JumpEffects {
 public:
  /// Whether it was not met before.
  bool add(const JumpEffect<Words>& effect) {
    if (std::find(few_.begin(), few_.end(), effect) != few_.end()) return false;
    if (few_.size() < most_looked_through) {
      few_.push_back(effect);
      return true;
    }
    if (!many_) many_ = std::make_unique<std::unordered_set<JumpEffect<Words>, Hash>>();
    return many_->insert(effect).second;
  }

 private:
  struct Hash {
    std::size_t operator()(const JumpEffect<Words>& effect) const {
      std::uint64_t mixed = effect.king;
      for (const std::uint64_t word : effect.at.words) mixed = (mixed ^ word) * 0x9E3779B97F4A7C15u;
      for (const std::uint64_t word : effect.captured.words) mixed = (mixed ^ word ^ mixed >> 32) * 0x9E3779B97F4A7C15u;
      return static_cast<std::size_t>(mixed ^ mixed >> 32);
    }
  };
  static constexpr std::size_t most_looked_through = 12;

  std::vector<JumpEffect<Words>> few_;
  std::unique_ptr<std::unordered_set<JumpEffect<Words>, Hash>> many_;
};

/// Goes through the ways in which a piece can jump on, depth first. Recursion goes as deep as pieces are jumped, none
/// of them twice. A board can be set up on which a turn has more ways than could ever be looked at (no play comes
/// near): a search ends after `most_steps`.
template <std::size_t Words, class End>
class JumpSearch {
 public:
  using Set = Bits<Words>;
  static constexpr std::uint32_t most_steps = 200'000;

  /// `end(jumper)` is called where a turn may stop; `path` holds its landings then. With `effects_once`, what leads to
  /// the same by another path is passed over.
  JumpSearch(const DraughtsMoves<Words>& moves, Side side, bool effects_once, JumpPath& path, End& end)
      : moves_(moves), side_(side), effects_once_(effects_once), path_(path), end_(end) {}

  /// Every turn of a piece that was just lifted, which begins with a capture or else with a jump over ice.
  void run(const Jumper<Words>& lifted, bool captures) {
    path_.length = 1;
    path_.bits[0] = static_cast<std::uint8_t>(lifted.at.lowest());
    const auto go_on = [&](const Set& over, const Set& landing) { jump(lifted, over, landing); };
    if (captures)
      moves_.each_capture(lifted, side_, go_on);
    else
      moves_.each_ice_jump(lifted, go_on);
  }

 private:
  void jump(const Jumper<Words>& before, const Set& over, const Set& landing) {
    const Jumper<Words> jumper = moves_.landed(before, side_, over, landing);
    if (++steps_ > most_steps || !is_new(jumper)) return;
    path_.bits[path_.length++] = static_cast<std::uint8_t>(landing.lowest());
    go_on_from(jumper);
    --path_.length;
  }
  void go_on_from(const Jumper<Words>& jumper) {
    const auto go_on = [&](const Set& over, const Set& landing) { jump(jumper, over, landing); };
    if (moves_.each_capture(jumper, side_, go_on)) return;
    if (moves_.ice_is_open(jumper) && moves_.each_ice_jump(jumper, go_on) && !moves_.may_leave_ice(jumper)) return;
    end_(jumper);
  }
  /// Only after two captures can another path have done the same.
  bool is_new(const Jumper<Words>& jumper) {
    if (!effects_once_ || (jumper.captured ^ jumper.captured.lowest_alone()).none()) return true;
    return met_.add(JumpEffect<Words>::of(jumper));
  }

  const DraughtsMoves<Words>& moves_;
  Side side_;
  bool effects_once_;
  JumpPath& path_;
  End& end_;
  JumpEffects<Words> met_;
  std::uint32_t steps_ = 0;
};

}  // namespace plybook
