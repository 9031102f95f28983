#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "plybook/base/text.h"
#include "plybook/select/fault.h"
#include "plybook/select/sign.h"

namespace plybook {

/// A word, a text, a number or a sign of an expression.
struct SelectToken {
  enum class Kind : std::uint8_t {
    end,
    word,
    text,    ///< in quotes
    figure,  ///< what begins with a digit: a number, a date, a result
    sign,    ///< of a comparison
    open,    ///< a parenthesis
    close,
  };
  Kind kind = Kind::end;
  Span span;
  std::string text{};  ///< of a text: without its quotes, escapes undone; else as it is written
  CompareSign sign = CompareSign::equal;
};

/// Cuts an expression into its tokens.
class SelectTokens {
 public:
  /// The expression must be valid UTF-8 and outlive this.
  explicit SelectTokens(std::string_view expression) : text_(expression) {}

  tl::expected<SelectToken, SelectFault> next();
  /// What stands in the parentheses that open here: a text, or all up to the end of a word. Nothing is read when there
  /// are none; the answer is empty then, as it is for `()`.
  tl::expected<SelectToken, SelectFault> argument();

 private:
  void skip_blanks();
  SelectToken take(SelectToken::Kind kind, std::size_t end);
  tl::expected<SelectToken, SelectFault> take_text();
  tl::expected<SelectToken, SelectFault> take_sign();
  tl::unexpected<SelectFault> stray() const;
  std::size_t end_of_word() const;

  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace plybook
