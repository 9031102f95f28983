#pragma once

#include <string>
#include <string_view>

namespace plybook {

/// Appends a field of a CSV line (RFC 4180), quoted where it must be. A text that a spreadsheet would take for a
/// formula gets an apostrophe before it, so that it stays text.
void append_csv_field(std::string& out, std::string_view text);

}  // namespace plybook
