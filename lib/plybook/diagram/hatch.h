#pragma once

#include <vector>

#include "plybook/diagram/scene.h"
#include "plybook/diagram/theme.h"

namespace plybook {

/// The lines that hatch a circle, rectangle or polygon, as pairs of points; nothing for other shapes. The lines end
/// within the shape's outline, and lie the same way around the middle of every shape of one form.
void append_hatch(std::vector<ScenePoint>& lines, const Scene& scene, const Shape& shape, const Theme& theme);

}  // namespace plybook
