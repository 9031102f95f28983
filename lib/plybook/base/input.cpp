#include "plybook/base/input.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>

#include "plybook/base/decompress.h"
#include "plybook/base/system_error.h"

namespace plybook {
namespace {

using Kind = InputError::Kind;

InputError error_of(int error) {
  if (error == ENOENT || error == ENOTDIR) return {Kind::missing, system_error_text(error)};
  if (error == EISDIR) return {Kind::directory, system_error_text(error)};
  return {Kind::unreadable, system_error_text(error)};
}

class FileSource : public ByteSource {
 public:
  /// Closes `file` at the end unless it is standard input.
  explicit FileSource(int file) : file_(file) {}
  FileSource(const FileSource&) = delete;
  FileSource& operator=(const FileSource&) = delete;
  ~FileSource() override {
    if (file_ != STDIN_FILENO) ::close(file_);
  }

  tl::expected<std::size_t, InputError> read(char* data, std::size_t size) override {
    while (true) {
      const ssize_t count = ::read(file_, data, size);
      if (count >= 0) return static_cast<std::size_t>(count);
      if (errno != EINTR) return tl::unexpected(error_of(errno));
    }
  }

 private:
  int file_;
};

class MemorySource : public ByteSource {
 public:
  explicit MemorySource(std::string_view bytes) : bytes_(bytes) {}

  tl::expected<std::size_t, InputError> read(char* data, std::size_t size) override {
    const std::size_t count = bytes_.copy(data, size, at_);
    at_ += count;
    return count;
  }

 private:
  std::string bytes_;
  std::size_t at_ = 0;
};

/// A source whose first bytes were read already.
class ResumedSource : public ByteSource {
 public:
  ResumedSource(std::string first_bytes, ByteSourcePtr rest) : first_(std::move(first_bytes)), rest_(std::move(rest)) {}

  tl::expected<std::size_t, InputError> read(char* data, std::size_t size) override {
    if (at_ == first_.size()) return rest_->read(data, size);
    const std::size_t count = first_.copy(data, size, at_);
    at_ += count;
    return count;
  }

 private:
  std::string first_;
  std::size_t at_ = 0;
  ByteSourcePtr rest_;
};

/// Puts a decompressor before `raw` when its first bytes ask for one. An error is told by the source when it gets
/// there.
ByteSourcePtr unpacked(ByteSourcePtr raw, const ExpansionLimit& limit) {
  constexpr std::size_t magic_size = 4;
  std::string first(magic_size, '\0');
  std::size_t size = 0;
  while (size < magic_size) {
    const auto count = raw->read(first.data() + size, magic_size - size);
    if (!count || *count == 0) break;
    size += *count;
  }
  first.resize(size);
  const Compression compression = compression_of(first);
  return decompress(compression, std::make_unique<ResumedSource>(std::move(first), std::move(raw)), limit);
}

}  // namespace

tl::expected<ByteSourcePtr, InputError> open_input(const std::string& path, const ExpansionLimit& limit) {
  if (path.find('\0') != std::string::npos) return tl::unexpected(error_of(ENOENT));
  const int file = path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY);
  if (file < 0) return tl::unexpected(error_of(errno));
  ByteSourcePtr source = std::make_unique<FileSource>(file);
  struct stat about {};
  if (::fstat(file, &about) != 0) return tl::unexpected(error_of(errno));
  if (S_ISDIR(about.st_mode)) return tl::unexpected(error_of(EISDIR));
  return unpacked(std::move(source), limit);
}

ByteSourcePtr memory_input(std::string_view bytes, const ExpansionLimit& limit) {
  return unpacked(std::make_unique<MemorySource>(bytes), limit);
}

tl::expected<void, InputError> read_all(ByteSource& source, std::string& text) {
  constexpr std::size_t piece = 64 << 10;
  while (true) {
    const std::size_t before = text.size();
    text.resize(before + piece);
    auto count = source.read(text.data() + before, piece);
    text.resize(before + count.value_or(0));
    if (!count) return tl::unexpected(std::move(count.error()));
    if (*count == 0) return {};
  }
}

}  // namespace plybook
