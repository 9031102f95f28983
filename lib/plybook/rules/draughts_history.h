#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

#include "plybook/rules/draughts_facts.h"
#include "plybook/rules/draughts_state.h"
#include "plybook/rules/rules.h"

namespace plybook {

/// What draws ask of the plies before a position: how often it stood, and for how long nothing has changed.
template <std::size_t Words>
class DraughtsHistory final : public History {
 public:
  using State = DraughtsState<Words>;

  DraughtsHistory(const DraughtsDraws& draws, const State& state, Side to_move) : draws_(draws) {
    marks_.push_back({state, to_move, 1, nothing, {}});
    last_.emplace(hash(state, to_move), 0);
  }

  /// A ply that led from the last position to this one.
  void add(const State& state, Side to_move) {
    const State& before = marks_.back().state;
    const bool captured = before.pieces[0].count() + before.pieces[1].count() != count(state);
    const bool promoted = state.kings.count() > before.kings.count();
    const bool by_a_man = men(before) != men(state);
    Mark mark{state, to_move, 1, nothing, marks_.back().unchanged};
    for (std::size_t i = 0; i < rules; ++i) {
      const bool changed = captured || (i == king_turns && by_a_man) || (i >= few && promoted);
      mark.unchanged[i] = changed || !holds(i, before) ? 0 : mark.unchanged[i] + 1;
    }
    const auto [place, is_new] = last_.try_emplace(hash(state, to_move), static_cast<std::uint32_t>(marks_.size()));
    if (!is_new) {
      const Mark& same = marks_[place->second];
      if (same.to_move == to_move && same_position(same.state, state)) mark.times = same.times + 1;
      mark.previous = std::exchange(place->second, static_cast<std::uint32_t>(marks_.size()));
    }
    marks_.push_back(mark);
  }

  void cut(std::uint32_t ply) override {
    while (marks_.size() > ply + std::size_t{1}) {
      const Mark& mark = marks_.back();
      const auto place = last_.find(hash(mark.state, mark.to_move));
      if (mark.previous == nothing)
        last_.erase(place);
      else
        place->second = mark.previous;
      marks_.pop_back();
    }
  }

  /// The draw that the game has come to.
  std::optional<Termination> draw() const {
    const Mark& mark = marks_.back();
    if (draws_.repetition > 0 && mark.times >= draws_.repetition) return Termination::repetition;
    for (std::size_t i = 0; i < rules; ++i)
      if (limit(i) > 0 && mark.unchanged[i] >= 2 * limit(i) && holds(i, mark.state)) return Termination::no_progress;
    return std::nullopt;
  }

 private:
  /// Draws by turns without a change, in this order everywhere here.
  static constexpr std::size_t king_turns = 0, two = 1, three = 2, three_kings = 3, few = 4, rules = 7;
  static constexpr std::uint32_t nothing = 0xFFFFFFFF;

  struct Mark {
    State state;
    Side to_move;
    int times;                         ///< that the position has stood
    std::uint32_t previous;            ///< ply of the same hash before
    std::array<int, rules> unchanged;  ///< plies for which each of the draws has been coming nearer
  };

  int limit(std::size_t rule) const {
    const std::array limits = {draws_.turns_by_kings,
                               draws_.turns_of_two_against_a_king,
                               draws_.turns_of_three_against_a_king,
                               draws_.turns_of_three_kings_against_a_king,
                               draws_.turns_of_2_to_3_pieces,
                               draws_.turns_of_4_to_5_pieces,
                               draws_.turns_of_6_to_7_pieces};
    return limits[rule];
  }

  /// Whether the pieces are those that a draw speaks of.
  static bool holds(std::size_t rule, const State& state) {
    if (rule == king_turns) return true;
    const unsigned all = count(state);
    const unsigned kings[2] = {(state.pieces[0] & state.kings).count(), (state.pieces[1] & state.kings).count()};
    if (rule >= few) {
      const auto least = static_cast<unsigned>(2 * (rule - few) + 2);
      return kings[0] > 0 && kings[1] > 0 && all >= least && all <= least + 1;
    }
    for (const std::size_t lone : {std::size_t{0}, std::size_t{1}}) {
      if (kings[lone] != 1 || state.pieces[lone].count() != 1 || kings[1 - lone] == 0) continue;
      if (rule == two && all <= 3) return true;
      if (rule == three && all == 4) return true;
      if (rule == three_kings && kings[1 - lone] >= 3) return true;
    }
    return false;
  }

  static unsigned count(const State& state) { return state.pieces[0].count() + state.pieces[1].count(); }
  static Bits<Words> men(const State& state) { return (state.pieces[0] | state.pieces[1]) & ~state.kings; }
  static bool same_position(const State& a, const State& b) {
    return a.pieces == b.pieces && a.kings == b.kings && a.ice == b.ice;
  }
  static std::uint64_t hash(const State& state, Side to_move) {
    std::uint64_t mixed = index(to_move) + 1;
    for (const Bits<Words>& set : {state.pieces[0], state.pieces[1], state.kings, state.ice})
      for (const std::uint64_t word : set.words) {
        mixed = (mixed ^ word) * 0x9E3779B97F4A7C15u;
        mixed ^= mixed >> 32;
      }
    return mixed;
  }

  DraughtsDraws draws_;
  std::vector<Mark> marks_;                                ///< by ply
  std::unordered_map<std::uint64_t, std::uint32_t> last_;  ///< by hash, the last ply that had it
};

}  // namespace plybook
