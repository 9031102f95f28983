#include "plybook/publish/replay_page.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <pugixml.hpp>

#include "plybook/base/sha256.h"
#include "plybook/publish/replay_boards.h"
#include "plybook/publish/replay_texts.h"
#include "plybook/record/record_reader.h"
#include "plybook/replay/canonical.h"
#include "publish/page.h"

namespace plybook {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

TEST(ReplayPage, IsWellFormedAndHoldsNothingUnexpected) {
  for (const char* sample : {"antarktos-breakthrough.pbk", "ugolki80-photo-finish.pbk", "argo-common-window.pbk"}) {
    for (const Language language : {Language::english, Language::russian}) {
      const std::string page = page_of(sample_text(sample), language);
      check_page(page);
      EXPECT_LT(page.size(), 60000U) << sample;
    }
  }
}

TEST(ReplayPage, AllowsItsOwnScriptAndStyleOnly) {
  const std::string page = page_of(sample_text("antarktos-breakthrough.pbk"));
  EXPECT_THAT(page, HasSubstr("default-src 'none'; script-src " + policy_hash(between(page, "<script>", "</script>")) +
                              "; style-src " + policy_hash(between(page, "<style>", "</style>"))));
}

TEST(ReplayPage, LinksEveryTurnOfEveryLine) {
  const std::string page = page_of(sample_text("antarktos-breakthrough.pbk") + sample_text("argo-common-window.pbk"));
  EXPECT_THAT(page, HasSubstr(R"(<a id="1.0" href="#1.0">Start</a>)"));
  EXPECT_THAT(page, HasSubstr(R"(<a id="1.20" href="#1.20">a5*c3:e1</a>)"));
  EXPECT_THAT(page, HasSubstr(R"(<ol class="line variation" aria-label="Variation 1"><li><b>6…</b>)"));
  EXPECT_THAT(page, HasSubstr(R"(<a id="1.12/1" href="#1.12/1">b6-a5</a><span class="sign">!</span>)"));
  EXPECT_THAT(page, HasSubstr(R"(<a id="2.63" href="#2.63">d5-e5</a>)"));
  EXPECT_THAT(page, Not(HasSubstr("[%c")));  // drawn, not shown as text
}

/// A game in which each line of play has a variation that another one follows.
constexpr std::string_view tree = R"([Game "antarktos"]

1. g3-f4 (1. a3-b4 d6-c5 (1... h6-g5) 2. b4:d6) (1. c3-b4) 1... d6-c5 2. c3-d4 *
)";

nlohmann::json positions_of(const std::string& page) {
  return nlohmann::json::parse(between(page, R"(class="positions">)", "</script>"));
}

TEST(ReplayPage, TellsWhichPositionComesFromWhich) {
  const std::string page = page_of(tree);
  std::vector<std::string> links;
  for (std::size_t at = 0; (at = page.find("<a id=\"", at)) != std::string::npos; ++at)
    links.push_back(page.substr(at + 7, page.find('"', at + 7) - at - 7));
  EXPECT_THAT(links, ElementsAre("1.0", "1.1", "1.1/1", "1.2/1", "1.2/1.1", "1.3/1", "1.1/2", "1.2", "1.3"));
  std::vector<int> from;
  const auto positions = positions_of(page)["positions"];
  for (std::size_t i = 1; i < positions.size(); ++i)
    from.push_back(positions[i].value("from", static_cast<int>(i) - 1));
  EXPECT_THAT(from, ElementsAre(0, 0, 2, 2, 3, 0, 1, 7));
}

TEST(ReplayPage, PositionsAreThoseOfTheReplay) {
  const std::string page = page_of(tree);
  const auto positions = positions_of(page)["positions"];
  const auto game = *page_catalogue().find("antarktos");
  const auto letters = [&](std::string_view fen) {
    std::vector<TextFault> faults;
    return ReplayBoards::letters(*game, game->notation->read_position(fen, faults).value());
  };
  EXPECT_EQ(positions[0]["cells"],
            letters("W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8"));
  EXPECT_EQ(positions[5]["cells"],  // 2. b4:d6 in the first variation
            letters("B:Wa1,c1,e1,g1,b2,d2,f2,h2,d6,c3,e3,g3:Bb6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8:Fc5"));
  EXPECT_EQ(positions[5]["toMove"], 1);
}

TEST(ReplayPage, MarksOfCommentsAreDrawn) {
  const std::string page = page_of("[Game \"antarktos\"]\n\n{[%csl Ra1]} 1. g3-f4 {good [%cal Gf4e5]} d6-c5 *\n");
  EXPECT_THAT(page, HasSubstr(R"(<g id="1-overlay-0">)"));
  EXPECT_THAT(page, HasSubstr(R"(<g id="1-overlay-1">)"));
  EXPECT_THAT(page, Not(HasSubstr(R"(<g id="1-overlay-2">)")));
  EXPECT_THAT(page, HasSubstr(R"(<span class="comment">good</span>)"));
}

TEST(ReplayPage, CountsFromWhereTheRecordDoes) {
  const std::string page = page_of("[Game \"antarktos\"]\n[FEN \"B:Wc3:Bd6,h8\"]\n\n3... d6-e5 4. c3-d4 *\n");
  EXPECT_THAT(page, HasSubstr("<b>3…</b>\u00A0<a id=\"1.1\" href=\"#1.1\">d6-e5</a>"));
  EXPECT_THAT(page, HasSubstr("<b>4.</b>\u00A0<a id=\"1.2\" href=\"#1.2\">c3-d4</a>"));
}

TEST(ReplayPage, WithoutAReplayIsAListOfTurns) {
  const std::string page = page_of("[Game \"unheard of\"]\n\n1. z9-z8 {what?} *\n");
  check_page(page);
  EXPECT_THAT(page, HasSubstr(R"(<span class="unread">z9-z8</span>)"));
  EXPECT_THAT(page, Not(HasSubstr("<figure")));
}

TEST(ReplayPage, DeepVariationsDoNotNestWithoutEnd) {
  std::string text = "[Game \"antarktos\"]\n\n1. g3-f4 ";
  for (int i = 0; i < 400; ++i) text += i % 2 == 0 ? "(1. a3-b4 " : "(1. c3-b4 ";
  text += std::string(400, ')') + " *\n";
  const std::string page = page_of(text);
  check_page(page);
  std::size_t lists = 0;
  for (std::size_t at = 0; (at = page.find("<ol", at)) != std::string::npos; ++at) ++lists;
  EXPECT_EQ(lists, 8U);
  EXPECT_THAT(page, HasSubstr("<a id=\"1.1/x"));
}

TEST(ReplayPage, NoRecordsAreAPageToo) { check_page(page_of("")); }

TEST(ReplayPage, TerminationsAreInTheirOrder) {
  EXPECT_STREQ(termination_words(Termination::goal, Language::english), "goal reached");
  EXPECT_STREQ(termination_words(Termination::no_progress, Language::english), "no progress");
  EXPECT_STREQ(termination_words(Termination::unterminated, Language::russian), "не окончена");
}

}  // namespace
}  // namespace plybook
