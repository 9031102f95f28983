#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "plybook/base/codes.h"
#include "plybook/base/text.h"

namespace plybook {

/// What can be wrong with an expression. The messages stand in one table (fault.cpp), in the same order.
enum class SelectError : std::uint8_t {
  empty,
  too_long,
  too_deep,
  not_utf8,
  stray,
  stray_like,
  unclosed_text,
  no_constant,
  no_such_date,
  too_large,
  unknown_field,
  unknown_field_like,
  quotes_needed,
  operand_expected,
  sign_expected,
  truth_compared,
  operator_expected,
  operator_expected_like,
  goes_on,
  unopened,
  unclosed,
  argument_expected,
  text_wanted,
  number_wanted,
  date_wanted,
  result_wanted,
  contains_wants_text,
  no_field,
  unknown_code,
  unknown_code_like,
  unknown_side,
  unknown_side_like,
  unknown_game,
  unknown_game_like,
  unknown_termination,
  unknown_termination_like,
  wrong_position,
  count,
};

/// One thing that is wrong with an expression, and where.
struct SelectFault {
  SelectError error = SelectError::empty;
  Span span;  ///< in bytes of the expression
  std::vector<std::string> args{};
  /// Of a position: what the game's notation says against it. Its message is the last of the args.
  Code code = Code::none;
  std::vector<std::string> code_args{};
};

/// The message in English or, by `translate`, in another language.
std::string message(const SelectFault& fault, const char* (*translate)(const char*) = nullptr);

}  // namespace plybook
