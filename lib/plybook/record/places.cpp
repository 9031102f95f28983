#include "plybook/record/places.h"

#include <algorithm>

#include "plybook/base/unicode.h"

namespace plybook {
namespace {

constexpr std::uint32_t checkpoint_distance = 4096;

/// Line ends in blocks that compilers can count side by side.
std::size_t count_line_ends(std::string_view text, char next) {
  std::size_t count = 0;
  const char* p = text.data();
  for (std::size_t left = text.size(); left > 1;) {
    const std::size_t block = std::min<std::size_t>(left - 1, 128);
    unsigned char in_block = 0;
    for (std::size_t i = 0; i < block; ++i)
      in_block = static_cast<unsigned char>(in_block + ((p[i] == '\n') | ((p[i] == '\r') & (p[i + 1] != '\n'))));
    count += in_block;
    p += block;
    left -= block;
  }
  if (!text.empty()) count += text.back() == '\n' || (text.back() == '\r' && next != '\n') ? 1U : 0U;
  return count;
}

std::size_t beyond_16_bits(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) >= 0xF0U; }));
}

std::uint64_t input_length(std::string_view text, Encoding encoding, const BrokenBytes* broken, std::size_t count) {
  switch (encoding) {
    case Encoding::utf8:
    case Encoding::utf8_bom: {
      std::uint64_t length = text.size();
      for (std::size_t i = 0; i < count; ++i) length = length + broken[i].length - 3;  // U+FFFD has three bytes
      return length;
    }
    case Encoding::utf16le:
    case Encoding::utf16be:
      return 2 * (count_code_points(text) + beyond_16_bits(text));
    case Encoding::windows1251:
    case Encoding::koi8r:
    case Encoding::cp866:
    case Encoding::latin1:
      return count_code_points(text);
  }
  return text.size();
}

}  // namespace

void PlaceCursor::advance(std::string_view passed, char next, const BrokenBytes* broken, std::size_t broken_count) {
  place_.offset += input_length(passed, encoding_, broken, broken_count);
  const std::size_t lines = count_line_ends(passed, next);
  if (lines == 0) {
    place_.column += count_code_points(passed);
    return;
  }
  place_.line += lines;
  std::size_t start = passed.find_last_of("\n\r") + 1;
  if (start == passed.size() && passed.back() == '\r' && next == '\n')  // within CRLF: still the line before
    start = passed.substr(0, start - 1).find_last_of("\n\r") + 1;
  place_.column = 1 + count_code_points(passed.substr(start));
}

Places::Places(const Record& record)
    : record_(record),
      start_{0, PlaceCursor({record.line, record.column, 0, record.offset}, record.encoding)},
      now_(start_) {}

void Places::move_to(std::uint32_t position) {
  if (position < now_.position) {
    const auto behind = std::upper_bound(checkpoints_.begin(), checkpoints_.end(), position,
                                         [](std::uint32_t p, const Checkpoint& c) { return p < c.position; });
    now_ = behind == checkpoints_.begin() ? start_ : *(behind - 1);
  }
  while (now_.position < position) {
    const std::uint32_t next =
        std::min(position, now_.position - now_.position % checkpoint_distance + checkpoint_distance);
    const auto first = std::lower_bound(record_.broken.begin(), record_.broken.end(), now_.position,
                                        [](const BrokenBytes& b, std::uint64_t p) { return b.decoded_offset < p; });
    const auto last = std::lower_bound(first, record_.broken.end(), next,
                                       [](const BrokenBytes& b, std::uint64_t p) { return b.decoded_offset < p; });
    const char behind = next < record_.text.size() ? record_.text[next] : '\0';
    now_.cursor.advance(record_.text.substr(now_.position, next - now_.position), behind,
                        record_.broken.data() + (first - record_.broken.begin()),
                        static_cast<std::size_t>(last - first));
    now_.position = next;
    const std::uint32_t last_checkpoint = checkpoints_.empty() ? 0 : checkpoints_.back().position;
    if (next % checkpoint_distance == 0 && last_checkpoint < next) checkpoints_.push_back(now_);
  }
}

Place Places::form_place(Span span) const {
  const auto behind = std::upper_bound(record_.form_places.begin(), record_.form_places.end(), span.begin,
                                       [](std::uint32_t p, const FormPlace& f) { return p < f.begin; });
  Place place{record_.line, record_.column, 0, record_.offset};
  if (behind != record_.form_places.begin()) place = (behind - 1)->place;
  place.length = count_code_points(span.in(record_.text));
  return place;
}

Place Places::at(Span span) {
  if (!record_.form_places.empty()) return form_place(span);
  move_to(span.begin);
  Place place = now_.cursor.place();
  place.length = count_code_points(span.in(record_.text));
  return place;
}

}  // namespace plybook
