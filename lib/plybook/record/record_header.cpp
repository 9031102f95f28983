#include <algorithm>
#include <string>
#include <string_view>

#include "plybook/base/unicode.h"
#include "plybook/record/characters.h"
#include "plybook/record/movetext.h"
#include "plybook/record/record_parser.h"
#include "plybook/record/words.h"

/// The tags of a record, and what stands between them.
namespace plybook {

using namespace record_text;

namespace {

std::uint64_t bit_of(std::string_view name) {
  std::uint32_t hash = static_cast<std::uint32_t>(name.size());
  for (const char c : name) hash = hash * 31 + static_cast<unsigned char>(c);
  return std::uint64_t{1} << (hash % 64);
}

bool has_blank_line(const char* from, const char* to) {
  for (const char* p = find_line_end(from, to); p != to; p = find_line_end(p, to)) {
    p = skip_line_blanks(skip_line_end(p, to), to);
    if (p != to && is_line_end(*p)) return true;
  }
  return false;
}

bool is_part(std::string_view text, std::string_view least, std::string_view greatest) {
  if (text.size() != least.size()) return false;
  if (text.find_first_not_of('?') == std::string_view::npos) return true;
  const bool is_number = std::all_of(text.begin(), text.end(), [](char c) { return is_digit(c) || c == '?'; });
  return is_number && (text.find('?') != std::string_view::npos || (text >= least && text <= greatest));
}

/// `YYYY.MM.DD`, parts of which may be unknown, but not all.
bool is_date(std::string_view text) {
  if (text.size() != 10 || text[4] != '.' || text[7] != '.' || text == "????.??.??") return false;
  return is_part(text.substr(0, 4), "0000", "9999") && is_part(text.substr(5, 2), "01", "12") &&
         is_part(text.substr(8, 2), "01", "31");
}

bool is_unknown(std::string_view value) { return value.empty() || value == "?"; }

}  // namespace

/// Reads up to the first turn, number or variation. False when the record ends before it.
bool RecordParser::read_header() {
  while (true) {
    p_ = skip_blanks(p_, end_);
    if (p_ == end_) return false;
    if (*p_ == '[') {
      if (!read_header_tag()) return false;
    } else if (*p_ == '{') {
      read_comment_text();
      if (cut_off_) return false;
    } else if (*p_ == ';') {
      read_line_comment();
    } else if (*p_ == '%') {
      p_ = find_line_end(p_, end_);
    } else if (begins_turns()) {
      return true;
    } else {
      skip_stray_text();
    }
  }
}

/// Whether what stands here belongs to the movetext, and not to a letter around the record.
bool RecordParser::begins_turns() const {
  if ((class_at(p_) & token) != 0) return *p_ != ']';
  const char* word_end = std::max(find_word_end(p_, end_), p_ + 1);
  const std::string_view word = between(p_, word_end);
  if (has_digit(word) || is_pass_word(word) || result_of(word) || word == "/FEN") return true;
  return sign_length(p_, end_) == word.size() || dots_at(p_, end_).count > 1;
}

/// Lines of text that is none of the record's.
void RecordParser::skip_stray_text() {
  const char* begin = p_;
  const char* stop_at = p_;
  std::size_t words = 0;
  do {
    const StrayLine line = skip_stray_line(p_, end_);
    words += line.words;
    stop_at = line.stop;
    p_ = skip_blanks(stop_at, end_);
  } while (p_ != end_ && is_line_end(*stop_at) && std::string_view("[{;%").find(*p_) == std::string_view::npos &&
           !begins_turns());
  while (stop_at != begin && (class_at(stop_at - 1) & blank) != 0) --stop_at;
  stray(begin, stop_at, words);
}

/// False when the tag begins the next record, or when it is not there as a whole.
bool RecordParser::read_header_tag() {
  const TagSyntax syntax = read_tag(p_, end_, at_line_start(base_, p_), is_final_);
  switch (syntax.kind) {
    case TagSyntax::Kind::cut_off:
      cut_off_ = true;
      return false;
    case TagSyntax::Kind::stray:
      stray(p_, syntax.end, 1);
      break;
    case TagSyntax::Kind::broken:
      notes_->add(Code::tag_error, p_, syntax.end);
      break;
    case TagSyntax::Kind::good:
    case TagSyntax::Kind::tolerated: {
      const std::uint64_t bit = bit_of(between(syntax.name_begin, syntax.name_end));
      if ((tag_bits_ & bit) != 0 && is_twice(syntax)) {
        if (begins_next_record()) return false;
      } else {
        tag_bits_ |= bit;
        add_tag(syntax);
      }
      behind_last_tag_ = syntax.end;
      break;
    }
  }
  p_ = std::max(syntax.end, p_ + 1);
  return true;
}

/// Whether a tag that the record has already begins another one: behind a blank line it does.
bool RecordParser::begins_next_record() const { return has_blank_line(behind_last_tag_, p_); }

/// Tells a tag that stands twice. What it says is read when the two do not contradict each other.
bool RecordParser::is_twice(const TagSyntax& syntax) {
  const std::string_view name = between(syntax.name_begin, syntax.name_end);
  const auto first = std::find_if(record_->tags.begin(), record_->tags.end(),
                                  [&](const Tag& t) { return between(at(t.name.begin), at(t.name.end())) == name; });
  if (first == record_->tags.end()) return false;
  if (begins_next_record()) return true;
  const std::string_view old_value = between(at(first->value.begin), at(first->value.end()));
  const std::string_view new_value = between(syntax.value_begin, syntax.value_end);
  const bool contradict = old_value != new_value && !is_unknown(old_value) && !is_unknown(new_value);
  notes_->add(contradict ? Code::tag_twice : Code::tag_form, p_, syntax.end);
  if (is_unknown(old_value)) set_value(*first, syntax);
  return true;
}

void RecordParser::add_tag(const TagSyntax& syntax) {
  if (record_->tags.size() >= limits_.max_tags) {
    if (record_->tags.size() == limits_.max_tags && !told_tags_)
      notes_->add(Code::limit, p_, syntax.end, {std::to_string(limits_.max_tags), "tags", "--max-tags"});
    told_tags_ = true;
    return;
  }
  Tag& tag = record_->tags.emplace_back();
  tag.name = span(syntax.name_begin, syntax.name_end);
  const bool escapes_are_right = set_value(tag, syntax);
  if (syntax.kind == TagSyntax::Kind::tolerated || !escapes_are_right) notes_->add(Code::tag_form, p_, syntax.end);
  if (between(syntax.name_begin, syntax.name_end) == "Date") check_date(tag);
}

/// False where the value has backslashes that escape nothing.
bool RecordParser::set_value(Tag& tag, const TagSyntax& syntax) {
  tag.value = span(syntax.value_begin, syntax.value_end);
  tag.escaped = false;
  return !syntax.has_escape || undo_escapes(tag);
}

/// `\"` and `\\`; other backslashes stand for themselves. False when there are such. Line ends, and what else moves
/// to another line, become blanks.
bool RecordParser::undo_escapes(Tag& tag) {
  const std::string_view value = between(at(tag.value.begin), at(tag.value.end()));
  std::string& out = record_->unescaped;
  const std::size_t begin = out.size();
  bool is_right = true;
  for (std::size_t i = 0; i < value.size(); ++i) {
    if (value[i] == '\\') {
      const bool is_escape = i + 1 < value.size() && (value[i + 1] == '"' || value[i + 1] == '\\');
      is_right = is_right && is_escape;
      if (is_escape) ++i;
    }
    if (value[i] == '\r' && i + 1 < value.size() && value[i + 1] == '\n') ++i;
    out += moves_line(value[i]) ? ' ' : value[i];
  }
  tag.meant = {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(out.size() - begin)};
  tag.escaped = true;
  return is_right;
}

void RecordParser::check_date(const Tag& tag) {
  const std::string_view value = between(at(tag.value.begin), at(tag.value.end()));
  if (!is_date(value)) notes_->add(Code::date, at(tag.value.begin), at(tag.value.end()), {std::string(value)});
}

}  // namespace plybook
