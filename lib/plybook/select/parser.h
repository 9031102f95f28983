#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "plybook/select/expression.h"
#include "plybook/select/fault.h"
#include "plybook/select/tokens.h"

namespace plybook {

/// Reads an expression: comparisons, `and`, `or`, `not`, parentheses. Everything that can be wrong without knowing any
/// game is told here. Goes through it once, with a stack of what waits for its right side.
class SelectParser {
 public:
  /// `expression` must outlive this.
  explicit SelectParser(std::string_view expression) : text_(expression), tokens_(expression) {}

  tl::expected<Expression, SelectFault> parse();

 private:
  /// What waits on the stack: a parenthesis, or a word that joins.
  struct Waiting {
    std::optional<SelectNode::Kind> joins;  ///< nothing: a parenthesis
    Span place;
  };

  bool read();
  bool advance();
  bool operand_comes();
  bool operator_comes(bool& done);
  bool push(std::optional<SelectNode::Kind> joins);
  void reduce(int binding);
  bool close();
  bool finish();

  bool test();
  bool truth(SelectNode::Kind kind, std::vector<PlacedText>& list, std::string_view example);
  bool comparison();
  bool operand(Operand& operand, const Operand* left);
  bool word(Operand& operand, const Operand* left);
  bool figure(Operand& operand);
  bool tag_in_parentheses(Operand& operand);
  bool count(Operand& operand, std::string_view word);
  bool unknown_word();

  bool judge(Comparison& comparison);
  bool judge_result(Comparison& comparison);
  bool judge_date(Comparison& comparison);
  bool judge_number(Comparison& comparison);
  bool judge_text(Comparison& comparison);
  bool judge_termination(const Operand& constant);

  bool is(std::string_view word) const { return token_.kind == SelectToken::Kind::word && token_.text == word; }
  std::string written(Span place) const;
  bool fail(SelectError error, Span place, std::vector<std::string> args = {});

  std::string_view text_;
  SelectTokens tokens_;
  SelectToken token_;
  std::vector<Waiting> waiting_;
  Expression expression_;
  SelectFault fault_;
};

/// Limits of an expression. Larger ones are refused.
inline constexpr std::size_t longest_expression = 1 << 20;
inline constexpr std::size_t deepest_expression = 1000;

}  // namespace plybook
