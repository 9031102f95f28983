#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "plybook/select/selector.h"

namespace plybook::cli {

/// What `--select help` tells: the fields and signs of expressions, and how positions are written.
std::string selection_help();

/// What is wrong with the value of an option that selects, as users read it: a message, the value, and a caret below
/// the place.
std::string selection_message(std::string_view option, std::string_view value, const SelectFault& fault);

/// Where a record that is selected reaches the positions that were asked for, a text for each.
std::vector<std::string> reached_messages(const Selector& selector, std::uint64_t record);

}  // namespace plybook::cli
