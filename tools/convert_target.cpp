#include "convert_target.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <vector>

#include "plybook/base/file_names.h"
#include "plybook/base/files.h"
#include "plybook/base/translation.h"
#include "plybook/base/unicode.h"
#include "plybook/replay/tags.h"

namespace plybook::cli {

namespace {

/// All records in one file or on standard output.
class WholeTarget final : public RecordTarget {
 public:
  WholeTarget(Tool& tool, const TargetOptions& options)
      : file_(tool, options.output, options.force), output_(make_output(options.form, options.written)) {}

  bool usable() const override { return file_.usable(); }
  RecordOutput& output_for(const Record&, const Game*) override { return *output_; }
  void take(std::string& text) override { file_.write(text); }
  void finish() override {
    std::string end;
    output_->finish(end);
    file_.write(end);
    file_.commit();
  }

 private:
  FileTarget file_;
  std::unique_ptr<RecordOutput> output_;
};

/// One of the files that records are shared out among. It is there once something was written.
struct PartFile {
  std::string path;
  std::unique_ptr<RecordOutput> output;
  std::optional<AtomicFile> file;
  bool failed = false;
  std::uint64_t last_use = 0;
};

/// Files in a folder, of which few are open at a time.
class PartFiles {
 public:
  PartFiles(Tool& tool, const TargetOptions& options) : tool_(tool), options_(options) {
    std::error_code error;
    std::filesystem::create_directories(*options.output, error);
    if (is_folder(*options.output)) return;
    tool.complain(fill(tr("{0} is no folder, and cannot be made one"), printable(*options.output)));
    usable_ = false;
  }
  bool usable() const { return usable_; }

  std::string path(const std::string& name) const {
    return options_.output->ends_with('/') ? *options_.output + name : *options_.output + "/" + name;
  }
  std::string ending() const {
    const std::string shard = options_.shard.empty() ? "" : "." + options_.shard;
    return shard + "." + std::string(ending_of(options_.form));
  }
  PartFile new_part(const std::string& name) const {
    PartFile part;
    part.path = path(name);
    part.output = make_output(options_.form, options_.written);
    return part;
  }

  void write(PartFile& part, std::string& text) {
    if (!part.file && !part.failed) create(part);
    if (part.file && !part.file->write(text)) fail(part, part.file->commit());
    text.clear();
    if (!part.failed) used(part);
  }

  void finish(PartFile& part) {
    if (part.file) {
      std::string end;
      part.output->finish(end);
      part.file->write(end);
      if (const OutputStatus status = part.file->commit(); !status) fail(part, status);
    }
    part.output.reset();
    part.file.reset();
    open_.erase(std::remove(open_.begin(), open_.end(), &part), open_.end());
  }

 private:
  static constexpr std::size_t most_open = 64;

  /// What is there already and is no plain file may lead out of the folder.
  void create(PartFile& part) {
    std::error_code error;
    const auto kind = std::filesystem::symlink_status(part.path, error).type();
    using std::filesystem::file_type;
    if (kind != file_type::not_found && kind != file_type::none && kind != file_type::regular) {
      part.failed = true;
      return tool_.complain(fill(tr("{0} is there already and is no plain file"), printable(part.path)));
    }
    auto file =
        AtomicFile::create(part.path, options_.force ? AtomicFile::IfThere::replace : AtomicFile::IfThere::refuse);
    if (!file) return fail(part, file.error());
    part.file = std::move(*file);
  }

  void fail(PartFile& part, const OutputStatus& status) {
    if (!part.failed) tool_.complain_of_file(part.path, status);
    part.failed = true;
    part.file.reset();
    open_.erase(std::remove(open_.begin(), open_.end(), &part), open_.end());
  }

  void used(PartFile& part) {
    part.last_use = ++uses_;
    if (std::find(open_.begin(), open_.end(), &part) != open_.end()) return;
    if (open_.size() == most_open) {
      const auto oldest = std::min_element(
          open_.begin(), open_.end(), [](const PartFile* a, const PartFile* b) { return a->last_use < b->last_use; });
      (*oldest)->file->pause();  // what goes wrong is told when the file is written again
      open_.erase(oldest);
    }
    open_.push_back(&part);
  }

  Tool& tool_;
  const TargetOptions& options_;
  bool usable_ = true;
  std::uint64_t uses_ = 0;
  std::vector<PartFile*> open_;
};

/// So many records to a file.
class CountedTarget final : public RecordTarget {
 public:
  CountedTarget(Tool& tool, const TargetOptions& options) : files_(tool, options), most_(*options.split.count) {}

  bool usable() const override { return files_.usable(); }
  RecordOutput& output_for(const Record&, const Game*) override {
    if (!part_) part_ = files_.new_part(fmt::format("part-{:06}{}", ++parts_, files_.ending()));
    return *part_->output;
  }
  void take(std::string& text) override {
    files_.write(*part_, text);
    if (++records_ % most_ == 0) end_part();
  }
  void finish() override {
    if (part_) end_part();
  }

 private:
  void end_part() {
    files_.finish(*part_);
    part_.reset();
  }

  PartFiles files_;
  std::uint64_t most_, records_ = 0, parts_ = 0;
  std::optional<PartFile> part_;
};

/// A file for each value of a tag. Remembers the values.
class TagTarget final : public RecordTarget {
 public:
  TagTarget(Tool& tool, const TargetOptions& options)
      : files_(tool, options), tag_(*options.split.tag), names_(files_.ending()) {}

  bool usable() const override { return files_.usable(); }
  RecordOutput& output_for(const Record& record, const Game* game) override {
    const auto value = tag_value(record, game, tag_);
    const std::string& name = names_.of(value ? std::optional<std::string>(*value) : std::nullopt);
    const auto [there, is_new] = parts_.try_emplace(name);
    if (is_new) there->second = files_.new_part(name);
    part_ = &there->second;
    return *part_->output;
  }
  void take(std::string& text) override { files_.write(*part_, text); }
  void finish() override {
    for (auto& [name, part] : parts_) files_.finish(part);
  }

 private:
  PartFiles files_;
  std::string tag_;
  FileNames names_;
  std::map<std::string, PartFile> parts_;
  PartFile* part_ = nullptr;
};

}  // namespace

FileTarget::FileTarget(Tool& tool, const std::optional<std::string>& path, bool force) : tool_(tool), path_(path) {
  if (!path) return;
  auto file = AtomicFile::create(*path, force ? AtomicFile::IfThere::replace : AtomicFile::IfThere::refuse);
  if (file) {
    file_ = std::make_unique<AtomicFile>(std::move(*file));
  } else {
    tool.complain_of_file(*path, file.error());
  }
}

void FileTarget::write(std::string& text) {
  if (file_) {
    file_->write(text);
  } else if (!path_) {
    tool_.write(text);
  }
  text.clear();
}

void FileTarget::commit() {
  if (!file_) return;
  if (const OutputStatus status = file_->commit(); !status) tool_.complain_of_file(*path_, status);
}

std::unique_ptr<RecordTarget> make_record_target(Tool& tool, const TargetOptions& options) {
  if (options.split.count) return std::make_unique<CountedTarget>(tool, options);
  if (options.split.tag) return std::make_unique<TagTarget>(tool, options);
  return std::make_unique<WholeTarget>(tool, options);
}

}  // namespace plybook::cli
