#pragma once

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>

#include "plybook/game/catalogue.h"

namespace plybook {

/// A path in the source tree.
inline std::filesystem::path source_path(std::string_view path) {
  return std::filesystem::path(PLYBOOK_SOURCE_DIR) / path;
}

inline std::string text_of(const std::filesystem::path& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

/// The game files of the project.
inline Catalogue our_games() { return Catalogue({source_path("formats").string()}); }

}  // namespace plybook
