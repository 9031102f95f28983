#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "plybook/base/input.h"

namespace plybook {

bool is_folder(const std::string& path);
bool is_regular_file(const std::string& path);

/// The names of all that lies in a folder, sorted by bytes; none where it cannot be read.
std::vector<std::string> names_in_folder(const std::string& folder);

/// What a folder holds, and what in it could not be looked at.
struct FoundFiles {
  struct Fault {
    std::string path;
    InputError error;
  };
  std::vector<std::string> paths;  ///< sorted by bytes, each beginning with the folder as it was given
  std::vector<Fault> faults;       ///< sorted too
};

/// The files below a folder, however deep, that may be records or game files by their names: `*.pbk *.pdn *.yaml *.json
/// *.ndjson`, in any case, and with `.gz` or `.zst` behind. Symbolic links are followed; a folder that is reached in
/// several ways is searched once.
FoundFiles find_files(const std::string& folder);

/// One component of a path made from text that somebody else wrote (a player's name). Slashes, characters that some
/// system does not allow, control characters, broken bytes, dots in a row and a dot or dash at the start become `_`;
/// names of devices (`CON`, `nul.txt`) get one before them; never empty, at most `max_bytes` long. Different texts may
/// give the same component.
std::string safe_component(std::string_view text, std::size_t max_bytes = 100);

}  // namespace plybook
