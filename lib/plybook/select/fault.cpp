#include "plybook/select/fault.h"

#include <fmt/args.h>
#include <fmt/format.h>

#include <array>
#include <cstddef>

#include "plybook/base/codes.h"
#include "plybook/base/finding.h"

namespace plybook {
namespace {

constexpr std::array<const char*, static_cast<std::size_t>(SelectError::count)> messages = {
    N_("there is nothing to select by"),
    N_("it is longer than {0} bytes"),
    N_("its parentheses go deeper than {0}"),
    N_("these bytes are no text in UTF-8"),
    N_("{0} has no meaning here"),
    N_("{0} has no meaning here; did you mean {1}?"),
    N_("the text that begins here is not closed"),
    N_("{0} is no number, no date such as 1990-05-17 and no result; texts stand in quotes"),
    N_("{0} is no date: expected one such as 1990, 1990-05 or 1990-05-17"),
    N_("the number {0} is too large"),
    N_("there is no field {0}; tags begin with a capital, and texts stand in quotes"),
    N_("there is no field {0}; did you mean {1}?"),
    N_("here {0} needs quotes: '{0}' is the text, tag('{0}') the tag of that name"),
    N_("a field, a text, a number or a date is missing here"),
    N_("{0} is to be compared: = != < <= > >= or ~ is missing here"),
    N_("{0} holds or does not hold; it is not compared"),
    N_("and, or, or the end was expected instead of {0}"),
    N_("and, or, or the end was expected instead of {0}; did you mean {1}?"),
    N_("a comparison has two sides; several are joined by and"),
    N_("this parenthesis was not opened"),
    N_("this parenthesis is not closed"),
    N_("{0} needs to know what of: {1}"),
    N_("{0} is a text, and is compared with a text in quotes"),
    N_("{0} is a number, and is compared with a number"),
    N_("{0} is a date, and is compared with one such as 1990, 1990-05 or 1990-05-17"),
    N_("a result is compared by = or != with 1-0, 0-1, 1/2-1/2, 0-0 or '*'"),
    N_("~ finds a text in a text, and this is none"),
    N_("neither side of the comparison tells anything of a record"),
    N_("there is no finding {0}; ply-validate --explain list names all"),
    N_("there is no finding {0}; did you mean {1}?"),
    N_("no game has a side {0}"),
    N_("no game has a side {0}; did you mean {1}?"),
    N_("there is no game {0}"),
    N_("there is no game {0}; did you mean {1}?"),
    N_("{0} is no termination; the tag as it stands is Termination"),
    N_("{0} is no termination; did you mean {1}?"),
    N_("no position of {0}: {1}"),
};

constexpr bool is_complete() {
  for (const char* const text : messages)
    if (text == nullptr) return false;
  return true;
}
static_assert(is_complete(), "the table of messages must follow the enumeration");

}  // namespace

std::string message(const SelectFault& fault, const char* (*translate)(const char*)) {
  const char* const text = messages[static_cast<std::size_t>(fault.error)];
  fmt::dynamic_format_arg_store<fmt::format_context> args;
  for (const std::string& arg : fault.args) args.push_back(arg);
  if (fault.code != Code::none) {
    Finding why;
    why.code = fault.code;
    why.args = fault.code_args;
    args.push_back(message(why, translate));
  }
  return fmt::vformat(translate ? translate(text) : text, args);
}

}  // namespace plybook
