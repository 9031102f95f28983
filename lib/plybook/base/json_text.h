#pragma once

#include <string>
#include <string_view>

namespace plybook {

/// Appends a text as a JSON string, in quotes. The text is valid UTF-8, which stays as it is but for quotes,
/// backslashes and control characters.
void append_json(std::string& out, std::string_view text);

/// The same for JSON that stands in a script element of a page: `<` is written `\u003c`, so that nothing ends it.
void append_script_json(std::string& out, std::string_view text);

}  // namespace plybook
