#pragma once

#include <string_view>

#include "plybook/base/input.h"

namespace plybook {

enum class Compression { none, gzip, zstd };

/// What the first bytes of a file tell; four are enough.
Compression compression_of(std::string_view first_bytes);

/// The decompressed text of `packed`.
ByteSourcePtr decompress(Compression compression, ByteSourcePtr packed, const ExpansionLimit& limit);

}  // namespace plybook
