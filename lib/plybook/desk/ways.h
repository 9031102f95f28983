#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "plybook/desk/comparison.h"

namespace plybook {

/// Looks for the ways to put two sheets' turns together: at each difference the turn of the one or of the other, so
/// that the whole is legal and ends as one of the sheets says. The number of turns tried is bounded by the length of
/// the sheets: where that does not do, it counts as several ways. Precondition: one game, one start.
class Ways {
 public:
  Ways(const Sheet& first, const Sheet& second, const std::vector<std::size_t>& differences);

  /// The one way that there is.
  std::optional<std::vector<SheetComparison::From>> only() const;
  /// How that ends on the board.
  const std::optional<Outcome>& board() const { return found_board_; }
  bool has_several() const { return found_ > 1 || is_cut_short_; }

 private:
  using From = SheetComparison::From;

  /// A place where both turns can be, of which the second is still to be tried.
  struct Fork {
    std::size_t turn;
    Position before, after_first;
  };

  void search();
  std::size_t follow(std::size_t turn);
  bool step(std::size_t turn);
  bool take_fork(std::size_t& turn);
  bool play(std::size_t turn, From from);
  bool ends_well() const;

  const Sheet& first_;
  const Sheet& second_;
  std::size_t length_;
  std::vector<bool> differs_;
  Play play_;
  std::optional<Outcome> outcome_, found_board_;
  std::vector<Fork> forks_;
  std::vector<From> way_, found_way_;
  int found_ = 0;
  std::size_t work_ = 0, most_work_ = 0;
  bool is_cut_short_ = false;
};

}  // namespace plybook
