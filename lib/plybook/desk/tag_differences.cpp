#include "plybook/desk/tag_differences.h"

#include <algorithm>
#include <array>

namespace plybook {
namespace {

constexpr std::array<std::string_view, 6> compared_by_meaning = {"Game", "GameType", "Rules", "FEN", "SetUp", "Setup"};

}  // namespace

bool is_unknown_value(std::string_view value) { return value.find_first_not_of("?.- ") == std::string_view::npos; }

std::vector<TagDifference> tag_differences(const Sheet& first, const Sheet& second) {
  std::vector<TagDifference> list;
  const Record &a = first.record(), &b = second.record();
  for (const Tag& tag : a.tags) {
    const std::string_view name = a.name(tag), value = a.value(tag);
    if (std::find(compared_by_meaning.begin(), compared_by_meaning.end(), name) != compared_by_meaning.end()) continue;
    const auto other = b.value(name);
    if (!other || *other == value || is_unknown_value(value) || is_unknown_value(*other)) continue;
    list.push_back({std::string(name), std::string(value), std::string(*other)});
  }
  return list;
}

}  // namespace plybook
