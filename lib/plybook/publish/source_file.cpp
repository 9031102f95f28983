#include "plybook/publish/source_file.h"

#include "plybook/base/input.h"
#include "plybook/base/translation.h"
#include "plybook/base/unicode.h"

namespace plybook {

tl::expected<std::string, std::string> read_source(const std::string& path) {
  auto file = open_input(path);
  if (!file) return tl::unexpected(std::string(tr("it cannot be read")));
  std::string bytes;
  if (!read_all(**file, bytes)) return tl::unexpected(std::string(tr("it cannot be read")));
  if (bytes.size() > largest_source) return tl::unexpected(std::string(tr("it is too long")));
  return replace_invalid(bytes).text;
}

std::string path_in(std::string_view folder, std::string_view path) {
  if (folder.empty() || path.starts_with('/')) return std::string(path);
  std::string whole(folder);
  if (!whole.ends_with('/')) whole += '/';
  return whole += path;
}

std::string folder_of(std::string_view path) { return std::string(path.substr(0, path.rfind('/') + 1)); }

std::string_view name_in_folder(std::string_view path) { return path.substr(path.rfind('/') + 1); }

}  // namespace plybook
