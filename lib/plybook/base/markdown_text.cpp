#include "plybook/base/markdown_text.h"

#include "plybook/base/ascii.h"
#include "plybook/base/letters.h"
#include "plybook/base/unicode.h"

namespace plybook {

namespace {

/// Whether a character of ASCII means something to some Markdown where it stands.
bool is_markup(std::string_view text, std::size_t at) {
  const char c = text[at];
  if (std::string_view("\\`*_[]<>&|~$#@").find(c) != std::string_view::npos) return true;
  if (c == ':') return at + 1 < text.size() && text[at + 1] == '/';
  if (c != '.' || at < 3) return false;  // www.
  const std::string_view before = text.substr(at - 3, 3);
  return before.find_first_not_of("wW") == std::string_view::npos;
}

}  // namespace

void append_markdown_text(std::string& out, std::string_view text) {
  const std::string valid = replace_invalid(text).text;
  for (std::size_t at = 0; at < valid.size();) {
    const std::size_t begin = at;
    const char32_t c = next_code_point(valid, at);
    if (c == '\n' || c == '\r' || c == '\t') {
      out += ' ';
    } else if (c < 0x80 && is_markup(valid, begin)) {
      out += '\\';
      out += valid[begin];
    } else if (!is_unprintable(c)) {
      out.append(valid, begin, at - begin);
    }
  }
}

void append_markdown_line(std::string& out, std::string_view text) {
  std::string line;
  append_markdown_text(line, text);
  line.erase(0, line.find_first_not_of(' '));
  std::size_t sign = 0;  // what would make a list, a rule or a heading
  while (sign < line.size() && is_digit(line[sign])) ++sign;
  const std::string_view signs = sign == 0 ? "+-=" : ".)";
  if (sign < line.size() && signs.find(line[sign]) != std::string_view::npos) line.insert(sign, 1, '\\');
  out += line;
}

}  // namespace plybook
