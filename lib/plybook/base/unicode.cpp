#include "plybook/base/unicode.h"

#include <utf8/unchecked.h>

#include <cstdint>
#include <cstring>
#include <iterator>

#include "plybook/base/letters.h"

namespace plybook {
namespace {

constexpr std::uint64_t high_bits = 0x8080808080808080U;

std::uint64_t eight_bytes(const char* at) {
  std::uint64_t word;
  std::memcpy(&word, at, sizeof word);
  return word;
}

unsigned char byte_at(std::string_view text, std::size_t i) { return static_cast<unsigned char>(text[i]); }

/// The bytes that may follow a lead byte: how many, and the range of the first of them (Unicode, table 3-7).
struct Follow {
  std::size_t count;
  unsigned char low, high;
};

Follow follow_of(unsigned char lead) {
  if (lead >= 0xC2 && lead <= 0xDF) return {1, 0x80, 0xBF};
  if (lead == 0xE0) return {2, 0xA0, 0xBF};
  if (lead == 0xED) return {2, 0x80, 0x9F};
  if (lead >= 0xE1 && lead <= 0xEF) return {2, 0x80, 0xBF};
  if (lead == 0xF0) return {3, 0x90, 0xBF};
  if (lead >= 0xF1 && lead <= 0xF3) return {3, 0x80, 0xBF};
  if (lead == 0xF4) return {3, 0x80, 0x8F};
  return {0, 0, 0};
}

void append_hex(std::string& out, char32_t value, int digits) {
  for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4) out += "0123456789abcdef"[(value >> shift) & 0xFU];
}

void append_escape(std::string& out, char32_t c) {
  if (c == '\n') {
    out += "\\n";
  } else if (c == '\r') {
    out += "\\r";
  } else if (c == '\t') {
    out += "\\t";
  } else if (c < 0x80) {
    out += "\\x";
    append_hex(out, c, 2);
  } else {
    out += "\\u";
    append_hex(out, c, 4);
  }
}

}  // namespace

Utf8Sequence first_sequence(std::string_view bytes) {
  const unsigned char lead = byte_at(bytes, 0);
  if (lead < 0x80) return {1, true, false};
  Follow follow = follow_of(lead);
  if (follow.count == 0) return {1, false, false};
  for (std::size_t i = 1; i <= follow.count; ++i) {
    if (i == bytes.size()) return {i, false, true};
    if (byte_at(bytes, i) < follow.low || byte_at(bytes, i) > follow.high) return {i, false, false};
    follow.low = 0x80;
    follow.high = 0xBF;
  }
  return {follow.count + 1, true, false};
}

std::size_t ascii_prefix(std::string_view text) {
  std::size_t i = 0;
  while (i + 8 <= text.size() && (eight_bytes(text.data() + i) & high_bits) == 0) i += 8;
  while (i < text.size() && byte_at(text, i) < 0x80) ++i;
  return i;
}

std::size_t valid_prefix(std::string_view text) {
  std::size_t i = 0;
  while (i < text.size()) {
    const Utf8Sequence sequence = first_sequence(text.substr(i));
    if (!sequence.valid) break;
    i += sequence.length;
    if (sequence.length == 1) i += ascii_prefix(text.substr(i));
  }
  return i;
}

std::size_t count_code_points(std::string_view text) {
  std::size_t count = 0;
  for (const char c : text) count += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U ? 1U : 0U;
  return count;
}

char32_t next_code_point(std::string_view text, std::size_t& position) {
  const char* at = text.data() + position;
  const char32_t code_point = utf8::unchecked::next(at);
  position = static_cast<std::size_t>(at - text.data());
  return code_point;
}

std::u32string to_code_points(std::string_view text) {
  std::u32string code_points;
  code_points.reserve(text.size());
  for (std::size_t i = 0; i < text.size();) code_points += next_code_point(text, i);
  return code_points;
}

void append_utf8(std::string& text, char32_t code_point) {
  utf8::unchecked::append(code_point, std::back_inserter(text));
}

std::string to_utf8(std::u32string_view code_points) {
  std::string text;
  for (const char32_t c : code_points) append_utf8(text, c);
  return text;
}

ReplacedText replace_invalid(std::string_view bytes) {
  ReplacedText result;
  result.text.reserve(bytes.size());
  while (!bytes.empty()) {
    const std::size_t good = valid_prefix(bytes);
    result.text += bytes.substr(0, good);
    bytes.remove_prefix(good);
    if (bytes.empty()) break;
    result.positions.push_back(result.text.size());
    append_utf8(result.text, replacement_character);
    bytes.remove_prefix(first_sequence(bytes).length);
  }
  return result;
}

std::string printable(std::string_view text, std::string_view keep) {
  std::string out;
  out.reserve(text.size());
  while (!text.empty()) {
    const Utf8Sequence sequence = first_sequence(text);
    const std::string_view bytes = text.substr(0, sequence.length);
    text.remove_prefix(sequence.length);
    std::size_t start = 0;
    const char32_t c = sequence.valid ? next_code_point(bytes, start) : 0;
    if (!sequence.valid) {
      for (const char byte : bytes) {
        out += "\\x";
        append_hex(out, static_cast<unsigned char>(byte), 2);
      }
    } else if (is_unprintable(c) && (c >= 0x80 || keep.find(static_cast<char>(c)) == std::string_view::npos)) {
      append_escape(out, c);
    } else {
      out += bytes;
    }
  }
  return out;
}

}  // namespace plybook
