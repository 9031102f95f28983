#include "plybook/desk/keys.h"

#include <algorithm>

#include "plybook/base/unicode.h"

namespace plybook {
namespace {

constexpr char escape_byte = '\x1b';

/// `ESC [ A`, `ESC O A`.
std::optional<Key::Kind> kind_of_letter(char letter) {
  switch (letter) {
    case 'A':
      return Key::Kind::up;
    case 'B':
      return Key::Kind::down;
    case 'C':
      return Key::Kind::right;
    case 'D':
      return Key::Kind::left;
    case 'H':
      return Key::Kind::home;
    case 'F':
      return Key::Kind::end;
    default:
      return std::nullopt;
  }
}

/// `ESC [ 5 ~`.
std::optional<Key::Kind> kind_of_number(std::string_view number) {
  if (number == "1" || number == "7") return Key::Kind::home;
  if (number == "4" || number == "8") return Key::Kind::end;
  if (number == "5") return Key::Kind::page_up;
  if (number == "6") return Key::Kind::page_down;
  return std::nullopt;
}

}  // namespace

/// A sequence that begins with an escape. Nothing where it means no key; it is dropped then.
std::optional<Key> KeyReader::sequence(bool is_pause, bool& is_incomplete) {
  if (bytes_.size() == 1) {
    is_incomplete = !is_pause;
    if (is_incomplete) return std::nullopt;
    drop(1);
    return Key{Key::Kind::escape, 0};
  }
  if (bytes_[1] != '[' && bytes_[1] != 'O') {
    drop(1);
    return Key{Key::Kind::escape, 0};
  }
  std::size_t end = 2;
  while (end < bytes_.size() && (bytes_[end] < '@' || bytes_[end] > '~')) ++end;
  if (end == bytes_.size()) {
    is_incomplete = !is_pause;
    if (is_pause) drop(end);
    return std::nullopt;
  }
  const std::string parameters = bytes_.substr(2, end - 2);
  const char last = bytes_[end];
  drop(end + 1);
  const std::string_view first = std::string_view(parameters).substr(0, parameters.find(';'));
  const auto kind = last == '~' ? kind_of_number(first) : kind_of_letter(last);
  return kind ? std::optional(Key{*kind, 0}) : std::nullopt;
}

std::optional<Key> KeyReader::next(bool is_pause) {
  while (!bytes_.empty()) {
    const char first = bytes_[0];
    if (first == escape_byte) {
      bool is_incomplete = false;
      const auto key = sequence(is_pause, is_incomplete);
      if (key || is_incomplete) return key;
      continue;
    }
    const Utf8Sequence code_point = first_sequence(bytes_);
    if (!code_point.valid) {
      if (code_point.cut_off && !is_pause) return std::nullopt;
      drop(code_point.length);
      continue;
    }
    std::size_t size = 0;
    const char32_t character = next_code_point(bytes_, size);
    drop(size);
    if (character == '\r' || character == '\n') return Key{Key::Kind::enter, 0};
    if (character == 0x7F || character == 0x08) return Key{Key::Kind::backspace, 0};
    if (character >= ' ') return Key{Key::Kind::character, character};
  }
  return std::nullopt;
}

}  // namespace plybook
