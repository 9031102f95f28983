#pragma once

#include <cstdint>
#include <vector>

#include "plybook/record/record.h"

namespace plybook {

/// Walks a record's tree in the order of the text: a turn, the variations that replace it, what follows it. No
/// recursion: open variations are kept on a stack.
class RecordWalk {
 public:
  enum class Step {
    turn,   ///< `node` is a turn, maybe an empty one
    open,   ///< a variation begins, whose first turn comes next
    close,  ///< a variation ends; `node` is the turn that it replaces
    end,
  };

  explicit RecordWalk(const Record& record) : record_(record), node_(record.first()), turn_is_next_(true) {}

  Step next();
  std::uint32_t node() const { return node_; }
  /// The turn that the variation at hand replaces; `Node::none` in the main line.
  std::uint32_t replaced() const { return stack_.empty() ? Node::none : stack_.back().replaced; }
  std::size_t depth() const { return stack_.size(); }

 private:
  struct Variation {
    std::uint32_t replaced;
    std::uint32_t head;
  };

  Step open(std::uint32_t head);

  const Record& record_;
  std::vector<Variation> stack_;
  std::uint32_t node_;
  bool turn_is_next_;
  bool variations_are_done_ = false;
};

/// Shows a record's tree to a visitor in the order of the text: `turn(node)`, `open()`, `close()`.
template <class Visitor>
void walk_tree(const Record& record, Visitor& visitor) {
  RecordWalk walk(record);
  for (RecordWalk::Step step = walk.next(); step != RecordWalk::Step::end; step = walk.next()) {
    if (step == RecordWalk::Step::turn) visitor.turn(walk.node());
    if (step == RecordWalk::Step::open) visitor.open();
    if (step == RecordWalk::Step::close) visitor.close();
  }
}

}  // namespace plybook
