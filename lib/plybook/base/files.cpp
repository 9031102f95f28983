#include "plybook/base/files.h"

#include <dirent.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <memory>
#include <optional>
#include <set>
#include <utility>

#include "plybook/base/ascii.h"
#include "plybook/base/letters.h"
#include "plybook/base/system_error.h"
#include "plybook/base/unicode.h"

namespace plybook {
namespace {

/// Takes a suffix (lower case) off a name, whatever the name's case.
bool take_suffix(std::string_view& name, std::string_view suffix) {
  if (name.size() < suffix.size()) return false;
  const std::string_view end = name.substr(name.size() - suffix.size());
  const auto same = [](char a, char b) {
    return fold_case(static_cast<unsigned char>(a)) == static_cast<unsigned char>(b);
  };
  if (!std::equal(end.begin(), end.end(), suffix.begin(), same)) return false;
  name.remove_suffix(suffix.size());
  return true;
}

bool may_be_input(std::string_view name) {
  if (!take_suffix(name, ".gz")) take_suffix(name, ".zst");
  for (const std::string_view suffix : {".pbk", ".pdn", ".yaml", ".json", ".ndjson"}) {
    if (take_suffix(name, suffix)) return true;
  }
  return false;
}

/// The names in a folder, sorted; or the errno of what failed.
tl::expected<std::vector<std::string>, int> names_in(const std::string& folder) {
  const std::unique_ptr<DIR, int (*)(DIR*)> directory(::opendir(folder.c_str()), &::closedir);
  if (directory == nullptr) return tl::unexpected(errno);
  std::vector<std::string> names;
  errno = 0;
  while (const dirent* entry = ::readdir(directory.get())) {
    const std::string_view name = entry->d_name;
    if (name != "." && name != "..") names.emplace_back(name);
    errno = 0;
  }
  if (errno != 0) return tl::unexpected(errno);
  std::sort(names.begin(), names.end());
  return names;
}

class Search {
 public:
  FoundFiles run(const std::string& folder) {
    look_at(folder, true);
    while (!folders_.empty()) {
      const std::string current = std::move(folders_.back());
      folders_.pop_back();
      search(current);
    }
    std::sort(found_.paths.begin(), found_.paths.end());
    std::sort(found_.faults.begin(), found_.faults.end(), [](const auto& a, const auto& b) { return a.path < b.path; });
    return std::move(found_);
  }

 private:
  void search(const std::string& folder) {
    struct stat about {};
    if (::stat(folder.c_str(), &about) != 0) return fault(folder, errno);
    if (!searched_.insert({about.st_dev, about.st_ino}).second) return;
    const auto names = names_in(folder);
    if (!names) return fault(folder, names.error());
    const std::string prefix = folder.back() == '/' ? folder : folder + "/";
    // The folder that is first by bytes ends on top of the stack: which way to a folder is taken does not depend on
    // chance.
    for (auto name = names->rbegin(); name != names->rend(); ++name) look_at(prefix + *name, may_be_input(*name));
  }

  void look_at(const std::string& path, bool is_wanted) {
    struct stat about {};
    if (::stat(path.c_str(), &about) != 0) {
      if (is_wanted) fault(path, errno);
    } else if (S_ISDIR(about.st_mode)) {
      folders_.push_back(path);
    } else if (S_ISREG(about.st_mode) && is_wanted) {
      found_.paths.push_back(path);
    }
  }

  void fault(const std::string& path, int error) {
    const auto kind = error == ENOENT ? InputError::Kind::missing : InputError::Kind::unreadable;
    found_.faults.push_back({path, {kind, system_error_text(error)}});
  }

  std::vector<std::string> folders_;
  std::set<std::pair<dev_t, ino_t>> searched_;
  FoundFiles found_;
};

bool is_unsafe(char32_t c) {
  constexpr std::u32string_view forbidden = U"/\\:*?\"<>|";
  return is_unprintable(c) || c == replacement_character || forbidden.find(c) != std::u32string_view::npos;
}

/// What Windows takes for a device, with any ending and with blanks before it.
bool is_device(std::string_view name) {
  name = name.substr(0, std::min(name.find('.'), name.size()));
  while (name.ends_with(' ')) name.remove_suffix(1);
  std::string word;
  for (const char c : name) word += upper(c);
  for (const std::string_view device : {"CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$", "CLOCK$"})
    if (word == device) return true;
  if (!word.starts_with("COM") && !word.starts_with("LPT")) return false;
  const std::string_view number = std::string_view(word).substr(3);
  return (number.size() == 1 && is_digit(number.front())) || number == "¹" || number == "²" || number == "³";
}

bool is_blank_only(std::string_view text) {
  const std::u32string code_points = to_code_points(text);
  return std::all_of(code_points.begin(), code_points.end(), is_blank);
}

}  // namespace

bool is_folder(const std::string& path) {
  struct stat about {};
  return ::stat(path.c_str(), &about) == 0 && S_ISDIR(about.st_mode);
}

bool is_regular_file(const std::string& path) {
  struct stat about {};
  return ::stat(path.c_str(), &about) == 0 && S_ISREG(about.st_mode);
}

std::vector<std::string> names_in_folder(const std::string& folder) {
  return names_in(folder).value_or(std::vector<std::string>());
}

FoundFiles find_files(const std::string& folder) { return Search().run(folder); }

std::string safe_component(std::string_view text, std::size_t max_bytes) {
  std::string out = is_device(text) ? "_" : "";
  const std::u32string code_points = to_code_points(replace_invalid(text).text);
  for (std::size_t i = 0; i < code_points.size(); ++i) {
    const char32_t c = code_points[i];
    const bool dots_in_a_row =
        c == '.' && ((i > 0 && code_points[i - 1] == '.') || (i + 1 < code_points.size() && code_points[i + 1] == '.'));
    const bool bad_start = i == 0 && (c == '.' || c == '-');
    std::string next;
    append_utf8(next, is_unsafe(c) || dots_in_a_row || bad_start ? U'_' : c);
    if (out.size() + next.size() > max_bytes) break;
    out += next;
  }
  return is_blank_only(out) ? "_" : out;
}

}  // namespace plybook
