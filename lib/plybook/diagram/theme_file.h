#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "plybook/base/finding.h"
#include "plybook/diagram/theme.h"

namespace plybook {

/// Reads a theme file: `plybook: theme`, then `extends: print` (the theme that says what the file does not),
/// `stroke-percent`, `hatch-step`, `hatch-width`, and `inks:` with a colour or a mapping `{colour, hatch,
/// hatch-colour}` for each paint role. Everything that is wrong is told with its place; nothing is returned then.
/// Pieces that look alike without colours are told as warnings.
std::optional<Theme> read_theme_file(std::string_view text, std::string name, Findings& findings);

}  // namespace plybook
