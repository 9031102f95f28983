#pragma once

#include "plybook/report/report.h"

namespace plybook {

/// Findings as people read them: place, severity, message, code and clause, then the line with the place pointed at,
/// the legal turns and what was probably meant. Closes with a line of counts.
class TextReport final : public Report {
 public:
  using Report::Report;
  void begin_file(std::string_view name) override;
  void record(const Record& record, const Replay& replay, const Findings& findings) override;
  void end_file(const Findings& outside, std::string_view error) override;
  void finish(const Totals& totals) override;

 private:
  void finding(const Finding& finding, const Game* game, std::string_view source_line);
  void reading(const Record& record, const Reading& reading);
  void headline(const Finding& finding, const Game* game);
  std::string fix_text(const Finding& finding) const;
  void candidates(const Finding& finding);

  std::string file_;
};

/// Only the line of counts.
class SummaryReport final : public Report {
 public:
  using Report::Report;
  void begin_file(std::string_view) override {}
  void record(const Record&, const Replay&, const Findings&) override {}
  void end_file(const Findings&, std::string_view) override {}
  void finish(const Totals& totals) override;
};

/// `2 files, 3 records, 120 plies, 1 error, 0 warnings`
std::string counts(const Totals& totals);

/// What a finding says, its code and its clause: `… [illegal-turn/must-go-on, antarktos 5.1.5]`. `game` may be null.
std::string finding_text(const Finding& finding, const Game* game);
/// The first of the legal turns that a finding has, those from the same cell before the others: `legal: f4:d2:b4`.
std::string legal_turns_text(const Finding& finding);

}  // namespace plybook
