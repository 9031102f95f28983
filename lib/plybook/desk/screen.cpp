#include "plybook/desk/screen.h"

#include <algorithm>

#include "plybook/base/unicode.h"

namespace plybook {
namespace {

std::string_view sequence_of(Style style) {
  switch (style) {
    case Style::plain:
      return "";
    case Style::head:
      return "\033[7m";
    case Style::strong:
      return "\033[1m";
    case Style::error:
      return "\033[1;31m";
    case Style::faint:
      return "\033[2m";
  }
  return "";
}

/// The bytes of the first code points.
std::size_t bytes_of(std::string_view text, std::size_t columns) {
  std::size_t bytes = 0;
  while (columns-- > 0 && bytes < text.size()) next_code_point(text, bytes);
  return bytes;
}

}  // namespace

void Screen::put(std::size_t row, std::size_t column, std::string_view text, Style style) {
  if (row >= lines_.size() || column >= width_) return;
  Line& line = lines_[row];
  if (column > line.used) {
    line.pieces.push_back({std::string(column - line.used, ' '), Style::plain});
    line.used = column;
  }
  const std::string_view shown = text.substr(0, bytes_of(text, width_ - line.used));
  line.pieces.push_back({std::string(shown), style});
  line.used += count_code_points(shown);
}

void Screen::fill(std::size_t row) {
  if (row >= lines_.size() || lines_[row].pieces.empty()) return;
  Line& line = lines_[row];
  line.pieces.back().text.append(width_ - line.used, ' ');
  line.used = width_;
}

std::string Screen::text() const {
  std::string out;
  for (const Line& line : lines_) {
    for (const Piece& piece : line.pieces) out += piece.text;
    out.erase(out.find_last_not_of(' ') + 1);
    out += '\n';
  }
  return out;
}

std::string Screen::sequences(bool colour) const {
  std::string out = "\033[H";
  for (std::size_t row = 0; row < lines_.size(); ++row) {
    if (row > 0) out += "\r\n";
    for (const Piece& piece : lines_[row].pieces) {
      const std::string_view style = colour ? sequence_of(piece.style) : "";
      out.append(style).append(piece.text);
      if (!style.empty()) out += "\033[0m";
    }
    if (lines_[row].used < width_) out += "\033[K";
  }
  return out;
}

std::vector<std::string> wrapped(std::string_view text, std::size_t width) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t newline = std::min(text.find('\n'), text.size());
    std::string_view rest = text.substr(0, newline);
    do {
      std::size_t bytes = bytes_of(rest, width);
      if (bytes < rest.size()) {
        const std::size_t blank = rest.rfind(' ', bytes);
        if (blank != std::string_view::npos && blank > 0) bytes = blank;
      }
      lines.emplace_back(rest.substr(0, bytes));
      rest.remove_prefix(bytes);
      rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
    } while (!rest.empty());
    text.remove_prefix(std::min(newline + 1, text.size()));
  }
  return lines;
}

std::string shortened(std::string_view text, std::size_t width) {
  if (width == 0) return {};
  if (count_code_points(text) <= width) return std::string(text);
  return std::string(text.substr(0, bytes_of(text, width - 1))) + "…";
}

}  // namespace plybook
