#include "plybook/base/peeked_source.h"

#include <algorithm>
#include <cstring>

#include "plybook/base/encoding.h"

namespace plybook {

PeekedSource::PeekedSource(ByteSourcePtr rest) : rest_(std::move(rest)) {
  while (size_ < bytes_.size()) {
    const auto read = rest_->read(bytes_.data() + size_, bytes_.size() - size_);
    if (!read || *read == 0) return;  // an error is told again when it is read on
    size_ += *read;
  }
}

tl::expected<std::size_t, InputError> PeekedSource::read(char* data, std::size_t size) {
  if (given_ == size_) return rest_->read(data, size);
  const std::size_t count = std::min(size, size_ - given_);
  std::memcpy(data, bytes_.data() + given_, count);
  given_ += count;
  return count;
}

bool looks_binary(std::string_view beginning) {
  const Encoding encoding = guess_encoding(beginning, false);
  if (encoding == Encoding::utf16le || encoding == Encoding::utf16be) return false;
  const auto control = std::count_if(beginning.begin(), beginning.end(), [](char c) {
    return static_cast<unsigned char>(c) < 0x20 && std::string_view("\t\n\v\f\r\x1a").find(c) == std::string_view::npos;
  });
  return static_cast<std::size_t>(control) * 10 > beginning.size();  // a text may have a stray one
}

}  // namespace plybook
