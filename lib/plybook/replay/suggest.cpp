#include "plybook/replay/suggest.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

#include "plybook/base/closest.h"
#include "plybook/base/input.h"
#include "plybook/record/places.h"
#include "plybook/record/record_reader.h"
#include "plybook/replay/repair_search.h"

namespace plybook {
namespace {

bool is_of_the_end(Code code) {
  return code == Code::wrong_result || code == Code::wrong_termination || code == Code::no_such_end;
}

/// The finding that tells why the main line is wrong; null where it is not, or where no turn can be the cause.
Finding* fault_of(const Record& record, const Replay& replay, Findings& findings) {
  if (replay.complete()) {
    const auto found =
        std::find_if(findings.begin(), findings.end(), [](const Finding& f) { return is_of_the_end(f.code); });
    return found == findings.end() ? nullptr : &*found;
  }
  if (replay.stopped_at == Node::none || record.nodes[replay.stopped_at].kind != Node::Kind::turn) return nullptr;
  const std::uint64_t offset = Places(record).at(record.nodes[replay.stopped_at].text).offset;
  const auto found = std::find_if(findings.begin(), findings.end(), [&](const Finding& f) {
    return f.place.offset == offset && f.ply && f.variation.empty() && info(f.code).severity == Severity::error;
  });
  return found == findings.end() ? nullptr : &*found;
}

Fix fix_of(const Record& record, const Repair& repair, const Finding& fault) {
  Fix fix{repair.from, repair.to, std::nullopt, std::nullopt};
  const Place place = Places(record).at(record.nodes[repair.node].text);
  if (place.offset == fault.place.offset) return fix;
  fix.ply = repair.ply;
  fix.place = place;
  return fix;
}

/// A turn that reads quite unlike what is written may do what was meant and still go another way (a chain of jumps with
/// another path between the same cells): it is only suggested.
bool reads_alike(const Repair& repair) {
  constexpr std::size_t most = 6;
  return repair.kind != Repair::Kind::replace || edit_distance(repair.from, repair.to, most) <= most;
}

/// The record with a sign put for a brace, parenthesis, bracket or semicolon that is glued to a turn: a slip of the
/// hand there hides what follows it. Empty where nothing of the kind is there.
std::string uncovered(const Record& record, std::uint32_t node) {
  const std::size_t behind = record.nodes[node].text.end();
  if (behind + 1 >= record.text.size() || std::string_view("{([;").find(record.text[behind]) == std::string_view::npos)
    return {};
  std::string text(record.text);
  text[behind] = '_';
  return text;
}

/// Repairs of a turn that goes on behind such a sign.
Repairs repairs_behind_cover(const Record& record, std::uint32_t node, const Replay& replay) {
  const std::string text = uncovered(record, node);
  if (text.empty()) return {};
  const ByteSourcePtr bytes = memory_input(text);
  RecordReader reader(*bytes, Encoding::utf8);
  Record other;
  Findings findings;
  if (!reader.next(other, findings) || has_error(findings)) return {};
  Repairs repairs = RepairSearch(other, *replay.game, *replay.start).find();
  const std::uint32_t begin = record.nodes[node].text.begin;
  for (Repair& repair : repairs.found) {
    const Span span = other.nodes[repair.node].text;
    if (repair.kind != Repair::Kind::replace || span.begin != begin) return {};
    repair.node = node;
    repair.length = span.length;
    repair.from = record.text.substr(begin, span.length);
  }
  return repairs;
}

/// The turn at the fault, or the one before it, may hide what follows.
void look_behind_cover(const Record& record, Replay& replay) {
  if (replay.stopped_at == Node::none) return;
  for (const std::uint32_t node : {replay.stopped_at, record.nodes[replay.stopped_at].parent}) {
    if (node == Node::none || record.nodes[node].text.empty()) continue;
    Repairs more = repairs_behind_cover(record, node, replay);
    if (more.found.empty()) continue;
    replay.repairs.is_certain = more.is_certain && replay.repairs.found.empty();
    std::move(more.found.begin(), more.found.end(), std::back_inserter(replay.repairs.found));
  }
}

/// Whether words were left out of the record that are no part of the turn that is repaired.
bool lacks_words(const Record& record, const Repair& repair, const Findings& findings) {
  constexpr std::uint64_t glued = 4;
  const Span turn = record.nodes[repair.node].text;
  Places places(record);
  const std::uint64_t begin = places.at({turn.begin, 0}).offset, end = places.at({turn.end(), 0}).offset;
  return std::any_of(findings.begin(), findings.end(), [&](const Finding& f) {
    if (f.code != Code::stray_text || f.place.offset < record.offset) return false;
    return f.args.front() != "1" || f.place.offset + glued < begin || f.place.offset > end + glued;
  });
}

}  // namespace

void suggest_repairs(const Record& record, bool is_text_whole, Replay& replay, Findings& findings) {
  if (!replay.game || !replay.start) return;
  Finding* const fault = fault_of(record, replay, findings);
  if (!fault) return;
  replay.repairs = RepairSearch(record, *replay.game, *replay.start).find();
  replay.repairs.is_certain &= is_text_whole;
  look_behind_cover(record, replay);
  if (replay.repairs.is_certain) {
    const Repair& repair = replay.repairs.found.front();
    replay.repairs.is_certain = reads_alike(repair) && !lacks_words(record, repair, findings);
  }
  if (replay.repairs.is_certain) {
    fault->fix = fix_of(record, replay.repairs.found.front(), *fault);
    return;
  }
  for (const Repair& repair : replay.repairs.found) fault->candidates.push_back(fix_of(record, repair, *fault));
}

}  // namespace plybook
