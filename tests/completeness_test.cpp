// A game of the project is whole only with its node counts, its rulebook and a sample that is played through.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>

namespace fs = std::filesystem;

namespace {

const fs::path root = PLYBOOK_SOURCE_DIR;

bool has_sample(const std::string& game) {
  for (const auto& entry : fs::directory_iterator(root / "samples"))
    if (entry.path().filename().string().starts_with(game + "-")) return true;
  return false;
}

/// Whether a game file only says how it differs from another one.
bool is_variant(const fs::path& file) {
  std::ifstream lines(file);
  for (std::string line; std::getline(lines, line);)
    if (line.starts_with("extends:")) return true;
  return false;
}

TEST(Completeness, EveryGameHasPerftRulebookAndSample) {
  int games = 0;
  for (const auto& entry : fs::directory_iterator(root / "formats")) {
    if (entry.path().extension() != ".yaml") continue;
    const std::string game = entry.path().stem().string();
    ++games;
    EXPECT_TRUE(fs::exists(root / "tests" / "perft" / (game + ".perft"))) << game << " has no perft";
    EXPECT_TRUE(fs::exists(root / "tests" / "rulebook" / (game + ".rulebook"))) << game << " has no rulebook";
    if (!is_variant(entry.path())) {
      EXPECT_TRUE(has_sample(game)) << game << " has no sample";
    }
  }
  EXPECT_GE(games, 3);
}

}  // namespace
