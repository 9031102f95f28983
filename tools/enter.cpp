#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <filesystem>

#include "one_record.h"
#include "plybook/base/unicode.h"
#include "plybook/desk/entry.h"
#include "replay.h"

namespace plybook::cli {
namespace {

volatile std::sig_atomic_t caught_signal = 0;

void catch_signal(int signal_number) { caught_signal = signal_number; }

/// While it lives, signals that would end the program only interrupt reading, so that what was typed is written first.
class Interruptible {
 public:
  Interruptible() {
    sigset_t ending;
    sigemptyset(&ending);
    for (const int signal_number : {SIGINT, SIGTERM, SIGHUP}) {
      sigaddset(&ending, signal_number);
      struct sigaction action {};
      action.sa_handler = catch_signal;  // without SA_RESTART: reading ends
      sigemptyset(&action.sa_mask);
      sigaction(signal_number, &action, nullptr);
    }
    sigprocmask(SIG_BLOCK, &ending, &before_);
  }
  /// Waits for something to read. False when a signal came, before or meanwhile: it can come at no other time.
  bool wait_for_input() const {
    pollfd standard_input{STDIN_FILENO, POLLIN, 0};
    while (!caught_signal)
      if (ppoll(&standard_input, 1, nullptr, &before_) >= 0 || errno != EINTR) return true;
    return false;
  }
  /// Ends the program by the signal that was caught, if there was one.
  void obey() const {
    sigprocmask(SIG_SETMASK, &before_, nullptr);
    if (caught_signal == 0) return;
    std::signal(caught_signal, SIG_DFL);
    std::raise(caught_signal);
  }

 private:
  sigset_t before_;
};

/// Lines of standard input.
class Lines {
 public:
  explicit Lines(const Interruptible& interruptible) : interruptible_(interruptible) {}

  /// Whether the next line would have to be waited for.
  bool would_wait() const {
    if (buffer_.find('\n') != std::string::npos) return false;
    pollfd standard_input{STDIN_FILENO, POLLIN, 0};
    return poll(&standard_input, 1, 0) == 0;
  }

  /// Nothing at the end, and when a signal came.
  std::optional<std::string> next() {
    std::size_t end;
    while ((end = buffer_.find('\n', searched_)) == std::string::npos) {
      searched_ = buffer_.size();
      std::array<char, 4096> piece;
      const ssize_t size = !interruptible_.wait_for_input() ? 0 : read(STDIN_FILENO, piece.data(), piece.size());
      if (size > 0) {
        buffer_.append(piece.data(), static_cast<std::size_t>(size));
        continue;
      }
      if (buffer_.empty()) return std::nullopt;
      end = buffer_.size();
      buffer_ += '\n';  // a last line without its end
      break;
    }
    std::string line = buffer_.substr(0, end);
    buffer_.erase(0, end + 1);
    searched_ = 0;
    return line;
  }

 private:
  const Interruptible& interruptible_;
  std::string buffer_;
  std::size_t searched_ = 0;
};

/// Lets somebody type a game in, and keeps it in a file.
class Typist {
 public:
  Typist(Tool& tool, const ReplayToolOptions& options, bool may_replace)
      : tool_(tool), path_(*options.output), may_replace_(may_replace), is_terminal_(isatty(STDIN_FILENO) != 0) {}

  void run(Entry& entry) {
    Interruptible interruptible;
    Lines lines(interruptible);
    say(entry.greeting());
    bool ends = false;
    while (!ends) {
      if (lines.would_wait()) save(entry);
      say(entry.prompt());
      const auto line = lines.next();
      if (!line) break;
      if (!is_terminal_) say(printable(*line) + "\n");  // as a terminal does
      const Entry::Reply reply = entry.take(*line);
      is_changed_ |= reply.has_changed;
      if (reply.was_refused && !is_terminal_) tool_.worsen(Status::findings);
      say(reply.text);
      if (reply.wants_saving) save_as_asked(entry);
      ends = reply.ends;
    }
    if (!ends) say("\n");
    save(entry);
    if (is_changed_) {
      say(entry.text());  // the file could not be written, so here it is
    } else if (is_written_) {
      tell_saved(entry);
    }
    if (caught_signal) tool_.finish();
    interruptible.obey();
  }

 private:
  void say(const std::string& text) {
    tool_.write(text);
    tool_.flush();
  }
  void save(const Entry& entry) {
    if (!is_changed_ || !tool_.write_whole(path_, entry.text(), may_replace_)) return;
    is_changed_ = false;
    is_written_ = may_replace_ = true;
  }
  /// Whether there is something new or not: who asks for a file gets one.
  void save_as_asked(const Entry& entry) {
    is_changed_ = true;
    save(entry);
    if (!is_changed_) tell_saved(entry);
  }
  void tell_saved(const Entry& entry) {
    say(fill(tr("written to {0} (plies: {1})"), printable(path_), entry.plies()) + "\n");
  }

  Tool& tool_;
  std::string path_;
  bool may_replace_, is_terminal_;
  bool is_changed_ = false, is_written_ = false;
};

bool are_one_file(const std::string& a, const std::string& b) {
  std::error_code error;
  return std::filesystem::equivalent(a, b, error);
}

EntryOptions look_of(const ReplayToolOptions& options) {
  EntryOptions entry;
  entry.board = options.board == "text" || options.board == "unicode";
  entry.look = {options.board == "unicode" ? BoardLetters::unicode : BoardLetters::ascii, options.flip};
  return entry;
}

/// The game as far as it was recorded; null, and told, where it cannot be gone on with.
std::unique_ptr<Entry> resumed(Tool& tool, const ReplayToolOptions& options) {
  const auto record = read_one(tool, options.common.files.front(), options.record);
  if (!record) return nullptr;
  Replayer replayer(tool.catalogue(), tool.game_choice());
  const auto sheet = read_sheet(record->draft.record(), std::move(record->findings), replayer);
  if (sheet->replay.game && sheet->replay.start && sheet->replay.complete())
    return std::make_unique<Entry>(*sheet, look_of(options));
  for (const Finding& finding : sheet->findings) tool.tell(finding);
  tool.tell(tr("only a record without a wrong turn can be gone on with"));
  tool.worsen(Status::findings);
  return nullptr;
}

}  // namespace

int enter_game(Tool& tool, const ReplayToolOptions& options) {
  if (!options.output) return tool.fail(tr("--enter needs a file to write to: -o FILE"));
  if (options.common.files.size() > 1) return tool.fail(tr("--enter goes on with one record at most"));
  const bool resumes = !options.common.files.empty();
  const bool goes_on_in_place =
      resumes && !options.record && are_one_file(*options.output, options.common.files.front());
  const bool may_replace = options.force || goes_on_in_place;
  std::error_code error;
  if (!may_replace && std::filesystem::is_regular_file(*options.output, error))
    return tool.fail(fill(tr("{0} is there already; --force replaces it"), printable(*options.output)));
  std::unique_ptr<Entry> entry;
  if (resumes) {
    entry = resumed(tool, options);
  } else if (auto game = tool.game()) {
    entry = std::make_unique<Entry>(std::move(game), look_of(options));
  }
  if (entry) Typist(tool, options, may_replace).run(*entry);
  return tool.finish();
}

}  // namespace plybook::cli
