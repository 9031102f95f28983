#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace plybook {

/// How far compressed input may grow. What a small file can hold must not fill the machine.
struct ExpansionLimit {
  std::uint64_t total_bytes = std::uint64_t{16} << 30;
  std::uint64_t ratio = 1000;                                 ///< of bytes out to bytes in …
  std::uint64_t ratio_counts_from = std::uint64_t{64} << 20;  ///< … once this many bytes came out
};

struct InputError {
  enum class Kind {
    missing,          ///< no such file
    directory,        ///< a folder where a file is needed
    unreadable,       ///< opening or reading failed: `detail` is the system's reason
    truncated,        ///< compressed input ends too early
    corrupt,          ///< not what its first bytes promised: `detail` is the decompressor's reason
    expansion_total,  ///< ExpansionLimit::total_bytes reached: `detail` is the limit
    expansion_ratio,  ///< ExpansionLimit::ratio reached: `detail` is the limit
    not_text,         ///< neither text nor compressed text: a picture, a program
    out_of_memory,    ///< a decompressor could not be set up
  };
  Kind kind;
  std::string detail = {};
};

/// Why an input could not be read (to its end), as users read it.
std::string text(const InputError& error);

/// Bytes that are read one after the other.
class ByteSource {
 public:
  virtual ~ByteSource() = default;

  /// Reads up to `size` bytes (at least one of them unless the source is at its end, when it answers 0). An error is
  /// told after all that could be read before it, and again at every further call.
  virtual tl::expected<std::size_t, InputError> read(char* data, std::size_t size) = 0;
};

using ByteSourcePtr = std::unique_ptr<ByteSource>;

/// Opens a file, or standard input for "-". Its first bytes tell whether it is compressed (gzip, zstd; several members
/// or frames in a row are one text); then it is decompressed while it is read.
tl::expected<ByteSourcePtr, InputError> open_input(const std::string& path, const ExpansionLimit& limit = {});

/// The same for bytes in memory, which are copied.
ByteSourcePtr memory_input(std::string_view bytes, const ExpansionLimit& limit = {});

/// Reads all that is left. What was read before an error stays in `text`.
tl::expected<void, InputError> read_all(ByteSource& source, std::string& text);

}  // namespace plybook
