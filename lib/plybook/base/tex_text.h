#pragma once

#include <string>
#include <string_view>

namespace plybook {

/// Appends `text` (UTF-8) so that it can stand in a paragraph of LaTeX, and is nothing but text there. Line ends and
/// tabs become blanks, control characters are left out. What the usual fonts do not have is `\plychar{2A72}`, by its
/// number: the document says what that prints.
void append_tex_text(std::string& out, std::string_view text);

}  // namespace plybook
