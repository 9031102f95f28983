#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "plybook/base/encoding.h"
#include "plybook/base/input.h"

namespace plybook {

/// A window of decoded text that slides over an input. Behind the text stands a byte 0xFF, which is in no text.
class TextWindow {
 public:
  TextWindow(ByteSource& source, std::optional<Encoding> encoding);

  const char* begin() const { return text_.data() + begin_; }
  const char* end() const { return text_.data() + text_.size() - 1; }
  std::size_t size() const { return text_.size() - 1 - begin_; }
  /// Nothing follows behind `end`.
  bool is_final() const { return is_final_; }

  /// Moves the window's beginning forward to `p`.
  void consume(const char* p);
  /// Lets more text into the window, at least as much again as is in it. Pointers into the window become invalid.
  void fill();

  /// The encoding, once something beyond ASCII was read, else UTF-8. `is_guessed`: nobody and no mark said so.
  Encoding encoding() const { return decoder_ ? decoder_->encoding() : Encoding::utf8; }
  bool is_guessed() const { return is_guessed_; }
  std::size_t bom_length() const { return decoder_ ? decoder_->bom_length() : 0; }
  /// Bytes of the window that could not be decoded; `decoded_offset` counts from the start of all text.
  const std::vector<BrokenBytes>& broken() const { return broken_; }
  /// Where the window begins in all decoded text.
  std::uint64_t position() const { return position_; }
  /// Whether the window may hold control characters, or characters beyond ASCII.
  bool may_hold_controls() const { return has_controls_; }
  bool may_hold_others() const { return has_others_; }

  const InputError* error() const { return error_ ? &*error_ : nullptr; }

 private:
  std::string_view read_chunk();
  void decode(std::string_view chunk);
  void begin_decoding(std::string_view chunk);
  void drop_consumed();
  void drop_end_of_file();
  void look_at_text();

  ByteSource& source_;
  std::optional<Encoding> wanted_;
  std::optional<Decoder> decoder_;
  std::optional<InputError> error_;
  std::unique_ptr<char[]> chunk_;
  std::string text_;
  std::size_t begin_ = 0;
  std::uint64_t position_ = 0;
  std::vector<BrokenBytes> broken_;
  bool is_final_ = false;
  bool is_guessed_ = false;
  bool has_controls_ = false;
  bool has_others_ = false;
  std::uint64_t before_decoder_ = 0;  // bytes of plain ASCII that the decoder did not see
};

}  // namespace plybook
