#pragma once

#include <string>

#include "plybook/diagram/scene.h"
#include "plybook/diagram/theme.h"

namespace plybook {

/// Appends the scene as operators of a PDF page, `width` hundredths of a point wide, its lower left corner at the
/// origin: what LaTeX puts into its own PDF as it stands. Short lines, whole numbers; what is transparent is mixed with
/// the paper. The graphics state is as before behind it.
void append_pdf_drawing(std::string& out, const Scene& scene, const Theme& theme, std::int32_t width);

}  // namespace plybook
