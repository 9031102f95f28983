#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace plybook {

/// What the environment says about where game files may lie; empty texts where it says nothing.
struct Surroundings {
  std::string games;        ///< PLYBOOK_GAMES: folders, with colons between
  std::string data_home;    ///< XDG_DATA_HOME
  std::string home;         ///< HOME
  std::string executable;   ///< the path of the running program
  std::string installed{};  ///< where the toolkit's data was to be installed: `/usr/local/share`

  /// Those of this process.
  static Surroundings ours();
};

/// The folders where games are looked for, the first first: the given ones, those of PLYBOOK_GAMES, the user's data
/// folder, and `plybook/games` in the toolkit's own data.
std::vector<std::string> game_folders(const std::vector<std::string>& given, const Surroundings& surroundings);

/// A folder of the toolkit's own data: `share/NAME` beside the program's folder, which build trees and installed trees
/// both have; where there is none, in the data folder that was chosen when the toolkit was built. Empty where neither
/// is known.
std::string data_folder(const Surroundings& surroundings, std::string_view name);

}  // namespace plybook
