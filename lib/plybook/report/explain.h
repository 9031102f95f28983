#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "plybook/base/finding.h"
#include "plybook/base/language.h"
#include "plybook/game/catalogue.h"

namespace plybook {

/// What a finding's code means (`illegal-turn/must-go-on`), with an example and the clauses that it cites; what codes a
/// group has (`illegal-turn`); all codes (`list`); or what a clause of a game says (`antarktos/5.1.5`). The text ends
/// with a line end. Errors: none of these, with the nearest codes where some are near.
tl::expected<std::string, std::string> explain(std::string_view what, const Catalogue& catalogue, Language language);

}  // namespace plybook
