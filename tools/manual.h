#pragma once

#include <string>
#include <string_view>

#include "command_line.h"

namespace plybook::cli {

/// A tool's manual page for scdoc, in the language that is spoken: `frame` with its line `@head@` replaced by the name
/// and the synopsis, `@options@` by the table of options and `@examples@` by the examples.
std::string manual(const CommandLine& line, std::string_view frame);

}  // namespace plybook::cli
