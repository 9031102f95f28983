#include <algorithm>

#include "cli.h"
#include "convert_target.h"
#include "plybook/base/closest.h"
#include "plybook/base/translation.h"
#include "plybook/base/unicode.h"
#include "plybook/publish/output_form.h"
#include "plybook/record/edit.h"
#include "plybook/record/shard.h"
#include "plybook/record/strip.h"
#include "plybook/replay/canonical.h"
#include "plybook/replay/held_records.h"
#include "plybook/replay/replay.h"
#include "plybook/replay/seen_games.h"
#include "plybook/replay/tags.h"

namespace plybook::cli {
namespace {

struct Options {
  Common common;
  std::optional<std::string> to, output, rejects, records, sort, split_by, strip, tags, rows;
  std::optional<std::uint64_t> split;
  bool unchecked = false, keep_invalid = false, force = false, unique = false, unique_positions = false;
};

CommandLine command_line(Options& options) {
  CommandLine line(
      "ply-convert", tr("read records in any form, write them in another"),
      {"ply-convert --to json samples/antarktos-breakthrough.pbk", "ply-convert samples/*.pbk -o games.ndjson",
       "ply-convert samples/antarktos-breakthrough.pbk -o game.html"});
  line.files("FILE...", options.common.files);
  line.group(tr("Output"));
  line.add(
      {"--to", "",
       tr("what to write (else by the name of -o): fen is the final position of each record, csv and tsv a line for "
          "each "
          "ply, md, tex and sheet (HTML) are score sheets for print, with a figure behind each turn marked $220 ($221: "
          "flipped), html is a page that replays the games, offline"),
       &options.to, output_words()});
  line.add({"-o,--output", "FILE", tr("write to FILE, whole or not at all"), &options.output});
  line.add({"--force", "", tr("replace FILE if it is there"), &options.force});
  line.add(
      {"--rows",
       "",
       tr("what a line of csv, tsv or fen stands for (default: a ply in csv and tsv, with --tags a record; in fen a "
          "record)"),
       &options.rows,
       {"plies", "records"}});
  line.add({"--tags", "A,B", tr("further columns of csv and tsv: these tags"), &options.tags});
  line.group(tr("Which records, in which order"));
  line.add(
      {"--records", "K..L", tr("only the K-th to L-th of all that are read: 5, 5..9, 5.. or ..9"), &options.records});
  line.add({"--unique", "",
            tr("leave out records with the same turns of the main line as one before, in the same game by the same "
               "rules from the same start (remembers 32 bytes for each)"),
            &options.unique});
  line.add({"--unique-positions", "",
            tr("leave out records that end in the same position as one before (remembers 32 bytes for each)"),
            &options.unique_positions});
  line.add({"--sort", "TAG",
            tr("sort by what a tag says, by bytes (10 before 2); equal ones stay in their order, those without the tag "
               "come first. Holds all records in memory"),
            &options.sort});
  line.group(tr("Several files, into the folder -o"));
  line.add({"--split", "N", tr("N records to a file: part-000001.pbk and so on"), &options.split});
  line.add({"--split-by", "TAG",
            tr("a file for each value of a tag, named after it; what cannot be a name gets some digits behind it. "
               "Remembers the values"),
            &options.split_by});
  line.group(tr("What is left out of records"));
  line.add(
      {"--strip", "WHAT",
       tr("comments, variations, nags (! ? $n), clocks (commands of comments): one or several, with commas between"),
       &options.strip});
  line.group(tr("Wrong records (left out, reported, exit status 1)"));
  line.add({"--rejects", "FILE", tr("write those that are left out there, as they stand"), &options.rejects});
  line.add({"--keep-invalid", "", tr("write them up to their first wrong turn"), &options.keep_invalid});
  line.add({"--unchecked", "", tr("do not replay: write every record as it stands"), &options.unchecked});
  add_input_options(line, options.common);
  add_game_options(line, options.common);
  return line;
}

/// The options beyond plain words and numbers, as they were read.
struct Shaping {
  Stripping strip;
  std::optional<Sameness> unique;
  TargetOptions target;
};

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
  Converter(Tool& tool, const Options& options, const Shaping& shaping)
      : tool_(tool),
        options_(options),
        shaping_(shaping),
        target_(make_record_target(tool, shaping.target)),
        rejects_(tool, options.rejects, options.force),
        listener_(options.sort ? nullptr : target_.get(), shaping.unique, !shaping.strip.variations),
        replayer_(tool.catalogue(), tool.game_choice()) {}

  bool usable() const { return target_->usable() && rejects_.usable(); }

  Replay take(const std::string& file, const Record& read, Findings& findings) {
    const Record& record = stripped(read);
    listener_.begin(file, record);
    Replay replay;
    if (options_.unchecked) {
      keep(file, record, nullptr, findings);
      return replay;
    }
    replay = replayer_.replay(record, findings, &listener_);
    if (!replay.broken) {
      take_whole(file, record, replay, findings);
    } else {
      reject(file, read, record, replay, findings);
    }
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
  const Record& stripped(const Record& read) {
    if (!shaping_.strip.remarks()) return read;
    stripped_ = read;
    strip_remarks(stripped_, shaping_.strip, stripped_text_);
    return stripped_;
  }

  /// Writes a record that was replayed, without what is no turn of its own.
  void take_whole(const std::string& file, const Record& record, const Replay& replay, Findings& findings) {
    const std::vector<std::uint32_t>& pieces = listener_.turns().pieces();
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
    const TurnTexts turns = options_.unchecked ? TurnTexts() : listener_.turns().texts();
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
  const Options& options_;
  const Shaping& shaping_;
  std::unique_ptr<RecordTarget> target_;
  FileTarget rejects_;
  RecordListener listener_;
  Replayer replayer_;
  HeldRecords held_;
  Record stripped_;
  std::string stripped_text_, out_;
  unsigned long repeated_ = 0;
};

/// The form to write: named, else by the ending of the file's name.
std::optional<OutputForm> form_of(const Options& options) {
  if (options.to) return output_form(*options.to);
  if (!options.output || options.split || options.split_by) return OutputForm::pbk;
  const std::size_t dot = options.output->rfind('.');
  return dot == std::string::npos ? std::nullopt : output_form(options.output->substr(dot + 1));
}

/// Whether a record can have a tag of that name.
bool can_be_tag(std::string_view name) {
  return !name.empty() && name.find_first_of(" \t\r\n\"[]") == std::string_view::npos;
}

/// Words with commas between.
std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t stop = std::min(text.find(',', at), text.size());
    words.emplace_back(text.substr(at, stop - at));
    at = stop + 1;
  }
  return words;
}

/// Reads options that take more than a word or a number, and says what is wrong with them.
class ShapingReader {
 public:
  ShapingReader(Tool& tool, Options& options) : tool_(tool), options_(options) {}

  std::optional<Shaping> read(OutputForm form) {
    Shaping shaping;
    shaping.target.output = options_.output;
    shaping.target.force = options_.force;
    shaping.target.form = form;
    shaping.target.written.language = written_language(options_.common);
    read_strip(shaping.strip);
    read_records();
    read_unique(shaping.unique);
    read_columns(shaping.target);
    read_split(shaping.target);
    if (options_.sort) check_tag("--sort", *options_.sort);
    if (!well_) return std::nullopt;
    return shaping;
  }

 private:
  void wrong(std::string_view message) {
    tool_.complain(message);
    well_ = false;
  }

  void check_tag(const char* option, const std::string& name) {
    if (!can_be_tag(name)) wrong(cli::fill(tr("{0}: {1} cannot be the name of a tag"), option, printable(name)));
  }

  void read_strip(Stripping& strip) {
    if (!options_.strip) return;
    const auto read = read_stripping(*options_.strip);
    if (read) {
      strip = *read;
      return;
    }
    const std::vector<std::string_view> words(std::begin(strip_words), std::end(strip_words));
    if (const auto near = closest(read.error(), words))
      return wrong(cli::fill(tr("{0} cannot be {1}; did you mean {2}?"), "--strip", printable(read.error()), *near));
    wrong(cli::fill(tr("{0} cannot be {1}: expected {2}"), "--strip", printable(read.error()), fmt::join(words, ", ")));
  }

  void read_records() {
    if (!options_.records) return;
    if (const auto range = read_record_range(*options_.records)) {
      options_.common.records = *range;
    } else {
      wrong(cli::fill(tr("--records cannot be {0}: expected 5, 5..9, 5.. or ..9"), printable(*options_.records)));
    }
  }

  void read_unique(std::optional<Sameness>& unique) {
    if (options_.unique && options_.unique_positions) return exclude("--unique", "--unique-positions");
    if (options_.unique) unique = Sameness::turns;
    if (options_.unique_positions) unique = Sameness::position;
    if (unique && options_.unchecked) exclude(options_.unique ? "--unique" : "--unique-positions", "--unchecked");
  }

  void exclude(const char* one, const char* other) {
    wrong(cli::fill(tr("{0} and {1} exclude each other"), one, other));
  }

  void read_columns(TargetOptions& target) {
    if (options_.tags && !has_tags(target.form)) wrong(cli::fill(tr("{0} is for {1} only"), "--tags", "csv, tsv"));
    if (options_.rows && !has_rows(target.form)) wrong(cli::fill(tr("{0} is for {1} only"), "--rows", "csv, tsv, fen"));
    if (options_.tags) target.written.tags = words_of(*options_.tags);
    for (const std::string& tag : target.written.tags) check_tag("--tags", tag);
    if (options_.rows) target.written.rows = *options_.rows == "plies" ? Rows::plies : Rows::records;
  }

  void read_split(TargetOptions& target) {
    target.split = {options_.split, options_.split_by};
    if (!options_.split && !options_.split_by) return;
    if (options_.split && options_.split_by) exclude("--split", "--split-by");
    if (options_.split == 0) wrong(tr("--split cannot be 0"));
    if (options_.split_by) check_tag("--split-by", *options_.split_by);
    if (!options_.output) wrong(cli::fill(tr("{0} needs a folder: -o DIR"), options_.split ? "--split" : "--split-by"));
    const auto shard = options_.common.shard ? read_shard(*options_.common.shard) : std::nullopt;
    if (shard) target.shard = fmt::format("{}of{}", shard->part, shard->of);
  }

  Tool& tool_;
  Options& options_;
  bool well_ = true;
};

int run(int argc, char** argv) {
  speak_users_language(argc, argv);
  Options options;
  CommandLine line = command_line(options);
  if (const auto status = line.parse(argc, argv)) return *status;
  Tool tool(line, options.common);
  if (options.common.list_games) return tool.list_games();
  const auto form = form_of(options);
  if (!form)
    return tool.fail(
        fill(tr("what is to be written? The name {0} does not tell; --to does"), printable(*options.output)));
  const auto shaping = ShapingReader(tool, options).read(*form);
  if (!shaping) return tool.fail();
  const auto inputs = tool.inputs();
  if (!inputs) return tool.usage();
  Converter converter(tool, options, *shaping);
  if (!converter.usable()) return tool.fail();
  tool.each_record(*inputs, [&](const std::string& file, const Record& record, Findings& findings) {
    return converter.take(file, record, findings);
  });
  converter.finish();
  return tool.finish();
}

}  // namespace
}  // namespace plybook::cli

int main(int argc, char** argv) { return plybook::cli::run(argc, argv); }
