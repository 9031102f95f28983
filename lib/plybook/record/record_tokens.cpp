#include <algorithm>
#include <string>

#include "plybook/base/unicode.h"
#include "plybook/record/characters.h"
#include "plybook/record/comment_syntax.h"
#include "plybook/record/movetext.h"
#include "plybook/record/record_parser.h"
#include "plybook/record/words.h"

/// The tokens of movetext that are no words: comments, parentheses, marks, setups, brackets.
namespace plybook {

using namespace record_text;

bool RecordParser::read_special() {
  switch (*p_) {
    case '{':
      read_comment_text();
      return !cut_off_;
    case '}':
      notes_->add(had_braces_ ? Code::nested_comment : Code::spare_brace, p_, p_ + 1);
      ++p_;
      return true;
    case ';':
      read_line_comment();
      return true;
    case '(':
      if (!read_mark_in_parentheses()) read_parenthesis();
      return true;
    case ')':
      read_closing_parenthesis();
      return true;
    case '$':
      read_nag();
      return true;
    case '[':
      return read_bracket();
    case ']':
      stray(p_, p_ + 1, 1);
      ++p_;
      return true;
    default:
      read_marks();
      return true;
  }
}

void RecordParser::read_comment_text() {
  const CommentSyntax comment = read_comment(p_ + 1, end_, is_final_);
  switch (comment.kind) {
    case CommentSyntax::Kind::cut_off:
      cut_off_ = true;
      return;
    case CommentSyntax::Kind::unclosed:
      notes_->add(Code::unclosed_comment, p_, p_ + 1);
      is_cut_short_ = true;
      break;
    case CommentSyntax::Kind::balanced:
      notes_->add(Code::balanced_comment, comment.first_close, comment.first_close + 1);
      break;
    case CommentSyntax::Kind::closed:
      had_braces_ = had_braces_ || comment.has_brace;
      break;
  }
  builder_.comment(span(p_ + 1, comment.close));
  p_ = comment.end;
}

void RecordParser::read_line_comment() {
  const char* line_end = find_line_end(p_, end_);
  builder_.comment(span(p_ + 1, line_end));
  p_ = line_end;
}

/// `(?)`, `(!?)`: a mark, not a variation.
bool RecordParser::read_mark_in_parentheses() {
  const char* q = p_ + 1;
  while (*q == '!' || *q == '?') ++q;
  if (q == p_ + 1 || *q != ')' || q == end_) return false;
  ++q;
  builder_.mark(span(p_, q));
  notes_->add(Code::mark, p_, q, {std::string(p_, q)});
  p_ = q;
  return true;
}

void RecordParser::read_parenthesis() {
  const auto place = static_cast<std::uint32_t>(p_ - base_);
  has_movetext_ = true;
  if (is_unclosed(place)) notes_->add(Code::unclosed_variation, p_, p_ + 1);
  if (!builder_.open(place) && !told_nesting_) {
    notes_->add(Code::limit, p_, p_ + 1, {std::to_string(limits_.max_nesting), "nested variations", "--max-nesting"});
    told_nesting_ = true;
  }
  ++p_;
}

void RecordParser::read_closing_parenthesis() {
  const char* begin = p_++;
  if (builder_.close()) return;
  while (*p_ == ')') ++p_;
  notes_->add(Code::spare_parenthesis, begin, p_);
}

void RecordParser::read_marks() {
  const char* begin = p_;
  while (*p_ == '!' || *p_ == '?') ++p_;
  const std::string_view sign = between(begin, p_);
  if (const auto nag = nag_of(sign)) return builder_.nag(*nag, span(begin, p_));
  builder_.mark(span(begin, p_));
  notes_->add(Code::mark, begin, p_, {std::string(sign)});
}

void RecordParser::read_nag() {
  const char* begin = p_++;
  std::uint32_t value = 0;
  while (is_digit(*p_) && value <= largest_nag) value = value * 10 + static_cast<std::uint32_t>(*p_++ - '0');
  if (p_ - begin > 1 && value <= largest_nag) return builder_.nag(static_cast<std::uint16_t>(value), span(begin, p_));
  p_ = std::max(p_, find_word_end(p_, end_));
  builder_.mark(span(begin, p_));
  notes_->add(Code::mark, begin, p_, {std::string(begin, p_)});
}

/// `...` behind a number, or instead of the first side's turn; alone and single a dot means nothing.
void RecordParser::read_dots() {
  const Dots dots = dots_at(p_, end_);
  if (dots.count == 1 && !builder_.after_number()) stray(p_, p_ + dots.length, 1);
  p_ += dots.length;
}

/// `/FEN "…"/`
void RecordParser::read_setup() {
  const char* line_end = find_line_end(p_, end_);
  const std::string_view line = between(p_, line_end);
  const std::size_t open = line.find('"');
  const std::size_t close = open == std::string_view::npos ? open : line.find("\"/", open + 1);
  if (close == std::string_view::npos) {
    read_word();
    return;
  }
  has_movetext_ = true;
  builder_.turn(span(p_, p_ + close + 2), Node::Kind::setup);
  numbers_.forget();
  p_ += close + 2;
}

/// A tag ends the record; other brackets are some wrapper's, or cannot be read.
bool RecordParser::read_bracket() {
  const bool at_start = at_line_start(base_, p_);
  const TagSyntax syntax = read_tag(p_, end_, at_start, is_final_);
  switch (syntax.kind) {
    case TagSyntax::Kind::good:
    case TagSyntax::Kind::tolerated:
      return false;
    case TagSyntax::Kind::cut_off:
      cut_off_ = true;
      return false;
    case TagSyntax::Kind::stray:
      stray(p_, syntax.end, 1);
      break;
    case TagSyntax::Kind::broken:
      notes_->add(Code::tag_error, p_, syntax.end);
      break;
  }
  p_ = std::max(syntax.end, p_ + 1);
  return true;
}

}  // namespace plybook
