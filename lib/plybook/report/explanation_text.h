#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "plybook/report/explanations.h"

namespace plybook {

/// `text` broken at blanks into lines of 79 characters, each behind `indent` and with a line end. A word that is longer
/// stays whole.
std::string wrapped(std::string_view text, std::string_view indent);

/// The message of a code in the language that is spoken, with an ellipsis for what is told of each case.
std::string message_of(Code code);

/// What a code means, for people: its severity and message, the explanation, an example and how to mend it, and
/// `clauses`, a line each, which it cites.
std::string explanation_text(Code code, const std::vector<std::string>& clauses);

}  // namespace plybook
