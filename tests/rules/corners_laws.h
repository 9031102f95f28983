#pragma once

#include <gtest/gtest.h>

#include <random>
#include <string>

#include "rules/corners_games.h"
#include "rules/corners_naive.h"

namespace plybook {

/// Plays at random and holds what the rules say at each position against the slow way and against themselves.
class CornersLaws {
 public:
  CornersLaws(const CornersGame& game, std::uint32_t seed) : game_(game), random_(seed) {}

  void play(int games, int plies) {
    for (int i = 0; i < games && !::testing::Test::HasFailure(); ++i) {
      Play play = game_.rules->begin(game_.start());
      for (int ply = 0; ply < plies && !game_.rules->outcome(play); ++ply) {
        check(play);
        if (::testing::Test::HasFailure()) return;
        game_.rules->play(play, turns_[random_() % turns_.size()]);
      }
    }
  }

  /// That the turns of a position are those of the slow way, spelled like its paths, and resolve to themselves.
  void check(const Play& play) {
    const View view = game_.rules->view(play.position);
    EXPECT_EQ(game_.rules->set_up(view), play.position);
    const auto expected = NaiveCorners(*game_.topology, game_.facts, view).turns();
    turns_.clear();
    game_.rules->legal(play, turns_);
    if (expected.empty()) {
      ASSERT_EQ(turns_.size(), 1u);
      EXPECT_EQ(turns_[0].kind, TurnKind::pass);
    } else {
      ASSERT_EQ(turns_.size(), expected.size());
      for (const Turn& turn : turns_) check(play, turn, expected);
    }
    EXPECT_EQ(game_.rules->count_leaves(play.position, 1), turns_.size());
    check_others(play, expected);
  }

 private:
  using Expected = std::map<std::pair<Cell, Cell>, NaiveCorners::Path>;

  void check(const Play& play, const Turn& turn, const Expected& expected) {
    const auto path = expected.find({turn.from(), turn.to()});
    ASSERT_NE(path, expected.end());
    TurnText full;
    game_.rules->spell(play, turn, nullptr, full);
    EXPECT_EQ(full.cells, path->second) << corners_text(*game_.topology, full);
    const auto resolved = game_.rules->resolve(play, full);
    ASSERT_TRUE(resolved) << corners_text(*game_.topology, full);
    EXPECT_EQ(std::pair(resolved->turn.from(), resolved->turn.to()), std::pair(turn.from(), turn.to()));
    EXPECT_EQ(resolved->turn.kind, turn.kind);
    EXPECT_TRUE(resolved->liberties.none());
    TurnText again;
    game_.rules->spell(play, turn, &full, again);
    EXPECT_EQ(again, full);
  }

  /// That of some texts made of any two cells exactly those resolve that are turns.
  void check_others(const Play& play, const Expected& expected) {
    TurnText text;
    text.signs = {Sign::step};
    for (int i = 0; i < 40; ++i) {
      text.cells = {cell_at(random_() % game_.topology->cells()), cell_at(random_() % game_.topology->cells())};
      EXPECT_EQ(game_.rules->resolve(play, text).has_value(), expected.count({text.cells[0], text.cells[1]}) != 0)
          << corners_text(*game_.topology, text);
    }
  }

  const CornersGame& game_;
  std::mt19937 random_;
  TurnList turns_;
};

}  // namespace plybook
