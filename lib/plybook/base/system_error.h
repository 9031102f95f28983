#pragma once

#include <string>

namespace plybook {

/// The system's words for an errno value: "No such file or directory". Always in English, whatever the locale.
std::string system_error_text(int error);

}  // namespace plybook
