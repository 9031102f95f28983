// A game of formats/ is complete when its rules are tested and shown: node counts, the rulebook with a case for every
// finding that cites a clause and for every end on the board, a sample, its playthrough. A file that extends another
// game needs node counts, and a rulebook with a case for each fact that it changes, named in the case.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "plybook/base/yaml.h"
#include "plybook/game/catalogue.h"

namespace fs = std::filesystem;

namespace plybook {
namespace {

const fs::path root = PLYBOOK_SOURCE_DIR;

std::string content(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

const Catalogue& catalogue() {
  static const Catalogue games({root / "formats"});
  return games;
}

/// Names of the samples whose records are of that game.
std::vector<std::string> samples_of(const std::string& id) {
  std::vector<std::string> found;
  for (const auto& entry : fs::directory_iterator(root / "samples"))
    if (entry.path().extension() == ".pbk" && content(entry.path()).starts_with("[Game \"" + id + "\"]"))
      found.push_back(entry.path().stem().string());
  return found;
}

class CompletenessTest : public testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    const auto file = yaml::parse(content(root / "formats" / (GetParam() + ".yaml")));
    ASSERT_TRUE(file) << file.error().detail;
    file_ = *file;
    std::istringstream lines(content(root / "tests" / "rulebook" / (GetParam() + ".rulebook")));
    for (std::string line; std::getline(lines, line);) rulebook_.push_back(line);
  }

  bool extends() const { return file_.find("extends") != nullptr; }

  /// Whether a line of the rulebook begins and ends that way.
  bool rulebook_has(const std::string& key, const std::string& end) const {
    return std::any_of(rulebook_.begin(), rulebook_.end(), [&](const std::string& line) {
      return line.find(key) == 0 && line.size() > end.size() && line.substr(line.size() - end.size()) == end;
    });
  }

  yaml::Node file_;
  std::vector<std::string> rulebook_;
};

TEST_P(CompletenessTest, HasNodeCountsAndARulebook) {
  EXPECT_TRUE(fs::exists(root / "tests" / "perft" / (GetParam() + ".perft")));
  EXPECT_THAT(rulebook_, testing::Contains(testing::StartsWith("case ")));
}

TEST_P(CompletenessTest, HasASampleAndItsPlaythrough) {
  if (extends()) return;
  const std::vector<std::string> samples = samples_of(GetParam());
  EXPECT_FALSE(samples.empty());
  for (const std::string& sample : samples)
    EXPECT_TRUE(fs::exists(root / "tests" / "playthrough" / (sample + ".playthrough"))) << sample;
}

TEST_P(CompletenessTest, HasACaseForEachFactThatItChanges) {
  const yaml::Node* facts = extends() ? file_.find("facts") : nullptr;
  if (facts == nullptr) return;
  for (const yaml::Scalar& fact : facts->keys)
    EXPECT_THAT(rulebook_,
                testing::Contains(testing::AllOf(testing::StartsWith("case "), testing::HasSubstr(fact.text))));
}

TEST_P(CompletenessTest, HasACaseForEachFindingThatCitesAClause) {
  if (extends()) return;
  const auto game = catalogue().find(GetParam());
  ASSERT_TRUE(game);
  const std::string turns = "illegal-turn/";
  for (const auto& [code, clause] : (*game)->clause_of_code) {
    const std::string name(info(code).name);
    if (!name.starts_with(turns)) continue;
    const std::string end = " " + name.substr(turns.size()) + " " + clause;
    EXPECT_TRUE(rulebook_has("illegal ", end) || rulebook_has("no-adjust ", end)) << end;
  }
}

TEST_P(CompletenessTest, HasACaseForEachEndOnTheBoard) {
  if (extends()) return;
  const auto game = catalogue().find(GetParam());
  ASSERT_TRUE(game);
  const auto not_on_board = {Termination::resignation, Termination::agreement, Termination::dead_position};
  for (const auto& [termination, clause] : (*game)->clause_of_termination) {
    if (std::find(not_on_board.begin(), not_on_board.end(), termination) != not_on_board.end()) continue;
    const std::string end = " " + std::string(text(termination)) + " " + clause;
    if (rulebook_has("outcome 1/2-1/2", end)) continue;  // a draw by the rules has no winner
    EXPECT_TRUE(rulebook_has("outcome 1-0", end)) << end;
    EXPECT_TRUE(rulebook_has("outcome 0-1", end)) << end;
  }
}

std::string name(const testing::TestParamInfo<std::string>& info) {
  std::string name = info.param;
  std::replace_if(
      name.begin(), name.end(), [](unsigned char c) { return !std::isalnum(c); }, '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Games, CompletenessTest, testing::ValuesIn(catalogue().ids()), name);

}  // namespace
}  // namespace plybook
