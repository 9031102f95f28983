#include "plybook/base/encoding.h"

#include <algorithm>
#include <array>
#include <utility>

#include "plybook/base/encoding_tables.h"
#include "plybook/base/letters.h"
#include "plybook/base/unicode.h"

namespace plybook {
namespace {

constexpr std::string_view utf8_mark = "\xEF\xBB\xBF";
constexpr std::string_view utf16le_mark = "\xFF\xFE";
constexpr std::string_view utf16be_mark = "\xFE\xFF";

/// Names without dashes, blanks and capitals; the first of each encoding, with dashes, is the one shown.
constexpr std::pair<std::string_view, Encoding> aliases[] = {
    {"utf8", Encoding::utf8},          {"utf8bom", Encoding::utf8_bom},
    {"utf8sig", Encoding::utf8_bom},   {"ascii", Encoding::utf8},
    {"usascii", Encoding::utf8},       {"utf16le", Encoding::utf16le},
    {"utf16", Encoding::utf16le},      {"ucs2", Encoding::utf16le},
    {"utf16be", Encoding::utf16be},    {"windows1251", Encoding::windows1251},
    {"cp1251", Encoding::windows1251}, {"win1251", Encoding::windows1251},
    {"1251", Encoding::windows1251},   {"ansi1251", Encoding::windows1251},
    {"koi8r", Encoding::koi8r},        {"koi8", Encoding::koi8r},
    {"cp20866", Encoding::koi8r},      {"cp866", Encoding::cp866},
    {"ibm866", Encoding::cp866},       {"866", Encoding::cp866},
    {"dos", Encoding::cp866},          {"latin1", Encoding::latin1},
    {"iso88591", Encoding::latin1},    {"l1", Encoding::latin1},
    {"windows1252", Encoding::latin1}, {"cp1252", Encoding::latin1},
    {"win1252", Encoding::latin1},
};

std::u32string_view high_half(Encoding encoding) {
  if (encoding == Encoding::windows1251) return windows1251_high;
  if (encoding == Encoding::koi8r) return koi8r_high;
  if (encoding == Encoding::cp866) return cp866_high;
  return latin1_high;
}

bool is_utf8(Encoding encoding) { return encoding == Encoding::utf8 || encoding == Encoding::utf8_bom; }
bool is_utf16(Encoding encoding) { return encoding == Encoding::utf16le || encoding == Encoding::utf16be; }

/// The 16-bit unit at the start of at least two bytes.
char32_t utf16_unit(std::string_view bytes, Encoding encoding) {
  const auto first = static_cast<unsigned char>(bytes[0]);
  const auto second = static_cast<unsigned char>(bytes[1]);
  return encoding == Encoding::utf16be ? char32_t{first} << 8 | second : char32_t{second} << 8 | first;
}

void append_utf16_unit(std::string& out, char32_t unit, Encoding encoding) {
  const char low = static_cast<char>(unit & 0xFFU);
  const char high = static_cast<char>(unit >> 8);
  out += encoding == Encoding::utf16be ? high : low;
  out += encoding == Encoding::utf16be ? low : high;
}

std::string encode_utf16(std::string_view text, Encoding encoding) {
  std::string out(encoding == Encoding::utf16be ? utf16be_mark : utf16le_mark);
  for (std::size_t i = 0; i < text.size();) {
    const char32_t c = next_code_point(text, i);
    if (c < 0x10000) {
      append_utf16_unit(out, c, encoding);
    } else {
      append_utf16_unit(out, 0xD800 + ((c - 0x10000) >> 10), encoding);
      append_utf16_unit(out, 0xDC00 + ((c - 0x10000) & 0x3FFU), encoding);
    }
  }
  return out;
}

tl::expected<std::string, char32_t> encode_single_bytes(std::string_view text, Encoding encoding) {
  const std::u32string_view table = high_half(encoding);
  std::string out;
  out.reserve(text.size());
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t ascii = ascii_prefix(text.substr(i));
    out += text.substr(i, ascii);
    i += ascii;
    if (i == text.size()) break;
    const char32_t c = next_code_point(text, i);
    const std::size_t high = table.find(c);
    if (high == std::u32string_view::npos) return tl::unexpected(c);
    out += static_cast<char>(0x80U + high);
  }
  return out;
}

void decode_single_bytes(std::string_view bytes, Encoding encoding, std::string& text) {
  const std::u32string_view table = high_half(encoding);
  while (!bytes.empty()) {
    const std::size_t ascii = ascii_prefix(bytes);
    text += bytes.substr(0, ascii);
    bytes.remove_prefix(ascii);
    for (; !bytes.empty() && static_cast<unsigned char>(bytes[0]) >= 0x80; bytes.remove_prefix(1)) {
      append_utf8(text, table[static_cast<unsigned char>(bytes[0]) - 0x80U]);
    }
  }
}

}  // namespace

std::string_view encoding_name(Encoding encoding) {
  switch (encoding) {
    case Encoding::utf8:
      return "utf-8";
    case Encoding::utf8_bom:
      return "utf-8-bom";
    case Encoding::utf16le:
      return "utf-16le";
    case Encoding::utf16be:
      return "utf-16be";
    case Encoding::windows1251:
      return "windows-1251";
    case Encoding::koi8r:
      return "koi8-r";
    case Encoding::cp866:
      return "cp866";
    case Encoding::latin1:
      return "latin-1";
  }
  return {};
}

std::optional<Encoding> parse_encoding(std::string_view name) {
  std::string plain;
  for (const char c : name) {
    if (c != '-' && c != '_' && c != ' ') plain += static_cast<char>(fold_case(static_cast<unsigned char>(c)));
  }
  for (const auto& [alias, encoding] : aliases) {
    if (alias == plain) return encoding;
  }
  return std::nullopt;
}

/// Where decoded text goes.
struct Decoder::Sink {
  std::string& text;
  std::vector<BrokenBytes>& broken;

  void replace(std::uint64_t input_offset, std::uint64_t decoded_offset, std::size_t length) {
    broken.push_back({input_offset, decoded_offset, length});
    append_utf8(text, replacement_character);
  }
};

void Decoder::feed(std::string_view chunk, std::string& text, std::vector<BrokenBytes>& broken) {
  Sink sink{text, broken};
  if (pending_.empty()) return decode(chunk, false, sink);
  const std::string joined = std::exchange(pending_, {}).append(chunk);
  decode(joined, false, sink);
}

void Decoder::finish(std::string& text, std::vector<BrokenBytes>& broken) {
  Sink sink{text, broken};
  const std::string rest = std::exchange(pending_, {});
  decode(rest, true, sink);
}

void Decoder::decode(std::string_view bytes, bool last, Sink& sink) {
  if (!started_ && !skip_bom(bytes, last)) {
    pending_ = bytes;
    return;
  }
  const std::size_t before = sink.text.size();
  std::size_t done = bytes.size();
  if (is_utf8(encoding_)) {
    done = decode_utf8(bytes, last, sink);
  } else if (is_utf16(encoding_)) {
    done = decode_utf16(bytes, last, sink);
  } else {
    decode_single_bytes(bytes, encoding_, sink.text);
  }
  consumed_ += done;
  produced_ += sink.text.size() - before;
  pending_ = bytes.substr(done);
}

/// Drops a byte order mark from the start of the input; false when more bytes are needed to know.
bool Decoder::skip_bom(std::string_view& bytes, bool last) {
  const auto starts_with = [&](std::string_view mark) { return bytes.substr(0, mark.size()) == mark; };
  const auto may_become = [&](std::string_view mark) {
    return !last && bytes.size() < mark.size() && mark.substr(0, bytes.size()) == bytes;
  };
  if (is_utf8(encoding_)) {
    if (may_become(utf8_mark)) return false;
    if (starts_with(utf8_mark)) bom_length_ = utf8_mark.size();
  } else if (is_utf16(encoding_)) {
    if (bytes.size() < 2 && !last) return false;
    if (starts_with(utf16le_mark) || starts_with(utf16be_mark)) {
      encoding_ = starts_with(utf16be_mark) ? Encoding::utf16be : Encoding::utf16le;
      bom_length_ = 2;
    }
  }
  bytes.remove_prefix(bom_length_);
  consumed_ = bom_length_;
  started_ = true;
  return true;
}

std::size_t Decoder::decode_utf8(std::string_view bytes, bool last, Sink& sink) {
  const std::size_t start = sink.text.size();
  std::size_t i = 0;
  while (i < bytes.size()) {
    const std::size_t good = valid_prefix(bytes.substr(i));
    sink.text += bytes.substr(i, good);
    i += good;
    if (i == bytes.size()) break;
    const Utf8Sequence sequence = first_sequence(bytes.substr(i));
    if (sequence.cut_off && !last) break;
    sink.replace(consumed_ + i, produced_ + sink.text.size() - start, sequence.length);
    i += sequence.length;
  }
  return i;
}

std::size_t Decoder::decode_utf16(std::string_view bytes, bool last, Sink& sink) {
  const std::size_t start = sink.text.size();
  const auto is_lead = [](char32_t unit) { return unit >= 0xD800 && unit < 0xDC00; };
  const auto is_trail = [](char32_t unit) { return unit >= 0xDC00 && unit < 0xE000; };
  std::size_t i = 0;
  while (i < bytes.size()) {
    const std::size_t left = bytes.size() - i;
    const char32_t unit = left < 2 ? 0 : utf16_unit(bytes.substr(i), encoding_);
    if (!last && (left < 2 || (left < 4 && is_lead(unit)))) break;
    const char32_t next = left < 4 ? 0 : utf16_unit(bytes.substr(i + 2), encoding_);
    if (left >= 2 && is_lead(unit) && is_trail(next)) {
      append_utf8(sink.text, 0x10000 + ((unit - 0xD800) << 10) + (next - 0xDC00));
      i += 4;
    } else if (left < 2 || is_lead(unit) || is_trail(unit)) {
      sink.replace(consumed_ + i, produced_ + sink.text.size() - start, std::min<std::size_t>(left, 2));
      i += std::min<std::size_t>(left, 2);
    } else {
      append_utf8(sink.text, unit);
      i += 2;
    }
  }
  return i;
}

std::string decode_all(std::string_view bytes, Encoding encoding, std::vector<BrokenBytes>& broken) {
  Decoder decoder(encoding);
  std::string text;
  text.reserve(bytes.size());
  decoder.feed(bytes, text, broken);
  decoder.finish(text, broken);
  return text;
}

tl::expected<std::string, char32_t> encode(std::string_view text, Encoding encoding) {
  if (encoding == Encoding::utf8) return std::string(text);
  if (encoding == Encoding::utf8_bom) return std::string(utf8_mark).append(text);
  if (is_utf16(encoding)) return encode_utf16(text, encoding);
  return encode_single_bytes(text, encoding);
}

std::uint64_t input_offset(Encoding encoding, std::size_t bom_length, std::string_view decoded,
                           const std::vector<BrokenBytes>& broken) {
  if (!is_utf8(encoding) && !is_utf16(encoding)) return count_code_points(decoded);
  std::uint64_t offset = bom_length + decoded.size();
  if (is_utf16(encoding)) {
    offset = bom_length;
    for (const char c : decoded) {
      const auto byte = static_cast<unsigned char>(c);
      if ((byte & 0xC0U) != 0x80U) offset += byte >= 0xF0 ? 4 : 2;
    }
    return offset;
  }
  constexpr std::size_t replacement_length = 3;
  for (const BrokenBytes& bytes : broken) {
    if (bytes.decoded_offset >= decoded.size()) break;
    offset = offset + bytes.length - replacement_length;
  }
  return offset;
}

}  // namespace plybook
