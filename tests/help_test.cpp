// Help, manual pages and completions say the same, and the examples in them work.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

namespace fs = std::filesystem;

namespace plybook {
namespace {

struct Ran {
  int status = 0;
  std::string output;
};

Ran ran(const std::string& command) {
  FILE* pipe = popen(("export LC_ALL=C.UTF-8 PATH='" PLYBOOK_BIN_DIR "':\"$PATH\"; " + command).c_str(), "r");
  Ran result;
  std::array<char, 4096> buffer;
  for (std::size_t n; (n = std::fread(buffer.data(), 1, buffer.size(), pipe)) > 0;)
    result.output.append(buffer.data(), n);
  result.status = WEXITSTATUS(pclose(pipe));
  return result;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

std::string content(const fs::path& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

const fs::path share = fs::path(PLYBOOK_BIN_DIR).parent_path() / "share";

/// Names of options that stand at the beginning of a line, as `-j, --jobs N`.
std::vector<std::string> defined(const std::string& text) {
  std::vector<std::string> names;
  for (const std::string& line : lines_of(text)) {
    for (std::size_t at = 0; at < line.size() && line[at] == '-';) {
      std::size_t end = line.find_first_of(", ", at);
      end = std::min(end, line.size());
      names.push_back(line.substr(at, end - at));
      at = end + 2;
      if (end < line.size() && line[end] == ' ') break;
    }
  }
  return names;
}

/// Every long option that a text speaks of.
std::set<std::string> mentioned(const std::string& text) {
  std::set<std::string> names;
  for (std::size_t at = 0; (at = text.find("--", at)) != std::string::npos;) {
    const std::size_t end = std::min(text.find_first_not_of("abcdefghijklmnopqrstuvwxyz-", at), text.size());
    if (end > at + 2) names.insert(text.substr(at, end - at));
    at = end;
  }
  return names;
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size())
    text.replace(at, what.size(), by);
  return text;
}

/// A manual page without its marks.
std::string page(const fs::path& path) {
  std::string text = content(path);
  for (const char* mark : {"\\fB", "\\fR", "\\fI", "\\fP", "\\&", "\\c"}) text = replaced(text, mark, "");
  return replaced(text, "\\-", "-");
}

std::string help(const std::string& tool, const std::string& language) {
  return ran(tool + " --help --lang " + language).output;
}

/// The options of a help text, which stand two blanks from the left.
std::vector<std::string> defined_in_help(const std::string& text) {
  std::string shifted;
  for (const std::string& line : lines_of(text))
    if (line.starts_with("  -")) shifted += line.substr(2) + "\n";
  return defined(shifted);
}

class HelpTest : public testing::TestWithParam<const char*> {};

TEST_P(HelpTest, ExamplesWork) {
  char folder[] = "/tmp/plybook-help-XXXXXX";
  ASSERT_NE(mkdtemp(folder), nullptr);
  for (const char* name : {"samples", "formats"})
    fs::create_symlink(fs::path(PLYBOOK_SOURCE_DIR) / name, fs::path(folder) / name);
  std::size_t examples = 0;
  for (const std::string& line : lines_of(help(GetParam(), "en"))) {
    if (line.starts_with("usage")) break;
    if (!line.starts_with("  ")) continue;
    ++examples;
    const Ran example = ran("cd " + std::string(folder) + " && {" + line + "\n} 2>&1");
    EXPECT_EQ(example.status, 0) << line << "\n" << example.output;
  }
  EXPECT_GE(examples, 2U);
  fs::remove_all(folder);
}

TEST_P(HelpTest, ManualPagesKnowTheSameOptions) {
  for (const std::string language : {"en", "ru"}) {
    const std::string text = help(GetParam(), language);
    const fs::path folder = share / "man" / (language == "en" ? "man1" : language + "/man1");
    const std::string manual = page(folder / (std::string(GetParam()) + ".1"));
    EXPECT_GT(defined_in_help(text).size(), 10U);
    EXPECT_EQ(defined(manual), defined_in_help(text)) << language;
    EXPECT_EQ(mentioned(manual), mentioned(text)) << language;
  }
}

bool has_any(const std::string& text, const std::vector<std::string>& parts) {
  return std::any_of(parts.begin(), parts.end(),
                     [&](const std::string& part) { return text.find(part) != std::string::npos; });
}

TEST_P(HelpTest, CompletionsKnowTheSameOptions) {
  const std::string tool = GetParam();
  const std::string bash = content(share / "completions" / (tool + ".bash"));
  const std::string zsh = content(share / "completions" / ("_" + tool));
  const std::string fish = content(share / "completions" / (tool + ".fish"));
  for (const std::string& name : defined_in_help(help(tool, "en"))) {
    const bool is_long = name.starts_with("--");
    EXPECT_TRUE(has_any(bash, {" " + name + " ", "'" + name + " ", " " + name + "'"})) << name;
    EXPECT_TRUE(has_any(zsh, {name + "[", name + "=[", name + "+["})) << name;
    EXPECT_TRUE(has_any(fish, {(is_long ? " -l " + name.substr(2) : " -s " + name.substr(1)) + " "})) << name;
  }
}

INSTANTIATE_TEST_SUITE_P(Tools, HelpTest,
                         testing::Values("ply-validate", "ply-replay", "ply-convert", "ply-diagram", "ply-moves"),
                         [](const auto& tool) { return replaced(tool.param, "-", "_"); });

/// The page about records shows one, which is right.
TEST(ManualPage, ItsRecordIsRight) {
  for (const char* frame : {"plybook-record.scd", "ru/plybook-record.scd"}) {
    const std::string text = content(fs::path(PLYBOOK_SOURCE_DIR) / "tools" / "man" / frame);
    const std::size_t begin = text.find("```\n") + 4;
    const Ran verdict = ran("ply-validate - <<'END'\n" + text.substr(begin, text.find("```", begin) - begin) + "END");
    EXPECT_EQ(verdict.output, "1 file, 1 record, 4 plies, 0 errors, 0 warnings\n") << frame;
    EXPECT_EQ(verdict.status, 0);
  }
}

}  // namespace
}  // namespace plybook
