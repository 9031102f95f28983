#include "plybook/game/head.h"

#include <gmock/gmock.h>

namespace plybook {
namespace {

using ::testing::ElementsAre;

TEST(Head, IsReadFromItsLinesWhereverTheyStand) {
  const auto head = read_head(
      "# a comment\nplybook: game\nfamily: draughts\naliases:\n  - one\n  - two\nfacts:\n  broken: [\n"
      "title: {en: Name, ru: Имя}\npdn: {type: 23, attributes: \"W,8,8,A0,0\", bare: false}\n");
  ASSERT_TRUE(head);
  EXPECT_THAT(head->names, ElementsAre("one", "two", "Name", "Имя"));
  ASSERT_TRUE(head->pdn);
  EXPECT_EQ(head->pdn->number, 23);
  EXPECT_EQ(head->pdn->attributes, "W,8,8,A0,0");
  EXPECT_FALSE(head->pdn->bare);
}

TEST(Head, OtherFilesHaveNone) {
  EXPECT_FALSE(read_head(""));
  EXPECT_FALSE(read_head("\n"));
  EXPECT_FALSE(read_head("plybook: theme\ntitle: {en: Name, ru: Имя}\n"));
  EXPECT_FALSE(read_head("title: [\n"));
}

TEST(Head, GameTypes) {
  const PdnType pool{23, "B,8,8,N1,0", true}, jamaican{23, "B,8,8,A1,1", false};
  EXPECT_TRUE(calls_by_number(pool, "23"));
  EXPECT_TRUE(calls_by_number(pool, "23,W,8,8,A0,0"));
  EXPECT_FALSE(calls_by_number(pool, "2"));
  EXPECT_FALSE(calls_by_number(jamaican, "23"));
  EXPECT_TRUE(calls_exactly(jamaican, "23,B,8,8,A1,1"));
  EXPECT_FALSE(calls_exactly(pool, "23,B,8,8,A1,1"));
}

}  // namespace
}  // namespace plybook
