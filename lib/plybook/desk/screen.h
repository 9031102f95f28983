#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace plybook {

/// How a piece of a screen stands out, where colours are wanted.
enum class Style : std::uint8_t { plain, head, strong, error, faint };

/// Text on a grid of columns, a line below the other. A column holds one code point.
class Screen {
 public:
  Screen(std::size_t width, std::size_t height) : width_(width), lines_(height) {}

  /// Writes text at a place that is right of what the line has already; what does not fit is cut off. `text` must be
  /// printable.
  void put(std::size_t row, std::size_t column, std::string_view text, Style style = Style::plain);
  /// Fills the line to its end in the style of its last piece.
  void fill(std::size_t row);

  std::size_t width() const { return width_; }
  std::size_t height() const { return lines_.size(); }
  /// Without styles, no blanks at ends of lines.
  std::string text() const;
  /// What a terminal is sent to show it from the left upper corner, whatever is there.
  std::string sequences(bool colour) const;

 private:
  struct Piece {
    std::string text;
    Style style;
  };
  struct Line {
    std::vector<Piece> pieces;
    std::size_t used = 0;
  };

  std::size_t width_;
  std::vector<Line> lines_;
};

/// Breaks text into lines of at most `width` columns, at blanks where there are some.
std::vector<std::string> wrapped(std::string_view text, std::size_t width);
/// The first columns of a text, `…` for what was cut off.
std::string shortened(std::string_view text, std::size_t width);

}  // namespace plybook
