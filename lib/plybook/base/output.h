#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace plybook {

/// How writing went: 0, or the errno of the first call that failed.
class OutputStatus {
 public:
  OutputStatus() = default;
  explicit OutputStatus(int error) : error_(error) {}

  explicit operator bool() const { return error_ == 0; }
  int error() const { return error_; }

  /// The reader of our pipe has gone: a reason to stop, and no error.
  bool closed_pipe() const;

  /// The system's words, in English.
  std::string text() const;

 private:
  int error_ = 0;
};

/// Buffered writing to a file descriptor. After a failure all further text is dropped, and every call tells the first
/// error, so that it is enough to look at the answer of close().
class Output {
 public:
  /// Does not own `file` unless told so.
  explicit Output(int file, bool owns_file = false);
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;
  /// Flushes; who wants to know of errors calls close() before.
  ~Output();

  OutputStatus write(std::string_view text);
  OutputStatus flush();

  /// Flushes and closes the file (also one that is not owned: some errors are told by close only). Calls after the
  /// first tell the same status.
  OutputStatus close();

  OutputStatus status() const { return status_; }
  int file() const { return file_; }

 private:
  void write_now(std::string_view text);

  int file_;
  bool owns_file_;
  bool closed_ = false;
  OutputStatus status_;
  std::string buffer_;
};

/// Lets a write to a closed pipe fail instead of ending the process. To be called once by a program that uses Output.
void ignore_closed_pipes();

}  // namespace plybook
