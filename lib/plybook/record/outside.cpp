#include "plybook/record/outside.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "plybook/record/characters.h"
#include "plybook/record/movetext.h"
#include "plybook/record/tag_syntax.h"
#include "plybook/record/words.h"

namespace plybook {

using namespace record_text;

namespace {

/// Behind this many bytes the end of a tag's line is no longer waited for.
constexpr std::ptrdiff_t longest_tag = std::ptrdiff_t{1} << 20;

/// `(time)` is no variation.
bool opens_prose(const char* p, const char* end) {
  const char* word = skip_line_blanks(p + 1, end);
  return is_prose(between(word, find_word_end(word, end)));
}

}  // namespace

Outside::Status Outside::pass(const char*& p, const char* to, std::uint64_t words) {
  stray_begin_ = p;
  stray_end_ = p = to;
  words_ = words;
  return Status::stray;
}

/// False when the text ends within the blanks, or may go on with the rest of a line end.
bool Outside::skip_blanks(const char*& p, const char* end, bool is_final) {
  if (in_remark_) p = find_line_end(p, end);
  while (const std::size_t length = blank_length(p, end)) {
    if (*p == '\r' && p + 1 == end && !is_final) return false;
    if (is_line_end(*p)) {
      in_line_ = in_remark_ = false;
      at_line_start_ = true;
    }
    p += length;
  }
  return p != end;
}

Outside::Status Outside::advance(const char*& p, const char* end, bool is_final, Notes& notes) {
  while (true) {
    if (!skip_blanks(p, end, is_final)) return is_final ? Status::done : Status::cut_off;
    if (!is_final && end - p < look_ahead) return Status::cut_off;
    if (*p == '[') return read_bracket(p, end, is_final, notes);
    if (in_line_) return read_word(p, end, notes);
    if (*p != '%') break;
    in_remark_ = true;
  }
  at_line_start_ = false;
  if (*p == '{' || *p == ';') return Status::record;
  if (*p == '(' && !opens_prose(p, end)) return Status::record;
  return read_word(p, end, notes);
}

Outside::Status Outside::read_bracket(const char*& p, const char* end, bool is_final, Notes& notes) {
  const TagSyntax syntax = read_tag(p, end, at_line_start_, is_final || end - p > longest_tag);
  switch (syntax.kind) {
    case TagSyntax::Kind::good:
    case TagSyntax::Kind::tolerated:
      in_line_ = false;
      return Status::record;
    case TagSyntax::Kind::cut_off:
      return Status::cut_off;
    case TagSyntax::Kind::stray:
      break;
    case TagSyntax::Kind::broken:
      if (!in_line_) notes.add(Code::tag_error, p, syntax.end);
      break;
  }
  at_line_start_ = false;
  return pass(p, std::max(syntax.end, p + 1), syntax.kind == TagSyntax::Kind::stray || in_line_ ? 1 : 0);
}

Outside::Status Outside::read_word(const char*& p, const char* end, Notes& notes) {
  const bool is_first_move = *p == '1' && p[1] == '.';
  at_line_start_ = false;
  if ((!in_line_ || is_first_move) && begins_movetext(p, end)) {
    in_line_ = false;
    return Status::record;
  }
  const char* word_end = std::max(find_word_end(p, end), p + 1);
  const char* turn_end = find_turn_end(p, word_end, end);
  if (!in_line_ && result_of(between(p, turn_end))) {
    notes.add(Code::second_result, p, turn_end, {std::string(p, turn_end)});
    return pass(p, turn_end, 0);
  }
  in_line_ = true;
  return pass(p, word_end, 1);
}

}  // namespace plybook
