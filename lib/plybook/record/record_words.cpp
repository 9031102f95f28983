#include <algorithm>
#include <string>

#include "plybook/base/unicode.h"
#include "plybook/record/characters.h"
#include "plybook/record/movetext.h"
#include "plybook/record/record_parser.h"
#include "plybook/record/words.h"

/// Words of movetext that are more than a plain turn: results, marks, turns with blanks in them, numbers without dots.
namespace plybook {

using namespace record_text;

namespace {

bool is_all(std::string_view word, char c) { return word.find_first_not_of(c) == std::string_view::npos; }

/// The result that the word is, a full stop or comma behind it apart.
std::optional<ResultText> result_word(std::string_view word) {
  if (const auto result = result_of(word)) return result;
  if (word.size() < 2 || (word.back() != '.' && word.back() != ',')) return std::nullopt;
  auto result = result_of(word.substr(0, word.size() - 1));
  if (result) result->is_usual = false;
  return result;
}

/// A number without its dot; nothing for other words.
std::optional<std::uint32_t> bare_number(std::string_view word) {
  std::uint32_t value = 0;
  if (word.size() > 6) return std::nullopt;
  for (const char c : word) {
    if (!is_digit(c)) return std::nullopt;
    value = value * 10 + static_cast<std::uint32_t>(c - '0');
  }
  return value;
}

}  // namespace

bool RecordParser::read_word() {
  const char* word_end = std::max(find_word_end(p_, end_), p_ + 1);
  return read_word(find_turn_end(p_, word_end, end_));
}

/// Reads the word, or the turn with blanks, up to `end`. False when it ends the record.
bool RecordParser::read_word(const char* end) {
  const std::string_view word = between(p_, end);
  if (result_word(word) && !read_result(end)) return false;
  if (p_ == end) return true;
  if (read_unknown_turn(end) || read_number_word(word)) return true;
  if (is_stray_in_front(word)) {
    stray(p_, end, 1);
    p_ = end;
    return true;
  }
  if (const std::string_view turn = without_forced_sign(word); turn.size() < word.size()) {
    add_marked_turn(turn);
    builder_.nag(7, span(p_ + turn.size(), end));
  } else if (has_digit(word) || is_prose(word) || is_pass_word(word)) {
    if (const auto nag = nag_of(word)) {
      builder_.nag(*nag, span(p_, end));
    } else {
      add_marked_turn(word);
    }
  } else {
    add_odd_word(word);
  }
  p_ = end;
  return true;
}

/// Whether the word would be the first turn of a record without tags (behind a variation or a comment), although no
/// record would be seen to begin with it.
bool RecordParser::is_stray_in_front(std::string_view word) const {
  if (!record_->tags.empty() || builder_.has_turn() || builder_.depth() > 0) return false;
  const std::string first = "1. " + std::string(word);
  return !begins_movetext(first.data(), first.data() + first.size());
}

/// A turn, perhaps with a mark glued to it.
void RecordParser::add_marked_turn(std::string_view word) {
  const std::string_view mark = glued_mark(word);
  const char* const end = word.data() + word.size();
  const char* const begin = end - mark.size();
  add_turn(p_, begin);
  if (mark.empty()) return;
  if (const auto nag = nag_of(mark)) return builder_.nag(*nag, span(begin, end));
  builder_.mark(span(begin, end));
  notes_->add(Code::mark, begin, end, {std::string(mark)});
}

/// A number with other dots than full stops, or without any where it is the right one.
bool RecordParser::read_number_word(std::string_view word) {
  const char* digits_end = std::find_if_not(p_, end_, is_digit);
  const std::string_view digits = between(p_, digits_end);
  const auto value = bare_number(digits);
  if (!value || digits.empty()) return false;
  const Dots dots = dots_at(digits_end, end_);
  if (dots.count == 0 && (digits.size() != word.size() || *value != numbers_.expected())) return false;
  const char* behind = digits_end + dots.length;
  check_number(*value, dots.count, p_, behind);
  builder_.number(span(p_, behind));
  has_movetext_ = true;
  p_ = behind;
  return true;
}

/// Signs alone: an evaluation, a letter's quotation mark, or a turn that notation will refuse.
void RecordParser::add_odd_word(std::string_view word) {
  const char* end = word.data() + word.size();
  if (const auto nag = nag_of(word)) return builder_.nag(*nag, span(p_, end));
  if (is_all(word, '>') && at_line_start(base_, p_)) return stray(p_, end, 1);
  if (!builder_.has_turn() || sign_length(p_, end) != 0) return add_turn(p_, end);
  builder_.mark(span(p_, end));
  notes_->add(Code::mark, p_, end, {std::string(word)});
}

/// False when the result ends the record. In a variation that is closed behind it, it is kept as a comment.
bool RecordParser::read_result(const char* end) {
  const std::string_view word = between(p_, end);
  const char* next = skip_blanks(end, end_);
  if (builder_.depth() > 0 && next != end_ && *next == ')') {
    builder_.comment(span(p_, end));
    notes_->add(Code::mark, p_, end, {std::string(word)});
    p_ = end;
    return true;
  }
  const ResultText result = *result_word(word);
  record_->result = result.result;
  record_->result_span = span(p_, result_of(word) ? end : end - 1);
  if (!result.is_usual) notes_->add(Code::result_form, p_, end, {std::string(word), std::string(text(result.result))});
  p_ = end;
  return false;
}

/// `- -`: somebody did not know the turn.
bool RecordParser::read_unknown_turn(const char* end) {
  if (sign_length(p_, end) != static_cast<std::size_t>(end - p_)) return false;
  const char* second = skip_line_blanks(end, end_);
  const std::size_t length = sign_length(second, end_);
  if (second == end || length == 0 || *second == '*' || find_word_end(second, end_) != second + length) return false;
  add_turn(p_, second + length);
  numbers_.forget();
  p_ = second + length;
  return true;
}

/// `c3 -d4`, `c3 - d4`: what begins with a sign goes on with the turn before it, where nothing else stands between.
bool RecordParser::join_to_last_turn() {
  if (!builder_.has_turn() || builder_.is_skipping()) return false;
  Node& last = record_->nodes[builder_.last()];
  const char* begin = at(last.text.begin);
  const char* last_end = at(last.text.end());
  if (skip_blanks(last_end, end_) != p_) return false;
  const char* end = find_turn_end(begin, last_end, end_);
  if (end <= p_) return false;
  last.text = span(begin, end);
  p_ = end;
  return true;
}

}  // namespace plybook
