#include "plybook/report/report.h"

#include "plybook/report/ci_reports.h"
#include "plybook/report/json_report.h"
#include "plybook/report/text_report.h"

namespace plybook {

void Totals::count(const Findings& findings) {
  for (const Finding& finding : findings) {
    errors += info(finding.code).severity == Severity::error;
    warnings += info(finding.code).severity == Severity::warning;
  }
}

bool Report::show(const Finding& finding) {
  if (options_.errors_only && info(finding.code).severity != Severity::error) return false;
  if (options_.max_findings && shown_ >= *options_.max_findings) return false;
  ++shown_;
  return true;
}

std::unique_ptr<Report> make_report(ReportFormat format, std::string& out, ReportOptions options) {
  switch (format) {
    case ReportFormat::text:
      return std::make_unique<TextReport>(out, options);
    case ReportFormat::json:
      return std::make_unique<JsonReport>(out, options);
    case ReportFormat::ndjson:
      return std::make_unique<NdjsonReport>(out, options);
    case ReportFormat::sarif:
      return std::make_unique<SarifReport>(out, options);
    case ReportFormat::junit:
      return std::make_unique<JunitReport>(out, options);
    case ReportFormat::github:
      return std::make_unique<GithubReport>(out, options);
    case ReportFormat::summary:
      return std::make_unique<SummaryReport>(out, options);
  }
  return nullptr;
}

}  // namespace plybook
