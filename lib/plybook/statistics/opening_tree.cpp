#include "plybook/statistics/opening_tree.h"

#include <algorithm>

namespace plybook {

void OpeningTree::add(const std::vector<std::string>& turns, Result result) {
  nodes_.front().score.add(result);
  std::uint32_t at = 0;
  for (const std::string& turn : turns) {
    at = child(at, turn);
    nodes_[at].score.add(result);
  }
}

std::uint32_t OpeningTree::child(std::uint32_t node, const std::string& turn) {
  for (const std::uint32_t next : nodes_[node].next)
    if (nodes_[next].turn == turn) return next;
  const auto added = static_cast<std::uint32_t>(nodes_.size());
  nodes_[node].next.push_back(added);
  nodes_.push_back({turn});
  return added;
}

/// The children of at least so many games, the least frequent first: as they come on a stack.
std::vector<std::uint32_t> OpeningTree::sorted(const Node& node, std::uint64_t least) const {
  std::vector<std::uint32_t> found;
  for (const std::uint32_t next : node.next)
    if (nodes_[next].score.games >= least) found.push_back(next);
  std::sort(found.begin(), found.end(), [this](std::uint32_t a, std::uint32_t b) {
    const Node &left = nodes_[a], &right = nodes_[b];
    return left.score.games != right.score.games ? left.score.games < right.score.games : left.turn > right.turn;
  });
  return found;
}

std::vector<OpeningTree::Line> OpeningTree::frequent() const {
  const std::uint64_t least = std::max<std::uint64_t>((games().games + 99) / 100, 1);
  std::vector<Line> lines;
  std::vector<std::pair<std::size_t, std::uint32_t>> waiting = {{0, 0}};
  while (!waiting.empty()) {
    const auto [depth, node] = waiting.back();
    waiting.pop_back();
    if (depth > 0) lines.push_back({depth, &nodes_[node]});
    const std::size_t deeper = depth + 1;
    for (const std::uint32_t next : sorted(nodes_[node], least)) waiting.emplace_back(deeper, next);
  }
  return lines;
}

}  // namespace plybook
