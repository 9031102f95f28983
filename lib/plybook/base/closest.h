#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace plybook {

/// Number of single changes (a letter left out, put in, put for another, two neighbours swapped) that make one text of
/// the other; letters' case does not count. Of valid UTF-8, in code points. Answers `limit + 1` when there are more
/// than `limit`, at a cost of the shorter text times `limit`.
std::size_t edit_distance(std::string_view a, std::string_view b, std::size_t limit);

/// The candidate that `word` was most likely meant to be; the first of several equally near ones. None when more than a
/// third of the word would have to change (a word of one or two letters: one).
std::optional<std::string_view> closest(std::string_view word, const std::vector<std::string_view>& candidates);
/// The same, but none where several are equally near.
std::optional<std::string_view> only_closest(std::string_view word, const std::vector<std::string_view>& candidates);

}  // namespace plybook
