// Checks records as `ply-validate --format ndjson` does, without its options:
//   plybook-validate.wasm GAMES FILE...
// GAMES is the folder of the game files; - is standard input.
#include <algorithm>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "plybook/base/peeked_source.h"
#include "plybook/game/catalogue.h"
#include "plybook/record/open_records.h"
#include "plybook/replay/replay.h"
#include "plybook/report/report.h"

namespace plybook {
namespace {

/// What ply-validate exits with.
enum Status : int { well = 0, findings = 1, failed = 2 };

class Validator {
 public:
  explicit Validator(const std::string& games)
      : catalogue_({games}),
        replayer_(catalogue_, {}, ReplayOptions{.suggest = true}),
        report_(make_report(ReportFormat::ndjson, out_, {})) {}

  void file(const std::string& path) {
    ++totals_.files;
    report_->begin_file(path);
    Findings outside;
    const std::string error = records(path, outside);
    if (!error.empty()) status_ = failed;
    judge(outside);
    report_->end_file(outside, error);
    flush();
  }

  int finish() {
    report_->finish(totals_);
    flush();
    return std::fflush(stdout) == 0 ? status_ : failed;
  }

 private:
  /// Answers why they could not be read to their end; empty where they could.
  std::string records(const std::string& path, Findings& outside) {
    auto bytes = open_input(path);
    if (!bytes) return text(bytes.error());
    auto peeked = std::make_unique<PeekedSource>(std::move(*bytes));
    if (looks_binary(peeked->beginning())) return text({InputError::Kind::not_text});
    if (document_kind(peeked->beginning()) == "game") return "this is a game file, and records are wanted";
    const auto source = open_records(std::move(peeked));
    for (Record record; source->next(record, outside); outside.clear()) {
      const Replay replay = replayer_.replay(record, outside);
      ++totals_.records;
      totals_.plies += replay.plies;
      judge(outside);
      report_->record(record, replay, outside);
      flush();
    }
    return source->error() == nullptr ? std::string() : text(*source->error());
  }

  void judge(const Findings& found) {
    totals_.count(found);
    if (has_error(found)) status_ = std::max(status_, findings);
    for (const Finding& finding : found)
      if (finding.code == Code::limit) status_ = failed;
  }

  void flush() {
    std::fwrite(out_.data(), 1, out_.size(), stdout);
    out_.clear();
  }

  Catalogue catalogue_;
  Replayer replayer_;
  std::string out_;
  std::unique_ptr<Report> report_;
  Totals totals_;
  Status status_ = well;
};

}  // namespace
}  // namespace plybook

int main(int argc, char** argv) {
  if (argc < 3) {
    std::fputs("usage: plybook-validate GAMES FILE...\n", stderr);
    return plybook::failed;
  }
  plybook::Validator validator(argv[1]);
  for (int i = 2; i < argc; ++i) validator.file(argv[i]);
  return validator.finish();
}
