#include "plybook/game/catalogue.h"

#include <gmock/gmock.h>

#include "game/text_of.h"

namespace plybook {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

Catalogue ours() { return Catalogue({source_path("formats").string()}); }

TEST(Catalogue, FindsGamesByIdAndOtherNames) {
  const Catalogue catalogue = ours();
  const auto game = catalogue.find("antarktos");
  ASSERT_TRUE(game) << message(game.error());
  EXPECT_EQ((*game)->id, "antarktos");
  EXPECT_EQ((*game)->title.ru, "Антарктос");
  EXPECT_EQ(catalogue.find("Antarktos").value(), *game);
  EXPECT_EQ(catalogue.find("АНТАРКТОС").value(), *game);
  EXPECT_EQ(catalogue.find("antarctos").value(), *game);
  EXPECT_THAT(catalogue.ids(), Contains("antarktos"));
}

TEST(Catalogue, GamesAreKeptByTheirChoices) {
  const Catalogue catalogue = ours();
  const auto plain = catalogue.find("antarktos").value();
  EXPECT_EQ(catalogue.find("antarktos", "ice-jumps=optional").value(), plain);
  const auto other = catalogue.find("antarktos", "ice-jumps=compulsory").value();
  EXPECT_NE(other, plain);
  EXPECT_EQ(other->choices, (Choices{{"ice-jumps", "compulsory"}}));
  EXPECT_EQ(catalogue.find("antarktos", "ice-jumps=compulsory").value(), other);
  ASSERT_TRUE(plain->start);
  EXPECT_EQ(plain->rules->count_leaves(*plain->start, 5), 7614u);
}

TEST(Catalogue, ChoicesReachTheRules) {
  // Node counts of two independent programs.
  const Catalogue catalogue = ours();
  const auto plain = catalogue.find("antarktos").value();
  const auto other = catalogue.find("antarktos", "ice-jumps=compulsory").value();
  std::vector<TextFault> faults;
  const auto view = plain->notation->read_position(
      "B:Wa1,c1,e1,g1,f2,h2,a3,e3,g3,d4:Be5,g5,f6,a7,e7,g7,b8,d8,f8,h8:Fc3,b4,c5,b6", faults);
  ASSERT_TRUE(view);
  EXPECT_EQ(plain->rules->count_leaves(plain->rules->set_up(*view), 3), 231u);
  EXPECT_EQ(other->rules->count_leaves(other->rules->set_up(*view), 3), 33u);
}

TEST(Catalogue, UnknownGamesAreToldWithTheNearest) {
  const auto unknown = [](std::string_view name) { return message(ours().find(name).error()); };
  EXPECT_EQ(unknown("antarctis"), "there is no game antarctis; did you mean antarctos?");
  EXPECT_EQ(unknown("chess"), "there is no game chess");
  EXPECT_EQ(unknown(""), "there is no game ");
  EXPECT_EQ(unknown("../formats/antarktos"), "there is no game ../formats/antarktos");
}

TEST(Catalogue, UnknownOptionsAreTold) {
  const auto game = ours().find("antarktos", "ice-jumps=never");
  ASSERT_FALSE(game);
  EXPECT_EQ(game.error().code, Code::rules_tag_value);
  EXPECT_EQ(ours().find("antarktos", "ice-jumps=compulsary").error().code, Code::rules_tag_like);
}

TEST(Catalogue, EarlierFoldersHideLaterOnes) {
  const auto wrong = source_path("tests/game/wrong").string(), right = source_path("formats").string();
  const auto unusable = Catalogue({wrong}).find("unknown-family");
  ASSERT_FALSE(unusable);
  EXPECT_EQ(unusable.error().code, Code::unusable_game);
  EXPECT_THAT(message(unusable.error()), HasSubstr("unknown-family.yaml:5:9: family cannot be drauhts"));
  EXPECT_TRUE(Catalogue({wrong, right}).find("antarktos"));
  EXPECT_THAT(Catalogue({"/nowhere"}).ids(), IsEmpty());
  EXPECT_FALSE(Catalogue({"/nowhere"}).find("antarktos"));
}

TEST(Catalogue, GamesKnowTheirClauses) {
  const auto game = ours().find("antarktos").value();
  EXPECT_EQ(game->clause(Code::must_go_on), "5.1.5");
  EXPECT_EQ(game->clause(Code::ambiguous), "");
  EXPECT_EQ(game->clause(Termination::total_freeze), "6.2");
  EXPECT_EQ(game->clause(Termination::home), "");
  ASSERT_NE(game->find_clause("5.1.6"), nullptr);
  EXPECT_FALSE(game->find_clause("5.1.6")->summary.ru.empty());
  EXPECT_EQ(game->find_clause("9"), nullptr);
  ASSERT_NE(game->find_option("cascade"), nullptr);
  EXPECT_EQ(game->find_option("cascade")->clause, "5.4.1");
}

}  // namespace
}  // namespace plybook
