#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "plybook/rules/player.h"
#include "plybook/rules/random.h"
#include "plybook/rules/rules.h"

namespace plybook {

/// The seed of the n-th of a series of random games, so that each can be played without those before it.
std::uint64_t playout_seed(std::uint64_t series, std::uint64_t n);

/// Plays on from `play` by legal turns that a player chooses (at random where none is named) until the game ends or
/// `most_plies` turns were played in all; how it ended, nothing where it was stopped. `on_turn` (may be empty) is told
/// each turn before it is played. `play` is left at the last position.
std::optional<Outcome> playout(const Rules& rules, Play& play, Random& random, std::uint32_t most_plies,
                               const std::function<void(const Play& before, const Turn& turn)>& on_turn = {},
                               PlayerKind kind = PlayerKind::random);

}  // namespace plybook
