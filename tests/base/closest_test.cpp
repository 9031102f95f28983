#include "plybook/base/closest.h"

#include <gtest/gtest.h>

#include <string>

namespace plybook {
namespace {

TEST(Closest, CountsSingleChanges) {
  EXPECT_EQ(edit_distance("", "", 3), 0U);
  EXPECT_EQ(edit_distance("abc", "", 3), 3U);
  EXPECT_EQ(edit_distance("board", "bord", 3), 1U);
  EXPECT_EQ(edit_distance("bord", "board", 3), 1U);
  EXPECT_EQ(edit_distance("baord", "board", 3), 1U);
  EXPECT_EQ(edit_distance("kitten", "sitting", 3), 3U);
  EXPECT_EQ(edit_distance("Board", "bOARD", 3), 0U);
  EXPECT_EQ(edit_distance("шашка", "шашки", 3), 1U);
  EXPECT_EQ(edit_distance("ab", "ba", 0), 1U);
}

TEST(Closest, StopsAtTheLimit) {
  EXPECT_EQ(edit_distance("kitten", "sitting", 2), 3U);
  EXPECT_EQ(edit_distance("abcdefgh", "hgfedcba", 2), 3U);
  EXPECT_EQ(edit_distance("a", "abcdefgh", 2), 3U);
  EXPECT_EQ(edit_distance("kitten", "sitting", std::string::npos), 3U);
}

TEST(Closest, FindsTheWordThatWasMeant) {
  const std::vector<std::string_view> keys = {"family", "board", "start", "turns", "пешка"};
  EXPECT_EQ(closest("familly", keys), "family");
  EXPECT_EQ(closest("BAORD", keys), "board");
  EXPECT_EQ(closest("trun", keys), std::nullopt);  // two changes in four letters
  EXPECT_EQ(closest("turn", keys), "turns");
  EXPECT_EQ(closest("пешко", keys), "пешка");
  EXPECT_EQ(closest("colour", keys), std::nullopt);
  EXPECT_EQ(closest("", keys), std::nullopt);
  EXPECT_EQ(closest(std::string(1000, 'a'), keys), std::nullopt);
  EXPECT_EQ(closest("bat", {"cat", "hat"}), "cat");
}

TEST(Closest, TellsWhetherOneWordIsNearest) {
  EXPECT_EQ(only_closest("cc3", {"c3", "c5", "d3"}), "c3");
  EXPECT_EQ(only_closest("i3", {"a3", "c3", "c5"}), std::nullopt);
  EXPECT_EQ(only_closest("bats", {"bars", "bat", "bats"}), "bats");
  EXPECT_EQ(only_closest("bats", {"bats", "bars", "bat"}), "bats");
  EXPECT_EQ(only_closest("zz", {"a", "b"}), std::nullopt);
}

}  // namespace
}  // namespace plybook
