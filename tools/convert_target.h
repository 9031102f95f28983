#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "cli.h"
#include "plybook/base/atomic_file.h"
#include "plybook/publish/output_form.h"
#include "plybook/record/record.h"

namespace plybook::cli {

/// A file that is written whole or not at all, or standard output.
class FileTarget {
 public:
  FileTarget(Tool& tool, const std::optional<std::string>& path, bool force);
  bool usable() const { return !path_ || file_; }
  /// Writes and empties the text.
  void write(std::string& text);
  void commit();

 private:
  Tool& tool_;
  std::optional<std::string> path_;  ///< nothing for standard output
  std::unique_ptr<AtomicFile> file_;
};

/// Where records go, in which form.
class RecordTarget {
 public:
  virtual ~RecordTarget() = default;
  /// Whether there is somewhere to write to; if not, it was told.
  virtual bool usable() const = 0;
  /// What is to listen to the replay of a record and to write it. `game` is null where it is not known.
  virtual RecordOutput& output_for(const Record& record, const Game* game) = 0;
  /// Takes what that output has written of the record.
  virtual void take(std::string& text) = 0;
  virtual void finish() = 0;
};

/// How records are shared out among files.
struct SplitOptions {
  std::optional<std::uint64_t> count;  ///< so many records to a file
  std::optional<std::string> tag;      ///< a file for each value of a tag
};

struct TargetOptions {
  std::optional<std::string> output;  ///< a file; a folder where records are split; nothing for standard output
  bool force = false;
  OutputForm form = OutputForm::pbk;
  OutputOptions written;
  SplitOptions split;
  std::string shard;  ///< part of the names of files where several processes write into one folder: `2of8`
};

std::unique_ptr<RecordTarget> make_record_target(Tool& tool, const TargetOptions& options);

}  // namespace plybook::cli
