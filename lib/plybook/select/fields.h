#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "plybook/select/expression.h"

namespace plybook {

/// The field of a record that a word names; nothing where it names none.
std::optional<Operand::Kind> field_of(std::string_view word);

/// The kinds of pieces that a word counts: `men`, `kings`, `pieces`, `ice`, `tiles`. Empty for any other word.
std::vector<PieceKind> counted_by(std::string_view word);
/// Whether such a word can be asked for one side: ice belongs to nobody.
bool belongs_to_sides(std::string_view word);

/// Every word that can stand in an expression, and the usual tags: what a misspelt word may have been meant for.
std::vector<std::string_view> words_of_expressions();

}  // namespace plybook
