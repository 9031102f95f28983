#pragma once

#include <string_view>
#include <vector>

#include "plybook/desk/comparison.h"

namespace plybook {

/// Whether a tag's value says that nobody knows: `?`, `????.??.??`, `-`, nothing.
bool is_unknown_value(std::string_view value);

/// The tags that both sheets have with values that contradict each other, in the order of the first sheet. The tags
/// that name the game, its rules and its start are left out: what they mean is compared.
std::vector<TagDifference> tag_differences(const Sheet& first, const Sheet& second);

}  // namespace plybook
