#include "plybook/base/json_text.h"

namespace plybook {
namespace {

void append_escape(std::string& out, unsigned char c) {
  constexpr std::string_view digits = "0123456789abcdef";
  switch (c) {
    case '"':
      out += "\\\"";
      return;
    case '\\':
      out += "\\\\";
      return;
    case '\n':
      out += "\\n";
      return;
    case '\r':
      out += "\\r";
      return;
    case '\t':
      out += "\\t";
      return;
    default:
      out += "\\u00";
      out += digits[c >> 4U];
      out += digits[c & 0xFU];
  }
}

bool needs_escape(unsigned char c) { return c < 0x20 || c == '"' || c == '\\' || c == 0x7F; }

}  // namespace

void append_json(std::string& out, std::string_view text) {
  out += '"';
  std::size_t start = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto c = static_cast<unsigned char>(text[i]);
    if (!needs_escape(c)) continue;
    out += text.substr(start, i - start);
    append_escape(out, c);
    start = i + 1;
  }
  out += text.substr(start);
  out += '"';
}

void append_script_json(std::string& out, std::string_view text) {
  std::string json;
  append_json(json, text);
  for (const char c : json)
    if (c == '<')
      out += "\\u003c";
    else
      out += c;
}

}  // namespace plybook
