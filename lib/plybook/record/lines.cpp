#include "plybook/record/lines.h"

#include <algorithm>
#include <charconv>

namespace plybook {
namespace {

/// The first turn of the variation that is the `ordinal`-th to appear in the line that begins with `node`.
std::uint32_t variation_of(const Record& record, std::uint32_t node, std::uint32_t ordinal) {
  for (; node != Node::none; node = record.nodes[node].child)
    for (std::uint32_t v = record.nodes[node].variation; v != Node::none; v = record.nodes[v].sibling)
      if (--ordinal == 0) return v;
  return Node::none;
}

}  // namespace

std::optional<std::vector<std::uint32_t>> turns_of_line(const Record& record, std::string_view name) {
  std::uint32_t node = record.nodes[0].child;
  while (!name.empty()) {
    std::uint32_t ordinal = 0;
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), ordinal);
    if (error != std::errc() || ordinal == 0) return std::nullopt;
    node = variation_of(record, node, ordinal);
    if (node == Node::none) return std::nullopt;
    name.remove_prefix(static_cast<std::size_t>(end - name.data()));
    if (!name.empty() && name.front() != '.') return std::nullopt;
    if (!name.empty()) name.remove_prefix(1);
  }
  std::uint32_t last = node;
  for (; node != Node::none; node = record.nodes[node].child) last = node;
  std::vector<std::uint32_t> turns;
  for (; last != Node::none && last != 0; last = record.nodes[last].parent)
    if (record.nodes[last].kind == Node::Kind::turn && !record.nodes[last].text.empty()) turns.push_back(last);
  std::reverse(turns.begin(), turns.end());
  return turns;
}

}  // namespace plybook
