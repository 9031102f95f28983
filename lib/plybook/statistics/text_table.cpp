#include "plybook/statistics/text_table.h"

#include <algorithm>

#include "plybook/base/unicode.h"

namespace plybook {

void TextTable::write(std::string& out) const {
  std::vector<std::size_t> widths;
  for (const auto& row : rows_) {
    widths.resize(std::max(widths.size(), row.size()));
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], count_code_points(row[i]));
  }
  for (const auto& row : rows_) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
      const std::string blanks(widths[i] - count_code_points(row[i]), ' ');
      line += i == 0 ? row[i] + blanks : "  " + blanks + row[i];
    }
    line.erase(line.find_last_not_of(' ') + 1);
    out.append(line).append("\n");
  }
}

}  // namespace plybook
