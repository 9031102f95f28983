
#include "cli.h"
#include "plybook/base/atomic_file.h"
#include "plybook/base/encoding.h"
#include "plybook/base/translation.h"
#include "plybook/base/unicode.h"
#include "plybook/publish/replay_page.h"
#include "plybook/record/edit.h"
#include "plybook/record/open_records.h"
#include "plybook/replay/canonical.h"
#include "plybook/replay/ply_pair.h"
#include "plybook/replay/record_output.h"
#include "plybook/replay/replay.h"

namespace plybook::cli {
namespace {

struct Options {
  Common common;
  std::optional<std::string> to, output, rejects;
  bool unchecked = false, keep_invalid = false, force = false;
};

CommandLine command_line(Options& options) {
  CommandLine line(
      "ply-convert", tr("read records in any form, write them in another"),
      {"ply-convert --to json samples/antarktos-breakthrough.pbk", "ply-convert samples/ugolki80-*.pbk -o games.ndjson",
       "ply-convert samples/antarktos-breakthrough.pbk -o game.html"});
  line.files("FILE...", options.common.files);
  line.group(tr("Output"));
  line.add(
      {"--to", "",
       tr("what to write (else by the name of -o): fen is the final position of each record, csv a line for each ply, "
          "html a page that replays the games, offline"),
       &options.to, output_words()});
  line.add({"-o,--output", "FILE", tr("write to FILE, whole or not at all"), &options.output});
  line.add({"--force", "", tr("replace FILE if it is there"), &options.force});
  line.group(tr("Wrong records (left out, reported, exit status 1)"));
  line.add({"--rejects", "FILE", tr("write those that are left out there, as they stand"), &options.rejects});
  line.add({"--keep-invalid", "", tr("write them up to their first wrong turn"), &options.keep_invalid});
  line.add({"--unchecked", "", tr("do not replay: write every record as it stands"), &options.unchecked});
  line.add({"--position", "FEN",
            tr("only the records that reach this position or pattern (--select help) at any ply of the main line"),
            &options.common.position});
  add_input_options(line, options.common);
  add_game_options(line, options.common);
  return line;
}

/// A file that is written whole or not at all, or standard output.
class Target {
 public:
  Target(Tool& tool, const std::optional<std::string>& path, bool force) : tool_(tool) {
    if (!path) return;
    auto file = AtomicFile::create(*path, force ? AtomicFile::IfThere::replace : AtomicFile::IfThere::refuse);
    if (file) {
      file_ = std::make_unique<AtomicFile>(std::move(*file));
    } else {
      told(*path, file.error());
    }
    path_ = *path;
  }
  bool usable() const { return path_.empty() || file_; }

  void write(std::string& text) {
    if (file_) {
      file_->write(text);
    } else if (path_.empty()) {
      tool_.write(text);
    }
    text.clear();
  }
  void commit() {
    if (!file_) return;
    if (const OutputStatus status = file_->commit(); !status) told(path_, status);
  }

 private:
  void told(const std::string& path, const OutputStatus& status) {
    const bool there = status.error() == EEXIST;
    tool_.complain(fill(there ? tr("{0} is there already; --force replaces it") : tr("cannot write {0}: {1}"),
                        printable(path), status.text()));
  }

  Tool& tool_;
  std::string path_;
  std::unique_ptr<AtomicFile> file_;
};

class Converter {
 public:
  Converter(Tool& tool, const Options& options, OutputForm form, Language language)
      : tool_(tool),
        options_(options),
        target_(tool, options.output, options.force),
        rejects_(tool, options.rejects, options.force),
        output_(make_output(form, language)),
        replayer_(tool.catalogue(), tool.game_choice()) {}

  bool usable() const { return target_.usable() && rejects_.usable(); }

  Replay take(const std::string& file, const Record& record, Findings& findings) {
    Replay replay;
    if (options_.unchecked) {
      if (tool_.wants(file, record, findings)) output_->write(record, {}, out_);
    } else {
      replay = played(file, record, findings);
      if (!tool_.wants(file, record, findings, &replay)) return {};
      if (!replay.broken) {
        write(record);
      } else {
        reject(record, replay);
      }
      output_->told(findings);
    }
    if (out_.size() > 1 << 16) target_.write(out_);
    return replay;
  }

  void finish() {
    output_->finish(out_);
    target_.write(out_);
    target_.commit();
    rejects_.commit();
  }

 private:
  Replay played(const std::string& file, const Record& record, Findings& findings) {
    turns_.begin(record);
    output_->begin(file, record);
    PlyPair both(turns_, *output_);
    PlyListener* const watch = tool_.watch();
    if (watch == nullptr) return replayer_.replay(record, findings, &both);
    PlyPair all(both, *watch);
    return replayer_.replay(record, findings, &all);
  }

  void write(const Record& record) {
    if (turns_.pieces().empty()) return output_->write(record, turns_.texts(), out_);
    Record whole = record;
    for (const std::uint32_t node : turns_.pieces()) take_out(whole, node);
    output_->write(whole, turns_.texts(), out_);
  }

  void reject(const Record& record, const Replay& replay) {
    if (options_.rejects) {
      std::string text(record.text);
      if (!text.ends_with('\n')) text += '\n';
      text += '\n';
      rejects_.write(text);
    }
    if (!options_.keep_invalid) return;
    Record good = record;
    const std::uint32_t wrong = replay.stopped_at != Node::none ? replay.stopped_at : good.first();
    if (wrong != Node::none) cut_before(good, wrong);
    write(good);
  }

  Tool& tool_;
  const Options& options_;
  Target target_, rejects_;
  std::unique_ptr<RecordOutput> output_;
  Replayer replayer_;
  CanonicalTurns turns_;
  std::string out_;
};

/// The form to write: named, else by the ending of the file's name.
std::optional<OutputForm> form_of(const Options& options) {
  if (options.to) return output_form(*options.to);
  if (!options.output) return OutputForm::pbk;
  const std::size_t dot = options.output->rfind('.');
  return dot == std::string::npos ? std::nullopt : output_form(options.output->substr(dot + 1));
}

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
  if (const auto status = tool.read_selection()) return *status;
  const auto inputs = tool.inputs();
  if (!inputs) return tool.usage();
  Converter converter(tool, options, *form, written_language(options.common));
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
