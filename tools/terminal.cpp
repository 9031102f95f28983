#include "terminal.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <cassert>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>

namespace plybook::cli {
namespace {

// What signal handlers need. There is one terminal.
int input = -1;
termios as_it_was;
sigset_t as_they_were;  // the signals that are blocked elsewhere
volatile std::sig_atomic_t is_taken = 0, needs_redraw = 0;

constexpr char take[] = "\033[?1049h\033[?25l\033[H\033[2J";  // a screen of its own, no cursor, clear
constexpr char give_back[] = "\033[0m\033[?25h\033[?1049l";

constexpr int ending[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL};

void put(const char* bytes, std::size_t size) {
  while (size > 0) {
    const ssize_t written = write(STDOUT_FILENO, bytes, size);
    if (written < 0 && errno != EINTR) return;
    if (written <= 0) continue;
    bytes += written;
    size -= static_cast<std::size_t>(written);
  }
}

/// Async-signal-safe, as the next one is.
void take_over() {
  is_taken = 1;  // first, and undone last: whatever comes between gives all of it back
  termios raw = as_it_was;
  raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO | IEXTEN);
  raw.c_iflag &= ~static_cast<tcflag_t>(IXON | ICRNL | INLCR);
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  tcsetattr(input, TCSANOW, &raw);
  put(take, sizeof take - 1);
}

void return_it() {
  if (!is_taken) return;
  put(give_back, sizeof give_back - 1);
  tcsetattr(input, TCSANOW, &as_it_was);
  is_taken = 0;
}

void end(int signal_number) {
  return_it();
  std::signal(signal_number, SIG_DFL);
  std::raise(signal_number);
}

void stop(int) {
  const int error = errno;
  const bool was_taken = is_taken != 0;
  return_it();
  raise(SIGSTOP);
  if (was_taken) take_over();  // here the program goes on
  needs_redraw = 1;
  errno = error;
}

void resized(int) { needs_redraw = 1; }

/// What asks for the screen anew is held back but while keys are waited for: between looking at `needs_redraw` and
/// waiting it would be missed.
void hold_back() {
  sigset_t redrawing;
  sigemptyset(&redrawing);
  sigaddset(&redrawing, SIGTSTP);
  sigaddset(&redrawing, SIGWINCH);
  sigprocmask(SIG_BLOCK, &redrawing, &as_they_were);
}

void handle(int signal_number, void (*handler)(int)) {
  struct sigaction action {};
  action.sa_handler = handler;  // without SA_RESTART: waiting ends
  sigemptyset(&action.sa_mask);
  sigaction(signal_number, &action, nullptr);
}

}  // namespace

bool Terminal::is_there() {
  const char* kind = std::getenv("TERM");
  return isatty(STDOUT_FILENO) != 0 && kind != nullptr && *kind != '\0' && std::strcmp(kind, "dumb") != 0;
}

Terminal::Terminal() {
  // Records may come from standard input: keys come from the terminal itself then.
  input = isatty(STDIN_FILENO) ? STDIN_FILENO : open("/dev/tty", O_RDWR | O_CLOEXEC);
  if (input < 0 || tcgetattr(input, &as_it_was) != 0) return;
  hold_back();
  for (const int signal_number : ending) handle(signal_number, end);
  handle(SIGTSTP, stop);
  handle(SIGWINCH, resized);
  take_over();
}

Terminal::~Terminal() {
  if (is_taken) sigprocmask(SIG_SETMASK, &as_they_were, nullptr);
  return_it();
  if (input > STDERR_FILENO) close(input);
}

bool Terminal::is_open() const { return is_taken != 0; }

Terminal::Size Terminal::size() const {
  winsize window{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) != 0 || window.ws_col == 0 || window.ws_row == 0) return {};
  return {window.ws_col, window.ws_row};
}

void Terminal::show(std::string_view sequences) { put(sequences.data(), sequences.size()); }

/// False at the end.
bool Terminal::read_bytes() {
  std::array<char, 256> bytes;
  const ssize_t size = read(input, bytes.data(), bytes.size());
  if (size > 0) keys_.feed({bytes.data(), static_cast<std::size_t>(size)});
  return size > 0 || (size < 0 && errno == EINTR);
}

Terminal::Event Terminal::wait(Key& key) {
  constexpr timespec pause{0, 50'000'000};  // the bytes of a key come together, over ssh too
  while (true) {
    if (needs_redraw) return needs_redraw = 0, Event::redraw;
    if (const auto found = keys_.next(false)) return key = *found, Event::key;
    pollfd keyboard{input, POLLIN, 0};
    const int ready = ppoll(&keyboard, 1, keys_.has_begun() ? &pause : nullptr, &as_they_were);
    if (ready < 0 && errno != EINTR) return Event::closed;
    if (ready > 0 && !read_bytes()) return Event::closed;
    if (ready != 0) continue;
    if (const auto found = keys_.next(true)) return key = *found, Event::key;
  }
}

}  // namespace plybook::cli
