// Node counts of the games of formats/: tests/perft/GAME.perft holds positions with the number of turns at each depth,
// and where they come from.
#include "plybook/rules/perft.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "plybook/game/catalogue.h"
#include "rules/perft_file.h"

namespace plybook {
namespace {

constexpr std::uint64_t most_listed = 50'000;  // beyond that, listing and playing every turn takes too long here

const Catalogue& catalogue() {
  static const Catalogue games({PLYBOOK_SOURCE_DIR "/formats"});
  return games;
}

std::optional<Position> position_of(const Game& game, const std::string& text) {
  if (text == "start") return game.start;
  std::vector<TextFault> faults;
  const auto view = game.notation->read_position(text, faults);
  return view ? std::optional(game.rules->set_up(*view)) : std::nullopt;
}

class PerftTest : public testing::TestWithParam<std::string> {};

TEST_P(PerftTest, CountsAsOthersDo) {
  if (!(*catalogue().find(GetParam()))->start) GTEST_SKIP() << "its positions are counted with its rules";
  const auto cases = read_perft(GetParam() + ".perft");
  EXPECT_FALSE(cases.empty());
  for (const PerftCase& c : cases) {
    const auto game = catalogue().find(GetParam(), c.options);
    ASSERT_TRUE(game) << message(game.error());
    const auto position = position_of(**game, c.position);
    ASSERT_TRUE(position) << c.position;
    for (const auto& [depth, count] : c.counts) {
      const Rules& rules = *(*game)->rules;
      EXPECT_EQ(rules.count_leaves(*position, depth), count) << c.position << ' ' << c.options << " depth " << depth;
      if (count > most_listed) continue;
      EXPECT_EQ(perft(rules, *position, depth), count) << c.position << ' ' << c.options << " depth " << depth;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Games, PerftTest, testing::ValuesIn(catalogue().ids()), [](const auto& game) {
  std::string name = game.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

}  // namespace
}  // namespace plybook
