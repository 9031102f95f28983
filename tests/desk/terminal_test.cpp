// Drives ply-replay in a terminal of its own (a pseudo-terminal): what it shows there, and that it gives it back.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>
#include <utmp.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;

const std::string program = PLYBOOK_BIN_DIR "/ply-replay";
const std::string record = PLYBOOK_SOURCE_DIR "/samples/antarktos-breakthrough.pbk";

class PseudoTerminal {
 public:
  /// Starts ply-replay in it. The parent keeps the other side open, so that its state can be looked at afterwards.
  explicit PseudoTerminal(std::vector<std::string> arguments) {
    winsize size{};
    size.ws_col = 80;
    size.ws_row = 24;
    EXPECT_EQ(openpty(&main_, &side_, nullptr, nullptr, &size), 0);
    tcgetattr(side_, &before_);
    arguments.insert(arguments.begin(), program);
    child_ = fork();
    if (child_ == 0) run(arguments);
  }
  PseudoTerminal(const PseudoTerminal&) = delete;
  PseudoTerminal& operator=(const PseudoTerminal&) = delete;
  ~PseudoTerminal() {
    if (child_ > 0) {
      kill(child_, SIGKILL);
      waitpid(child_, nullptr, 0);
    }
    close(main_);
    close(side_);
  }

  void type(std::string_view keys) { EXPECT_EQ(write(main_, keys.data(), keys.size()), ssize_t(keys.size())); }
  void resize(unsigned short columns, unsigned short rows) {
    winsize size{};
    size.ws_col = columns;
    size.ws_row = rows;
    ioctl(main_, TIOCSWINSZ, &size);
    send(SIGWINCH);
  }
  void send(int signal_number) { kill(child_, signal_number); }

  /// Reads until a text was shown; false when it does not come.
  bool shows(std::string_view text) {
    std::size_t from = 0;
    for (int waited = 0; waited < 200;) {
      if (const std::size_t at = seen_.find(text, from); at != std::string::npos) {
        seen_.erase(0, at + text.size());
        return true;
      }
      from = seen_.size() > text.size() ? seen_.size() - text.size() : 0;
      if (!read_more()) ++waited;
    }
    ADD_FAILURE() << text << " is not in\n" << seen_;
    return false;
  }

  /// Stops it as Ctrl-Z does, and waits until it has stopped.
  void stop() {
    send(SIGTSTP);
    int status = 0;
    EXPECT_EQ(waitpid(child_, &status, WUNTRACED), child_);
    EXPECT_TRUE(WIFSTOPPED(status));
  }

  /// Its exit status, or minus the signal that ended it. One that does not end is ended.
  int end() {
    int status = 0;
    for (int waited = 0; waitpid(child_, &status, WNOHANG) == 0;)
      if (!read_more() && ++waited == 200) send(SIGKILL);
    child_ = -1;
    while (read_more()) continue;
    return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
  }
  const std::string& seen() const { return seen_; }

  bool is_as_before() const {
    termios now;
    tcgetattr(side_, &now);
    return now.c_lflag == before_.c_lflag && now.c_iflag == before_.c_iflag && now.c_oflag == before_.c_oflag;
  }

 private:
  [[noreturn]] void run(const std::vector<std::string>& arguments) {
    std::vector<char*> words;
    for (const std::string& argument : arguments) words.push_back(const_cast<char*>(argument.c_str()));
    words.push_back(nullptr);
    close(main_);
    login_tty(side_);
    setenv("TERM", "xterm", 1);
    setenv("LC_ALL", "C.UTF-8", 1);
    unsetenv("NO_COLOR");
    execv(words[0], words.data());
    _exit(127);
  }

  /// False when nothing came for a while.
  bool read_more() {
    pollfd terminal{main_, POLLIN, 0};
    if (poll(&terminal, 1, 50) <= 0) return false;
    std::array<char, 4096> bytes;
    const ssize_t size = read(main_, bytes.data(), bytes.size());
    if (size > 0) seen_.append(bytes.data(), static_cast<std::size_t>(size));
    return size > 0;
  }

  int main_ = -1, side_ = -1;
  pid_t child_ = -1;
  termios before_{};
  std::string seen_;
};

const std::string given_back = "\033[?25h\033[?1049l";

TEST(StepInATerminal, KeysAreSeenAtOnceAndTheTerminalIsGivenBack) {
  PseudoTerminal terminal({"--step", "--color", "never", record});
  ASSERT_TRUE(terminal.shows("[start] 1. g3-f4"));
  terminal.type("\033[C");
  EXPECT_TRUE(terminal.shows("ply 1: 1. g3-f4"));
  EXPECT_FALSE(terminal.is_as_before());
  terminal.type("g12\r\033[B");
  EXPECT_TRUE(terminal.shows("ply 12, variation: 6... b6-a5!"));
  terminal.resize(40, 10);
  EXPECT_TRUE(terminal.shows("40x10 characters"));
  terminal.resize(80, 24);
  EXPECT_TRUE(terminal.shows("ply 12, variation: 6... b6-a5!"));
  EXPECT_THAT(terminal.seen(), Not(HasSubstr("\033[1m")));
  terminal.type("q");
  EXPECT_EQ(terminal.end(), 0);
  EXPECT_THAT(terminal.seen(), EndsWith(given_back));
  EXPECT_TRUE(terminal.is_as_before());
}

TEST(StepInATerminal, SignalsGiveTheTerminalBack) {
  for (const int signal_number : {SIGTERM, SIGHUP, SIGINT, SIGSEGV}) {
    PseudoTerminal terminal({"--step", record});
    ASSERT_TRUE(terminal.shows("start"));
    terminal.send(signal_number);
    EXPECT_EQ(terminal.end(), -signal_number);
    EXPECT_THAT(terminal.seen(), HasSubstr(given_back));
    EXPECT_TRUE(terminal.is_as_before());
  }
}

TEST(StepInATerminal, StoppedItGivesTheTerminalBackForAsLong) {
  PseudoTerminal terminal({"--step", record});
  ASSERT_TRUE(terminal.shows("start"));
  terminal.stop();
  EXPECT_TRUE(terminal.shows(given_back));
  terminal.send(SIGCONT);
  EXPECT_TRUE(terminal.shows("start"));
  EXPECT_FALSE(terminal.is_as_before());
  terminal.type("q");
  EXPECT_EQ(terminal.end(), 0);
  EXPECT_TRUE(terminal.is_as_before());
}

std::string text_of(const std::string& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

/// A path where nothing is.
std::string fresh(const std::string& name) {
  const std::string path = testing::TempDir() + name;
  std::filesystem::remove(path);
  return path;
}

TEST(EnterInATerminal, EachTurnIsInTheFileWhenTheNextIsAskedFor) {
  const std::string path = fresh("plybook-entered-in-a-terminal.pbk");
  PseudoTerminal terminal({"--enter", "--game", "antarktos", "-o", path});
  ASSERT_TRUE(terminal.shows("1. White> "));
  terminal.type("e3-d4\n");
  EXPECT_TRUE(terminal.shows("1... Black> "));
  EXPECT_EQ(text_of(path), "[Game \"antarktos\"]\n\n1. e3-d4 *\n");
  terminal.type("f6-f5\n");
  EXPECT_TRUE(terminal.shows("not-a-playing-cell"));
  terminal.type("f6-g5\nquit\n");
  EXPECT_EQ(terminal.end(), 0) << "a turn that was put right is no error";
  EXPECT_EQ(text_of(path), "[Game \"antarktos\"]\n\n1. e3-d4 f6-g5 *\n");
}

TEST(EnterInATerminal, NothingIsLostByAnInterruptOrAnEnd) {
  for (const char* last : {"\x03", "\x04"}) {
    const std::string path = fresh("plybook-interrupted.pbk");
    PseudoTerminal terminal({"--enter", "--game", "antarktos", "-o", path});
    ASSERT_TRUE(terminal.shows("1. White> "));
    terminal.type("e3-d4\n");
    ASSERT_TRUE(terminal.shows("1... Black> "));
    terminal.type(last);
    EXPECT_EQ(terminal.end(), *last == 3 ? -SIGINT : 0);
    EXPECT_EQ(text_of(path), "[Game \"antarktos\"]\n\n1. e3-d4 *\n");
  }
}

}  // namespace
