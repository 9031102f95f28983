#include "plybook/report/json_report.h"

#include <functional>
#include <nlohmann/json.hpp>

#include "plybook/replay/tags.h"
#include "plybook/report/json_line.h"

namespace plybook {
namespace {

using Json = nlohmann::ordered_json;

Json or_null(std::string_view text) { return text.empty() ? Json() : Json(text); }

/// Where it changes another turn than the one that the finding is about, it tells which.
Json fix_json(const Fix& fix) {
  Json json = {{"from", fix.from}, {"to", fix.to}};
  if (fix.ply) json["ply"] = *fix.ply;
  if (!fix.place) return json;
  json["line"] = fix.place->line;
  json["column"] = fix.place->column;
  json["length"] = fix.place->length;
  json["offset"] = fix.place->offset;
  return json;
}

Json finding_json(const Finding& f, const ReportOptions& options) {
  Json json = {{"severity", text(info(f.code).severity)},
               {"code", info(f.code).name},
               {"clause", or_null(f.clause)},
               {"variation", or_null(f.variation)},
               {"ply", f.ply ? Json(*f.ply) : Json()},
               {"line", f.place.line},
               {"column", f.place.column},
               {"length", f.place.length},
               {"offset", f.place.offset},
               {"turn", or_null(f.turn)},
               {"message", message(f, options.translate)},
               {"legal", f.legal},
               {"fix", Json()}};
  if (f.fix) json["fix"] = fix_json(*f.fix);
  if (!f.candidates.empty()) {
    json["candidates"] = Json::array();
    for (const Fix& candidate : f.candidates) json["candidates"].push_back(fix_json(candidate));
  }
  return json;
}

template <class Show>
Json findings_json(const Findings& findings, const ReportOptions& options, Show show) {
  Json list = Json::array();
  for (const Finding& finding : findings)
    if (show(finding)) list.push_back(finding_json(finding, options));
  return list;
}

Json board_json(const Replay& replay) {
  if (!replay.board) return {};
  return {{"result", text(replay.board->result)},
          {"termination", text(replay.board->termination)},
          {"clause", or_null(replay.game->clause(replay.board->termination))}};
}

Json readings_json(const std::vector<Reading>& readings) {
  Json list = Json::array();
  for (const Reading& r : readings)
    list.push_back({{"option", r.option},
                    {"value", r.value},
                    {"ok", r.ok},
                    {"ply", r.ply ? Json(*r.ply) : Json()},
                    {"clause", or_null(r.clause)}});
  return list;
}

void add_verdict(Json& json, const Record& record, const Replay& replay, const Findings& findings) {
  const auto result = tag_value(record, replay.game.get(), "Result");
  const auto termination = tag_value(record, replay.game.get(), "Termination");
  json["record"] = record.number;
  json["game"] = replay.game ? Json(replay.game->id) : Json();
  json["line"] = record.line;
  json["plies"] = replay.plies;
  json["result"] = record.has_result() ? Json(text(record.result)) : result ? Json(*result) : Json();
  json["termination"] = termination ? Json(*termination) : Json();
  json["board"] = board_json(replay);
  json["ok"] = !has_error(findings);
  if (replay.readings) json["readings"] = readings_json(*replay.readings);
}

Json totals_json(const Totals& t) {
  return {
      {"files", t.files}, {"records", t.records}, {"plies", t.plies}, {"errors", t.errors}, {"warnings", t.warnings}};
}

}  // namespace

void JsonReport::begin_file(std::string_view name) {
  out_ += any_file_ ? ",\n" : "{\"files\":[\n";
  out_ += "{\"file\":" + json_line(Json(name)) + ",\"records\":[";
  any_file_ = true;
  any_record_ = false;
}

void JsonReport::record(const Record& record, const Replay& replay, const Findings& findings) {
  Json json;
  add_verdict(json, record, replay, findings);
  json["findings"] = findings_json(findings, options_, [this](const Finding& f) { return show(f); });
  out_ += any_record_ ? ",\n" : "\n";
  out_ += json_line(json);
  any_record_ = true;
}

void JsonReport::end_file(const Findings& outside, std::string_view error) {
  const Json findings = findings_json(outside, options_, [this](const Finding& f) { return show(f); });
  out_ += "],\"error\":" + json_line(or_null(error)) + ",\"findings\":" + json_line(findings) + "}";
}

void JsonReport::finish(const Totals& totals) {
  if (!any_file_) out_ += "{\"files\":[";
  out_ += "],\"totals\":" + json_line(totals_json(totals)) + "}\n";
}

void NdjsonReport::begin_file(std::string_view name) { file_ = name; }

void NdjsonReport::record(const Record& record, const Replay& replay, const Findings& findings) {
  Json json = {{"type", "record"}, {"file", file_}};
  add_verdict(json, record, replay, findings);
  json["findings"] = findings_json(findings, options_, [this](const Finding& f) { return show(f); });
  out_ += json_line(json) + "\n";
}

void NdjsonReport::end_file(const Findings& outside, std::string_view error) {
  const Json findings = findings_json(outside, options_, [this](const Finding& f) { return show(f); });
  out_ += json_line({{"type", "file"}, {"file", file_}, {"error", or_null(error)}, {"findings", findings}}) + "\n";
}

void NdjsonReport::finish(const Totals& totals) {
  Json json = {{"type", "summary"}};
  json.update(totals_json(totals));
  out_ += json_line(json) + "\n";
}

}  // namespace plybook
