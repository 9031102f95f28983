#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "plybook/game/catalogue.h"
#include "plybook/game/game.h"

namespace plybook {

/// What a record comes to when it is taken for one of a game.
struct Trial {
  bool whole = false;       ///< the start and every turn of the main line are legal
  std::uint32_t plies = 0;  ///< legal ones of the main line
  std::size_t told = 0;     ///< how much there is to be told of it
};
/// Whether the first speaks more for its game: all turns before some, more before fewer, less to be told.
bool better(const Trial& a, const Trial& b);

using TryGame = std::function<Trial(const Game&)>;

/// The game that a record is most likely of, and the others that would do as well.
struct Guess {
  std::shared_ptr<const Game> game;
  Trial trial;
  std::vector<std::string> others;
};

/// Tries every game whose turns are written as cells. A game that takes all turns goes before one that takes some; then
/// that of which less is told; then the smaller board, what PDN means by a bare number, the smaller number, the id.
/// Nothing where no game takes even a few turns.
class GameGuesser {
 public:
  GameGuesser(const Catalogue& catalogue, std::string rules) : catalogue_(catalogue), rules_(std::move(rules)) {}
  std::optional<Guess> guess(const TryGame& try_game);

 private:
  const std::vector<std::shared_ptr<const Game>>& candidates();

  const Catalogue& catalogue_;
  std::string rules_;
  std::optional<std::vector<std::shared_ptr<const Game>>> candidates_;  ///< loaded when first needed
};

}  // namespace plybook
