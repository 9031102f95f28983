#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace plybook {

/// Rows of cells, written in columns: the first to the left, the others to the right. Widths are counted in code
/// points.
class TextTable {
 public:
  /// The headings of the columns; the first stands above all rows.
  explicit TextTable(std::vector<std::string> head) { rows_.push_back(std::move(head)); }

  /// A row may have fewer cells than there are columns.
  void row(std::vector<std::string> cells) { rows_.push_back(std::move(cells)); }
  bool empty() const { return rows_.size() < 2; }

  void write(std::string& out) const;

 private:
  std::vector<std::vector<std::string>> rows_;
};

}  // namespace plybook
