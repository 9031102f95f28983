#include <filesystem>

#include "plybook/base/unicode.h"
#include "plybook/desk/continuation.h"
#include "replay.h"

namespace plybook::cli {
namespace {

/// Keeps the moment that a record is to go on from: the last of those that were asked for.
class Moments final : public LineWalk {
 public:
  explicit Moments(const PlyChoice& plies) : plies_(plies) {}
  bool begin(const Record& record, std::string_view line) {
    chosen_.reset();
    return LineWalk::begin(record, line);
  }
  const std::optional<Moment>& chosen() const { return chosen_; }
  const Moment& last() const { return last_; }

 private:
  void moment(Moment moment) override {
    if (plies_.end() || plies_.has(moment.ply, *game(), to_begin())) chosen_ = moment;
    last_ = std::move(moment);
  }

  const PlyChoice& plies_;
  std::optional<Moment> chosen_;
  Moment last_;
};

class Continuer {
 public:
  Continuer(Tool& tool, const ReplayToolOptions& options, const PlyChoice& plies)
      : tool_(tool), options_(options), moments_(plies), replayer_(tool.catalogue(), tool.game_choice()) {}

  Replay take(const std::string& file, const Record& record, Findings& findings) {
    if (!tool_.wants(file, record, findings)) return {};
    if (options_.record && !tool_.is_number(*options_.record, record)) return findings.clear(), Replay();
    if (!moments_.begin(record, options_.line)) {
      tool_.complain(fill(tr("record {0} has no variation {1}"), record.number, printable(options_.line)));
      return {};
    }
    Replay replay = replayer_.replay(record, findings, &moments_);
    if (replay.start) go_on(file, record, *replay.game);
    return replay;
  }

 private:
  void go_on(const std::string& file, const Record& record, const Game& game) {
    if (!moments_.chosen())
      return tool_.complain(fill(tr("record {0}: the line has no ply {1}"), record.number, printable(options_.at)));
    const Moment& moment = *moments_.chosen();
    if (options_.at == "end" && moments_.next_node() != Node::none)
      return refuse(fill(tr("record {0}: the turn behind ply {1} cannot be played; --at {1} goes on before it"),
                         record.number, moment.ply));
    if (moment.outcome)
      return refuse(fill(tr("record {0}: the game is over at ply {1} ({2} {3}): there is nothing to go on with"),
                         record.number, moment.ply, text(moment.outcome->result), text(moment.outcome->termination)));
    tell_end(record);
    for (const LostHistory& lost : lost_history(game, moment))
      note(fill(tr("record {0}: {1}"), record.number, sentence(lost, tr)));
    const std::string name = file == "-" ? "" : std::filesystem::path(file).filename().string();
    tool_.write((first_ ? "" : "\n") + continuation(game, record, moment, {name, options_.line, options_.common.rules},
                                                    tool_.machine_language()));
    first_ = false;
  }

  /// An adjourned game has no result; one that has is told, since the new record has none.
  void tell_end(const Record& record) {
    if (options_.at == "end" && options_.line.empty() && record.has_result() && record.result != Result::unknown)
      note(fill(tr("record {0} ends with {1}; the new one goes on all the same"), record.number, text(record.result)));
  }
  void note(const std::string& message) {
    if (!options_.common.quiet) tool_.tell(message);
  }
  void refuse(const std::string& message) {
    tool_.tell(message);
    tool_.worsen(Status::findings);
  }

  Tool& tool_;
  const ReplayToolOptions& options_;
  Moments moments_;
  Replayer replayer_;
  bool first_ = true;
};

}  // namespace

int continue_records(Tool& tool, const ReplayToolOptions& options, const PlyChoice& plies) {
  if (plies.several()) return tool.fail(tr("--continue goes on from one ply: --at names it"));
  const auto inputs = tool.inputs();
  if (!inputs) return tool.usage();
  Continuer continuer(tool, options, plies);
  tool.each_record(*inputs, [&](const std::string& file, const Record& record, Findings& findings) {
    return continuer.take(file, record, findings);
  });
  return tool.finish();
}

}  // namespace plybook::cli
