#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace plybook {

/// How the fields of a table are divided.
enum class TableForm : std::uint8_t { csv, tsv };

/// Appends a field of a CSV line (RFC 4180), quoted where it must be. A text that a spreadsheet would take for a
/// formula gets an apostrophe before it, so that it stays text.
void append_csv_field(std::string& out, std::string_view text);

/// Appends a field of a line of tab-separated values: tabs, line ends and backslashes become `\t`, `\n`, `\r`, `\\`.
void append_tsv_field(std::string& out, std::string_view text);

/// Puts fields into lines.
class TableWriter {
 public:
  explicit TableWriter(TableForm form) : form_(form) {}
  void field(std::string& out, std::string_view text);
  void end_line(std::string& out);

 private:
  TableForm form_;
  bool is_first_ = true;
};

}  // namespace plybook
