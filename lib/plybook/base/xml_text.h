#pragma once

#include <string>
#include <string_view>

namespace plybook {

/// Appends `text` (UTF-8) so that it can stand in XML and HTML between tags and in quoted attributes, and is nothing
/// but text there. What XML cannot hold (control characters, noncharacters) is left out, line ends and tabs become
/// blanks, broken bytes U+FFFD.
void append_xml_text(std::string& out, std::string_view text);

}  // namespace plybook
