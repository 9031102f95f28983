#include "plybook/base/atomic_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <utility>

namespace plybook {
namespace {

/// The path behind symbolic links, so that a link to a file stays one; the same path when there is nothing there.
std::string behind_links(const std::string& path) {
  char* resolved = ::realpath(path.c_str(), nullptr);
  if (resolved == nullptr) return path;
  std::string target = resolved;
  std::free(resolved);
  return target;
}

std::string folder_of(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  return slash == std::string::npos ? "./" : path.substr(0, slash + 1);
}

/// A rename survives a power failure once its folder is on the disk. Not every file system can; none is worth failing.
void sync_folder(const std::string& folder) {
  const int file = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (file < 0) return;
  ::fsync(file);
  ::close(file);
}

/// The mask can only be read by setting it, which is no thing to do in several threads at a time.
mode_t permissions_of_new_files() {
  static const mode_t mask = [] {
    const mode_t current = ::umask(0);
    ::umask(current);
    return current;
  }();
  return 0666 & ~mask;
}

OutputStatus last_error() { return OutputStatus(errno); }

}  // namespace

tl::expected<AtomicFile, OutputStatus> AtomicFile::create(const std::string& path, IfThere if_there) {
  if (path.empty() || path.find('\0') != std::string::npos) return tl::unexpected(OutputStatus(ENOENT));
  AtomicFile file(behind_links(path), if_there);
  struct stat about {};
  const bool there = ::stat(file.target_.c_str(), &about) == 0;
  if (there && S_ISDIR(about.st_mode)) return tl::unexpected(OutputStatus(EISDIR));
  const bool special = there && !S_ISREG(about.st_mode);
  if (there && !special && if_there == IfThere::refuse) return tl::unexpected(OutputStatus(EEXIST));
  const OutputStatus opened = special ? file.open_directly() : file.create_temporary();
  if (!opened) return tl::unexpected(opened);
  return file;
}

OutputStatus AtomicFile::open_directly() {
  const int file = ::open(target_.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY);
  if (file < 0) return last_error();
  output_ = std::make_unique<Output>(file, true);
  return {};
}

OutputStatus AtomicFile::create_temporary() {
  std::string name = folder_of(target_) + ".plybook-XXXXXX";
  const int file = ::mkostemp(name.data(), O_CLOEXEC);
  if (file < 0) return last_error();
  temporary_ = std::make_unique<TemporaryFile>(name);
  output_ = std::make_unique<Output>(file, true);
  return {};
}

OutputStatus AtomicFile::write(std::string_view text) {
  open_again();
  return output_ ? output_->write(text) : status_;
}

OutputStatus AtomicFile::pause() {
  if (temporary_ == nullptr || output_ == nullptr) return status_;
  status_ = output_->close();
  output_.reset();
  return status_;
}

void AtomicFile::open_again() {
  if (output_ || !status_) return;
  const int file = ::open(temporary_->path().c_str(), O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW);
  if (file < 0) {
    status_ = last_error();
  } else {
    output_ = std::make_unique<Output>(file, true);
  }
}

OutputStatus AtomicFile::commit() {
  open_again();
  if (output_ == nullptr) return status_;
  OutputStatus done = output_->flush();
  if (temporary_ == nullptr) return output_->close();
  if (done) done = copy_permissions();
  if (done && ::fsync(output_->file()) != 0) done = last_error();
  const OutputStatus closed = output_->close();
  if (done) done = closed;
  if (done) done = rename_to_target();
  if (done) {
    temporary_->keep();
    sync_folder(folder_of(target_));
  }
  return done;
}

OutputStatus AtomicFile::copy_permissions() const {
  struct stat old {};
  const bool replaces = ::stat(target_.c_str(), &old) == 0;
  const int file = output_->file();
  // Another owner can be given by root only; the permissions come after, since a change of owner takes some away.
  if (replaces && ::fchown(file, old.st_uid, old.st_gid) != 0) errno = 0;
  const mode_t mode = replaces ? old.st_mode & 07777 : permissions_of_new_files();
  return ::fchmod(file, mode) == 0 ? OutputStatus() : last_error();
}

OutputStatus AtomicFile::rename_to_target() {
  const char* from = temporary_->path().c_str();
  if (if_there_ == IfThere::replace) return ::rename(from, target_.c_str()) == 0 ? OutputStatus() : last_error();
  // Somebody may have made the file since create() looked.
  if (::renameat2(AT_FDCWD, from, AT_FDCWD, target_.c_str(), RENAME_NOREPLACE) == 0) return {};
  if (errno != EINVAL && errno != ENOSYS) return last_error();
  if (::link(from, target_.c_str()) != 0) return last_error();
  ::unlink(from);
  return {};
}

OutputStatus write_file(const std::string& path, std::string_view text, AtomicFile::IfThere if_there) {
  auto file = AtomicFile::create(path, if_there);
  if (!file) return file.error();
  file->write(text);
  return file->commit();
}

}  // namespace plybook
