#include "plybook/select/selector.h"

#include <algorithm>
#include <utility>

#include "plybook/select/record_values.h"

namespace plybook {

Selector::Selector(std::shared_ptr<const Selection> selection, const Catalogue& catalogue, const GameChoice& choice)
    : selection_(std::move(selection)), games_(catalogue, choice), watch_(*selection_), replayer_(catalogue, choice) {}

Truth Selector::before(const Record& record, const Findings& findings) {
  watch_.begin();
  RecordValues values(record, findings, games_, nullptr, nullptr);
  const Truth told = evaluation_.of(*selection_, values);
  is_open_ = told == Truth::unknown;
  return told;
}

PlyListener* Selector::watch() { return is_open_ && selection_->needs_positions() ? &watch_ : nullptr; }

bool Selector::after(const Record& record, const Findings& findings, const Replay& replay) {
  RecordValues values(record, findings, games_, &replay, &watch_);
  return evaluation_.of(*selection_, values) == Truth::yes;
}

bool Selector::selects(const Record& record, const Findings& findings) {
  const Truth told = before(record, findings);
  if (told != Truth::unknown) return told == Truth::yes;
  Findings all = findings;
  const Replay replay = replayer_.replay(record, all, watch());
  return after(record, all, replay);
}

void forget(Findings& findings) {
  const auto is_other = [](const Finding& finding) { return finding.code != Code::limit; };
  findings.erase(std::remove_if(findings.begin(), findings.end(), is_other), findings.end());
}

}  // namespace plybook
