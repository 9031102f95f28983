#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "plybook/report/explanations.h"

namespace plybook {

/// `text` broken at blanks into lines of 79 characters, each behind `indent` and with a line end. A word that is longer
/// stays whole.
std::string wrapped(std::string_view text, std::string_view indent);

/// What a code means, for people: its severity and message, the explanation, an example and how to mend it, and
/// `clauses`, a line each, which it cites.
std::string explanation_text(Code code, const std::vector<std::string>& clauses);

}  // namespace plybook
