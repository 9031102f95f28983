#include "plybook/report/ci_reports.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "plybook/base/xml_text.h"
#include "plybook/report/json_line.h"

namespace plybook {
namespace {

using Json = nlohmann::ordered_json;

const char* level(Severity severity) {
  switch (severity) {
    case Severity::note:
      return "note";
    case Severity::warning:
      return "warning";
    case Severity::error:
      return "error";
  }
  return "none";
}

/// A relative or absolute path as a URI reference: every byte that is not unreserved or a slash is percent-encoded.
std::string uri_of(std::string_view path) {
  constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/";
  std::string uri;
  for (const char c : path)
    uri += plain.find(c) != std::string_view::npos ? std::string{c}
                                                   : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  return uri;
}

Json rules() {
  Json list = Json::array();
  for (const CodeInfo& code : all_codes())
    list.push_back({{"id", code.name},
                    {"shortDescription", {{"text", code.message}}},
                    {"defaultConfiguration", {{"level", level(code.severity)}}}});
  return list;
}

std::string full_message(const Finding& f, const ReportOptions& options) {
  std::string text = message(f, options.translate);
  if (!f.clause.empty()) text += " [" + f.clause + "]";
  return text;
}

/// Escapes for GitHub's commands: properties also need `:` and `,`.
std::string command_text(std::string_view text, bool property) {
  std::string escaped;
  for (const char c : text) {
    const bool special = c == '%' || c == '\r' || c == '\n' || (property && (c == ':' || c == ','));
    escaped += special ? fmt::format("%{:02X}", static_cast<unsigned char>(c)) : std::string{c};
  }
  return escaped;
}

std::string xml(std::string_view text) {
  std::string escaped;
  append_xml_text(escaped, text);
  return escaped;
}

}  // namespace

SarifReport::SarifReport(std::string& out, ReportOptions options) : Report(out, options) {
  out_ += R"({"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{)";
  out_ += R"("tool":{"driver":{"name":"ply-validate","rules":)" + json_line(rules()) + "}},";
  out_ += R"("columnKind":"unicodeCodePoints","results":[)";
}

void SarifReport::begin_file(std::string_view name) { uri_ = uri_of(name); }

void SarifReport::result(const std::string& json) {
  out_ += any_ ? ",\n" : "\n";
  out_ += json;
  any_ = true;
}

void SarifReport::finding(const Finding& f) {
  Json json = {{"ruleId", info(f.code).name},
               {"level", level(info(f.code).severity)},
               {"message", {{"text", full_message(f, options_)}}},
               {"locations",
                {{{"physicalLocation",
                   {{"artifactLocation", {{"uri", uri_}}},
                    {"region",
                     {{"startLine", f.place.line},
                      {"startColumn", f.place.column},
                      {"endColumn", f.place.column + f.place.length},
                      {"byteOffset", f.place.offset}}}}}}}}};
  result(json_line(json));
}

void SarifReport::record(const Record&, const Replay&, const Findings& findings) {
  for (const Finding& f : findings)
    if (show(f)) finding(f);
}

void SarifReport::end_file(const Findings& outside, std::string_view error) {
  for (const Finding& f : outside)
    if (show(f)) finding(f);
  if (error.empty()) return;
  const Json note = {{"level", "error"},
                     {"message", {{"text", error}}},
                     {"locations", {{{"physicalLocation", {{"artifactLocation", {{"uri", uri_}}}}}}}}};
  unread_ += (unread_.empty() ? "" : ",") + json_line(note);
}

void SarifReport::finish(const Totals&) {
  out_ += fmt::format("],\"invocations\":[{{\"executionSuccessful\":{},\"toolExecutionNotifications\":[{}]}}]}}]}}\n",
                      unread_.empty(), unread_);
}

JunitReport::JunitReport(std::string& out, ReportOptions options) : Report(out, options) {
  out_ += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"ply-validate\">\n";
}

void JunitReport::begin_file(std::string_view name) {
  file_ = xml(name);
  out_ += fmt::format("<testsuite name=\"{}\">\n", file_);
}

void JunitReport::test_case(const std::string& name, const Findings& findings) {
  std::string failures;
  for (const Finding& f : findings) {
    if (info(f.code).severity != Severity::error || !show(f)) continue;
    failures += fmt::format("<failure type=\"{}\" message=\"{}\">{}:{}:{}</failure>\n", xml(info(f.code).name),
                            xml(full_message(f, options_)), file_, f.place.line, f.place.column);
  }
  out_ += fmt::format("<testcase classname=\"{}\" name=\"{}\"", file_, xml(name));
  out_ += failures.empty() ? "/>\n" : ">\n" + failures + "</testcase>\n";
}

void JunitReport::record(const Record& record, const Replay&, const Findings& findings) {
  test_case(fmt::format("record {}", record.number), findings);
}

void JunitReport::end_file(const Findings& outside, std::string_view error) {
  if (has_error(outside)) test_case("outside of records", outside);
  if (!error.empty())
    out_ += fmt::format("<testcase classname=\"{0}\" name=\"reading\"><error message=\"{1}\"/></testcase>\n", file_,
                        xml(error));
  out_ += "</testsuite>\n";
}

void JunitReport::finish(const Totals&) { out_ += "</testsuites>\n"; }

void GithubReport::begin_file(std::string_view name) { file_ = command_text(name, true); }

void GithubReport::record(const Record&, const Replay&, const Findings& findings) { end_file(findings, {}); }

void GithubReport::end_file(const Findings& outside, std::string_view error) {
  for (const Finding& f : outside) {
    if (!show(f)) continue;
    const Severity severity = info(f.code).severity;
    const char* command = severity == Severity::note ? "notice" : level(severity);
    out_ += fmt::format("::{} file={},line={},col={},title={}::{}\n", command, file_, f.place.line, f.place.column,
                        command_text(info(f.code).name, true), command_text(full_message(f, options_), false));
  }
  if (!error.empty()) out_ += fmt::format("::error file={}::{}\n", file_, command_text(error, false));
}

}  // namespace plybook
