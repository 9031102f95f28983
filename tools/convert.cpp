#include "cli.h"
#include "convert_options.h"
#include "convert_target.h"
#include "plybook/base/translation.h"
#include "plybook/base/unicode.h"
#include "plybook/publish/output_form.h"
#include "plybook/record/edit.h"
#include "plybook/record/strip.h"
#include "plybook/replay/canonical.h"
#include "plybook/replay/held_records.h"
#include "plybook/replay/ply_pair.h"
#include "plybook/replay/record_pipeline.h"
#include "plybook/replay/replay.h"
#include "plybook/replay/seen_games.h"
#include "plybook/replay/tags.h"

namespace plybook::cli {
namespace {

/// Shows the plies of a record to whoever wants them, and finds what is to write it as soon as the game is known.
class RecordListener final : public PlyListener {
 public:
  /// `target` is null where nothing is written yet.
  RecordListener(RecordTarget* target, std::optional<Sameness> unique, bool variations)
      : target_(target), variations_(variations) {
    if (unique) seen_.emplace(*unique);
  }

  void begin(const std::string& file, const Record& record) {
    file_ = &file;
    record_ = &record;
    output_ = nullptr;
    turns_.begin(record);
    if (seen_) seen_->begin(record);
  }
  void start(const Game& game, const Position& position, const std::optional<Outcome>& outcome) override {
    turns_.start(game, position, outcome);
    if (seen_) seen_->start(game, position, outcome);
    if (target_) output(&game).start(game, position, outcome);
  }
  void ply(const Ply& ply) override {
    turns_.ply(ply);
    if (seen_) seen_->ply(ply);
    if (target_ && (ply.main_line || variations_)) output(&ply.game).ply(ply);
  }
  void set_up(const Game& game, std::uint32_t ply, const Position& position, bool main_line) override {
    turns_.set_up(game, ply, position, main_line);
    if (seen_) seen_->set_up(game, ply, position, main_line);
    if (target_ && (main_line || variations_)) output(&game).set_up(game, ply, position, main_line);
  }
  void adjustment(const Game& game, std::uint32_t node, const Position& before, const Turn& turn,
                  const TurnText& written) override {
    turns_.adjustment(game, node, before, turn, written);
    if (target_) output(&game).adjustment(game, node, before, turn, written);
  }
  void joined(std::uint32_t node) override {
    turns_.joined(node);
    if (seen_) seen_->joined(node);
    if (output_) output_->joined(node);
  }

  CanonicalTurns& turns() { return turns_; }
  bool is_repeated(const Record& record) { return seen_ && seen_->seen(record); }

  /// What writes the record. `game` is null where it is not known. Precondition: there is a target.
  RecordOutput& output(const Game* game) {
    if (output_) return *output_;
    output_ = &target_->output_for(*record_, game);
    output_->begin(*file_, *record_);
    return *output_;
  }

 private:
  RecordTarget* target_;
  bool variations_;
  CanonicalTurns turns_;
  std::optional<SeenGames> seen_;
  const std::string* file_ = nullptr;
  const Record* record_ = nullptr;
  RecordOutput* output_ = nullptr;
};

class Converter {
 public:
  Converter(Tool& tool, const ConvertOptions& options, const Shaping& shaping)
      : tool_(tool),
        options_(options),
        shaping_(shaping),
        target_(make_record_target(tool, shaping.target)),
        rejects_(tool, options.rejects, options.force),
        listener_(options.sort ? nullptr : target_.get(), shaping.unique, !shaping.strip.variations),
        replayer_(tool.catalogue(), tool.game_choice()) {}

  bool usable() const { return target_->usable() && rejects_.usable(); }

  /// Whether several threads may replay the records, since what is written of one needs no more than its turns' texts.
  bool is_shared_out() const {
    return tool_.jobs() > 1 && writes_tree(shaping_.target.form) && !options_.unchecked && !options_.sort &&
           !shaping_.unique && !shaping_.strip.remarks() && !shaping_.strip.variations && !tool_.selection();
  }
  /// What each of them does with a record.
  RecordPipeline::Check replaying() const {
    const auto replayer = std::make_shared<Replayer>(tool_.catalogue(), tool_.game_choice());
    return [replayer](CheckedRecord& checked) {
      const auto turns = std::make_shared<CanonicalTurns>();
      turns->begin(checked.record);
      checked.replay = replayer->replay(checked.record, checked.findings, turns.get());
      checked.made = turns;
    };
  }
  /// A record that one of them has replayed.
  void take(CheckedRecord& checked) {
    turns_ = std::any_cast<const std::shared_ptr<CanonicalTurns>&>(checked.made).get();
    const std::string file;  // of no interest where the record's own tree is written
    listener_.begin(file, checked.record);
    take_replayed(file, checked.record, checked.record, checked.replay, checked.findings);
  }

  Replay take(const std::string& file, const Record& read, Findings& findings) {
    const Record& record = stripped(read);
    listener_.begin(file, record);
    Replay replay;
    if (options_.unchecked) {
      if (tool_.wants(file, read, findings)) keep(file, record, nullptr, findings);
      return replay;
    }
    replay = played(record, findings);
    if (!tool_.wants(file, read, findings, &replay)) return {};
    turns_ = &listener_.turns();
    take_replayed(file, read, record, replay, findings);
    return replay;
  }

  void finish() {
    if (options_.sort) write_sorted();
    target_->finish();
    rejects_.commit();
    if (repeated_ > 0 && !options_.common.quiet)
      tool_.tell(cli::fill(tr("{0} record was like one before it and was left out",
                              "{0} records were like one before them and were left out", repeated_),
                           repeated_));
  }

 private:
  Replay played(const Record& record, Findings& findings) {
    PlyListener* const watch = tool_.watch();
    if (watch == nullptr) return replayer_.replay(record, findings, &listener_);
    PlyPair both(listener_, *watch);
    return replayer_.replay(record, findings, &both);
  }

  const Record& stripped(const Record& read) {
    if (!shaping_.strip.remarks()) return read;
    stripped_ = read;
    strip_remarks(stripped_, shaping_.strip, stripped_text_);
    return stripped_;
  }

  void take_replayed(const std::string& file, const Record& read, const Record& record, const Replay& replay,
                     Findings& findings) {
    if (!replay.broken)
      take_whole(file, record, replay, findings);
    else
      reject(file, read, record, replay, findings);
  }

  /// Writes a record that was replayed, without what is no turn of its own.
  void take_whole(const std::string& file, const Record& record, const Replay& replay, Findings& findings) {
    const std::vector<std::uint32_t>& pieces = turns_->pieces();
    if (pieces.empty()) return keep(file, record, replay.game.get(), findings);
    Record whole = record;
    for (const std::uint32_t node : pieces) take_out(whole, node);
    keep(file, whole, replay.game.get(), findings);
  }

  void reject(const std::string& file, const Record& read, const Record& record, const Replay& replay,
              Findings& findings) {
    if (options_.rejects) {
      std::string text(read.text);
      if (!text.ends_with('\n')) text += '\n';
      text += '\n';
      rejects_.write(text);
    }
    if (!options_.keep_invalid) return;
    Record good = record;
    const std::uint32_t wrong = replay.stopped_at != Node::none ? replay.stopped_at : good.first();
    if (wrong != Node::none) cut_before(good, wrong);
    take_whole(file, good, replay, findings);
  }

  /// Writes a record, or holds it until all are there.
  void keep(const std::string& file, const Record& record, const Game* game, Findings& findings) {
    if (listener_.is_repeated(record)) {
      ++repeated_;
      return;
    }
    if (shaping_.strip.variations) {
      Record main_line = record;
      strip_variations(main_line);
      return put(file, main_line, game, findings);
    }
    put(file, record, game, findings);
  }

  void put(const std::string& file, const Record& record, const Game* game, Findings& findings) {
    const TurnTexts turns = options_.unchecked ? TurnTexts() : turns_->texts();
    if (options_.sort) return held_.add(tag_value(record, game, *options_.sort).value_or(""), file, record, turns);
    write(listener_.output(game), record, turns, findings);
  }

  void write(RecordOutput& output, const Record& record, TurnTexts turns, Findings& findings) {
    output.write(record, turns, out_);
    if (!options_.unchecked) output.told(findings);
    target_->take(out_);
  }

  /// Replays once more what is written in another order than it was read, for forms that show positions.
  void write_sorted() {
    held_.sort();
    RecordListener listener(target_.get(), std::nullopt, true);
    for (HeldRecord& held : held_.list()) {
      const Record& record = held.held();
      listener.begin(held.file, record);
      Findings again, findings;
      Replay replay;
      if (!options_.unchecked) replay = replayer_.replay(record, again, &listener);
      write(listener.output(replay.game.get()), record, options_.unchecked ? TurnTexts() : listener.turns().texts(),
            findings);
      for (const Finding& finding : findings)
        if (!options_.common.quiet || info(finding.code).severity == Severity::error) tool_.tell(finding);
      tool_.worsen(findings);
    }
  }

  Tool& tool_;
  const ConvertOptions& options_;
  const Shaping& shaping_;
  std::unique_ptr<RecordTarget> target_;
  FileTarget rejects_;
  RecordListener listener_;
  CanonicalTurns* turns_ = nullptr;  ///< of the record at hand, unless nothing is replayed
  Replayer replayer_;
  HeldRecords held_;
  Record stripped_;
  std::string stripped_text_, out_;
  unsigned long repeated_ = 0;
};

int run(int argc, char** argv) {
  speak_users_language(argc, argv);
  ConvertOptions options;
  CommandLine line = convert_command_line(options);
  if (const auto status = line.parse(argc, argv)) return *status;
  Tool tool(line, options.common);
  if (options.common.list_games) return tool.list_games();
  const auto form = form_of(options);
  if (!form)
    return tool.fail(
        fill(tr("what is to be written? The name {0} does not tell; --to does"), printable(*options.output)));
  if (const auto status = tool.read_selection()) return *status;
  const auto shaping = read_shaping(tool, options, *form);
  if (!shaping) return tool.fail();
  const auto inputs = tool.inputs();
  if (!inputs) return tool.usage();
  Converter converter(tool, options, *shaping);
  if (!converter.usable()) return tool.fail();
  if (converter.is_shared_out()) {
    RecordPipeline pipeline(tool.jobs(), [&] { return converter.replaying(); });
    tool.each_checked(*inputs, pipeline, [&](CheckedRecord& checked) { converter.take(checked); });
  } else {
    tool.each_record(*inputs, [&](const std::string& file, const Record& record, Findings& findings) {
      return converter.take(file, record, findings);
    });
  }
  converter.finish();
  return tool.finish();
}

}  // namespace
}  // namespace plybook::cli

int main(int argc, char** argv) { return plybook::cli::run(argc, argv); }
