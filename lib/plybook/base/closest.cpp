#include "plybook/base/closest.h"

#include <algorithm>
#include <array>
#include <string>

#include "plybook/base/letters.h"
#include "plybook/base/unicode.h"

namespace plybook {
namespace {

/// Longer words are never somebody's slip of the hand.
constexpr std::size_t longest_word = 100;

std::u32string folded(std::string_view text) {
  std::u32string code_points = to_code_points(text);
  for (char32_t& c : code_points) c = fold_case(c);
  return code_points;
}

/// The last three rows of the table of distances: all that a swap of neighbours needs.
using Rows = std::array<std::vector<std::size_t>, 3>;

std::size_t cell_of(const Rows& rows, const std::u32string& a, const std::u32string& b, std::size_t i, std::size_t j) {
  const auto& above = rows[(i + 2) % 3];
  const std::size_t change = a[i - 1] == b[j - 1] ? 0 : 1;
  std::size_t best = std::min({above[j] + 1, rows[i % 3][j - 1] + 1, above[j - 1] + change});
  if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
    best = std::min(best, rows[(i + 1) % 3][j - 2] + 1);
  return best;
}

std::size_t distance(const std::u32string& a, const std::u32string& b, std::size_t limit) {
  limit = std::min(limit, std::max(a.size(), b.size()));
  if (std::max(a.size(), b.size()) - std::min(a.size(), b.size()) > limit) return limit + 1;
  Rows rows;
  rows.fill(std::vector<std::size_t>(b.size() + 1, limit + 1));
  for (std::size_t j = 0; j <= b.size(); ++j) rows[0][j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    auto& row = rows[i % 3];
    // Only cells within `limit` of the diagonal can matter; their neighbours outside count as too far.
    const std::size_t first = i > limit ? i - limit : 1;
    const std::size_t last = std::min(b.size(), i + limit);
    row[first - 1] = first == 1 ? i : limit + 1;
    for (std::size_t j = first; j <= last; ++j) row[j] = cell_of(rows, a, b, i, j);
    if (last < b.size()) row[last + 1] = limit + 1;
  }
  return std::min(rows[a.size() % 3][b.size()], limit + 1);
}

struct Nearest {
  std::optional<std::string_view> first;
  bool is_alone = true;
};

Nearest nearest(std::string_view word, const std::vector<std::string_view>& candidates) {
  Nearest answer;
  if (word.empty() || count_code_points(word) > longest_word) return answer;
  const std::u32string meant = folded(word);
  std::size_t best = std::max<std::size_t>(1, meant.size() / 3) + 1;
  for (const std::string_view candidate : candidates) {
    const std::size_t found = distance(meant, folded(candidate), best);
    if (found > best || (found == best && !answer.first)) continue;
    answer = found == best ? Nearest{answer.first, false} : Nearest{candidate, true};
    best = found;
    if (best == 0) break;
  }
  return answer;
}

}  // namespace

std::size_t edit_distance(std::string_view a, std::string_view b, std::size_t limit) {
  return distance(folded(a), folded(b), limit);
}

std::optional<std::string_view> closest(std::string_view word, const std::vector<std::string_view>& candidates) {
  return nearest(word, candidates).first;
}

std::optional<std::string_view> only_closest(std::string_view word, const std::vector<std::string_view>& candidates) {
  const Nearest found = nearest(word, candidates);
  return found.is_alone ? found.first : std::nullopt;
}

}  // namespace plybook
