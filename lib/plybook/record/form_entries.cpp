#include "plybook/record/form_entries.h"

#include <fmt/format.h>

#include "plybook/record/move_numbers.h"
#include "plybook/record/words.h"

namespace plybook {

bool FormEntries::next(FormEntry& entry) {
  bool opens = false;
  for (auto step = walk_.next(); step != RecordWalk::Step::turn; step = walk_.next()) {
    if (step == RecordWalk::Step::end) return false;
    opens = step == RecordWalk::Step::open;
  }
  entry = {};
  entry.node = walk_.node();
  if (opens) {
    entry.replaces = numbers_[walk_.replaced()];
  } else if (const std::uint32_t parent = numbers_[record_.nodes[entry.node].parent]; parent != count_) {
    entry.parent = parent;
  }
  numbers_[entry.node] = ++count_;
  describe(entry);
  has_turn_ = has_turn_ || entry.kind.empty();
  return true;
}

void FormEntries::describe(FormEntry& entry) const {
  const Node& node = record_.nodes[entry.node];
  const bool has_text = entry.node < turns_.size() && !turns_[entry.node].empty();
  entry.text = has_text ? turns_[entry.node] : node.text.in(record_.text);
  switch (node.kind) {
    case Node::Kind::turn:
      if (!has_turn_ && record_.start_index > 0)
        entry.number = number_of_turn(record_.start_index);
      else if (is_unknown_turn(record_.nodes[node.parent].text.in(record_.text)))
        entry.number = node.number.in(record_.text);  // tells how many turns the unknown one stands for
      break;
    case Node::Kind::adjustment:
      entry.kind = "adjustment";
      entry.number = node.second ? "0..." : "0.";
      break;
    case Node::Kind::setup:
      entry.kind = "setup";
      break;
  }
}

}  // namespace plybook
