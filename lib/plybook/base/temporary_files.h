#pragma once

#include <atomic>
#include <string>

namespace plybook {

/// A file that is removed when this object goes, or when SIGINT, SIGTERM or SIGHUP ends the program, unless it was
/// kept. (A signal that the program ignores or handles itself is left alone.)
class TemporaryFile {
 public:
  explicit TemporaryFile(const std::string& path);
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  ~TemporaryFile();

  const std::string& path() const { return path_; }

  /// The file has got another name: nothing is removed any more.
  void keep();

 private:
  struct Slot;
  friend void remove_temporary_files();
  static Slot* free_slot();
  /// True when the registry held the name still, which is now the caller's.
  bool withdraw();

  static std::atomic<Slot*> slots_;
  static std::atomic<std::size_t> free_slots_;  ///< so that none is looked for among many that are taken
  std::string path_;
  Slot* slot_;
};

/// Removes all of them. Async-signal-safe: for signal handlers.
void remove_temporary_files();

}  // namespace plybook
