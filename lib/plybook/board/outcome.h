#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "plybook/board/side.h"

namespace plybook {

/// How a game ended; `unknown` is `*`: unfinished, or nobody knows.
enum class Result : std::uint8_t { unknown, first_wins, second_wins, draw, both_lose };

/// Why a game ended. The board tells the first group, only the record tells the others.
enum class Termination : std::uint8_t {
  goal,
  breakthrough,
  total_freeze,
  home,
  no_men,
  blocked,
  repetition,
  no_progress,
  turn_limit,
  resignation,
  time_forfeit,
  agreement,
  dead_position,
  adjudication,
  rules_infraction,
  adjourned,
  abandoned,
  unterminated,
};

/// How a game ended on the board.
struct Outcome {
  Result result;
  Termination termination;
  friend bool operator==(Outcome, Outcome) = default;
};

constexpr Result win_of(Side side) { return side == Side::first ? Result::first_wins : Result::second_wins; }

/// `1-0`, `0-1`, `1/2-1/2`, `0-0` or `*`.
std::string_view text(Result result);
/// The word of the `Termination` tag: `total freeze`.
std::string_view text(Termination termination);
/// The termination of that word, letter case apart; nothing for any other text.
std::optional<Termination> termination_of(std::string_view word);
/// Whether the board itself shows such an end, so that a record's word can be checked.
bool told_by_board(Termination termination);

}  // namespace plybook
