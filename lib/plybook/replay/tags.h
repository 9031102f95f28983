#pragma once

#include <string_view>

#include "plybook/base/finding.h"
#include "plybook/game/game.h"
#include "plybook/record/record.h"

namespace plybook {

/// The first tag that says what the tag `name` says: of that name itself, else of a local name that the game knows for
/// it (`Результат` for `Result`). Null where there is none. `game` may be null: then only the name itself counts.
const Tag* find_tag(const Record& record, const Game* game, std::string_view name);

/// What the tag says; nothing where there is none.
std::optional<std::string_view> tag_value(const Record& record, const Game* game, std::string_view name);

/// The name that a local one stands for (`Result` for `Результат`); any other as it is.
std::string_view usual_name(const Game& game, std::string_view name);

/// A warning for each tag that has a local name.
void tell_local_tags(const Record& record, const Game& game, Findings& findings);

}  // namespace plybook
