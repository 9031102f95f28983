#pragma once

#include "plybook/select/pattern.h"

namespace plybook {

/// Reads a position or pattern of tiles: `?/?/?/?/?/?/?????r??/?????R?? ?`.
std::optional<Pattern> read_tile_pattern(const Game& game, std::string_view text, std::vector<TextFault>& faults);

}  // namespace plybook
