#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <utility>

#include "cli.h"
#include "plybook/base/decompress.h"
#include "plybook/base/translation.h"
#include "plybook/base/unicode.h"
#include "plybook/replay/game_trial.h"
#include "plybook/replay/mender.h"
#include "plybook/replay/readings.h"
#include "plybook/replay/record_pipeline.h"
#include "plybook/replay/replay.h"
#include "plybook/report/explain.h"
#include "plybook/report/report.h"
#include "selecting.h"

namespace plybook::cli {
namespace {

struct Options {
  Common common;
  std::string format = "text";
  std::optional<std::uint64_t> max_findings;
  bool strict = false;
  bool require_records = false;
  bool readings = false;
  std::optional<std::string> explain;
  bool fix = false, in_place = false, force = false;
  std::optional<std::string> output;
};

/// The one list of formats: their names, in the order in which they are told.
constexpr std::pair<std::string_view, ReportFormat> formats[] = {
    {"text", ReportFormat::text},      {"json", ReportFormat::json},   {"ndjson", ReportFormat::ndjson},
    {"sarif", ReportFormat::sarif},    {"junit", ReportFormat::junit}, {"github", ReportFormat::github},
    {"summary", ReportFormat::summary}};

ReportFormat format_of(std::string_view word) {
  for (const auto& [name, format] : formats)
    if (name == word) return format;
  return ReportFormat::text;
}

std::vector<std::string> format_words() {
  std::vector<std::string> words;
  for (const auto& [name, format] : formats) words.emplace_back(name);
  return words;
}

CommandLine command_line(Options& options) {
  CommandLine line("ply-validate", tr("check records of games: what is wrong, where, and by which clause of the rules"),
                   {"ply-validate samples/antarktos-cascade.pbk",
                    "ply-validate --format ndjson --readings samples/antarktos-cascade.pbk"});
  line.files("FILE...", options.common.files);
  line.group(tr("Output"));
  line.add({"--format", "", tr("how findings are written (default: text)"), &options.format, format_words()});
  line.add({"--max-findings", "N", tr("show at most N findings; counts and exit status stay"), &options.max_findings});
  line.add({"--strict", "", tr("warnings count as errors for the exit status"), &options.strict});
  line.add({"--require-records", "", tr("an input without a record is an error"), &options.require_records});
  line.add({"--readings", "", tr("tell which other readings of the rules would change the verdict on a record"),
            &options.readings});
  line.add({"--explain", "WHAT",
            tr("tell what a finding's code means, with an example (list names all codes), or what a clause says: "
               "antarktos/5.1.4"),
            &options.explain});
  line.group(tr("Mending"));
  line.add({"--fix", "",
            tr("write the records with the turns that were meant, where one change alone makes a record legal; "
               "everything else stays byte for byte"),
            &options.fix});
  line.add({"-o,--output",
            "FILE",
            tr("write the mended input to FILE, whole or not at all"),
            &options.output,
            {},
            {},
            Dash::is_refused});
  line.add({"--in-place", "", tr("write mended inputs in their own place"), &options.in_place});
  line.add({"--force", "", tr("replace FILE if it is there"), &options.force});
  add_input_options(line, options.common);
  add_game_options(line, options.common);
  return line;
}

/// Validates inputs one after the other and reports as it goes.
class Validator {
 public:
  Validator(Tool& tool, const Options& options)
      : tool_(tool),
        options_(options),
        report_(report_into(out_)),
        pipeline_(tool.jobs(), [this] { return check(); }),
        mender_(tool.catalogue(), tool.game_choice(), options.common.limits, tool.machine_language()) {}

  void file(const std::string& path) {
    ++totals_.files;
    file_ = shown(path);
    report_->begin_file(file_);
    const RecordingSource* recorded = nullptr;
    auto input = tool_.open(path, options_.fix ? &recorded : nullptr);
    Findings outside;
    std::string error;
    if (input && input->game_file) {
      error = game_file(path, *input->game_file, outside);
    } else if (input) {
      records(*input->records, outside);
      if (const InputError* broken = input->records->error()) error = text(*broken);
    } else {
      error = text(input.error());
    }
    if (!error.empty()) tool_.worsen(Status::failed);
    if (!error.empty() && options_.format == "summary") tool_.complain(file_ + ": " + error);  // it names no file
    judge(outside);
    report_->end_file(outside, error);
    flush();
    if (recorded && error.empty()) write_mended(path, *recorded);
  }

  void finish() {
    report_->finish(totals_);
    flush();
  }

 private:
  std::unique_ptr<Report> report_into(std::string& out) const {
    return make_report(
        format_of(options_.format), out,
        {options_.common.quiet, options_.max_findings, tool_.colour(STDOUT_FILENO), tool_.machine_language()});
  }

  /// Checks a game file; answers why it could not be read, empty when it could.
  std::string game_file(const std::string& path, ByteSource& bytes, Findings& outside) const {
    std::string content;
    const auto read = read_all(bytes, content);
    if (!read) return text(read.error());
    const std::filesystem::path file(path);
    // A game that it extends may lie beside it.
    std::vector<std::string> folders = {file.parent_path().empty() ? "." : file.parent_path().string()};
    folders.insert(folders.end(), tool_.catalogue().folders().begin(), tool_.catalogue().folders().end());
    outside = try_game_file(content, file.stem().string(), Catalogue(std::move(folders)));
    return {};
  }

  /// What a thread does with each record. Where a record's report depends on nothing else, it is made here too, and
  /// becomes what the record has `made`: JSON takes as long as the rules.
  RecordPipeline::Check check() const {
    if (options_.format != "ndjson" || options_.max_findings) return replaying();
    const auto text = std::make_shared<std::string>();
    return [this, text, replay = replaying(),
            report = std::shared_ptr<Report>(report_into(*text))](CheckedRecord& checked) {
      replay(checked);
      if (!checked.is_wanted) return;
      report->begin_file(file_);
      report->record(checked.record, checked.replay, checked.findings);
      checked.made = std::exchange(*text, {});
    };
  }

  RecordPipeline::Check replaying() const {
    const auto replayer =
        std::make_shared<Replayer>(tool_.catalogue(), tool_.game_choice(), ReplayOptions{.suggest = true});
    const auto readings = std::make_shared<Readings>(tool_.catalogue(), tool_.game_choice());
    const auto replay = [replayer, readings, with_readings = options_.readings](CheckedRecord& checked,
                                                                                PlyListener* watch) {
      const Findings read = with_readings ? checked.findings : Findings();
      checked.replay = replayer->replay(checked.record, checked.findings, watch);
      if (with_readings) checked.replay.readings = readings->of(checked.record, checked.replay, checked.findings, read);
    };
    if (!tool_.selection()) return [replay](CheckedRecord& checked) { replay(checked, nullptr); };
    const auto selector = std::make_shared<Selector>(tool_.selection(), tool_.catalogue(), tool_.game_choice());
    return [replay, selector](CheckedRecord& checked) {
      const Truth told = selector->before(checked.record, checked.findings);
      if (told != Truth::no) replay(checked, selector->watch());
      checked.is_wanted = told == Truth::yes ||
                          (told == Truth::unknown && selector->after(checked.record, checked.findings, checked.replay));
      if (checked.is_wanted) checked.notes = reached_messages(*selector, checked.record.number);
    };
  }

  void records(RecordSource& source, Findings& outside) {
    std::uint64_t count = 0;
    Findings limits;  // of records that are not wanted, as far as can be known
    outside = pipeline_.run(source, [&](CheckedRecord& checked) {
      ++count;
      if (!checked.is_wanted) {
        forget(checked.findings);
        limits.insert(limits.end(), checked.findings.begin(), checked.findings.end());
        return;
      }
      if (!options_.common.quiet)
        for (const std::string& note : checked.notes) tool_.tell(printable(file_) + ": " + note);
      ++totals_.records;
      totals_.plies += checked.replay.plies;
      judge(checked.findings);
      if (const auto* told = std::any_cast<std::string>(&checked.made))
        out_ += *told;
      else
        report_->record(checked.record, checked.replay, checked.findings);
      if (options_.fix) mend(checked.record, checked.replay);
      if (out_.size() > 1 << 16) flush();
    });
    outside.insert(outside.begin(), limits.begin(), limits.end());
    if (count == 0 && options_.require_records) outside.emplace_back().code = Code::no_records;
  }

  void mend(const Record& record, const Replay& replay) {
    const Mender::Verdict verdict = mender_.take(record, replay);
    if (verdict == Mender::Verdict::nothing) return;
    const Repair& repair = replay.repairs.found.front();
    const char* text = verdict == Mender::Verdict::unmended
                           ? N_("record {0}: not mended, since more than one thing is wrong")
                       : verdict == Mender::Verdict::other_form ? N_("record {0}: not mended, since it is no text")
                       : repair.to.empty()                      ? N_("record {0}: without the second {1} at ply {3}")
                                                                : N_("record {0}: {2} instead of {1} at ply {3}");
    changes_.push_back(fill(tr(text), record.number, printable(repair.from), printable(repair.to), repair.ply));
  }

  void write_mended(const std::string& path, const RecordingSource& recorded) {
    for (const std::string& change : changes_) tool_.tell(shown(path) + ": " + change);
    changes_.clear();
    if (options_.in_place && !mender_.has_changes()) return;
    const bool replace = options_.in_place || options_.force;
    const std::string target = options_.in_place ? path : *options_.output;
    tool_.write_whole(target, mender_.write(recorded.bytes()), replace);
  }

  void judge(const Findings& findings) {
    totals_.count(findings);
    tool_.worsen(findings, options_.strict);
  }

  void flush() {
    tool_.write(out_);
    out_.clear();
  }

  Tool& tool_;
  const Options& options_;
  std::string out_;
  std::unique_ptr<Report> report_;
  RecordPipeline pipeline_;
  Mender mender_;
  std::string file_;                  ///< the input at hand
  std::vector<std::string> changes_;  ///< what is to be told of it
  Totals totals_;
};

int explain(Tool& tool, const std::string& what) {
  const auto told = plybook::explain(what, tool.catalogue(), spoken_language());
  if (!told) return tool.fail(told.error());
  tool.write(*told);
  return tool.finish();
}

bool is_compressed(const std::string& path) {
  char first[4] = {};
  std::ifstream(path, std::ios::binary).read(first, sizeof first);
  return compression_of({first, sizeof first}) != Compression::none;
}

/// Why inputs cannot be mended in the way that was asked for; empty where they can.
const char* refusal(const Options& options, const std::vector<std::string>& inputs) {
  if (!options.fix)
    return options.output || options.in_place ? N_("-o and --in-place are for --fix: nothing else is written") : "";
  if (options.in_place == options.output.has_value()) return N_("--fix needs either -o FILE or --in-place");
  if (options.output) return inputs.size() > 1 ? N_("-o takes one input; --in-place takes several") : "";
  for (const std::string& path : inputs) {
    if (path == "-") return N_("standard input cannot be mended in place: use -o FILE");
    if (is_compressed(path)) return N_("compressed input cannot be mended in place: use -o FILE");
  }
  return "";
}

int run(int argc, char** argv) {
  speak_users_language(argc, argv);
  Options options;
  CommandLine line = command_line(options);
  if (const auto status = line.parse(argc, argv)) return *status;
  Tool tool(line, options.common);
  if (options.common.list_games) return tool.list_games();
  if (options.explain) return explain(tool, *options.explain);
  if (const auto status = tool.read_selection()) return *status;
  const auto inputs = tool.inputs();
  if (!inputs) return tool.usage();
  if (const char* why = refusal(options, *inputs); *why != '\0') return tool.fail(tr(why));
  Validator validator(tool, options);
  for (const std::string& path : *inputs) validator.file(path);
  validator.finish();
  return tool.finish();
}

}  // namespace
}  // namespace plybook::cli

int main(int argc, char** argv) { return plybook::cli::run(argc, argv); }
