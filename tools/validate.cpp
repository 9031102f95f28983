#include <unistd.h>

#include "cli.h"
#include "plybook/base/translation.h"
#include "plybook/replay/replay.h"
#include "plybook/report/report.h"

namespace plybook::cli {
namespace {

struct Options {
  Common common;
  std::string format = "text";
  std::optional<std::uint64_t> max_findings;
  bool strict = false;
  bool require_records = false;
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
                   {"ply-validate samples/antarktos-cascade.pbk", "ply-validate --format json games/ | jq '.totals'"});
  line.files("FILE...", options.common.files);
  line.group(tr("Output"));
  line.add({"--format", "", tr("how findings are written (default: text)"), &options.format, format_words()});
  line.add({"--max-findings", "N", tr("show at most N findings; counts and exit status stay"), &options.max_findings});
  line.add({"--strict", "", tr("warnings count as errors for the exit status"), &options.strict});
  line.add({"--require-records", "", tr("an input without a record is an error"), &options.require_records});
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
        report_(make_report(format_of(options.format), out_,
                            {options.common.quiet, options.max_findings, tool.colour(STDOUT_FILENO), tool.machine_language()})),
        replayer_(tool.catalogue(), tool.game_choice()) {}

  void file(const std::string& path) {
    ++totals_.files;
    report_->begin_file(shown(path));
    auto input = tool_.open(path);
    Findings outside;
    std::string error;
    if (input) {
      records(*input->records, outside);
      if (const InputError* broken = input->records->error()) error = text(*broken);
    } else {
      error = text(input.error());
    }
    if (!error.empty()) tool_.worsen(Status::failed);
    judge(outside);
    report_->end_file(outside, error);
    flush();
  }

  void finish() {
    report_->finish(totals_);
    flush();
  }

 private:
  void records(RecordSource& source, Findings& outside) {
    std::uint64_t count = 0;
    while (source.next(record_, findings_)) {
      ++count;
      const Replay replay = replayer_.replay(record_, findings_);
      ++totals_.records;
      totals_.plies += replay.plies;
      judge(findings_);
      report_->record(record_, replay, findings_);
      if (out_.size() > 1 << 16) flush();
      findings_.clear();
    }
    outside.swap(findings_);
    if (count == 0 && options_.require_records) outside.emplace_back().code = Code::no_records;
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
  Replayer replayer_;
  Totals totals_;
  Record record_;
  Findings findings_;
};

int run(int argc, char** argv) {
  speak_users_language(argc, argv);
  Options options;
  CommandLine line = command_line(options);
  if (const auto status = line.parse(argc, argv)) return *status;
  Tool tool(line, options.common);
  if (options.common.list_games) return tool.list_games();
  const auto inputs = tool.inputs();
  if (!inputs) return tool.usage();
  Validator validator(tool, options);
  for (const std::string& path : *inputs) validator.file(path);
  validator.finish();
  return tool.finish();
}

}  // namespace
}  // namespace plybook::cli

int main(int argc, char** argv) { return plybook::cli::run(argc, argv); }
