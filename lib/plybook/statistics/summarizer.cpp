#include "plybook/statistics/summarizer.h"

#include <algorithm>

#include "plybook/record/words.h"
#include "plybook/replay/diagnosis.h"
#include "plybook/replay/ply_pair.h"
#include "plybook/replay/tags.h"

namespace plybook {
namespace {

/// Looks at each ply of the main line.
class PlyCounter final : public PlyListener {
 public:
  PlyCounter(GameSummary& summary, std::size_t opening) : summary_(summary), opening_(opening) {}

  void start(const Game&, const Position& position, const std::optional<Outcome>&) override {
    summary_.start = position;
  }

  /// Behind another position there is no opening.
  void set_up(const Game&, std::uint32_t, const Position&, bool main_line) override {
    if (main_line) opening_ = summary_.opening.size();
  }

  void ply(const Ply& ply) override {
    if (!ply.main_line) return;
    const Rules& rules = *ply.game.rules;
    count_choice(rules.count_leaves(ply.before.position, 1), ply.number);
    tallies_.clear();
    rules.tally(ply.before, ply.turn, tallies_);
    for (std::size_t i = 0; i < tally_count; ++i) {
      summary_.tallies[i].turns += tallies_[i] > 0 ? 1u : 0u;
      summary_.tallies[i].amount += tallies_[i];
    }
    if (summary_.opening.size() < opening_ && summary_.opening.size() + 1 == ply.number)
      summary_.opening.push_back(turn_text(ply.game, ply.before, ply.turn));
  }

 private:
  void count_choice(std::uint64_t turns, std::uint32_t number) {
    summary_.choosing[stretch_of(number)].add({1, turns});
    summary_.most_turns = std::max(summary_.most_turns, turns);
    summary_.single_turn += turns == 1 ? 1u : 0u;
  }

  GameSummary& summary_;
  std::size_t opening_;
  Tallies tallies_;
};

Result recorded_result(const Record& record, const Replay& replay) {
  if (record.has_result() && record.result != Result::unknown) return record.result;
  const auto tag = tag_value(record, replay.game.get(), "Result");
  const auto read = tag ? result_of(*tag) : std::nullopt;
  return read ? read->result : Result::unknown;
}

std::optional<Termination> recorded_termination(const Record& record, const Replay& replay) {
  const auto tag = tag_value(record, replay.game.get(), "Termination");
  return tag ? termination_of(*tag) : std::nullopt;
}

}  // namespace

void Summarizer::replay(CheckedRecord& checked, PlyListener* watch) {
  read_ = checked.findings;
  summary_ = {};
  PlyCounter counter(summary_, opening_);
  if (watch == nullptr) {
    checked.replay = replayer_.replay(checked.record, checked.findings, &counter);
  } else {
    PlyPair both(counter, *watch);
    checked.replay = replayer_.replay(checked.record, checked.findings, &both);
  }
}

std::optional<GameSummary> Summarizer::summary(const CheckedRecord& checked) {
  const Replay& replay = checked.replay;
  if (!replay.game || !replay.start || !replay.complete()) return std::nullopt;
  summary_.game = replay.game;
  summary_.plies = replay.plies;
  summary_.result = replay.board ? replay.board->result : recorded_result(checked.record, replay);
  summary_.termination =
      replay.board ? std::optional(replay.board->termination) : recorded_termination(checked.record, replay);
  summary_.readings = readings_.of(checked.record, replay, checked.findings, read_);
  return std::move(summary_);
}

}  // namespace plybook
