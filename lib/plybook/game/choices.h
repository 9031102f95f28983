#pragma once

#include <string_view>
#include <tl/expected.hpp>

#include "plybook/base/finding.h"
#include "plybook/game/game.h"

namespace plybook {

/// Reads choices of a game's options, as in `castlings=2, windows=diagonal`; the game's own values are left out, the
/// rest stands in the order of the options. Error: an option that the game does not have, a value that it does not
/// take, two values for one option.
tl::expected<Choices, Finding> read_choices(std::string_view rules, std::string_view game,
                                            const std::vector<Option>& options);

/// The text that reads as these choices; empty where there are none.
std::string text(const Choices& choices);

}  // namespace plybook
