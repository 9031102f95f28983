#pragma once

#include <cstdint>
#include <string>

#include "plybook/game/game.h"
#include "plybook/rules/player.h"

namespace plybook {

/// Legal games that a simple player plays against itself, as records, the same for the same seed on every machine. Each
/// game of a series depends on the seed and its number alone.
class Playouts {
 public:
  struct Options {
    std::uint64_t seed = 0;
    std::uint32_t max_plies = 1000;  ///< a longer game is broken off: `*`, `unterminated`
    PlayerKind player = PlayerKind::random;
  };

  Playouts(const Game& game, Options options) : game_(game), options_(options) {}

  /// Lets all further games start from there instead of the game's own start.
  void start_from(const Position& start) { start_ = start; }
  /// Appends the next game, as canonical text, behind a blank line where it is not the first.
  void next(std::string& out);
  /// Appends game `number` of the series, counted from 1. May be called by several threads.
  void game(std::uint64_t number, std::string& out) const;

  const Options& options() const { return options_; }

 private:
  void write_tags(std::uint64_t number, const Position& start, const std::optional<Outcome>& outcome,
                  std::string& out) const;

  const Game& game_;
  Options options_;
  std::optional<Position> start_;
  std::uint64_t number_ = 0;
};

}  // namespace plybook
