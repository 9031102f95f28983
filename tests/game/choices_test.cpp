#include "plybook/game/choices.h"

#include <gtest/gtest.h>

namespace plybook {
namespace {

const std::vector<Option> options = {{"ice-jumps", {"optional", "compulsory"}, false, "5.3.1", {}},
                                     {"castlings", {"1", "unlimited"}, true, "3.3", {}}};

/// The choices as text, or what is told about the refused one.
std::string read(std::string_view rules) {
  const auto choices = read_choices(rules, "game", options);
  return choices ? text(*choices) : message(choices.error());
}

TEST(Choices, StandInTheOrderOfTheOptionsWithoutTheGamesOwn) {
  EXPECT_EQ(read(""), "");
  EXPECT_EQ(read("castlings=2, ice-jumps=compulsory"), "ice-jumps=compulsory, castlings=2");
  EXPECT_EQ(read("ice-jumps=optional"), "");
  EXPECT_EQ(read("castlings=1"), "");
  EXPECT_EQ(read(" castlings = unlimited ; "), "castlings=unlimited");
  EXPECT_EQ(read("castlings=0"), "castlings=0");
  EXPECT_EQ(read("castlings=2,castlings=2"), "castlings=2");
}

TEST(Choices, OthersAreRefusedWithTheNearest) {
  EXPECT_EQ(read("ice-jump=compulsory"),
            "ice-jump=compulsory is not an option of game with such a value; did you mean ice-jumps=compulsory?");
  EXPECT_EQ(read("ice-jumps=compulsry"),
            "ice-jumps=compulsry is not an option of game with such a value; did you mean ice-jumps=compulsory?");
  EXPECT_EQ(read("castlings=-1"), "castlings=-1 is not an option of game with such a value; did you mean castlings=1?");
  EXPECT_EQ(read("castlings=02"), "castlings cannot be 02: expected 1, unlimited, 0…65534");
  EXPECT_EQ(read("castlings"), "castlings is not an option of game with such a value");
  EXPECT_EQ(read("colour=blue"), "colour=blue is not an option of game with such a value");
  EXPECT_EQ(read("castlings=2, castlings=3"), "castlings=3 is not an option of game with such a value");
  const auto refused = read_choices("ice-jump=compulsory", "game", options);
  ASSERT_TRUE(refused.error().fix);
  EXPECT_EQ(refused.error().fix->to, "ice-jumps=compulsory");
}

}  // namespace
}  // namespace plybook
