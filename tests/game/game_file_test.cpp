#include "plybook/game/game_file.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "game/text_of.h"
#include "plybook/replay/game_trial.h"

namespace plybook {
namespace {

/// Findings as `code line:column`, one after the other.
std::string told(const Findings& findings) {
  std::string text;
  for (const Finding& finding : findings) {
    if (!text.empty()) text += "; ";
    text += std::string(info(finding.code).name) + " " + std::to_string(finding.place.line) + ":" +
            std::to_string(finding.place.column);
  }
  return text;
}

std::vector<std::filesystem::path> files_in(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder))
    if (entry.path().extension() == ".yaml") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

TEST(GameFile, FilesOfTheProjectAreRight) {
  const auto files = files_in(source_path("formats"));
  EXPECT_FALSE(files.empty());
  for (const auto& file : files)
    EXPECT_EQ(told(try_game_file(text_of(file), file.stem().string(), our_games())), "") << file;
}

/// The worked example of the manual.
TEST(GameFile, TheExampleOfTheManualIsRight) {
  const std::string manual = text_of(source_path("formats/README.md"));
  const std::string_view fence = "```yaml\n";
  const std::size_t begin = manual.find(fence);
  ASSERT_NE(begin, std::string::npos);
  const std::size_t first = begin + fence.size();
  const std::string example = manual.substr(first, manual.find("```", first) - first);
  EXPECT_EQ(told(try_game_file(example, "little-antarktos", our_games())), "");
}

/// Each wrong file says in its first line which one finding it must give, and where.
TEST(GameFile, WrongFilesAreToldAtTheirPlace) {
  const auto files = files_in(source_path("tests/game/wrong"));
  EXPECT_GE(files.size(), 20u);
  const Catalogue wrong_and_ours({source_path("tests/game/wrong").string(), source_path("formats").string()});
  for (const auto& file : files) {
    const std::string text = text_of(file);
    const std::string_view mark = "# expects ";
    ASSERT_TRUE(text.starts_with(mark)) << file;
    const std::string expected = text.substr(mark.size(), text.find('\n') - mark.size());
    EXPECT_EQ(told(check_game_file(text, file.stem().string(), wrong_and_ours)), expected) << file;
  }
}

TEST(GameFile, MessagesNameTheNearest) {
  const auto message_of = [](std::string_view name) {
    const Findings findings =
        check_game_file(text_of(source_path("tests/game/wrong") / (std::string(name) + ".yaml")), "x", our_games());
    return findings.empty() ? std::string() : message(findings.front());
  };
  EXPECT_EQ(message_of("unknown-family"), "family cannot be drauhts; did you mean draughts?");
  EXPECT_EQ(message_of("unknown-key"), "there is no key alises here; did you mean aliases?");
  EXPECT_EQ(message_of("misspelt-value-of-a-fact"), "captured-man cannot be freeze; did you mean freezes?");
  EXPECT_EQ(message_of("end-that-is-unknown"), "there is no key bloked here; did you mean blocked?");
  EXPECT_EQ(message_of("extends-a-game-misspelt"), "there is no game rusian; did you mean russian?");
  EXPECT_EQ(message_of("board-too-wide"), "width cannot be 60: expected 2…16");
}

TEST(GameFile, SeveralFaultsAreToldAtOnceInTheirOrder) {
  std::string text = text_of(source_path("formats/antarktos.yaml"));
  const auto put = [&text](std::string_view from, std::string_view to) {
    ASSERT_NE(text.find(from), std::string::npos);
    text.replace(text.find(from), from.size(), to);
  };
  put("width: 8", "width: 0");
  put("kind: men", "knd: men");
  put("family: draughts", "famly: draughts");
  const Findings findings = check_game_file(text, "antarktos", our_games());
  EXPECT_EQ(findings.size(), 5u) << told(findings);
  EXPECT_TRUE(std::is_sorted(findings.begin(), findings.end(),
                             [](const Finding& a, const Finding& b) { return a.place.line < b.place.line; }));
}

TEST(GameFile, PlacesCountBytesToo) {
  const std::string text = text_of(source_path("tests/game/wrong/told-by-two-clauses.yaml"));
  const Findings findings = check_game_file(text, "x", our_games());
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(text.substr(findings[0].place.offset, 10), "must-go-on");
  EXPECT_EQ(findings[0].place.length, 10u);
}

}  // namespace
}  // namespace plybook
