#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace plybook {

/// Names for files of one folder, made from texts that somebody else wrote. Each text has a name of its own, also
/// where the file system takes letters of either case, or letters and their parts, for the same. A name that tells its
/// text to the letter is just that; else some digits of the text's SHA-256 stand behind it, as `___x-7e5f0a1c`.
class FileNames {
 public:
  /// `ending` stands behind every name: `.pbk`.
  explicit FileNames(std::string ending) : ending_(std::move(ending)) {}

  /// The name for a text, or for the lack of one: the same for the same text, whatever came between.
  const std::string& of(const std::optional<std::string>& text);

 private:
  std::string new_name(const std::optional<std::string>& text);

  std::string ending_;
  std::map<std::optional<std::string>, std::string> names_;
  std::set<std::string> taken_;  // as a file system without letter case sees them
};

}  // namespace plybook
