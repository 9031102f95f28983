#include "plybook/base/table_text.h"

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

void append_tsv_field(std::string& out, std::string_view text) {
  for (const char c : text) {
    if (c == '\t') {
      out += "\\t";
    } else if (c == '\n') {
      out += "\\n";
    } else if (c == '\r') {
      out += "\\r";
    } else if (c == '\\') {
      out += "\\\\";
    } else {
      out += c;
    }
  }
}

void TableWriter::field(std::string& out, std::string_view text) {
  if (!is_first_) out += form_ == TableForm::csv ? ',' : '\t';
  is_first_ = false;
  form_ == TableForm::csv ? append_csv_field(out, text) : append_tsv_field(out, text);
}

void TableWriter::end_line(std::string& out) {
  out += '\n';
  is_first_ = true;
}

}  // namespace plybook
