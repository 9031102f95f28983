#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

#include "plybook/record/characters.h"
#include "plybook/record/record_parser.h"
#include "plybook/record/words.h"

/// What is known of a record only at its end.
namespace plybook {

using namespace record_text;

namespace {

/// Bytes of the last word that are shown where a result is missing.
constexpr std::ptrdiff_t longest_shown = 32;

}  // namespace

/// Notes which variations are open at the record's end. False when there are none, or none that was not known.
bool RecordParser::find_unclosed() {
  if (builder_.depth() == 0 || told_nesting_) return false;
  builder_.open_places(unclosed_);
  return true;
}

void RecordParser::finish() {
  while (builder_.depth() > 0) builder_.close();
  if (!record_->has_result()) take_last_turn_for_result();
  drop_prose();
  if (record_->has_result()) read_comments_behind_result();
  if (cut_off_) return;
  tell_missing_result();
  tell_stray();
  builder_.finish();
  record_->start_index = numbers_.start_index();
}

/// A score such as `4-6` looks like a turn. It is the result when it stands at the end and in the tag.
void RecordParser::take_last_turn_for_result() {
  if (!builder_.can_drop()) return;
  const Span last = record_->nodes[builder_.last()].text;
  const std::string_view word = between(at(last.begin), at(last.end()));
  if (!is_score(word)) return;
  record_->text = between(base_, p_);
  const auto tag = record_->value("Result");
  if (!tag || *tag != word) return;
  builder_.drop_last_turn();
  record_->result_span = last;
  record_->result = Result::unknown;
  notes_->add(Code::result_form, at(last.begin), at(last.end()),
              {std::string(word), std::string(text(Result::unknown))});
}

/// Words at the end of a record that are no turns: "White resigned".
void RecordParser::drop_prose() {
  const char* begin = nullptr;
  const char* end = nullptr;
  std::size_t words = 0;
  while (builder_.can_drop()) {
    const Node& last = record_->nodes[builder_.last()];
    if (!is_prose(between(at(last.text.begin), at(last.text.end())))) break;
    begin = at(last.text.begin);
    if (end == nullptr) end = at(last.text.end());
    ++words;
    builder_.drop_last_turn();
  }
  if (words > 0) stray(begin, end, words);
}

/// Comments on the line of the result belong to the record.
void RecordParser::read_comments_behind_result() {
  while (true) {
    const char* next = skip_line_blanks(p_, end_);
    if (next == end_ || (*next != '{' && *next != ';')) return;
    p_ = next;
    if (*next == ';') return read_line_comment();
    read_comment_text();
    if (cut_off_) return;
  }
}

void RecordParser::tell_stray() {
  if (stray_words_ > 0) notes_->add(Code::stray_text, stray_begin_, stray_end_, {std::to_string(stray_words_)});
}

void RecordParser::tell_missing_result() {
  if (record_->has_result() || !has_movetext_ || is_cut_short_ || told_nesting_) return;
  const char* end = p_;
  while (end != base_ && (class_at(end - 1) & blank) != 0) --end;
  const char* begin = end;
  while (begin != base_ && end - begin < longest_shown && (class_at(begin - 1) & blank) == 0) --begin;
  notes_->add(Code::no_result, begin, end);
}

}  // namespace plybook
