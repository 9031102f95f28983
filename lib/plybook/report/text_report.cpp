#include "plybook/report/text_report.h"

#include <fmt/format.h>

#include <algorithm>

#include "plybook/base/translation.h"
#include "plybook/base/unicode.h"
#include "plybook/report/source_line.h"

namespace plybook {
namespace {

constexpr std::size_t most_legal_turns = 8;
constexpr std::size_t most_candidates = 8;

const char* colour_of(Severity severity) {
  switch (severity) {
    case Severity::error:
      return "\033[1;31m";
    case Severity::warning:
      return "\033[1;35m";
    case Severity::note:
      return "\033[1;36m";
  }
  return "";
}

/// The cell that a turn's text begins with, for telling the turns of one man from the others.
std::string_view origin(std::string_view turn) { return turn.substr(0, turn.find_first_of("-:*x@<")); }

std::string counted(const char* one, const char* many, std::uint64_t n) {
  return fmt::format(fmt::runtime(tr(one, many, static_cast<unsigned long>(n))), n);
}

}  // namespace

std::string counts(const Totals& t) {
  return fmt::format("{}, {}, {}, {}, {}", counted("{0} file", "{0} files", t.files),
                     counted("{0} record", "{0} records", t.records), counted("{0} ply", "{0} plies", t.plies),
                     counted("{0} error", "{0} errors", t.errors), counted("{0} warning", "{0} warnings", t.warnings));
}

std::string legal_turns_text(const Finding& f) {
  std::vector<std::string_view> turns(f.legal.begin(), f.legal.end());
  const std::string_view from = origin(f.turn);
  std::stable_partition(turns.begin(), turns.end(), [&](std::string_view turn) { return origin(turn) == from; });
  const std::size_t shown = std::min(turns.size(), most_legal_turns);
  std::string list;
  for (std::size_t i = 0; i < shown; ++i) list += (i ? ", " : "") + std::string(turns[i]);
  const std::size_t more = turns.size() - shown;
  if (more > 0) list += counted(" … and {0} more", " … and {0} more", more);
  return fmt::format(fmt::runtime(tr("legal: {0}")), list);
}

std::string finding_text(const Finding& f, const Game* game) {
  const std::string citation = f.clause.empty() || !game ? "" : fmt::format(", {} {}", game->id, f.clause);
  return fmt::format("{} [{}{}]", printable(message(f, tr)), info(f.code).name, citation);
}

void TextReport::begin_file(std::string_view name) { file_ = printable(name); }

void TextReport::record(const Record& record, const Replay& replay, const Findings& findings) {
  const bool is_form = !record.form_places.empty();  // whose lines are not those of the record's text
  SourceLines lines(is_form ? std::string_view() : record.text, record.line);
  for (const Finding& f : findings)
    if (show(f)) finding(f, replay.game.get(), lines.line(f.place.line));
  if (!replay.readings) return;
  for (const Reading& reading : *replay.readings)
    if (reading.changes) this->reading(record, reading);
}

void TextReport::reading(const Record& record, const Reading& r) {
  const char* text = r.ok                         ? N_("record {0}: with {1}={2} it would be all right")
                     : r.ply && !r.clause.empty() ? N_("record {0}: with {1}={2} it would be wrong at ply {3} ({4})")
                                                  : N_("record {0}: with {1}={2} it would be wrong");
  out_ +=
      fmt::format("{}:{}: {}\n", file_, record.line,
                  fmt::format(fmt::runtime(tr(text)), record.number, r.option, r.value, r.ply.value_or(0), r.clause));
}

void TextReport::end_file(const Findings& outside, std::string_view error) {
  for (const Finding& f : outside)
    if (show(f)) finding(f, nullptr, {});
  if (!error.empty()) out_ += fmt::format("{}: {}: {}\n", file_, tr("error"), error);
}

void TextReport::finish(const Totals& totals) { out_ += counts(totals) + "\n"; }

void TextReport::finding(const Finding& f, const Game* game, std::string_view source_line) {
  headline(f, game);
  if (!source_line.empty()) {
    const Excerpt excerpt = excerpt_of(source_line, f.place);
    const std::string number = std::to_string(f.place.line);
    out_ += fmt::format("{0:>6} | {1}\n{2:>6} | {2:>{3}}^{2:~>{4}}\n", number, excerpt.text, "", excerpt.before,
                        excerpt.length > 0 ? excerpt.length - 1 : 0);
  }
  if (!f.legal.empty()) out_ += fmt::format("       = {}\n", legal_turns_text(f));
  if (f.fix) out_ += fmt::format("       = {}\n", fix_text(f));
  candidates(f);
}

std::string TextReport::fix_text(const Finding& f) const {
  const Fix& fix = *f.fix;
  const bool is_repair = info(f.code).severity == Severity::error;
  const char* text = !is_repair       ? N_("write {0}")
                     : !f.ply         ? N_("did you mean {0}?")
                     : fix.to.empty() ? N_("is {1} there twice? Without it the rest of the record is legal too.")
                     : fix.place      ? N_("did you mean {0} instead of {1} at ply {2}, line {3}? "
                                                "Then the rest of the record is legal too.")
                                      : N_("did you mean {0}? Then the rest of the record is legal too.");
  return fmt::format(fmt::runtime(tr(text)), printable(fix.to), printable(fix.from), fix.ply.value_or(0),
                     fix.place ? fix.place->line : 0);
}

void TextReport::candidates(const Finding& f) {
  if (f.candidates.empty()) return;
  const std::size_t shown = std::min(f.candidates.size(), most_candidates);
  std::string list;
  for (std::size_t i = 0; i < shown; ++i) {
    const Fix& fix = f.candidates[i];
    const char* text = fix.to.empty() ? N_("nothing instead of {1}")
                       : fix.place    ? N_("{0} instead of {1} at ply {2}")
                                      : nullptr;
    list += (i ? "; " : "") +
            (text ? fmt::format(fmt::runtime(tr(text)), printable(fix.to), printable(fix.from), fix.ply.value_or(0))
                  : printable(fix.to));
  }
  const std::size_t more = f.candidates.size() - shown;
  if (more > 0) list += counted(" … and {0} more", " … and {0} more", more);
  out_ += fmt::format("       = {}\n",
                      fmt::format(fmt::runtime(tr("the rest of the record would be legal with: {0}")), list));
}

void TextReport::headline(const Finding& f, const Game* game) {
  const Severity severity = info(f.code).severity;
  out_ += fmt::format("{}:{}:{}: {}{}{}: {}\n", file_, f.place.line, f.place.column,
                      options_.colour ? colour_of(severity) : "", tr(text(severity).data()),
                      options_.colour ? "\033[0m" : "", finding_text(f, game));
}

void SummaryReport::finish(const Totals& totals) { out_ += counts(totals) + "\n"; }

}  // namespace plybook
