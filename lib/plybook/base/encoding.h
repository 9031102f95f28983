#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace plybook {

/// How letters are written as bytes. `latin1` includes the letters and quotes that Windows-1252 adds.
enum class Encoding { utf8, utf8_bom, utf16le, utf16be, windows1251, koi8r, cp866, latin1 };

/// The name used in messages and options: "utf-8", "windows-1251", …
std::string_view encoding_name(Encoding encoding);

/// The encoding of a name or an alias ("cp1251", "WIN-1251", "utf16"), whatever its case and its dashes. A bare
/// "utf-16" means little-endian until a byte order mark says otherwise.
std::optional<Encoding> parse_encoding(std::string_view name);

/// The encoding that the first bytes of a text are most likely in. `is_whole`: the bytes are the whole text; else a
/// sequence that is cut off at their end is no fault. 64 KiB are plenty.
Encoding guess_encoding(std::string_view bytes, bool is_whole);

/// Bytes that could not be decoded and became U+FFFD.
struct BrokenBytes {
  std::uint64_t input_offset = 0;    ///< in the input, its byte order mark included
  std::uint64_t decoded_offset = 0;  ///< of the U+FFFD, in bytes of all decoded text
  std::size_t length = 0;            ///< in the input
};

/// Turns a stream of bytes into UTF-8, chunk by chunk. A byte order mark at the start is dropped; one further on stays
/// in the text as U+FEFF.
class Decoder {
 public:
  explicit Decoder(Encoding encoding) : encoding_(encoding) {}

  /// Appends what `chunk` adds to `text`, and to `broken` what could not be decoded. A sequence that the chunk does not
  /// finish waits for the next one.
  void feed(std::string_view chunk, std::string& text, std::vector<BrokenBytes>& broken);

  /// The input has ended: an unfinished sequence is broken.
  void finish(std::string& text, std::vector<BrokenBytes>& broken);

  /// The encoding given, with the byte order that the input's mark told.
  Encoding encoding() const { return encoding_; }

  /// Length of the byte order mark that was dropped.
  std::size_t bom_length() const { return bom_length_; }

 private:
  struct Sink;
  void decode(std::string_view bytes, bool last, Sink& sink);
  bool skip_bom(std::string_view& bytes, bool last);
  std::size_t decode_utf8(std::string_view bytes, bool last, Sink& sink);
  std::size_t decode_utf16(std::string_view bytes, bool last, Sink& sink);

  Encoding encoding_;
  bool started_ = false;
  std::size_t bom_length_ = 0;
  std::uint64_t consumed_ = 0;  // bytes of input behind us, the mark included
  std::uint64_t produced_ = 0;  // bytes of text
  std::string pending_;         // the start of a sequence that the last chunk did not finish
};

/// Decodes a whole text at once.
std::string decode_all(std::string_view bytes, Encoding encoding, std::vector<BrokenBytes>& broken);

/// Writes valid UTF-8 in another encoding, with a byte order mark where the encoding has one; or names the first code
/// point that the encoding lacks.
tl::expected<std::string, char32_t> encode(std::string_view text, Encoding encoding);

/// Where in the input the text behind `decoded` began, when `decoded` is all that was decoded before it. Of `broken`,
/// the entries within `decoded` must be there, in order.
std::uint64_t input_offset(Encoding encoding, std::size_t bom_length, std::string_view decoded,
                           const std::vector<BrokenBytes>& broken);

}  // namespace plybook
