// Plays the files of tests/desk/step: a record, the size of a window, then keys and what the screen shows behind them.
//
//   record samples/antarktos-mistake.pbk
//   size 80 24
//   keys right right 'g' '12' enter
//   |what it shows
//   |…                      lines without their blanks at the end; blank lines at the end of the screen are left out
//
// With PLYBOOK_WRITE_SCREENS set the files are written anew instead, to be looked at.
#include "plybook/desk/stepper.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include "desk/desk_games.h"
#include "plybook/base/unicode.h"
#include "plybook/record/open_records.h"

namespace plybook {
namespace {

namespace fs = std::filesystem;

const std::map<std::string, Key::Kind> names = {
    {"left", Key::Kind::left},       {"right", Key::Kind::right},         {"up", Key::Kind::up},
    {"down", Key::Kind::down},       {"home", Key::Kind::home},           {"end", Key::Kind::end},
    {"page_up", Key::Kind::page_up}, {"page_down", Key::Kind::page_down}, {"enter", Key::Kind::enter},
    {"escape", Key::Kind::escape},   {"backspace", Key::Kind::backspace}};

std::vector<Key> keys_of(std::string_view words) {
  std::vector<Key> keys;
  std::istringstream stream{std::string(words)};
  for (std::string word; stream >> word;) {
    if (word.front() != '\'') {
      keys.push_back({names.at(word), 0});
      continue;
    }
    for (std::size_t i = 1; i + 1 < word.size();) keys.push_back({Key::Kind::character, next_code_point(word, i)});
  }
  return keys;
}

std::unique_ptr<PlayedTree> tree_of(const std::string& path) {
  auto source = open_records(*open_input(PLYBOOK_SOURCE_DIR "/" + path));
  Record record;
  Findings findings;
  EXPECT_TRUE(source->next(record, findings));
  Replayer replayer(desk_catalogue(), {});
  return std::make_unique<PlayedTree>(record, std::move(findings), replayer);
}

std::string framed(std::string screen) {
  screen.erase(screen.find_last_not_of('\n') + 1);
  std::string out;
  std::istringstream lines(screen);
  for (std::string line; std::getline(lines, line);) out += "|" + line + "\n";
  return out;
}

/// The file as it should be: commands as they stand, screens as they are.
std::string played(const std::string& script) {
  std::string out;
  std::unique_ptr<PlayedTree> tree;
  std::unique_ptr<Stepper> stepper;
  std::size_t width = 80, height = 24;
  std::istringstream lines(script);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("|")) continue;
    out += line + "\n";
    if (line.starts_with("record ")) {
      tree = tree_of(line.substr(7));
      stepper = std::make_unique<Stepper>(*tree, TextBoardOptions{});
    } else if (line.starts_with("size ")) {
      std::istringstream(line.substr(5)) >> width >> height;
    } else if (line.starts_with("keys")) {
      for (const Key& key : keys_of(line.substr(4))) stepper->key(key);
      out += framed(stepper->screen(width, height).text());
    }
  }
  return out;
}

TEST(Stepper, ShowsWhatTheFilesShow) {
  for (const auto& entry : fs::directory_iterator(PLYBOOK_SOURCE_DIR "/tests/desk/step")) {
    std::ifstream file(entry.path());
    const std::string script{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    const std::string now = played(script);
    if (std::getenv("PLYBOOK_WRITE_SCREENS") != nullptr) {
      std::ofstream(entry.path()) << now;
    } else {
      EXPECT_EQ(script, now) << entry.path();
    }
  }
}

/// Whatever the keys and the size, a screen fits its window.
TEST(Stepper, FitsEveryWindow) {
  const auto tree = tree_of("samples/halma-16-race.pbk");
  Stepper stepper(*tree, {});
  for (std::size_t width = 1; width <= 90; width += 7)
    for (std::size_t height = 1; height <= 30; ++height) {
      stepper.key({Key::Kind::right, 0});
      std::istringstream lines(stepper.screen(width, height).text());
      std::size_t count = 0;
      for (std::string line; std::getline(lines, line); ++count) EXPECT_LE(count_code_points(line), width);
      EXPECT_EQ(count, height);
    }
}

TEST(Stepper, EveryGameFitsAnUsualTerminal) {
  for (const std::string& id : desk_catalogue().ids()) {
    const auto game = desk_catalogue().find(id, "");
    const Position start = (*game)->start ? *(*game)->start : *(*game)->rules->draw_start(1);
    const auto sheet = sheet_of("[Game \"" + id + "\"]\n[FEN \"" + fen(**game, start) + "\"]\n\n*\n");
    Replayer replayer(desk_catalogue(), {});
    const PlayedTree tree(sheet->record(), {}, replayer);
    const std::string screen = Stepper(tree, {}).screen(80, 24).text();
    EXPECT_NE(screen.find("to move"), std::string::npos) << id << "\n" << screen;
    EXPECT_NE(screen.find("legal: "), std::string::npos) << id << "\n" << screen;
  }
}

/// What is in comments never reaches the terminal as a command to it.
TEST(Stepper, ShowsNoControlCharacters) {
  const auto sheet = sheet_of("[Game \"antarktos\"]\n[White \"\x1b[2J\"]\n\n1. e3-d4 {\x1b]0;x\x07 \xE2\x80\xAE} *\n");
  Replayer replayer(desk_catalogue(), {});
  const PlayedTree tree(sheet->record(), {}, replayer);
  Stepper stepper(tree, {});
  stepper.key({Key::Kind::right, 0});
  for (const char c : stepper.screen(80, 24).text()) EXPECT_TRUE(c == '\n' || static_cast<unsigned char>(c) >= ' ');
  EXPECT_EQ(stepper.screen(80, 24).text().find("\xE2\x80\xAE"), std::string::npos);
}

}  // namespace
}  // namespace plybook
