#include "plybook/select/tokens.h"

#include <utility>

#include "plybook/base/ascii.h"
#include "plybook/base/letters.h"
#include "plybook/base/unicode.h"

namespace plybook {
namespace {

Span between(std::size_t begin, std::size_t end) {
  return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end - begin)};
}

/// Signs of comparisons, the longer ones first.
constexpr std::pair<std::string_view, CompareSign> signs[] = {
    {"!=", CompareSign::unequal}, {"<=", CompareSign::at_most}, {">=", CompareSign::at_least},
    {"=", CompareSign::equal},    {"<", CompareSign::less},     {">", CompareSign::greater},
    {"~", CompareSign::contains}};

/// What other languages write, and what it is here.
constexpr std::pair<std::string_view, std::string_view> foreign[] = {
    {"==", "="}, {"<>", "!="}, {"=<", "<="}, {"=>", ">="}, {"=~", "~"}, {"!~", "not"}, {"&&", "and"}, {"||", "or"},
    {"≠", "!="}, {"≤", "<="},  {"≥", ">="},  {"&", "and"}, {"|", "or"}, {"!", "not"},  {"“", "\""},   {"”", "\""},
    {"„", "\""}, {"«", "\""},  {"»", "\""},  {"‘", "'"},   {"’", "'"},  {"`", "'"}};

bool is_word_ascii(char c) { return is_letter(c) || is_digit(c) || c == '_'; }
bool is_figure(char c) { return is_digit(c) || c == '.' || c == '-' || c == '/' || c == '?'; }
bool is_line_end(char32_t c) { return c == U'\n' || c == U'\r'; }

}  // namespace

void SelectTokens::skip_blanks() {
  for (std::size_t next = at_; next < text_.size(); at_ = next) {
    const char32_t c = next_code_point(text_, next);
    if (!is_blank(c) && !is_line_end(c)) return;
  }
}

SelectToken SelectTokens::take(SelectToken::Kind kind, std::size_t end) {
  SelectToken token{kind, between(at_, end), std::string(text_.substr(at_, end - at_))};
  at_ = end;
  return token;
}

/// Letters of any script, digits, underscores. Signs and blanks of Unicode end a word as those of ASCII do.
std::size_t SelectTokens::end_of_word() const {
  std::size_t end = at_;
  while (end < text_.size()) {
    std::size_t next = end;
    const char32_t c = next_code_point(text_, next);
    const bool is_of_word = c < 0x80 ? is_word_ascii(static_cast<char>(c)) : !is_blank(c) && !is_dash(c);
    if (!is_of_word) return end;
    for (const auto& [sign, here] : foreign)
      if (c >= 0x80 && text_.substr(end).starts_with(sign)) return end;
    end = next;
  }
  return end;
}

tl::expected<SelectToken, SelectFault> SelectTokens::next() {
  using Kind = SelectToken::Kind;
  skip_blanks();
  if (at_ == text_.size()) return take(Kind::end, at_);
  const char c = text_[at_];
  if (c == '(' || c == ')') return take(c == '(' ? Kind::open : Kind::close, at_ + 1);
  if (c == '\'' || c == '"') return take_text();
  if (is_digit(c)) {
    std::size_t end = at_;
    while (end < text_.size() && is_figure(text_[end])) ++end;
    return take(Kind::figure, end);
  }
  if (const std::size_t end = end_of_word(); end > at_) return take(Kind::word, end);
  return take_sign();
}

/// In a text `\'`, `\"` and `\\` stand for what comes behind the backslash, as in a tag.
tl::expected<SelectToken, SelectFault> SelectTokens::take_text() {
  const char quote = text_[at_];
  std::string meant;
  for (std::size_t i = at_ + 1; i < text_.size(); ++i) {
    if (text_[i] == quote) {
      SelectToken token{SelectToken::Kind::text, between(at_, i + 1), std::move(meant)};
      at_ = i + 1;
      return token;
    }
    const bool is_escape = text_[i] == '\\' && i + 1 < text_.size() &&
                           (text_[i + 1] == '\'' || text_[i + 1] == '"' || text_[i + 1] == '\\');
    if (is_escape) ++i;
    meant += text_[i];
  }
  return tl::unexpected(SelectFault{SelectError::unclosed_text, between(at_, text_.size())});
}

tl::expected<SelectToken, SelectFault> SelectTokens::take_sign() {
  const std::string_view rest = text_.substr(at_);
  for (const auto& [sign, here] : foreign)
    if (sign.size() > 1 && rest.starts_with(sign)) return stray();
  for (const auto& [written, sign] : signs) {
    if (!rest.starts_with(written)) continue;
    SelectToken token = take(SelectToken::Kind::sign, at_ + written.size());
    token.sign = sign;
    return token;
  }
  return stray();
}

tl::unexpected<SelectFault> SelectTokens::stray() const {
  const std::string_view rest = text_.substr(at_);
  for (const auto& [sign, here] : foreign)
    if (rest.starts_with(sign))
      return tl::unexpected(SelectFault{
          SelectError::stray_like, between(at_, at_ + sign.size()), {std::string(sign), std::string(here)}});
  std::size_t end = at_;
  next_code_point(text_, end);
  return tl::unexpected(SelectFault{SelectError::stray, between(at_, end), {printable(text_.substr(at_, end - at_))}});
}

tl::expected<SelectToken, SelectFault> SelectTokens::argument() {
  skip_blanks();
  if (at_ == text_.size() || text_[at_] != '(') return take(SelectToken::Kind::end, at_);
  const std::size_t open = at_++;
  skip_blanks();
  SelectToken token;
  if (at_ < text_.size() && (text_[at_] == '\'' || text_[at_] == '"')) {
    auto text = take_text();
    if (!text) return text;
    token = std::move(*text);
  } else {
    token = take(SelectToken::Kind::word, std::min(text_.find_first_of(" \t\r\n()'\"", at_), text_.size()));
  }
  skip_blanks();
  if (at_ == text_.size() || text_[at_] != ')')
    return tl::unexpected(SelectFault{SelectError::unclosed, between(open, open + 1)});
  ++at_;
  return token;
}

}  // namespace plybook
