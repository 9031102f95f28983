#include "plybook/record/comment_syntax.h"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <string_view>

#include "plybook/record/characters.h"
#include "plybook/record/tag_syntax.h"
#include "plybook/record/words.h"

namespace plybook {
namespace {

using namespace record_text;
using Kind = CommentSyntax::Kind;

/// How far a `}` is looked for behind a tag line that seems to begin the next record, when no other `{` comes before.
constexpr std::ptrdiff_t patience = std::ptrdiff_t{4} << 20;
/// How far behind the first `}` a brace that balances is looked for.
constexpr std::ptrdiff_t balance_reach = 1024;

const char* find(const char* p, const char* end, char c) {
  const void* found = p == end ? nullptr : std::memchr(p, c, static_cast<std::size_t>(end - p));
  return found == nullptr ? end : static_cast<const char*>(found);
}

/// The first tag line that has a blank line somewhere before it, or `end`.
const char* find_next_header(const char* p, const char* end) {
  bool seen_blank_line = false;
  for (p = find_line_end(p, end); p != end; p = find_line_end(p, end)) {
    p = skip_line_end(p, end);
    const char* first = skip_line_blanks(p, end);
    if (first != end && is_line_end(*first)) seen_blank_line = true;
    if (seen_blank_line && begins_tag(first, end)) return p;
    p = first;
  }
  return end;
}

/// The brace that closes what `{` opened when the text from `p` to it is prose; null otherwise.
const char* find_balance(const char* p, const char* end) {
  const char* const reach = end - p > balance_reach ? p + balance_reach : end;
  while (p != reach) {
    p = skip_blanks(p, reach);
    const char* word = p;
    while (p != reach && (class_at(p) & (blank | token)) == 0) ++p;
    const std::string_view text(word, static_cast<std::size_t>(p - word));
    if (has_digit(text) && (is_full_turn(text) || is_number_word(text) || result_of(text))) return nullptr;
    if (p == reach) return nullptr;
    if (*p == '}') return p;
    if (*p != '!' && *p != '?' && (class_at(p) & blank) == 0) return nullptr;
    if (*p == '!' || *p == '?') ++p;
  }
  return nullptr;
}

CommentSyntax unclosed_at(const char* at) { return {Kind::unclosed, at, at, nullptr, false}; }

CommentSyntax without_close(const char* p, const char* end, bool is_final) {
  const char* next = find_next_header(p, end);
  if (is_final) return unclosed_at(next);
  const bool has_brace = find(p, end, '{') != end;
  if (next != end && (has_brace || end - next > patience)) return unclosed_at(next);
  return {Kind::cut_off, end, end, nullptr, has_brace};
}

}  // namespace

CommentSyntax read_comment(const char* p, const char* end, bool is_final) {
  const char* close = find(p, end, '}');
  if (close == end) return without_close(p, end, is_final);
  if (find(p, close, '{') == close) return {Kind::closed, close, close + 1, nullptr, false};
  const char* next = find_next_header(p, close);
  if (next != close) return unclosed_at(next);
  if (std::count(p, close, '{') == 1)
    if (const char* balance = find_balance(close + 1, end)) return {Kind::balanced, balance, balance + 1, close, true};
  return {Kind::closed, close, close + 1, nullptr, true};
}

bool looks_unclosed(const char* p, const char* end) {
  return find(p, end, '{') != end && find_next_header(p, end) != end;
}

}  // namespace plybook
