#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "plybook/base/output.h"
#include "plybook/base/temporary_files.h"

namespace plybook {

/// A file that is there whole or not at all: written under another name in the same folder and renamed by commit().
/// Without commit(), and on a failure, an older file of that name stays as it was. What is no regular file (a device, a
/// pipe) is written directly.
class AtomicFile {
 public:
  enum class IfThere { refuse, replace };

  /// Errors are errno values; EEXIST when the file is there and `if_there` is refuse.
  static tl::expected<AtomicFile, OutputStatus> create(const std::string& path, IfThere if_there);

  OutputStatus write(std::string_view text);

  /// Closes the file until the next write(), so that many files can be written at a time. One that is written directly
  /// stays open.
  OutputStatus pause();

  /// Makes the file visible. A file that is replaced keeps its permissions and, where the system lets us, its owner.
  OutputStatus commit();

 private:
  AtomicFile(std::string target, IfThere if_there) : target_(std::move(target)), if_there_(if_there) {}
  OutputStatus create_temporary();
  OutputStatus open_directly();
  void open_again();
  OutputStatus copy_permissions() const;
  OutputStatus rename_to_target();

  std::string target_;  // symbolic links followed
  IfThere if_there_;
  std::unique_ptr<TemporaryFile> temporary_;  // none when written directly
  std::unique_ptr<Output> output_;            // none while it is closed
  OutputStatus status_;                       // of closing it and opening it again
};

/// Writes a whole file at once.
OutputStatus write_file(const std::string& path, std::string_view text, AtomicFile::IfThere if_there);

}  // namespace plybook
