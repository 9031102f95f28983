#include <gtest/gtest.h>

#include "plybook/rules/perft.h"
#include "rules/draughts_text.h"
#include "rules/perft_file.h"

namespace plybook {
namespace {

namespace dt = draughts_text;

constexpr std::uint64_t most_listed = 50'000;  // beyond that, listing and playing every turn takes too long here

TEST(DraughtsPerft, AntarktosAsTwoOtherProgramsCount) {
  const auto board = dt::board(8, 8);
  const dt::Names names{*board};
  const auto cases = read_perft("antarktos.perft");
  ASSERT_EQ(cases.size(), 4u);
  for (const PerftCase& c : cases) {
    DraughtsFacts facts = dt::antarktos();
    if (c.options == "ice-jumps=compulsory") facts.ice_jumps = IceJumps::compulsory;
    const auto rules = draughts_rules(board, facts);
    const Position position = rules->set_up(dt::position(names, c.position));
    for (const auto& [depth, count] : c.counts) {
      EXPECT_EQ(rules->count_leaves(position, depth), count) << c.position << ' ' << c.options << " depth " << depth;
      if (count > most_listed) continue;
      EXPECT_EQ(perft(*rules, position, depth), count) << c.position << ' ' << c.options << " depth " << depth;
    }
  }
}

TEST(DraughtsPerft, DivideAddsUp) {
  const auto board = dt::board(8, 8);
  const auto rules = draughts_rules(board, dt::antarktos());
  const Position start = rules->set_up(dt::position(dt::Names{*board}, dt::start_8x8));
  std::uint64_t sum = 0;
  const auto parts = divide(*rules, start, 5);
  for (const auto& part : parts) sum += part.second;
  EXPECT_EQ(parts.size(), 7u);
  EXPECT_EQ(sum, 7614u);
  EXPECT_EQ(rules->count_leaves(start, 0), 1u);
  EXPECT_EQ(perft(*rules, start, 0), 1u);
}

TEST(DraughtsPerft, AnAbsurdDepthDoesNotExhaustTheStack) {
  const auto board = dt::board(8, 8);
  const auto rules = draughts_rules(board, dt::antarktos());
  const Position alone = rules->set_up(dt::position(dt::Names{*board}, "W:Wa1:Bh2"));
  EXPECT_EQ(rules->count_leaves(alone, 1'000'000), 0u);
}

}  // namespace
}  // namespace plybook
