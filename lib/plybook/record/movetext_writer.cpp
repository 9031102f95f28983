#include "plybook/record/movetext_writer.h"

#include <algorithm>

#include "plybook/base/unicode.h"
#include "plybook/record/characters.h"
#include "plybook/record/comment_syntax.h"

namespace plybook {
namespace {

bool can_stand_in_braces(std::string_view comment) {
  return comment.find('}') == std::string_view::npos &&
         !looks_unclosed(comment.data(), comment.data() + comment.size());
}

}  // namespace

void MovetextWriter::put(std::string_view token) {
  if (!glues_next_) flush();
  glues_next_ = false;
  token_ += token;
}

void MovetextWriter::glue(std::string_view text) { token_ += text; }

void MovetextWriter::open() {
  put("(");
  glues_next_ = true;
}

void MovetextWriter::comment(std::string_view text) {
  if (can_stand_in_braces(text)) return put_in_braces(text);
  const char* const end = text.data() + text.size();
  for (const char* p = text.data(); true;) {  // each line is a comment of its own then
    const char* const line_end = record_text::find_line_end(p, end);
    const std::string_view line = record_text::between(p, line_end);
    can_stand_in_braces(line) ? put_in_braces(line) : line_comment(line);
    if (line_end == end) return;
    p = record_text::skip_line_end(line_end, end);
  }
}

void MovetextWriter::put_in_braces(std::string_view text) {
  put("{");
  token_.append(text).push_back('}');
}

void MovetextWriter::line_comment(std::string_view line) {
  put(";");
  token_.append(line);
  flush();
  out_ += '\n';
  column_ = 0;
}

void MovetextWriter::flush() {
  if (token_.empty()) return;
  const std::string_view token = token_;
  const auto first_end = std::find_if(token.begin(), token.end(), record_text::is_line_end);
  const std::size_t width = count_code_points({token.begin(), first_end});
  if (column_ > 0 && column_ + 1 + width > width_) {
    out_ += '\n';
    column_ = 0;
  } else if (column_ > 0) {
    out_ += ' ';
    ++column_;
  }
  out_ += token;
  column_ =
      first_end == token.end() ? column_ + width : count_code_points(token.substr(token.find_last_of("\r\n") + 1));
  token_.clear();
}

void MovetextWriter::finish() {
  flush();
  if (column_ > 0) out_ += '\n';
}

}  // namespace plybook
