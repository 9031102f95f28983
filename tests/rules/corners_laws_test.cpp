#include "rules/corners_laws.h"

namespace plybook {
namespace {

using Backward = CornersFacts::Backward;

TEST(CornersLaws, hex_ugolki) { CornersLaws(ugolki80(), 1).play(5, 120); }

TEST(CornersLaws, hex_ugolki_backward_jumps_in_chain) {
  CornersLaws(ugolki80(Backward::jumps_in_chain), 2).play(5, 120);
}

TEST(CornersLaws, hex_ugolki_never_backward) { CornersLaws(ugolki80(Backward::never), 3).play(5, 120); }

TEST(CornersLaws, crowded_boards) {
  for (const Backward backward : {Backward::always, Backward::jumps_in_chain, Backward::never}) {
    const CornersGame game = ugolki80(backward);
    std::mt19937 random(4);
    for (int i = 0; i < 100; ++i) {
      std::array<std::vector<Cell>, 2> men;
      for (std::size_t c = 0; c < game.topology->cells(); ++c)
        if (random() % 10 != 0) men[random() % 2].push_back(cell_at(c));
      const Side to_move = random() % 2 == 0 ? Side::first : Side::second;
      CornersLaws(game, 5).check(game.rules->begin(game.position(to_move, men[0], men[1])));
    }
  }
}

}  // namespace
}  // namespace plybook
