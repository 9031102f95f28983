#include "plybook/record/text_window.h"

#include <algorithm>

#include "plybook/base/unicode.h"
#include "plybook/record/characters.h"

namespace plybook {
namespace {

constexpr std::size_t chunk_size = std::size_t{64} << 10;
constexpr char end_mark = '\xFF';

bool is_control_byte(unsigned char c) { return (c < 0x20 && (c < 9 || c > 13)) || c == 0x7F; }

}  // namespace

TextWindow::TextWindow(ByteSource& source, std::optional<Encoding> encoding)
    : source_(source), wanted_(encoding), chunk_(std::make_unique<char[]>(chunk_size)), text_(1, end_mark) {
  if (wanted_) decoder_.emplace(*wanted_);
}

void TextWindow::consume(const char* p) {
  const auto to = static_cast<std::size_t>(p - text_.data());
  position_ += to - begin_;
  begin_ = to;
}

void TextWindow::drop_consumed() {
  text_.erase(0, begin_);
  begin_ = 0;
  const auto behind =
      std::find_if(broken_.begin(), broken_.end(), [&](const BrokenBytes& b) { return b.decoded_offset >= position_; });
  broken_.erase(broken_.begin(), behind);
}

/// As many bytes as the chunk holds, unless the input ends before.
std::string_view TextWindow::read_chunk() {
  std::size_t size = 0;
  while (size < chunk_size) {
    const auto read = source_.read(chunk_.get() + size, chunk_size - size);
    if (!read) error_ = read.error();
    if (!read || *read == 0) {
      is_final_ = true;
      break;
    }
    size += *read;
  }
  return {chunk_.get(), size};
}

/// Up to here the text was plain ASCII, which is the same in every encoding; now it must be known.
void TextWindow::begin_decoding(std::string_view chunk) {
  const Encoding encoding = guess_encoding(chunk, is_final_);
  is_guessed_ = encoding != Encoding::utf8 && encoding != Encoding::utf8_bom;
  decoder_.emplace(encoding);
  if (before_decoder_ == 0) return;
  std::string nothing;
  decoder_->feed(" ", nothing, broken_);  // a mark is one at the start of the input only
  --before_decoder_;
}

void TextWindow::decode(std::string_view chunk) {
  if (!decoder_ && ascii_prefix(chunk) == chunk.size()) {
    text_ += chunk;
    before_decoder_ += chunk.size();
    return;
  }
  if (!decoder_) begin_decoding(chunk);
  const std::size_t known = broken_.size();
  decoder_->feed(chunk, text_, broken_);
  if (is_final_) decoder_->finish(text_, broken_);
  for (std::size_t i = known; i < broken_.size(); ++i) {
    broken_[i].input_offset += before_decoder_;
    broken_[i].decoded_offset += before_decoder_;
  }
}

void TextWindow::look_at_text() {
  unsigned char controls = 0, others = 0;
  const char* const stop = text_.data() + text_.size();
  for (const char* p = text_.data(); p != stop; ++p) {
    const auto c = static_cast<unsigned char>(*p);
    controls |= static_cast<unsigned char>(is_control_byte(c));
    others |= c;
  }
  has_controls_ = controls != 0;
  has_others_ = others >= 0x80;
}

/// Ctrl-Z closed a file on old systems, and what padded its last sector was no text.
void TextWindow::drop_end_of_file() {
  constexpr char end_of_file = '\x1A';
  std::size_t stop = text_.size();
  for (std::size_t i = stop; i-- != 0;) {
    if (text_[i] == end_of_file)
      stop = i;
    else if (text_[i] != '\0' && (record_text::class_at(&text_[i]) & record_text::blank) == 0)
      break;
  }
  text_.resize(stop);
}

void TextWindow::fill() {
  if (is_final_) return;
  drop_consumed();
  text_.pop_back();
  const std::size_t wanted = text_.size() + std::max(text_.size(), chunk_size);
  while (text_.size() < wanted && !is_final_) decode(read_chunk());
  if (is_final_) drop_end_of_file();
  look_at_text();
  text_ += end_mark;
}

}  // namespace plybook
