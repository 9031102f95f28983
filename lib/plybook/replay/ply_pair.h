#pragma once

#include "plybook/replay/replay.h"

namespace plybook {

/// Tells two listeners of the same plies.
class PlyPair final : public PlyListener {
 public:
  PlyPair(PlyListener& first, PlyListener& second) : first_(first), second_(second) {}

  void start(const Game& game, const Position& position, const std::optional<Outcome>& outcome) override {
    first_.start(game, position, outcome);
    second_.start(game, position, outcome);
  }
  void ply(const Ply& ply) override {
    first_.ply(ply);
    second_.ply(ply);
  }
  void adjustment(const Game& game, std::uint32_t node, const Position& before, const Turn& turn,
                  const TurnText& written) override {
    first_.adjustment(game, node, before, turn, written);
    second_.adjustment(game, node, before, turn, written);
  }
  void set_up(const Game& game, std::uint32_t ply, const Position& position, bool main_line) override {
    first_.set_up(game, ply, position, main_line);
    second_.set_up(game, ply, position, main_line);
  }
  void joined(std::uint32_t node) override {
    first_.joined(node);
    second_.joined(node);
  }

 private:
  PlyListener& first_;
  PlyListener& second_;
};

}  // namespace plybook
