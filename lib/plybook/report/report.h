#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "plybook/base/finding.h"
#include "plybook/record/record.h"
#include "plybook/replay/replay.h"

namespace plybook {

/// What was counted over all inputs. Findings are counted also where they are not shown.
struct Totals {
  std::uint64_t files = 0;
  std::uint64_t records = 0;
  std::uint64_t plies = 0;
  std::uint64_t errors = 0;
  std::uint64_t warnings = 0;

  void count(const Findings& findings);
};

struct ReportOptions {
  bool errors_only = false;
  std::optional<std::uint64_t> max_findings;  ///< shown in all; nothing: all of them
  bool colour = false;
  /// Of messages in machine formats; null: English.
  const char* (*translate)(const char*) = nullptr;
};

/// Writes what was found out about records, as it comes, in one of the formats of ply-validate. What is written is
/// appended to the text that the report was made with; the caller empties it when it likes.
class Report {
 public:
  Report(std::string& out, ReportOptions options) : out_(out), options_(options) {}
  virtual ~Report() = default;

  virtual void begin_file(std::string_view name) = 0;
  virtual void record(const Record& record, const Replay& replay, const Findings& findings) = 0;
  /// `outside` are the findings of a file that belong to no record; `error` is why it could not be read (to its end),
  /// empty when it could.
  virtual void end_file(const Findings& outside, std::string_view error) = 0;
  virtual void finish(const Totals& totals) = 0;

 protected:
  /// Whether a finding is to be shown; counts it against the limit when it is.
  bool show(const Finding& finding);

  std::string& out_;
  ReportOptions options_;

 private:
  std::uint64_t shown_ = 0;
};

enum class ReportFormat : std::uint8_t { text, json, ndjson, sarif, junit, github, summary };

std::unique_ptr<Report> make_report(ReportFormat format, std::string& out, ReportOptions options);

}  // namespace plybook
