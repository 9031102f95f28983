#include "plybook/base/decompress.h"

#include <zlib.h>
#include <zstd.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace plybook {
namespace {

constexpr std::string_view gzip_magic = "\x1F\x8B";
constexpr std::string_view zstd_magic = "\x28\xB5\x2F\xFD";
constexpr std::size_t packed_buffer_size = 64 << 10;

using Kind = InputError::Kind;

/// The compressed bytes that wait for the decompressor.
class PackedBytes {
 public:
  explicit PackedBytes(ByteSourcePtr source) : source_(std::move(source)), buffer_(packed_buffer_size) {}

  /// Reads more when nothing waits. False at the end of the input.
  tl::expected<bool, InputError> fill() {
    if (at_ < size_) return true;
    auto count = source_->read(buffer_.data(), buffer_.size());
    if (!count) return tl::unexpected(std::move(count.error()));
    at_ = 0;
    size_ = *count;
    return size_ > 0;
  }

  std::string_view waiting() const { return {buffer_.data() + at_, size_ - at_}; }

  void take(std::size_t count) {
    at_ += count;
    taken_ += count;
  }

  std::uint64_t taken() const { return taken_; }

 private:
  ByteSourcePtr source_;
  std::vector<char> buffer_;
  std::size_t at_ = 0;
  std::size_t size_ = 0;
  std::uint64_t taken_ = 0;
};

/// What one call of a decompressor did.
struct Progress {
  std::size_t taken = 0;
  std::size_t made = 0;
  bool between_members = false;  // all that was begun is finished
  std::string fault;             // why nothing can follow; what was made before it is good
};

class GzipCodec {
 public:
  GzipCodec() { ready_ = inflateInit2(&stream_, gzip_only | MAX_WBITS) == Z_OK; }
  GzipCodec(const GzipCodec&) = delete;
  GzipCodec& operator=(const GzipCodec&) = delete;
  ~GzipCodec() {
    if (ready_) inflateEnd(&stream_);
  }

  bool ready() const { return ready_; }

  Progress run(std::string_view in, char* out, std::size_t size) {
    if (ended_) inflateReset(&stream_);
    ended_ = false;
    const uInt room = static_cast<uInt>(std::min<std::size_t>(size, std::numeric_limits<uInt>::max()));
    stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(in.data()));  // zlib does not write there
    stream_.avail_in = static_cast<uInt>(in.size());
    stream_.next_out = reinterpret_cast<Bytef*>(out);
    stream_.avail_out = room;
    const int status = inflate(&stream_, Z_NO_FLUSH);
    ended_ = status == Z_STREAM_END;
    Progress progress{in.size() - stream_.avail_in, room - stream_.avail_out, ended_, {}};
    if (status != Z_OK && status != Z_STREAM_END && status != Z_BUF_ERROR) {
      progress.fault = stream_.msg != nullptr ? stream_.msg : zError(status);
    }
    return progress;
  }

 private:
  static constexpr int gzip_only = 16;
  z_stream stream_{};
  bool ready_ = false;
  bool ended_ = false;
};

class ZstdCodec {
 public:
  ZstdCodec() : stream_(ZSTD_createDStream()) {}
  ZstdCodec(const ZstdCodec&) = delete;
  ZstdCodec& operator=(const ZstdCodec&) = delete;
  ~ZstdCodec() { ZSTD_freeDStream(stream_); }

  bool ready() const { return stream_ != nullptr; }

  Progress run(std::string_view in, char* out, std::size_t size) {
    ZSTD_inBuffer from{in.data(), in.size(), 0};
    ZSTD_outBuffer to{out, size, 0};
    const std::size_t left = ZSTD_decompressStream(stream_, &to, &from);
    if (ZSTD_isError(left) != 0) return {from.pos, to.pos, false, ZSTD_getErrorName(left)};
    return {from.pos, to.pos, left == 0, {}};
  }

 private:
  ZSTD_DStream* stream_;
};

template <typename Codec>
class DecompressedSource : public ByteSource {
 public:
  DecompressedSource(ByteSourcePtr packed, const ExpansionLimit& limit) : packed_(std::move(packed)), limit_(limit) {
    if (!codec_.ready()) error_ = InputError{Kind::out_of_memory, {}};
  }

  tl::expected<std::size_t, InputError> read(char* data, std::size_t size) override {
    while (!error_ && !ended_ && size > 0) {
      const std::size_t made = step(data, size);
      if (made > 0) return made;
    }
    if (error_) return tl::unexpected(*error_);
    return 0;
  }

 private:
  /// One call of the codec; sets `error_` or `ended_` when there is no next one. Whatever it made is delivered first.
  std::size_t step(char* data, std::size_t size) {
    const auto filled = packed_.fill();
    if (!filled) {
      error_ = filled.error();
      return 0;
    }
    const Progress progress = codec_.run(packed_.waiting(), data, size);
    packed_.take(progress.taken);
    made_ += progress.made;
    if (progress.taken + progress.made > 0) between_members_ = progress.between_members;
    if (!progress.fault.empty()) {
      fail(Kind::corrupt, progress.fault);
    } else if (*filled || progress.made > 0) {
      check_limits();
    } else if (between_members_) {
      ended_ = true;
    } else {
      fail(Kind::truncated, {});
    }
    return progress.made;
  }

  void check_limits() {
    if (made_ > limit_.total_bytes) {
      fail(Kind::expansion_total, std::to_string(limit_.total_bytes));
    } else if (made_ > limit_.ratio_counts_from && made_ / limit_.ratio > packed_.taken()) {
      fail(Kind::expansion_ratio, std::to_string(limit_.ratio));
    }
  }

  void fail(Kind kind, std::string detail) { error_ = InputError{kind, std::move(detail)}; }

  PackedBytes packed_;
  Codec codec_;
  ExpansionLimit limit_;
  std::uint64_t made_ = 0;
  bool between_members_ = false;
  bool ended_ = false;
  std::optional<InputError> error_;
};

}  // namespace

Compression compression_of(std::string_view first_bytes) {
  if (first_bytes.substr(0, gzip_magic.size()) == gzip_magic) return Compression::gzip;
  return first_bytes.substr(0, zstd_magic.size()) == zstd_magic ? Compression::zstd : Compression::none;
}

ByteSourcePtr decompress(Compression compression, ByteSourcePtr packed, const ExpansionLimit& limit) {
  switch (compression) {
    case Compression::none:
      return packed;
    case Compression::gzip:
      return std::make_unique<DecompressedSource<GzipCodec>>(std::move(packed), limit);
    case Compression::zstd:
      return std::make_unique<DecompressedSource<ZstdCodec>>(std::move(packed), limit);
  }
  return packed;
}

}  // namespace plybook
