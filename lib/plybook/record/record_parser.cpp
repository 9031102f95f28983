#include "plybook/record/record_parser.h"

#include <algorithm>
#include <string>

#include "plybook/base/unicode.h"
#include "plybook/record/characters.h"
#include "plybook/record/movetext.h"
#include "plybook/record/words.h"

namespace plybook {

using namespace record_text;

namespace {

constexpr std::uint32_t largest_number = 100'000'000;

/// `1-0`, `0-1`, `2-0`, `1-1` … among words that could be turns.
bool may_be_result(const char* p, const char* end) {
  return end - p == 3 && *p <= '2' && (p[1] == '-' || p[1] == ':') && p[2] <= '2';
}

}  // namespace

RecordParser::Status RecordParser::parse(const char* begin, const char* end, bool is_final, Record& record,
                                         Notes& notes) {
  base_ = begin;
  end_ = end;
  is_final_ = is_final;
  record_ = &record;
  notes_ = &notes;
  unclosed_.clear();
  attempt();
  // Which parentheses are never closed is known only now; the second time they are read as what they are.
  if (!cut_off_ && find_unclosed()) attempt();
  if (cut_off_ || (!is_final && end - p_ < look_ahead)) return Status::cut_off;
  finish();
  if (cut_off_) return Status::cut_off;
  record.text = between(base_, p_);
  const bool is_record = !record.tags.empty() || has_movetext_ || record.has_result();
  return is_record ? Status::record : Status::nothing;
}

void RecordParser::attempt() {
  record_->clear();
  notes_->restart();
  builder_.start(*record_);
  p_ = behind_last_tag_ = base_;
  cut_off_ = had_braces_ = has_movetext_ = told_plies_ = told_nesting_ = told_tags_ = is_cut_short_ = false;
  tag_bits_ = stray_words_ = 0;
  if (!read_header()) return;
  record_->text = between(base_, end_);
  numbers_.start(record_->tag("FEN") != nullptr);
  read_movetext();
}

void RecordParser::add_turn(const char* begin, const char* end) {
  if (!numbers_.adjusting()) {
    has_movetext_ = true;
    if (!builder_.turn(span(begin, end))) tell_plies(begin, end);
  } else {
    add_adjustment(begin, end);
  }
}

void RecordParser::add_adjustment(const char* begin, const char* end) {
  has_movetext_ = true;
  const bool second = numbers_.take_adjustment();
  if (!builder_.turn(span(begin, end), Node::Kind::adjustment, second)) tell_plies(begin, end);
}

void RecordParser::tell_plies(const char* begin, const char* end) {
  if (!told_plies_) notes_->add(Code::limit, begin, end, {std::to_string(limits_.max_plies), "turns", "--max-plies"});
  told_plies_ = true;
}

/// Reads a number whose dots begin at `dots`; null where it is none (`0.5-0.5`).
inline const char* RecordParser::read_number(std::uint32_t value, const char* dots) {
  const char* q = dots + 1;
  if (value == 0 && *q == '5' && result_of(between(p_, find_word_end(p_, end_)))) return nullptr;
  while (*q == '.') ++q;
  if (!numbers_.is_right(value) || !unclosed_.empty()) check_number(value, static_cast<std::size_t>(q - dots), p_, q);
  builder_.number(span(p_, q));
  has_movetext_ = true;
  return q;
}

/// The loop that all speed depends on: numbers and turns of ASCII letters are dealt with here, all else elsewhere.
void RecordParser::read_movetext() {
  while (true) {
    while ((class_at(p_) & blank) != 0) ++p_;
    const std::uint8_t first = class_at(p_);
    if ((first & (digit | letter)) == 0 || (first & cross) != 0) {
      if (!read_other(first)) return;
      continue;
    }
    const char* q = p_;
    std::uint8_t seen = 0;
    if ((first & digit) != 0) {
      std::uint32_t value = 0;
      do {
        value = value * 10 + static_cast<std::uint32_t>(*q - '0');
        ++q;
      } while ((class_at(q) & digit) != 0 && value < largest_number);
      if (*q == '.') {
        q = read_number(value, q);
        if (q != nullptr) {
          p_ = q;
        } else if (!read_word()) {
          return;
        }
        continue;
      }
      seen = digit;
    }
    std::uint8_t c = class_at(q);
    while ((c & (blank | token | high)) == 0) {
      seen |= c;
      c = class_at(++q);
    }
    const bool is_plain = (seen & digit) != 0 && (seen & (letter | sign)) != 0 && (seen & odd) == 0 &&
                          (c & high) == 0 && (class_at(q - 1) & (sign | cross)) == 0 && q[-1] != 'N';
    if (is_plain && !may_be_result(p_, q)) {
      add_turn(p_, q);
      p_ = q;
    } else if (!read_word()) {
      return;
    }
  }
}

void RecordParser::check_number(std::uint32_t value, std::size_t dots, const char* begin, const char* end) {
  if (told_plies_ || builder_.is_skipping()) return;
  const bool is_second = dots > 1 || dots_at(skip_line_blanks(end, end_), end_).count > 1;
  while (builder_.depth() > 0 && builder_.has_turn() && is_unclosed(builder_.place()) &&
         numbers_.fits_outer_line({value, is_second}))
    builder_.close();
  if (const auto expected = numbers_.check({value, is_second}))
    notes_->add(Code::move_number, begin, end, {std::to_string(value), std::to_string(*expected)});
}

/// What begins neither with a digit nor with a letter of ASCII. False at the end of the record.
bool RecordParser::read_other(std::uint8_t character_class) {
  if (p_ >= end_) return false;
  if ((character_class & token) != 0) return read_special();
  if ((character_class & high) != 0) {
    if (const std::size_t length = blank_length(p_, end_)) {
      p_ += length;
      return true;
    }
  }
  if (*p_ == '%') {
    p_ = find_line_end(p_, end_);
    return true;
  }
  if (const Dots dots = dots_at(p_, end_); dots.count > 0) {
    read_dots();
    return true;
  }
  if (*p_ == '/' && between(p_, end_).substr(0, 4) == "/FEN") {
    read_setup();
    return true;
  }
  return join_to_last_turn() || read_word();
}

/// Passes over text that is no part of the record; it is told once, with all its words.
void RecordParser::stray(const char* begin, const char* end, std::size_t words) {
  if (stray_words_ == 0 || begin < stray_begin_) {
    stray_begin_ = begin;
    stray_end_ = end;
  }
  stray_words_ += words;
}

bool RecordParser::is_unclosed(std::uint32_t place) const {
  return !unclosed_.empty() && std::binary_search(unclosed_.begin(), unclosed_.end(), place);
}

}  // namespace plybook
