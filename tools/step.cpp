#include "one_record.h"
#include "plybook/base/unicode.h"
#include "plybook/desk/stepper.h"
#include "plybook/record/lines.h"
#include "replay.h"
#include "terminal.h"

namespace plybook::cli {
namespace {

/// A record that is stepped through.
struct Opened {
  std::unique_ptr<PlayedTree> tree;
  std::unique_ptr<Stepper> stepper;
};

class Stepping {
 public:
  Stepping(Tool& tool, const ReplayToolOptions& options, std::string path)
      : tool_(tool), options_(options), path_(std::move(path)), replayer_(tool.catalogue(), tool.game_choice()) {
    look_ = {options.board == "unicode" ? BoardLetters::unicode : BoardLetters::ascii, options.flip};
  }

  /// False, and told, where there is no such record, line or ply.
  bool begin() {
    std::string error;
    if (!open(options_.record.value_or(1), error))
      return tool_.complain(fill(tr("{0}: {1}"), printable(path_), error)), false;
    if (!options_.line.empty()) {
      const auto turns = turns_of_line(at_.tree->record(), options_.line);
      if (!turns || turns->empty())
        return tool_.complain(fill(tr("record {0} has no variation {1}"), number_, printable(options_.line))), false;
      at_.stepper->go_to(turns->back());
    }
    if (options_.at == "end" || at_.stepper->go(options_.at)) return true;
    return tool_.complain(fill(tr("record {0}: the line has no ply {1}"), number_, printable(options_.at))), false;
  }

  void run() {
    Terminal terminal;
    if (!terminal.is_open()) return tool_.complain(tr("--step needs a terminal"));
    const bool colour = tool_.colour(1);
    while (true) {
      const Terminal::Size size = terminal.size();
      terminal.show(at_.stepper->screen(size.width, size.height).sequences(colour));
      Key key;
      const Terminal::Event event = terminal.wait(key);
      if (event == Terminal::Event::closed) return;
      if (event == Terminal::Event::redraw) continue;
      const Stepper::Wish wish = at_.stepper->key(key);
      if (wish == Stepper::Wish::quit) return;
      if (wish != Stepper::Wish::stay) turn_over(wish == Stepper::Wish::next_record);
    }
  }

 private:
  bool open(std::uint64_t number, std::string& error) {
    const auto record = read_one(tool_, path_, number, error);
    if (!record) return false;
    Opened opened;
    opened.tree = std::make_unique<PlayedTree>(record->draft.record(), std::move(record->findings), replayer_);
    opened.stepper = std::make_unique<Stepper>(*opened.tree, look_);
    at_ = std::move(opened);
    number_ = number;
    return true;
  }

  /// To the next record of the file, or the one before.
  void turn_over(bool forward) {
    std::string error;
    look_ = at_.stepper->look();
    if (path_ == "-") return at_.stepper->say(tr("standard input is read once: --record tells which record"));
    if (!forward && number_ == 1) return at_.stepper->say(tr("this is the first record"));
    if (!open(forward ? number_ + 1 : number_ - 1, error)) at_.stepper->say(error);
  }

  Tool& tool_;
  const ReplayToolOptions& options_;
  std::string path_;
  Replayer replayer_;
  TextBoardOptions look_;
  Opened at_;
  std::uint64_t number_ = 1;
};

}  // namespace

int step_through(Tool& tool, const ReplayToolOptions& options) {
  const auto inputs = tool.inputs();
  if (!inputs) return tool.usage();
  if (inputs->size() != 1) return tool.fail(tr("--step takes one FILE"));
  if (!Terminal::is_there()) return tool.fail(tr("--step needs a terminal"));
  Stepping stepping(tool, options, inputs->front());
  if (stepping.begin()) stepping.run();
  return tool.finish();
}

}  // namespace plybook::cli
