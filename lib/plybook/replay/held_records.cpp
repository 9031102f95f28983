#include "plybook/replay/held_records.h"

#include <algorithm>

namespace plybook {

void HeldRecords::add(std::string_view key, std::string_view file, const Record& record, TurnTexts turns) {
  HeldRecord& held = list_.emplace_back();
  held.key = key;
  held.file = file;
  held.record = record;
  held.record.form_places = {};
  held.record.broken = {};
  held.text.reserve(record.text.size());
  held.text = record.text;
  for (std::size_t i = 0; i < turns.size(); ++i) {
    Span& span = held.record.nodes[i].text;
    if (turns[i].empty() || turns[i] == span.in(record.text)) continue;
    span = {static_cast<std::uint32_t>(held.text.size()), static_cast<std::uint32_t>(turns[i].size())};
    held.text += turns[i];
  }
}

void HeldRecords::sort() {
  std::stable_sort(list_.begin(), list_.end(), [](const HeldRecord& a, const HeldRecord& b) { return a.key < b.key; });
}

}  // namespace plybook
