#include "plybook/report/explain.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "plybook/base/unicode.h"
#include "plybook/report/explanation_text.h"

namespace plybook {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

const Catalogue& catalogue() {
  static const Catalogue games({PLYBOOK_SOURCE_DIR "/formats"});
  return games;
}

std::string told(std::string_view what) {
  const auto text = explain(what, catalogue(), Language::english);
  return text ? *text : "error: " + text.error();
}

TEST(Explain, SuggestsCodesOfThisNameInAnyGroup) {
  EXPECT_EQ(told("must-go-on"), "error: there is no code must-go-on; did you mean illegal-turn/must-go-on?");
  EXPECT_EQ(told("xyzzy"),
            "error: there is no code and no clause xyzzy; a clause is asked for as in antarktos/5.1.4, and list lists "
            "the codes");
  EXPECT_EQ(told("control-charakter"),
            "error: there is no code control-charakter; did you mean control-character, yaml/control-character?");
}

TEST(Explain, ListsTheCodesOfAGroup) {
  const std::string text = told("unreadable-turn");
  EXPECT_THAT(text, StartsWith("A turn that cannot be read ends the replay of its line"));
  EXPECT_THAT(text, HasSubstr("\nunreadable-turn/no-such-cell (error)\n  the board has no cell …\n"));
  EXPECT_THAT(text, HasSubstr("\nunreadable-turn/unknown-turn (warning)\n"));
}

TEST(Explain, ListsEveryCode) {
  const std::string text = told("list");
  for (const CodeInfo& code : all_codes()) EXPECT_THAT("\n" + text, HasSubstr("\n" + std::string(code.name) + " ("));
}

TEST(Explain, TellsAllCodesOfOneName) {
  const std::string text = told("nested-comment");
  EXPECT_THAT(text, HasSubstr("nested-comment (error)\n"));
  EXPECT_THAT(text, HasSubstr("\nnested-comment (warning)\n"));
}

TEST(Explain, NoLineIsTooLong) {
  for (const CodeInfo& code : all_codes()) {
    const Explanation* entry = explanation(code.code);
    if (entry == nullptr) continue;
    const std::string text = wrapped(entry->text, "");
    for (std::size_t at = 0; at < text.size(); at = text.find('\n', at) + 1)
      EXPECT_LE(count_code_points(text.substr(at, text.find('\n', at) - at)), 79u) << text;
  }
}

TEST(Explain, WrapsAtBlanksAndCountsCharacters) {
  EXPECT_EQ(wrapped("one two", "  "), "  one two\n");
  const std::string word(40, 'a');
  EXPECT_EQ(wrapped(word + " " + word, ""), word + "\n" + word + "\n");
  std::string cyrillic;
  for (int i = 0; i < 39; ++i) cyrillic += "ы";
  EXPECT_EQ(wrapped(cyrillic + " " + cyrillic, ""), cyrillic + " " + cyrillic + "\n");
}

}  // namespace
}  // namespace plybook
