#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "plybook/base/finding.h"
#include "plybook/base/language.h"
#include "plybook/game/catalogue.h"

namespace plybook {

/// What a finding's code means (`illegal-turn/must-go-on`), or what a clause of a game says (`antarktos/5.1.5`), as a
/// short text that ends with a line end. Errors: neither a code nor a game's clause, with the nearest where one is
/// near.
tl::expected<std::string, std::string> explain(std::string_view what, const Catalogue& catalogue, Language language);

}  // namespace plybook
