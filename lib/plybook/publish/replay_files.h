#pragma once

#include <string_view>

namespace plybook {

/// The script and the style sheet of replay pages: replayer.js and replayer.css, put into the library when it is built.
extern const std::string_view replayer_script;
extern const std::string_view replayer_style;

}  // namespace plybook
