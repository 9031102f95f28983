#pragma once

#include "plybook/select/pattern.h"

namespace plybook {

/// Reads a position or pattern of men: `?:Wc3,Kd4:B:-e5,g5:+h8...`.
std::optional<Pattern> read_men_pattern(const Game& game, std::string_view text, std::vector<TextFault>& faults);

/// A position as it is written, which must be one that the game can have.
std::optional<View> read_view(const Game& game, std::string_view text, std::vector<TextFault>& faults);

}  // namespace plybook
