#pragma once

#include <string>
#include <utility>

#include "plybook/base/input.h"

namespace plybook {

/// A source that keeps all that was read from it, for whoever wants to write it again.
class RecordingSource final : public ByteSource {
 public:
  explicit RecordingSource(ByteSourcePtr source) : source_(std::move(source)) {}

  tl::expected<std::size_t, InputError> read(char* data, std::size_t size) override {
    const auto got = source_->read(data, size);
    if (got) bytes_.append(data, *got);
    return got;
  }
  const std::string& bytes() const { return bytes_; }

 private:
  ByteSourcePtr source_;
  std::string bytes_;
};

}  // namespace plybook
