#pragma once

#include <cstdint>
#include <map>
#include <vector>

namespace plybook {

/// How long games are, in plies. Memory is that of the different lengths.
class Lengths {
 public:
  struct Bin {
    std::uint32_t from = 0, to = 0;  ///< plies, both belong to it
    std::uint64_t games = 0;
  };

  void add(std::uint32_t plies) {
    ++games_of_[plies];
    ++games_;
    plies_ += plies;
  }

  std::uint64_t games() const { return games_; }
  std::uint64_t plies() const { return plies_; }
  double mean() const;
  /// Preconditions of what follows: there are games.
  std::uint32_t least() const { return games_of_.begin()->first; }
  std::uint32_t most() const { return games_of_.rbegin()->first; }
  /// The smallest length such that this many quarters of the games are no longer: 1, 2 or 3.
  std::uint32_t quartile(std::uint64_t quarters) const;
  /// All lengths in at most twenty bins whose width is 1, 2 or 5, or such a number with noughts; empty ones between
  /// others too.
  std::vector<Bin> histogram() const;

 private:
  std::map<std::uint32_t, std::uint64_t> games_of_;
  std::uint64_t games_ = 0, plies_ = 0;
};

}  // namespace plybook
