#include "plybook/replay/slip.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace plybook {
namespace {

struct Case {
  const char* written;
  const char* meant;
  bool is_slip;
};

class SlipCase : public ::testing::TestWithParam<Case> {};

TEST_P(SlipCase, IsExplainedOrNot) {
  const auto& [written, meant, is_slip] = GetParam();
  EXPECT_EQ(Slips(written).explain(meant), is_slip) << written << " for " << meant;
}

INSTANTIATE_TEST_SUITE_P(
    OneSlip, SlipCase,
    ::testing::Values(Case{"c3-d4", "c3-d4", true}, Case{"c3-d5", "c3-d4", true}, Case{"c3-s4", "c3-d4", true},
                      Case{"c-d4", "c3-d4", true}, Case{"c33-d4", "c3-d4", true}, Case{"c3-d34", "c3-d4", true},
                      Case{"3c-d4", "c3-d4", true}, Case{"c3d-4", "c3-d4", true}, Case{"c4-d3", "c3-d4", true},
                      Case{"d3-c4", "c3-d4", true}, Case{"d4-c3", "c3-d4", true}, Case{"c3:d4", "c3-d4", true},
                      Case{"c3=d4", "c3-d4", true}, Case{"с3-d4", "c3-d4", true}, Case{"C3–D4", "c3-d4", true},
                      Case{"с3-в4", "c3-d4", true}, Case{"c3 - d5", "c3-d4", true}, Case{"c3d5", "c3-d4", true},
                      Case{"f4:b4", "f4:d2:b4", true}, Case{"f4:b5", "f4:d2:b4", true}, Case{"f4:d2", "f4:d2:b4", true},
                      Case{"d2:b4", "f4:d2:b4", true}, Case{"f4:d2:d2:b4", "f4:d2:b4", true},
                      Case{"d2:f4:b4", "f4:d2:b4", true}, Case{"G8-F7", "G.8-F.8", true},
                      Case{"G.8-F.9", "G.8-F.8", true}, Case{"d4<>c3@e", "c3@e<>d4", true},
                      Case{"c3@ne", "c3@en", true}, Case{"c3@sn", "c3@ns", true}, Case{"c3@nw<>d4", "c3@ns<>d4", true},
                      Case{"c3@e<>e4", "c3@e<>d4", true}));

INSTANTIATE_TEST_SUITE_P(NoSlip, SlipCase,
                         ::testing::Values(Case{"c3-d4", "e3-f4", false}, Case{"c3-d4", "a3-b4", false},
                                           Case{"c3-e5", "c3-d4", false}, Case{"f4:d2:b4", "f4-e3", false},
                                           Case{"", "c3-d4", false}, Case{"c", "c3-d4", false},
                                           Case{"щщщщщ", "c3-d4", false}, Case{"с3-в5", "c3-d4", false}));

TEST(Slips, AreNearWhereTwoCharactersDiffer) {
  EXPECT_TRUE(Slips("c3-d5").are_near("c3-b4"));
  EXPECT_TRUE(Slips("c3-d5").are_near("c3-d4"));
  EXPECT_FALSE(Slips("c3-d5").are_near("a1-b4"));
}

TEST(Slips, SingleEditsAreAllThereAndNoOthers) {
  const std::vector<std::string> edits = single_edits("a1", "ab1");
  for (const char* edit : {"1a", "1", "a", "b1", "11", "aa", "ab", "aa1", "ba1", "1a1", "ab1", "a11", "a1a", "a1b"})
    EXPECT_NE(std::find(edits.begin(), edits.end(), edit), edits.end()) << edit;
  EXPECT_EQ(std::find(edits.begin(), edits.end(), "a1"), edits.end());
  EXPECT_EQ(std::find(edits.begin(), edits.end(), "bb"), edits.end());
}

}  // namespace
}  // namespace plybook
