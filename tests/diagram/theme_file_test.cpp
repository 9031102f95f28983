#include "plybook/diagram/theme_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace plybook {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<std::string> told(const Findings& findings) {
  std::vector<std::string> texts;
  for (const Finding& f : findings)
    texts.push_back(std::to_string(f.place.line) + ":" + std::to_string(f.place.column) + " " + message(f));
  return texts;
}

TEST(ThemeFile, ChangesWhatItSays) {
  Findings findings;
  const auto theme = read_theme_file(R"(plybook: theme
extends: colour
stroke-percent: 120
inks:
  board-dark: "#705030"
  ice: {colour: "#ffffff", hatch: crossed, hatch-colour: "#202020"}
)",
                                     "mine", findings);
  EXPECT_THAT(told(findings), IsEmpty());
  ASSERT_TRUE(theme);
  EXPECT_EQ(theme->name, "mine");
  EXPECT_EQ(theme->stroke_percent, 120);
  EXPECT_EQ(theme->ink(PaintRole::board_dark).colour, (Colour{0x70, 0x50, 0x30}));
  EXPECT_EQ(theme->ink(PaintRole::ice).hatch, Hatch::crossed);
  EXPECT_EQ(theme->ink(PaintRole::white_man).colour, find_theme("colour")->ink(PaintRole::white_man).colour);
}

TEST(ThemeFile, TellsEverythingThatIsWrong) {
  Findings findings;
  EXPECT_FALSE(read_theme_file(R"(plybook: theme
extends: colours
strokes: 3
inks:
  board-drak: "#000000"
  ice: red
)",
                               "x", findings));
  EXPECT_THAT(told(findings),
              ElementsAre("2:10 extends cannot be colours; did you mean colour?", "3:1 there is no key strokes here",
                          "5:3 there is no key board-drak here; did you mean board-dark?",
                          "6:8 ice cannot be red: expected \"#rrggbb\""));
}

TEST(ThemeFile, WarnsOfPiecesThatLookAlike) {
  Findings findings;
  EXPECT_TRUE(read_theme_file("plybook: theme\ninks: {black-man: \"#fdfdfd\"}\n", "x", findings));
  EXPECT_THAT(told(findings), ElementsAre("1:1 white-man and black-man look alike where there are no colours"));
}

TEST(ThemeFile, IsNoGameFile) {
  Findings findings;
  EXPECT_FALSE(read_theme_file("plybook: game\n", "x", findings));
  EXPECT_EQ(findings.size(), 1u);
}

}  // namespace
}  // namespace plybook
