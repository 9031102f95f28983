#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "plybook/notation/tile_notation.h"
#include "plybook/rules/sliding.h"

/// What tests of the sliding family share: the board, its notation, positions and turns from text.
namespace plybook::sliding_games {

inline std::shared_ptr<const Topology> board() {
  static const auto topology = std::make_shared<const Topology>(
      Topology::squares(8, 8, Topology::Squares::all, Topology::Order::from_first_rank));
  return topology;
}

inline const TileNotation& notation() {
  static const TileNotation tiles(*board());
  return tiles;
}

inline View view(std::string_view text) {
  std::vector<TextFault> faults;
  auto read = notation().read_position(text, faults);
  EXPECT_TRUE(read.has_value()) << text;
  return read.value_or(View{});
}

inline Position position(const Rules& rules, std::string_view text) { return rules.set_up(view(text)); }

inline std::string text(const Rules& rules, const Position& position) {
  std::string out;
  notation().write_position(rules.view(position), out);
  return out;
}

inline std::string text(const Rules& rules, const Play& play, const Turn& turn) {
  TurnText full;
  rules.spell(play, turn, nullptr, full);
  std::string out;
  notation().write_turn(full, out);
  return out;
}

inline TurnText turn_text(std::string_view written) {
  TurnText turn;
  EXPECT_TRUE(notation().read_turn(written, turn)) << written;
  return turn;
}

/// Why a written turn is illegal; `none` where it is not.
inline Code why_not(const Rules& rules, const Play& play, std::string_view written) {
  const auto resolved = rules.resolve(play, turn_text(written));
  return resolved ? Code::none : resolved.error().code;
}

/// Plays turns that must be legal, separated by blanks.
inline void play(const Rules& rules, Play& play, std::string_view written) {
  while (!written.empty()) {
    const std::size_t end = std::min(written.find(' '), written.size());
    const auto resolved = rules.resolve(play, turn_text(written.substr(0, end)));
    ASSERT_TRUE(resolved) << written.substr(0, end) << " at " << text(rules, play.position);
    rules.play(play, resolved->turn);
    written.remove_prefix(std::min(end + 1, written.size()));
  }
}

/// A start with the tiles of 2.1.
inline constexpr std::string_view start =
    "Boooo|n7/b|o=F=oo/swonosso/es|=so=o/LJooeowo/|o7s=Fow/o|oeoewr/oeoo==eR R RB -";

}  // namespace plybook::sliding_games
