#include "plybook/record/text_notes.h"

#include <fmt/format.h>

#include <cstring>
#include <string_view>

#include "plybook/record/characters.h"

namespace plybook {
namespace {

bool is_control_byte(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return (byte < 0x20 && (byte < 9 || byte > 13)) || byte == 0x7F;
}

void note_control(const char* begin, const char* end, unsigned code, Notes& notes) {
  notes.add(Code::control_character, begin, end, {fmt::format("U+{:04X}", code)});
}

/// Equal ones in a row are told once.
void note_controls(const TextWindow& window, const char* end, Notes& notes) {
  for (const char* p = window.begin(); p < end; ++p) {
    if (!is_control_byte(*p)) continue;
    const char* begin = p;
    while (p + 1 != end && p[1] == *begin) ++p;
    note_control(begin, p + 1, static_cast<unsigned char>(*begin), notes);
  }
}

/// Control characters beyond ASCII, which bytes without a meaning in one-byte encodings become too; U+0085 is a line
/// end of old systems and read as a blank.
void note_high_controls(const TextWindow& window, const char* end, Notes& notes) {
  const std::string_view text(window.begin(), static_cast<std::size_t>(end - window.begin()));
  for (std::size_t i = text.find('\xC2'); i != std::string_view::npos; i = text.find('\xC2', i + 1)) {
    if (i + 1 == text.size()) return;
    const auto second = static_cast<unsigned char>(text[i + 1]);
    if (second < 0xA0 && second != 0x85) note_control(&text[i], &text[i] + 2, second, notes);
  }
}

void note_marks(const TextWindow& window, const char* end, Notes& notes) {
  const std::string_view text(window.begin(), static_cast<std::size_t>(end - window.begin()));
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  for (std::size_t i = text.find(mark); i != std::string_view::npos; i = text.find(mark, i + mark.size()))
    notes.add(Code::bom, &text[i], &text[i] + mark.size());
}

/// Broken bytes that follow each other are told once.
void note_broken(const TextWindow& window, const char* end, Notes& notes) {
  constexpr std::uint64_t replacement_length = 3;
  const std::uint64_t stop = window.position() + static_cast<std::uint64_t>(end - window.begin());
  std::uint64_t behind = 0;
  for (const BrokenBytes& broken : window.broken()) {
    if (broken.decoded_offset >= stop) break;
    if (broken.decoded_offset < window.position()) continue;
    const char* begin = window.begin() + (broken.decoded_offset - window.position());
    if (broken.decoded_offset != behind || notes.empty() || notes.list().back().end != begin)
      notes.add(Code::broken_utf8, begin, begin + replacement_length);
    else
      notes.list().back().end = begin + replacement_length;
    behind = broken.decoded_offset + replacement_length;
  }
}

}  // namespace

void note_text(const TextWindow& window, const char* end, Notes& notes) {
  if (window.may_hold_controls()) note_controls(window, end, notes);
  if (!window.may_hold_others()) return;
  note_marks(window, end, notes);
  note_broken(window, end, notes);
  note_high_controls(window, end, notes);
}

}  // namespace plybook
