#pragma once

#include <string>
#include <string_view>

#include "command_line.h"

namespace plybook::cli {

/// A tool's completions for `bash`, `zsh` or `fish`, made from its table of options: names, words that an option
/// allows, lists that the tool itself prints, files and folders. Empty for any other shell.
std::string completion(const CommandLine& line, std::string_view shell);

}  // namespace plybook::cli
