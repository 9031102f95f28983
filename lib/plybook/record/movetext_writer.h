#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace plybook {

/// Puts tokens of movetext into lines of at most `width` columns, a blank or a line end between them.
class MovetextWriter {
 public:
  explicit MovetextWriter(std::string& out, std::size_t width = 79) : out_(out), width_(width) {}

  void put(std::string_view token);
  /// Goes on with the last token, no blank between.
  void glue(std::string_view text);
  void open();
  void close() { glue(")"); }
  void comment(std::string_view text);
  /// Ends the text with a line end.
  void finish();

 private:
  void put_in_braces(std::string_view text);
  void line_comment(std::string_view line);
  void flush();

  std::string& out_;
  std::size_t width_;
  std::size_t column_ = 0;
  std::string token_;        // not yet written: the next one may be glued to it
  bool glues_next_ = false;  // behind `(`
};

}  // namespace plybook
