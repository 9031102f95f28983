#include "plybook/record/words.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "plybook/base/ascii.h"
#include "plybook/base/letters.h"
#include "plybook/base/unicode.h"
#include "plybook/record/characters.h"

namespace plybook {
namespace {

using namespace record_text;

constexpr std::array<std::pair<std::string_view, Result>, 8> usual_results = {{
    {"1-0", Result::first_wins},
    {"0-1", Result::second_wins},
    {"1/2-1/2", Result::draw},
    {"*", Result::unknown},
    {"2-0", Result::first_wins},
    {"0-2", Result::second_wins},
    {"1-1", Result::draw},
    {"0-0", Result::both_lose},
}};

constexpr std::array<std::pair<std::string_view, Result>, 3> other_results = {{
    {"1/2", Result::draw},
    {"0.5-0.5", Result::draw},
    {".5-.5", Result::draw},
}};

constexpr std::size_t longest_result = 7;  // bytes of a plain one

constexpr std::array<std::pair<std::string_view, std::uint16_t>, 25> signs = {{
    {"!", 1},   {"?", 2},    {"!!", 3},  {"??", 4},  {"!?", 5},   {"?!", 6},  {"□", 7},    {"=", 10}, {"∞", 13},
    {"+=", 14}, {"+/=", 14}, {"⩲", 14},  {"=+", 15}, {"=/+", 15}, {"⩱", 15},  {"+/-", 16}, {"±", 16}, {"-/+", 17},
    {"∓", 17},  {"+-", 18},  {"-+", 19}, {"+−", 18}, {"−+", 19},  {"N", 146}, {"D", 220},
}};

/// Blanks left out, every dash a hyphen, ½ as 1/2, a decimal comma as a point, a colon as a hyphen. Cut short where it
/// is too long to be a result.
std::string plain_result(std::string_view text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size() && plain.size() <= longest_result;) {
    const char32_t c = next_code_point(text, i);
    if (is_blank(c) || c == '\n' || c == '\r') continue;
    if (is_dash(c) || c == ':') {
      plain += '-';
    } else if (c == 0xBD) {
      plain += "1/2";
    } else if (c == ',') {
      plain += '.';
    } else {
      append_utf8(plain, c);
    }
  }
  return plain;
}

template <std::size_t size>
std::optional<Result> look_up(const std::array<std::pair<std::string_view, Result>, size>& table,
                              std::string_view text) {
  for (const auto& row : table)
    if (row.first == text) return row.second;
  return std::nullopt;
}

bool may_begin_result(char c) { return c == '*' || c == '.' || (c >= '0' && c <= '2') || c == '\xC2'; }

/// Behind the cell at `p`: a letter of any alphabet, a dot and one or two digits, each but the digits left out where
/// it may be. `p` itself where there is none.
const char* skip_cell(const char* p, const char* end) {
  const char* at = p;
  if (at != end && !is_digit(*at)) {
    if (!begins_cell(at, end)) return p;
    at += first_sequence(std::string_view(at, static_cast<std::size_t>(end - at))).length;
    if (at != end && *at == '.') ++at;
  }
  const char* digits = at;
  while (at != end && is_digit(*at) && at - digits < 2) ++at;
  return at == digits ? p : at;
}

const char* skip_signs(const char* p, const char* end) {
  while (const std::size_t length = sign_length(p, end)) p += length;
  return p;
}

const char* skip_look(const char* p, const char* end) {
  if (p == end || *p != '@') return p;
  ++p;
  while (p != end && std::string_view("neswNESW").find(*p) != std::string_view::npos) ++p;
  return p;
}

}  // namespace

std::optional<ResultText> result_of(std::string_view text) {
  if (text.empty() || !may_begin_result(text.front())) return std::nullopt;
  if (const auto usual = look_up(usual_results, text)) return ResultText{*usual, true};
  if (!is_valid_utf8(text)) return std::nullopt;
  const std::string plain = plain_result(text);
  if (const auto usual = look_up(usual_results, plain)) return ResultText{*usual, false};
  if (const auto other = look_up(other_results, plain)) return ResultText{*other, false};
  return std::nullopt;
}

std::optional<std::uint16_t> nag_of(std::string_view sign) {
  for (const auto& row : signs)
    if (row.first == sign) return row.second;
  return std::nullopt;
}

std::string_view sign_of(std::uint16_t nag) {
  return nag >= 1 && nag <= 6 ? signs[nag - 1U].first : std::string_view();
}

bool is_pass_word(std::string_view word) {
  if (word == "--" || word == "пас" || word == "Пас" || word == "ПАС") return true;
  if (word.size() != 2 && word.size() != 4) return false;
  std::string small(word);
  std::transform(small.begin(), small.end(), small.begin(), lower);
  return small == "z0" || small == "null" || small == "pass";
}

bool is_unknown_turn(std::string_view text) {
  const char* const end = text.data() + text.size();
  const std::size_t first = sign_length(text.data(), end);
  if (first == 0) return false;
  const char* second = skip_blanks(text.data() + first, end);
  return second != text.data() + first && second + sign_length(second, end) == end && second != end && *second != '*';
}

bool has_digit(std::string_view word) { return std::any_of(word.begin(), word.end(), record_text::is_digit); }

std::string_view without_forced_sign(std::string_view word) {
  const std::string_view turn = word.substr(0, word.find_last_not_of('*') + 1);
  return has_digit(turn) && !std::all_of(turn.begin(), turn.end(), is_digit) ? turn : word;
}

bool is_prose(std::string_view word) {
  if (has_digit(word) || is_pass_word(word)) return false;
  const char* const end = word.data() + word.size();
  for (const char* p = word.data(); p != end; ++p)
    if (begins_cell(p, end)) return true;
  return false;
}

bool is_full_turn(std::string_view word) {
  const char* p = word.data();
  const char* const end = p + word.size();
  int cells = 0;
  bool has_look = false, needs_sign = false;
  while (p != end) {
    const bool is_number = is_digit(*p);
    const char* behind = skip_cell(p, end);
    if (behind == p || (needs_sign && is_number)) return false;
    ++cells;
    p = skip_look(behind, end);
    has_look = has_look || p != behind;
    behind = skip_signs(p, end);
    needs_sign = behind == p;
    p = behind;
  }
  return needs_sign && (cells >= 2 || has_look);
}

bool is_score(std::string_view text) {
  const std::size_t dash = text.find('-');
  if (dash == 0 || dash == std::string_view::npos || dash + 1 == text.size() || text.size() > 7) return false;
  return std::all_of(text.begin(), text.end(), [](char c) { return is_digit(c) || c == '-'; });
}

bool is_number_word(std::string_view word) {
  const std::size_t digits =
      static_cast<std::size_t>(std::find_if_not(word.begin(), word.end(), record_text::is_digit) - word.begin());
  if (digits == 0 || digits > 9 || digits == word.size()) return false;
  return word.find_first_not_of('.', digits) == std::string_view::npos;
}

std::string_view glued_mark(std::string_view word) {
  constexpr std::string_view mark_signs = "=+-/~#";
  std::size_t begin = word.find_last_not_of(mark_signs) + 1;
  if (begin == word.size()) {  // one that is no ASCII sign, or a letter
    while (begin > 0 && (static_cast<unsigned char>(word[--begin]) & 0xC0) == 0x80) continue;
    const bool may_be_look = word.find('@') != std::string_view::npos;
    if (!nag_of(word.substr(begin)) || (may_be_look && word.back() == 'N')) return {};
  }
  const std::string_view mark = word.substr(begin);
  const bool is_mark = nag_of(mark) || mark.find_first_of("-/") == std::string_view::npos;
  return is_mark && is_full_turn(word.substr(0, begin)) ? mark : std::string_view();
}

}  // namespace plybook
