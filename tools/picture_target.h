#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cli.h"

namespace plybook::cli {

/// Where pictures go: one to standard output or to a file, several into a folder. Files are there whole or not at all.
class PictureTarget {
 public:
  /// `output`: nothing for standard output; a folder where it is one or ends with a slash.
  PictureTarget(Tool& tool, const std::optional<std::string>& output);

  /// `name` is the file's in a folder. What cannot be done is told.
  void put(const std::string& bytes, const std::string& name);
  /// Writes what waits: a single picture is written when it is known that no second one comes.
  void finish();

 private:
  void write(const std::string& path, const std::string& bytes);

  Tool& tool_;
  std::optional<std::string> output_;
  bool folder_ = false;
  std::optional<std::string> waiting_;
  bool refused_ = false;
};

/// How pictures of a record are called, without the ply: the name of its file without folders and endings, and the
/// record's number where it is not the first.
std::string picture_name(std::string_view file, std::uint64_t record);

/// Reads a text board from a file and turns it into a position's text. False when that cannot be: then it was told.
bool read_board(Tool& tool, const Game& game, const std::string& path, std::string& fen);

}  // namespace plybook::cli
