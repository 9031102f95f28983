#include "plybook/replay/suggest.h"

#include <algorithm>
#include <utility>

#include "plybook/base/closest.h"
#include "plybook/record/places.h"
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

}  // namespace

void suggest_repairs(const Record& record, bool is_text_whole, Replay& replay, Findings& findings) {
  if (!replay.game || !replay.start) return;
  Finding* const fault = fault_of(record, replay, findings);
  if (!fault) return;
  replay.repairs = RepairSearch(record, *replay.game, *replay.start).find();
  replay.repairs.is_certain &= is_text_whole;
  if (replay.repairs.is_certain) replay.repairs.is_certain = reads_alike(replay.repairs.found.front());
  if (replay.repairs.is_certain) {
    fault->fix = fix_of(record, replay.repairs.found.front(), *fault);
    return;
  }
  for (const Repair& repair : replay.repairs.found) fault->candidates.push_back(fix_of(record, repair, *fault));
}

}  // namespace plybook
