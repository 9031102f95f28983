#include "plybook/base/output.h"

#include <unistd.h>

#include <cerrno>
#include <csignal>

#include "plybook/base/system_error.h"

namespace plybook {
namespace {

constexpr std::size_t buffer_size = 64 << 10;

}  // namespace

bool OutputStatus::closed_pipe() const { return error_ == EPIPE; }

std::string OutputStatus::text() const { return system_error_text(error_); }

Output::Output(int file, bool owns_file) : file_(file), owns_file_(owns_file) { buffer_.reserve(buffer_size); }

Output::~Output() {
  flush();
  if (owns_file_) close();
}

OutputStatus Output::write(std::string_view text) {
  if (buffer_.size() + text.size() > buffer_size) flush();
  if (text.size() >= buffer_size) {
    write_now(text);
  } else if (status_) {
    buffer_ += text;
  }
  return status_;
}

OutputStatus Output::flush() {
  write_now(buffer_);
  buffer_.clear();
  return status_;
}

OutputStatus Output::close() {
  flush();
  if (closed_) return status_;
  closed_ = true;
  // Linux closes the file even when close() is interrupted.
  if (::close(file_) != 0 && errno != EINTR && status_) status_ = OutputStatus(errno);
  return status_;
}

void Output::write_now(std::string_view text) {
  if (closed_ && !text.empty() && status_) status_ = OutputStatus(EBADF);
  while (status_ && !text.empty()) {
    const ssize_t count = ::write(file_, text.data(), text.size());
    if (count >= 0) {
      text.remove_prefix(static_cast<std::size_t>(count));
    } else if (errno != EINTR) {
      status_ = OutputStatus(errno);
    }
  }
}

void ignore_closed_pipes() { std::signal(SIGPIPE, SIG_IGN); }

}  // namespace plybook
