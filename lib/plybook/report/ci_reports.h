#pragma once

#include "plybook/report/report.h"

namespace plybook {

/// SARIF 2.1.0, for code-scanning services: every code is a rule, every finding a result.
class SarifReport final : public Report {
 public:
  SarifReport(std::string& out, ReportOptions options);
  void begin_file(std::string_view name) override;
  void record(const Record& record, const Replay& replay, const Findings& findings) override;
  void end_file(const Findings& outside, std::string_view error) override;
  void finish(const Totals& totals) override;

 private:
  void result(const std::string& json);
  void finding(const Finding& finding);

  std::string uri_;
  std::string unread_;  ///< the files that could not be read, for the run's notifications
  bool any_ = false;
};

/// JUnit XML, for test summaries: a file is a suite, a record a case, an error a failure of it.
class JunitReport final : public Report {
 public:
  JunitReport(std::string& out, ReportOptions options);
  void begin_file(std::string_view name) override;
  void record(const Record& record, const Replay& replay, const Findings& findings) override;
  void end_file(const Findings& outside, std::string_view error) override;
  void finish(const Totals& totals) override;

 private:
  void test_case(const std::string& name, const Findings& findings);

  std::string file_;
};

/// GitHub's workflow commands, which annotate the lines of a change.
class GithubReport final : public Report {
 public:
  using Report::Report;
  void begin_file(std::string_view name) override;
  void record(const Record& record, const Replay& replay, const Findings& findings) override;
  void end_file(const Findings& outside, std::string_view error) override;
  void finish(const Totals&) override {}

 private:
  std::string file_;
};

}  // namespace plybook
