#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "plybook/base/input.h"

namespace plybook {

/// A source whose first bytes can be looked at before they are read.
class PeekedSource final : public ByteSource {
 public:
  explicit PeekedSource(ByteSourcePtr rest);

  /// The first bytes, up to a few thousand: all of a short input.
  std::string_view beginning() const { return {bytes_.data(), size_}; }
  tl::expected<std::size_t, InputError> read(char* data, std::size_t size) override;

 private:
  ByteSourcePtr rest_;
  std::array<char, 4096> bytes_;
  std::size_t size_ = 0;
  std::size_t given_ = 0;
};

/// Whether bytes are no text in any encoding: a picture, a program.
bool looks_binary(std::string_view beginning);

}  // namespace plybook
