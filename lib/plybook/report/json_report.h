#pragma once

#include "plybook/report/report.h"

namespace plybook {

/// `{"files":[…],"totals":{…}}`, written as it comes.
class JsonReport final : public Report {
 public:
  using Report::Report;
  void begin_file(std::string_view name) override;
  void record(const Record& record, const Replay& replay, const Findings& findings) override;
  void end_file(const Findings& outside, std::string_view error) override;
  void finish(const Totals& totals) override;

 private:
  std::string file_;
  bool any_file_ = false;
  bool any_record_ = false;
};

/// The same objects, a line each, told apart by "type".
class NdjsonReport final : public Report {
 public:
  using Report::Report;
  void begin_file(std::string_view name) override;
  void record(const Record& record, const Replay& replay, const Findings& findings) override;
  void end_file(const Findings& outside, std::string_view error) override;
  void finish(const Totals& totals) override;

 private:
  std::string file_;
};

}  // namespace plybook
