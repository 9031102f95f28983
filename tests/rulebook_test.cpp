// The rules, clause by clause: tests/rulebook/GAME.rulebook holds positions with their exact legal turns, turns that
// are illegal with the finding that tells so, and ends. A case is
//
//   case 5.1.5 a capture goes on while a live man can be captured
//   rules ice-jumps=compulsory          options, where they are not the game's own
//   position W:We3:Bd4,b6               (`start` for the game's start)
//   adjust first a1<>b2@n               before the first turn, by the first or the second side (ARGO 2.4)
//   no-adjust first a5@n adjustment-outside-half 2.4   one that cannot be
//   turns c3-d4 f6-g5                   played from there first
//   legal e3:c5:a7                      all legal turns, in any order; over several lines where they are many
//   legal none                          there are none
//   illegal e3:c5 must-go-on 5.1.5      the turn, the finding's code (behind illegal-turn/), the clause
//   means e3:a7 e3:c5:a7                what is written, the turn that it means
//   outcome 1-0 breakthrough 6.1        (`outcome none` while the game goes on)
//   start-finding position/men-count 2.1   what is told of the position
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "plybook/game/catalogue.h"
#include "plybook/replay/diagnosis.h"
#include "plybook/replay/setup.h"

namespace fs = std::filesystem;

namespace plybook {
namespace {

struct Line {
  int number = 0;
  std::string key;
  std::vector<std::string> words;
  std::string rest;
};

struct Case {
  std::string game;
  std::string file;
  std::string name;
  std::vector<Line> lines;
};

std::vector<Case> read_cases() {
  std::vector<Case> cases;
  for (const auto& entry : fs::directory_iterator(fs::path(PLYBOOK_SOURCE_DIR) / "tests" / "rulebook")) {
    std::ifstream file(entry.path());
    int number = 0;
    for (std::string text; std::getline(file, text);) {
      ++number;
      if (text.empty() || text.front() == '#') continue;
      std::istringstream words(text);
      Line line{number, {}, {}, {}};
      words >> line.key;
      if (text.size() > line.key.size()) line.rest = text.substr(line.key.size() + 1);
      for (std::string word; words >> word;) line.words.push_back(word);
      if (line.key == "case")
        cases.push_back({entry.path().stem().string(), entry.path().filename().string(), line.rest, {}});
      else if (!cases.empty())
        cases.back().lines.push_back(line);
    }
  }
  return cases;
}

const Catalogue& catalogue() {
  static const Catalogue games({PLYBOOK_SOURCE_DIR "/formats"});
  return games;
}

/// Runs the lines of a case one after the other.
class CaseRun {
 public:
  explicit CaseRun(const Case& the_case) : case_(the_case) {}

  void run() {
    std::string rules, position = "start";
    std::vector<std::string> turns;
    for (const Line& line : case_.lines) {
      if (line.key == "rules") rules = line.rest;
      if (line.key == "position") position = line.rest;
      if (line.key == "turns") turns = line.words;
    }
    const auto game = catalogue().find(case_.game, rules);
    ASSERT_TRUE(game) << message(game.error());
    game_ = *game;
    ASSERT_NO_FATAL_FAILURE(set_up(position));
    for (const Line& line : case_.lines) {
      if (line.key != "adjust") continue;
      ASSERT_NO_FATAL_FAILURE(adjust(line.words.at(0), line.words.at(1)));
    }
    for (const std::string& turn : turns) ASSERT_NO_FATAL_FAILURE(play(turn));
    for (const Line& line : case_.lines) check(line);
    if (legal_told_) {
      EXPECT_THAT(legal_texts(*game_, play_), testing::UnorderedElementsAreArray(legal_));
    }
  }

 private:
  void set_up(const std::string& text) {
    std::optional<Position> start = game_->start;
    if (text != "start") start = read_start(text, *game_, {}, findings_);
    if (!start) {
      for (const Finding& finding : findings_) ADD_FAILURE() << message(finding);
      FAIL() << "no position to start from: " << text;
    }
    play_ = game_->rules->begin(*start);
    if (const auto end = game_->rules->outcome(play_)) findings_.push_back(decided_start(*game_, *end));
  }

  tl::expected<Turn, Illegal> resolve_adjustment(const std::string& side, const std::string& written) {
    const auto read = game_->notation->read_turn(written, text_);
    if (!read) return tl::unexpected(Illegal{read.error().code});
    return game_->rules->resolve_adjustment(play_.position, side == "first" ? Side::first : Side::second, text_);
  }

  void adjust(const std::string& side, const std::string& written) {
    const auto turn = resolve_adjustment(side, written);
    ASSERT_TRUE(turn) << written << " is no adjustment: " << info(turn.error().code).name;
    Position adjusted = play_.position;
    game_->rules->adjust(adjusted, *turn);
    play_ = game_->rules->begin(adjusted);
  }

  tl::expected<Resolved, Illegal> resolve(const std::string& written) {
    const auto read = game_->notation->read_turn(written, text_);
    if (!read) return tl::unexpected(Illegal{read.error().code});
    return game_->rules->resolve(play_, text_);
  }

  void play(const std::string& written) {
    const auto turn = resolve(written);
    ASSERT_TRUE(turn) << written << " is illegal: " << info(turn.error().code).name;
    game_->rules->play(play_, turn->turn);
  }

  void check(const Line& line) {
    SCOPED_TRACE(case_.file + ":" + std::to_string(line.number));
    if (line.key == "legal") {
      legal_told_ = true;
      if (line.rest != "none") legal_.insert(legal_.end(), line.words.begin(), line.words.end());
    } else if (line.key == "illegal") {
      illegal(line.words.at(0), line.words.at(1), line.words.size() > 2 ? line.words[2] : "");
    } else if (line.key == "no-adjust") {
      const auto turn = resolve_adjustment(line.words.at(0), line.words.at(1));
      ASSERT_FALSE(turn) << line.words.at(1) << " is an adjustment";
      expect_told(line.words.at(1), turn.error().code, line.words.at(2), line.words.at(3));
    } else if (line.key == "means") {
      const auto turn = resolve(line.words.at(0));
      ASSERT_TRUE(turn) << info(turn.error().code).name;
      EXPECT_EQ(turn_text(*game_, play_, turn->turn, &text_), line.words.at(1));
    } else if (line.key == "outcome") {
      outcome(line);
    } else if (line.key == "start-finding") {
      start_finding(line.words.at(0), line.words.size() > 1 ? line.words[1] : "");
    } else {
      const std::vector<std::string> done = {"rules", "position", "adjust", "turns"};
      EXPECT_THAT(done, testing::Contains(line.key)) << "unknown key";
    }
  }

  void illegal(const std::string& written, const std::string& code, const std::string& clause) {
    const auto turn = resolve(written);
    ASSERT_FALSE(turn) << written << " is legal";
    expect_told(written, turn.error().code, code, clause);
  }

  void expect_told(const std::string& written, Code told, const std::string& code, const std::string& clause) {
    const std::string_view name = info(told).name;
    EXPECT_EQ(name.substr(name.find('/') + 1), code) << written;
    EXPECT_EQ(game_->clause(told), clause) << written;
  }

  void outcome(const Line& line) {
    const std::optional<Outcome> end = game_->rules->outcome(play_);
    std::string told = "none";
    if (end) {
      told = std::string(text(end->result)) + " " + std::string(text(end->termination));
      if (const auto clause = game_->clause(end->termination); !clause.empty()) told += " " + std::string(clause);
    }
    EXPECT_EQ(told, line.rest);
  }

  void start_finding(const std::string& code, const std::string& clause) {
    std::vector<std::pair<std::string, std::string>> told;
    for (const Finding& finding : findings_) told.emplace_back(info(finding.code).name, finding.clause);
    EXPECT_THAT(told, testing::Contains(testing::Pair(code, clause)));
  }

  const Case& case_;
  std::shared_ptr<const Game> game_;
  Findings findings_;
  Play play_;
  TurnText text_;
  bool legal_told_ = false;
  std::vector<std::string> legal_;
};

void PrintTo(const Case& the_case, std::ostream* out) { *out << the_case.file << ": " << the_case.name; }

class RulebookTest : public testing::TestWithParam<Case> {};

TEST_P(RulebookTest, Holds) { CaseRun(GetParam()).run(); }

std::string name(const testing::TestParamInfo<Case>& info) {
  std::string name = info.param.game + "_" + info.param.name + "_" + std::to_string(info.index);
  for (char& c : name)
    if (!std::isalnum(static_cast<unsigned char>(c))) c = '_';
  return name;
}

INSTANTIATE_TEST_SUITE_P(Clauses, RulebookTest, testing::ValuesIn(read_cases()), name);
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(RulebookTest);

}  // namespace
}  // namespace plybook
