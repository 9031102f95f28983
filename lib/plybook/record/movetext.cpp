#include "plybook/record/movetext.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "plybook/base/unicode.h"
#include "plybook/record/characters.h"
#include "plybook/record/tag_syntax.h"
#include "plybook/record/words.h"

namespace plybook {
namespace {

using namespace record_text;

/// Behind the blanks at `p`; `p` itself when a blank line or too many blanks stand there.
const char* skip_gap(const char* p, const char* end) {
  constexpr std::ptrdiff_t longest = 256;
  const char* next = skip_line_blanks(p, end);
  if (next != end && is_line_end(*next)) next = skip_line_blanks(skip_line_end(next, end), end);
  if (next == end || is_line_end(*next) || next - p > longest) return p;
  return next;
}

const char* skip_signs(const char* p, const char* end) {
  while (const std::size_t length = sign_length(p, end)) p += length;
  return p;
}

/// One sign, as it may stand between two cells.
bool is_one_sign(std::string_view text) {
  if (text == "<>" || text == "><") return true;
  if (text.empty() || text == "<" || text == ">") return false;
  return sign_length(text.data(), text.data() + text.size()) == text.size();
}

/// Where the signs at the end of the word begin.
const char* signs_at_end(const char* begin, const char* end) {
  constexpr std::ptrdiff_t longest = 8;
  const char* signs = end;
  while (signs != begin && end - signs < longest) {
    const char* p = signs - 1;
    while (p != begin && (static_cast<unsigned char>(*p) & 0xC0U) == 0x80U) --p;
    if (sign_length(p, signs) != static_cast<std::size_t>(signs - p)) break;
    signs = p;
  }
  return signs;
}

bool begins_cell_word(const char* p, const char* end) {
  return begins_cell(p, end) && has_digit(between(p, find_word_end(p, end))) &&
         !is_number_word(between(p, find_word_end(p, end)));
}

bool is_bare_cell(const char* p, const char* end) {
  const std::string_view word = between(p, find_word_end(p, end));
  return has_digit(word) && !is_full_turn(word) && skip_signs(p, p + word.size()) == p;
}

/// Whether a `*` behind the turn, which may have a mark glued to it, may be PDN's sign for a forced one.
bool may_be_forced(std::string_view turn) {
  constexpr std::size_t long_turn = 64;
  return turn.size() > long_turn || is_full_turn(turn) || !glued_mark(turn).empty();
}

/// The word that `signs`, which end the text so far, wait for; null where it does not follow.
const char* end_of_awaited(const char* begin, const char* signs, const char* end_of_word, const char* end) {
  const std::string_view sign = between(signs, end_of_word);
  if (signs == begin || !is_one_sign(sign)) return nullptr;
  const char* next = skip_gap(end_of_word, end);
  if (next == end_of_word || !begins_cell_word(next, end)) return nullptr;
  if (sign == "*" && may_be_forced(between(begin, signs)) && !is_bare_cell(next, end)) return nullptr;
  return find_word_end(next, end);
}

/// The word, beginning with a sign or being one, that goes on with the text so far; null where none follows.
const char* end_of_continuation(const char* end_of_word, const char* end) {
  const char* next = skip_gap(end_of_word, end);
  const char* behind = skip_signs(next, end);
  if (next == end_of_word || !is_one_sign(between(next, behind))) return nullptr;
  if (find_word_end(next, end) != behind) return begins_cell_word(behind, end) ? find_word_end(behind, end) : nullptr;
  if (between(next, behind) == "*") return nullptr;  // alone it is a result
  const char* cell = skip_gap(behind, end);
  return cell != behind && begins_cell_word(cell, end) ? find_word_end(cell, end) : nullptr;
}

std::string without_blanks(std::string_view text) {
  std::string out;
  const char* const end = text.data() + text.size();
  for (const char* p = skip_blanks(text.data(), end); p != end; p = skip_blanks(p + 1, end)) out += *p;
  return out;
}

/// What may follow a move number where no record has begun.
bool may_follow_number(const char* p, const char* end, bool is_first_number) {
  if (p == end) return false;
  if (*p == '{' || *p == '(' || *p == '-' || dots_at(p, end).count > 1) return true;
  const char* word_end = find_word_end(p, end);
  const std::string_view word = between(p, find_turn_end(p, word_end, end));
  if (is_full_turn(without_blanks(word)) || result_of(word) || is_pass_word(word)) return true;
  return is_first_number && begins_cell(p, end) && !is_digit(*p) && has_digit(word) && word.size() <= 5;
}

}  // namespace

const char* find_word_end(const char* p, const char* end) {
  while (p != end) {
    const std::uint8_t c = class_at(p);
    if ((c & (blank | token)) != 0) break;
    if ((c & high) == 0) {
      ++p;
    } else if (blank_length(p, end) != 0) {
      break;
    } else {
      p += first_sequence(between(p, end)).length;
    }
  }
  return p;
}

const char* find_turn_end(const char* begin, const char* end_of_word, const char* end) {
  for (int words = 0; words < 64; ++words) {
    const char* signs = signs_at_end(begin, end_of_word);
    const char* more =
        signs != end_of_word ? end_of_awaited(begin, signs, end_of_word, end) : end_of_continuation(end_of_word, end);
    if (more == nullptr) break;
    end_of_word = more;
  }
  return end_of_word;
}

Dots dots_at(const char* p, const char* end) {
  Dots dots;
  while (true) {
    const std::string_view rest = between(p + dots.length, end);
    if (rest.substr(0, 1) == ".") {
      ++dots.length;
      ++dots.count;
    } else if (rest.substr(0, 3) == "…") {
      dots.length += 3;
      dots.count += 3;
    } else {
      return dots;
    }
  }
}

bool begins_movetext(const char* p, const char* end) {
  if (end - p > look_ahead) end = p + look_ahead;
  const char* digits = p;
  while (p != end && is_digit(*p)) ++p;
  const Dots dots = dots_at(p, end);
  if (p == digits || p - digits > 6 || dots.count == 0) {
    const char* word_end = find_word_end(digits, end);
    const std::string_view word = between(digits, find_turn_end(digits, word_end, end));
    return is_full_turn(without_blanks(word)) && !result_of(word);
  }
  const bool is_first = p - digits == 1 && (*digits == '1' || *digits == '0');
  return may_follow_number(skip_blanks(p + dots.length, end), end, is_first);
}

StrayLine skip_stray_line(const char* p, const char* end) {
  StrayLine line{p, 0};
  while (p != end && !is_line_end(*p)) {
    const char* word_end = find_word_end(p, end);
    if (word_end == p) ++word_end;  // a token of its own
    ++line.words;
    p = skip_line_blanks(word_end, end);
    if (p != end && begins_tag(p, end)) break;
    if (end - p > 1 && *p == '1' && p[1] == '.' && begins_movetext(p, end)) break;
  }
  line.stop = p;
  return line;
}

}  // namespace plybook
