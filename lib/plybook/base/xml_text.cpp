#include "plybook/base/xml_text.h"

#include "plybook/base/unicode.h"

namespace plybook {

namespace {

bool is_plain(char c) { return c >= ' ' && c < '\x7F' && c != '&' && c != '<' && c != '>' && c != '"' && c != '\''; }

/// One ASCII character that is not plain.
void append_special(std::string& out, char c) {
  switch (c) {
    case '&':
      out += "&amp;";
      break;
    case '<':
      out += "&lt;";
      break;
    case '>':
      out += "&gt;";
      break;
    case '"':
      out += "&quot;";
      break;
    case '\'':
      out += "&#39;";
      break;
    case '\t':
    case '\n':
    case '\r':
      out += ' ';
      break;
    default:
      break;  // control characters
  }
}

bool allowed(char32_t c) {
  const bool control = c >= 0x7F && c < 0xA0;
  const bool noncharacter = (c & 0xFFFEU) == 0xFFFEU || (c >= 0xFDD0 && c <= 0xFDEF);
  return !control && !noncharacter;
}

}  // namespace

void append_xml_text(std::string& out, std::string_view text) {
  while (!text.empty()) {
    std::size_t plain = 0;
    while (plain < text.size() && is_plain(text[plain])) ++plain;
    out += text.substr(0, plain);
    text.remove_prefix(plain);
    if (text.empty()) return;
    const Utf8Sequence sequence = first_sequence(text);
    std::size_t position = 0;
    if (!sequence.valid) {
      append_utf8(out, replacement_character);
    } else if (sequence.length == 1) {
      append_special(out, text.front());
    } else if (allowed(next_code_point(text, position))) {
      out += text.substr(0, sequence.length);
    }
    text.remove_prefix(sequence.length);
  }
}

}  // namespace plybook
