#include "plybook/base/decompress.h"

#include <utility>

namespace plybook {

/// Nothing is known to be compressed: what is, is told as no text.
Compression compression_of(std::string_view) { return Compression::none; }

ByteSourcePtr decompress(Compression, ByteSourcePtr packed, const ExpansionLimit&) { return packed; }

}  // namespace plybook
