#pragma once

#include <fmt/format.h>

#include <iterator>
#include <string>
#include <utility>

namespace plybook {

/// Appends formatted text.
template <class... Values>
void put(std::string& out, fmt::format_string<Values...> text, Values&&... values) {
  fmt::format_to(std::back_inserter(out), text, std::forward<Values>(values)...);
}

}  // namespace plybook
