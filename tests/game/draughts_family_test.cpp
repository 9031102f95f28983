#include <gtest/gtest.h>

#include "game/text_of.h"
#include "plybook/game/game_file.h"

namespace plybook {
namespace {

/// A game file of the family with other facts than those of Antarktos.
Findings check_with(std::string_view facts) {
  std::string text = text_of(source_path("formats/antarktos.yaml"));
  const std::size_t begin = text.find("\nfacts:\n") + 8;
  const std::size_t end = text.find("\n\n", begin);
  text.replace(begin, end - begin, facts);
  return check_game_file(text, "other", our_games());
}

TEST(DraughtsFamily, KnowsAFactForEachThingThatVariantsDoInTheirOwnWay) {
  const Findings findings = check_with(R"(  captured-man: removed-at-the-end
  men-capture-backward: false
  men-capture-kings: false
  captures-go-orthogonally-too: true
  capture-order: [most-pieces, most-value, with-a-king, most-kings, kings-earliest]
  paths-are-turns: false
  far-rank: promotes-in-passing
  kings: flying
  king-lands: right-behind-a-last-king
  same-king-steps: 3
  loser-wins: true
  draw-by-repetition: 3
  draw-by-king-turns: 15
  draw-of-two-against-a-king: 5
  draw-of-three-against-a-king: 16
  draw-of-three-kings-against-a-king: 15
  draw-of-2-to-3-pieces: 5
  draw-of-4-to-5-pieces: 30
  draw-of-6-to-7-pieces: 60)");
  for (const Finding& finding : findings) ADD_FAILURE() << finding.place.line << ": " << message(finding);
}

TEST(DraughtsFamily, RefusesFactsThatCannotHoldTogether) {
  const auto code = [](std::string_view facts) {
    const Findings findings = check_with(facts);
    return findings.empty() ? Code::none : findings.front().code;
  };
  EXPECT_EQ(code("  far-rank: promotes-at-the-end\n  kings: none"), Code::contradiction);
  EXPECT_EQ(code("  captured-man: freezes\n  kings: flying"), Code::contradiction);
  EXPECT_EQ(code("  captured-man: freezes\n  kings: none\n  far-rank: wins\n  capture-order: [most-pieces]"),
            Code::contradiction);
  EXPECT_EQ(code("  draw-by-repetition: -1"), Code::wrong_value);
  EXPECT_EQ(code("  capture-order: [kings-earliest, kings-earliest]"), Code::wrong_value);
}

}  // namespace
}  // namespace plybook
