#include "plybook/record/walk.h"

namespace plybook {

RecordWalk::Step RecordWalk::open(std::uint32_t head) {
  stack_.back().head = node_ = head;
  turn_is_next_ = true;
  return Step::open;
}

RecordWalk::Step RecordWalk::next() {
  if (node_ == Node::none) return Step::end;
  if (turn_is_next_) {
    turn_is_next_ = variations_are_done_ = false;
    return Step::turn;
  }
  const Node& node = record_.nodes[node_];
  if (!variations_are_done_) {
    variations_are_done_ = true;
    if (node.variation != Node::none) {
      stack_.push_back({node_, node.variation});
      return open(node.variation);
    }
  } else if (!stack_.empty() && stack_.back().replaced == node_) {  // behind one of its variations
    const std::uint32_t sibling = record_.nodes[stack_.back().head].sibling;
    if (sibling != Node::none) return open(sibling);
    stack_.pop_back();
  }
  if (node.child != Node::none) {
    node_ = node.child;
    variations_are_done_ = false;
    return Step::turn;
  }
  if (stack_.empty()) return Step::end;
  node_ = stack_.back().replaced;
  return Step::close;
}

}  // namespace plybook
