#include "plybook/game/folders.h"

#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace plybook {
namespace {

constexpr std::string_view place_in_data = "plybook/games";

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string() : std::string(value);
}

}  // namespace

Surroundings Surroundings::ours() {
  std::error_code error;
  return {variable("PLYBOOK_GAMES"), variable("XDG_DATA_HOME"), variable("HOME"),
          std::filesystem::read_symlink("/proc/self/exe", error).string(), PLYBOOK_DATA_FOLDER};
}

std::vector<std::string> game_folders(const std::vector<std::string>& given, const Surroundings& surroundings) {
  std::vector<std::string> folders = given;
  std::string_view rest = surroundings.games;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find(':'), rest.size());
    if (end > 0) folders.emplace_back(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  const std::filesystem::path in_data(place_in_data);
  // As the XDG specification wants it, a data folder that is not absolute is passed over.
  const std::filesystem::path data_home(surroundings.data_home);
  if (data_home.is_absolute())
    folders.push_back((data_home / in_data).string());
  else if (!surroundings.home.empty())
    folders.push_back((std::filesystem::path(surroundings.home) / ".local/share" / in_data).string());
  if (std::string own = data_folder(surroundings, place_in_data); !own.empty()) folders.push_back(std::move(own));
  return folders;
}

std::string data_folder(const Surroundings& surroundings, std::string_view name) {
  namespace fs = std::filesystem;
  const fs::path executable(surroundings.executable);
  const fs::path installed = surroundings.installed.empty() ? fs::path() : fs::path(surroundings.installed) / name;
  if (!executable.has_parent_path()) return installed.string();
  const fs::path beside = executable.parent_path().parent_path() / "share" / name;
  std::error_code error;
  return (installed.empty() || fs::is_directory(beside, error) ? beside : installed).string();
}

}  // namespace plybook
