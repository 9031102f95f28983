#pragma once

#include <utility>
#include <vector>

#include "plybook/diagram/theme.h"

namespace plybook {

/// How light an area is without colours, its hatching spread over it, from 0 to 255.
int mean_grey(const Theme& theme, PaintRole role);

/// Pieces that a reader could take for each other where there are no colours: their areas are hatched alike and differ
/// by too few greys. Empty for a good theme.
std::vector<std::pair<PaintRole, PaintRole>> alike_in_grey(const Theme& theme);

}  // namespace plybook
