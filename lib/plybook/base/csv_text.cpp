#include "plybook/base/csv_text.h"

namespace plybook {

void append_csv_field(std::string& out, std::string_view text) {
  const bool harmless = text == "-" || text == "--";  // standard input, a pass
  const bool formula =
      !text.empty() && !harmless && std::string_view("=+-@\t\r").find(text.front()) != std::string_view::npos;
  if (!formula && text.find_first_of(",\"\r\n") == std::string_view::npos) {
    out += text;
    return;
  }
  out += '"';
  if (formula) out += '\'';
  for (const char c : text) {
    if (c == '"') out += '"';
    out += c;
  }
  out += '"';
}

}  // namespace plybook
