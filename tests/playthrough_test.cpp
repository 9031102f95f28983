// Plays every record of samples/ through and holds it against tests/playthrough/SAMPLE.playthrough, which programs that
// share no code with the toolkit have written:
//
//   record 1 antarktos
//   start 7 W:Wa1,c1,…              number of legal turns, position (after adjustments)
//   1 c3-d4 7 B:Wa1,c1,…            ply, turn, number of legal turns then, position
//   end 1-0 breakthrough 6.1        when the board ends the game
//   stops 22 b6:d4                  at a turn that cannot be
//
// Main lines only; an empty line after each record.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "plybook/game/catalogue.h"
#include "plybook/record/record_reader.h"
#include "plybook/replay/diagnosis.h"
#include "plybook/replay/replay.h"

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

/// Writes down what a record comes to.
class Transcript final : public PlyListener {
 public:
  explicit Transcript(std::string& text) : text_(text) {}

  void start(const Game& game, const Position& position, const std::optional<Outcome>& outcome) override {
    text_ += "start";
    moment(game, position, outcome);
  }

  void ply(const Ply& ply) override {
    if (!ply.main_line) return;
    text_ += std::to_string(ply.number) + " " + turn_text(ply.game, ply.before, ply.turn, &ply.written);
    moment(ply.game, ply.after, ply.outcome);
  }

 private:
  void moment(const Game& game, const Position& position, const std::optional<Outcome>& outcome) {
    const std::size_t legal = outcome ? 0 : legal_texts(game, game.rules->begin(position, false)).size();
    text_ += " " + std::to_string(legal) + " " + fen(game, position) + "\n";
    if (!outcome) return;
    text_ += "end " + std::string(text(outcome->result)) + " " + std::string(text(outcome->termination)) + " " +
             std::string(game.clause(outcome->termination)) + "\n";
  }

  std::string& text_;
};

std::string transcript(const fs::path& sample) {
  static const Catalogue catalogue({root / "formats"});
  const ByteSourcePtr source = memory_input(content(sample));
  RecordReader reader(*source);
  Replayer replayer(catalogue, {});
  Record record;
  Findings findings;
  std::string text;
  while (reader.next(record, findings)) {
    text += "record " + std::to_string(record.number) + " " + std::string(record.value("Game").value_or("")) + "\n";
    Transcript transcript(text);
    const Replay replay = replayer.replay(record, findings, &transcript);
    if (replay.stopped_at != Node::none)
      text += "stops " + std::to_string(replay.plies + 1) + " " +
              std::string(record.nodes[replay.stopped_at].text.in(record.text)) + "\n";
    text += "\n";
  }
  return text;
}

std::vector<fs::path> samples() {
  std::vector<fs::path> found;
  for (const auto& entry : fs::directory_iterator(root / "samples"))
    if (entry.path().extension() == ".pbk") found.push_back(entry.path());
  std::sort(found.begin(), found.end());
  return found;
}

class PlaythroughTest : public testing::TestWithParam<fs::path> {};

TEST_P(PlaythroughTest, GoesAsWrittenDown) {
  const fs::path written = root / "tests" / "playthrough" / (GetParam().stem().string() + ".playthrough");
  ASSERT_TRUE(fs::exists(written)) << written;
  std::istringstream played(transcript(GetParam())), expected(content(written));
  for (int number = 1; played && expected; ++number) {
    std::string line, expected_line;
    std::getline(played, line);
    std::getline(expected, expected_line);
    ASSERT_EQ(line, expected_line) << written << ":" << number;
  }
  EXPECT_EQ(played.eof(), expected.eof());
}

std::string name(const testing::TestParamInfo<fs::path>& info) {
  std::string name = info.param.stem().string();
  std::replace_if(
      name.begin(), name.end(), [](unsigned char c) { return !std::isalnum(c); }, '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Samples, PlaythroughTest, testing::ValuesIn(samples()), name);

}  // namespace
}  // namespace plybook
