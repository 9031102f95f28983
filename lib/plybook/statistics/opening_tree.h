#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "plybook/board/outcome.h"

namespace plybook {

/// How games went: how many, and what the side that begins got out of them.
struct Score {
  std::uint64_t games = 0;
  std::uint64_t known = 0;   ///< games with a result
  std::uint64_t halves = 0;  ///< points of the first side, in halves

  void add(Result result) {
    ++games;
    if (result == Result::unknown) return;
    ++known;
    halves += result == Result::first_wins ? 2 : result == Result::draw ? 1 : 0;
  }
};

/// The first turns of games, as a tree. Its memory is that of the different openings.
class OpeningTree {
 public:
  struct Node {
    std::string turn;
    Score score{};
    std::vector<std::uint32_t> next{};  ///< nodes
  };
  /// A node as it is shown.
  struct Line {
    std::size_t depth;  ///< from 1
    const Node* node;
  };

  OpeningTree() : nodes_(1) {}

  void add(const std::vector<std::string>& turns, Result result);

  /// All games that were added.
  const Score& games() const { return nodes_.front().score; }
  /// The turns that at least a hundredth of all games made, in the order of a tree; the most frequent first, those that
  /// are as frequent by their text.
  std::vector<Line> frequent() const;

 private:
  std::uint32_t child(std::uint32_t node, const std::string& turn);
  std::vector<std::uint32_t> sorted(const Node& node, std::uint64_t least) const;

  std::vector<Node> nodes_;  ///< the first is the start
};

}  // namespace plybook
