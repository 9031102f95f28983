// Runs every ```console block of README.md, of README.md and selecting.md in formats/, of samples/*.md and of
// tests/cli/*.md, and compares what comes out, to the letter. The commands of a block run in their order; blocks know
// nothing of each other. A block ```text FILE shows a file that the blocks behind it find there.
//
//   $ command          run by sh in the project's folder, with the programs on the PATH
//   > its next lines   as a shell asks for them
//   what it prints     standard output and standard error together
//   ...                any number of lines, also none
//   [exit status 1]    where the status is not 0
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

namespace fs = std::filesystem;

namespace {

struct Command {
  int line = 0;
  std::string text;
  std::vector<std::string> expected;
};

/// A file that a document shows.
struct ShownFile {
  fs::path path;
  std::string text;
};

/// One block.
struct Example {
  std::string file;
  int line = 0;
  std::vector<Command> commands;
  std::vector<ShownFile> files;
};

void read_examples(const fs::path& path, std::vector<Example>& examples) {
  constexpr std::string_view file_begins = "```text ";
  std::ifstream file(path);
  std::vector<ShownFile> files;
  bool inside = false, inside_file = false;
  int number = 0;
  for (std::string line; std::getline(file, line);) {
    ++number;
    if (line.starts_with("```")) {
      inside = line == "```console";
      inside_file = line.starts_with(file_begins);
      if (inside) examples.push_back({path.lexically_relative(PLYBOOK_SOURCE_DIR).string(), number, {}, files});
      if (inside_file) files.push_back({line.substr(file_begins.size()), ""});
    } else if (inside_file) {
      files.back().text += line + "\n";
    } else if (inside && line.starts_with("$ ")) {
      examples.back().commands.push_back({number, line.substr(2), {}});
    } else if (inside && !examples.back().commands.empty()) {
      Command& command = examples.back().commands.back();
      if (command.expected.empty() && (line == ">" || line.starts_with("> ")))
        command.text += "\n" + line.substr(std::min<std::size_t>(line.size(), 2));
      else
        command.expected.push_back(line);
    }
  }
}

std::vector<Example> all_examples() {
  const fs::path root = PLYBOOK_SOURCE_DIR;
  std::vector<fs::path> files;
  for (const fs::path& folder : {root / "tests" / "cli", root / "samples"})
    for (const auto& entry : fs::directory_iterator(folder))
      if (entry.path().extension() == ".md") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  files.push_back(root / "README.md");
  files.push_back(root / "formats" / "README.md");
  files.push_back(root / "formats" / "selecting.md");
  std::vector<Example> examples;
  for (const fs::path& path : files) read_examples(path, examples);
  return examples;
}

/// Whole at every moment, since another process may run another block of the same document.
void write(const ShownFile& shown) {
  fs::create_directories(shown.path.parent_path());
  const fs::path unfinished = shown.path.string() + "." + std::to_string(getpid());
  std::ofstream(unfinished) << shown.text;
  fs::rename(unfinished, shown.path);
}

std::vector<std::string> run(const std::string& command) {
  const std::string script = "cd '" PLYBOOK_SOURCE_DIR "' && export PATH='" PLYBOOK_BIN_DIR
                             "':\"$PATH\" LC_ALL=C.UTF-8 && { " +
                             command + "\n} 2>&1 </dev/null";
  std::signal(SIGPIPE, SIG_DFL);  // commands inherit it, and other tests have it ignored
  FILE* pipe = popen(script.c_str(), "r");
  std::string output;
  std::array<char, 4096> buffer;
  for (std::size_t n; (n = std::fread(buffer.data(), 1, buffer.size(), pipe)) > 0;) output.append(buffer.data(), n);
  const int status = pclose(pipe);
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < output.size();) {
    const std::size_t end = std::min(output.find('\n', at), output.size());
    lines.push_back(output.substr(at, end - at));
    at = end + 1;
  }
  const int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  if (code != 0) lines.push_back("[exit status " + std::to_string(code) + "]");
  return lines;
}

/// Whether lines match where `...` stands for any number of them (no more than one `...` between two other lines).
bool matches(const std::vector<std::string>& expected, const std::vector<std::string>& lines) {
  std::size_t e = 0, l = 0, back_e = std::string::npos, back_l = 0;
  while (l < lines.size()) {
    if (e < expected.size() && expected[e] == "...") {
      back_e = ++e;
      back_l = l;
    } else if (e < expected.size() && expected[e] == lines[l]) {
      ++e, ++l;
    } else if (back_e != std::string::npos) {
      e = back_e;
      l = ++back_l;
    } else {
      return false;
    }
  }
  while (e < expected.size() && expected[e] == "...") ++e;
  return e == expected.size();
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

void PrintTo(const Example& example, std::ostream* out) { *out << example.file << ":" << example.line; }

class ExampleTest : public testing::TestWithParam<Example> {};

TEST_P(ExampleTest, PrintsWhatTheDocumentShows) {
  for (const ShownFile& file : GetParam().files) write(file);
  for (const Command& command : GetParam().commands) {
    const std::vector<std::string> lines = run(command.text);
    if (matches(command.expected, lines)) continue;
    ADD_FAILURE() << GetParam().file << ":" << command.line << ": " << command.text << "\nprints\n"
                  << joined(lines) << "instead of\n"
                  << joined(command.expected);
  }
}

std::string name(const testing::TestParamInfo<Example>& info) {
  std::string name = info.param.file + "_" + std::to_string(info.param.line);
  for (char& c : name)
    if (!std::isalnum(static_cast<unsigned char>(c))) c = '_';
  return name;
}

INSTANTIATE_TEST_SUITE_P(Documents, ExampleTest, testing::ValuesIn(all_examples()), name);
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(ExampleTest);

}  // namespace
