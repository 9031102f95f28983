#include "plybook/select/parser.h"

#include <charconv>

#include "plybook/base/closest.h"
#include "plybook/base/letters.h"
#include "plybook/base/unicode.h"
#include "plybook/record/words.h"
#include "plybook/select/fields.h"

namespace plybook {
namespace {

using Token = SelectToken::Kind;

/// How tightly the words hold what stands beside them.
int binding_of(SelectNode::Kind kind) {
  return kind == SelectNode::Kind::negation ? 3 : kind == SelectNode::Kind::both ? 2 : 1;
}

bool begins_with_capital(std::string_view word) {
  std::size_t at = 0;
  const char32_t c = next_code_point(word, at);
  return fold_case(c) != c;
}

/// A constant date is a whole year, month or day.
std::optional<PartialDate> period_of(std::string_view text) {
  const auto date = read_date(text);
  const bool is_period = date && date->year != 0 && (date->month != 0 || date->day == 0);
  return is_period ? date : std::nullopt;
}

}  // namespace

std::string SelectParser::written(Span place) const { return printable(place.in(text_)); }

bool SelectParser::fail(SelectError error, Span place, std::vector<std::string> args) {
  fault_ = {error, place, std::move(args)};
  return false;
}

bool SelectParser::advance() {
  auto token = tokens_.next();
  if (!token) {
    fault_ = std::move(token.error());
    return false;
  }
  token_ = std::move(*token);
  return true;
}

tl::expected<Expression, SelectFault> SelectParser::parse() {
  if (text_.size() > longest_expression)
    return tl::unexpected(SelectFault{SelectError::too_long, {}, {std::to_string(longest_expression)}});
  if (const std::size_t valid = valid_prefix(text_); valid < text_.size())
    return tl::unexpected(SelectFault{SelectError::not_utf8, {static_cast<std::uint32_t>(valid), 1}});
  if (!read()) return tl::unexpected(std::move(fault_));
  return std::move(expression_);
}

bool SelectParser::read() {
  if (!advance()) return false;
  if (token_.kind == Token::end) return fail(SelectError::empty, token_.span);
  for (bool done = false; !done;)
    if (!operand_comes() || !operator_comes(done)) return false;
  return true;
}

/// What stands before a test, and the test.
bool SelectParser::operand_comes() {
  while (is("not") || token_.kind == Token::open) {
    const auto joins = is("not") ? std::optional(SelectNode::Kind::negation) : std::nullopt;
    if (!push(joins) || !advance()) return false;
  }
  return test();
}

/// What stands behind a test, up to the next one or to the end.
bool SelectParser::operator_comes(bool& done) {
  while (token_.kind == Token::close)
    if (!close()) return false;
  if (token_.kind == Token::end) {
    done = true;
    return finish();
  }
  if (token_.kind == Token::sign) return fail(SelectError::goes_on, token_.span);
  const bool both = is("and");
  if (!both && !is("or")) {
    const std::string word = written(token_.span);
    const auto near = closest(word, {"and", "or"});
    return near ? fail(SelectError::operator_expected_like, token_.span, {word, std::string(*near)})
                : fail(SelectError::operator_expected, token_.span, {word});
  }
  const auto joins = both ? SelectNode::Kind::both : SelectNode::Kind::either;
  reduce(binding_of(joins));
  return push(joins) && advance();
}

bool SelectParser::push(std::optional<SelectNode::Kind> joins) {
  if (waiting_.size() == deepest_expression)
    return fail(SelectError::too_deep, token_.span, {std::to_string(deepest_expression)});
  waiting_.push_back({joins, token_.span});
  return true;
}

/// Joins what waits and holds at least so tightly, back to the last parenthesis.
void SelectParser::reduce(int binding) {
  while (!waiting_.empty() && waiting_.back().joins && binding_of(*waiting_.back().joins) >= binding) {
    expression_.nodes.push_back({*waiting_.back().joins});
    waiting_.pop_back();
  }
}

bool SelectParser::close() {
  reduce(0);
  if (waiting_.empty()) return fail(SelectError::unopened, token_.span);
  waiting_.pop_back();
  return advance();
}

bool SelectParser::finish() {
  reduce(0);
  return waiting_.empty() || fail(SelectError::unclosed, waiting_.back().place);
}

bool SelectParser::test() {
  if (is("ok")) {
    const Span place = token_.span;
    expression_.nodes.push_back({SelectNode::Kind::ok});
    if (!advance()) return false;
    return token_.kind != Token::sign || fail(SelectError::truth_compared, place, {"ok"});
  }
  if (is("has")) return truth(SelectNode::Kind::has, expression_.codes, "has(illegal-turn)");
  if (is("reached")) return truth(SelectNode::Kind::reached, expression_.positions, "reached('W:Wc3:Bd4...')");
  return comparison();
}

/// A word with its argument that holds or does not hold.
bool SelectParser::truth(SelectNode::Kind kind, std::vector<PlacedText>& list, std::string_view example) {
  const SelectToken word = token_;
  auto argument = tokens_.argument();
  if (!argument) return fail(argument.error().error, argument.error().span, argument.error().args);
  if (argument->text.empty()) return fail(SelectError::argument_expected, word.span, {word.text, std::string(example)});
  expression_.nodes.push_back({kind, static_cast<std::uint32_t>(list.size())});
  list.push_back({std::move(argument->text), argument->span});
  if (!advance()) return false;
  return token_.kind != Token::sign || fail(SelectError::truth_compared, word.span, {word.text});
}

bool SelectParser::comparison() {
  Comparison compared;
  if (!operand(compared.left, nullptr)) return false;
  if (token_.kind != Token::sign) return fail(SelectError::sign_expected, token_.span, {written(compared.left.place)});
  compared.sign = token_.sign;
  compared.sign_place = token_.span;
  if (!advance() || !operand(compared.right, &compared.left) || !judge(compared)) return false;
  expression_.nodes.push_back(
      {SelectNode::Kind::comparison, static_cast<std::uint32_t>(expression_.comparisons.size())});
  expression_.comparisons.push_back(std::move(compared));
  return true;
}

/// One side of a comparison; `left` is the other one when that came before.
bool SelectParser::operand(Operand& read, const Operand* left) {
  read.place = token_.span;
  switch (token_.kind) {
    case Token::text:
      read.kind = Operand::Kind::text;
      read.text = token_.text;
      return advance();
    case Token::figure:
      return figure(read) && advance();
    case Token::word:
      return word(read, left);
    case Token::end:
    case Token::sign:
    case Token::open:
    case Token::close:
      break;
  }
  return fail(SelectError::operand_expected, token_.span);
}

/// What begins with a digit. A number of four digits can be a year as well.
bool SelectParser::figure(Operand& read) {
  read.text = token_.text;
  if (const auto date = period_of(read.text)) read.date = *date;
  const char* const end = read.text.data() + read.text.size();
  const auto [stop, error] = std::from_chars(read.text.data(), end, read.number);
  if (stop == end) {
    if (error != std::errc()) return fail(SelectError::too_large, read.place, {read.text});
    read.kind = Operand::Kind::number;
    return true;
  }
  if (read.date.year != 0) {
    read.kind = Operand::Kind::date;
    return true;
  }
  if (const auto result = result_of(read.text)) {
    read.kind = Operand::Kind::outcome;
    read.result = result->result;
    return true;
  }
  const bool is_like_a_date = read.text.find_first_of(".-/") == 4;
  return fail(is_like_a_date ? SelectError::no_such_date : SelectError::no_constant, read.place, {read.text});
}

bool SelectParser::word(Operand& read, const Operand* left) {
  const SelectToken name = token_;
  if (is("tag")) return tag_in_parentheses(read);
  if (is("ok") || is("has") || is("reached")) return fail(SelectError::truth_compared, name.span, {name.text});
  if (is("and") || is("or") || is("not")) return fail(SelectError::operand_expected, name.span);
  if (!counted_by(name.text).empty()) return count(read, name.text);
  if (const auto kind = field_of(name.text)) {
    read.kind = *kind;
    return advance();
  }
  if (!begins_with_capital(name.text)) return unknown_word();
  // `White = Ivanov` is meant as a text and would be read as two tags.
  if (left && !left->is_constant()) return fail(SelectError::quotes_needed, name.span, {name.text});
  read.kind = Operand::Kind::tag;
  read.text = name.text;
  return advance();
}

bool SelectParser::unknown_word() {
  const auto near = closest(token_.text, words_of_expressions());
  return near ? fail(SelectError::unknown_field_like, token_.span, {token_.text, std::string(*near)})
              : fail(SelectError::unknown_field, token_.span, {token_.text});
}

bool SelectParser::tag_in_parentheses(Operand& read) {
  auto argument = tokens_.argument();
  if (!argument) return fail(argument.error().error, argument.error().span, argument.error().args);
  if (argument->text.empty()) return fail(SelectError::argument_expected, read.place, {"tag", "tag('Event')"});
  read.kind = Operand::Kind::tag;
  read.text = std::move(argument->text);
  if (!advance()) return false;
  return true;
}

/// `men`, or `men(white)`.
bool SelectParser::count(Operand& read, std::string_view word) {
  read.kind = Operand::Kind::pieces;
  read.counted = counted_by(word);
  if (!belongs_to_sides(word)) return advance();
  const std::string name(word);
  auto argument = tokens_.argument();
  if (!argument) return fail(argument.error().error, argument.error().span, argument.error().args);
  if (argument->kind != Token::end && argument->text.empty())
    return fail(SelectError::argument_expected, read.place, {name, name + "(white)"});
  read.side = {std::move(argument->text), argument->span};
  return advance();
}

}  // namespace plybook
