#pragma once

#include <string>
#include <string_view>

namespace plybook {

/// Appends `text` (UTF-8) so that it can stand within a line of Markdown, in a cell of a table too, and is nothing but
/// text there: no element, link, picture, mention or formula. Line ends and tabs become blanks; control characters and
/// those that turn the direction of text are left out, broken bytes U+FFFD. A line must not begin with it.
void append_markdown_text(std::string& out, std::string_view text);

/// The same at the beginning of a line.
void append_markdown_line(std::string& out, std::string_view text);

}  // namespace plybook
