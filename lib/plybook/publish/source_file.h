#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace plybook {

/// The largest text of a book or theme, in bytes.
inline constexpr std::size_t largest_source = std::size_t{16} << 20;

/// The whole text of a file, bytes that are no UTF-8 replaced. Errors: why it could not be read, in words.
tl::expected<std::string, std::string> read_source(const std::string& path);

/// A path that begins in `folder` unless it is absolute. `folder` may be empty: the working folder.
std::string path_in(std::string_view folder, std::string_view path);
/// The folder that a path leads to, empty for the working folder, and the rest.
std::string folder_of(std::string_view path);
std::string_view name_in_folder(std::string_view path);

}  // namespace plybook
