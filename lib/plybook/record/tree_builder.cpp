#include "plybook/record/tree_builder.h"

#include <utility>

namespace plybook {

void TreeBuilder::start(Record& record) {
  record_ = &record;
  count_ = static_cast<std::uint32_t>(record.nodes.size());
  stack_.clear();
  line_ = {};
  number_ = {};
  skipped_ = 0;
}

/// The first turn of a line, one that remarks wait for, or one too many.
bool TreeBuilder::turn_slowly(Span text, Node::Kind kind, bool second) {
  if (skipped_ > 0) return true;
  if (count_ > limits_.max_plies) return false;
  const std::uint32_t id = add_node(text, kind, second);
  std::vector<Node>& nodes = record_->nodes;
  if (line_.last == Node::none) {
    nodes[id].parent = line_.parent;
    nodes[id].variation = line_.early;
    line_.head = id;
    if (stack_.empty()) nodes[0].child = id;
  } else {
    nodes[id].parent = line_.last;
    nodes[line_.last].child = id;
    line_.variations = Node::none;
  }
  line_.last = id;
  attach_pending(id);
  return true;
}

std::uint32_t TreeBuilder::append(const Remark& remark) {
  record_->remarks.push_back(remark);
  return static_cast<std::uint32_t>(record_->remarks.size() - 1);
}

/// Puts a remark behind those of its node that come before it.
void TreeBuilder::attach(std::uint32_t node, RemarkList& list, std::uint32_t id) {
  std::vector<Remark>& remarks = record_->remarks;
  const auto kind = static_cast<std::size_t>(remarks[id].kind);
  std::size_t before = kind + 1;
  while (before > 0 && list.last[before - 1] == Remark::none) --before;
  std::uint32_t& link = before > 0 ? remarks[list.last[before - 1]].next : record_->nodes[node].remarks;
  remarks[id].next = link;
  link = list.last[kind] = id;
}

/// Remarks that stood before a turn become its own.
void TreeBuilder::attach_pending(std::uint32_t node) {
  for (std::uint32_t id = std::exchange(line_.pending, Remark::none), next = 0; id != Remark::none; id = next) {
    next = record_->remarks[id].next;
    attach(node, line_.remarks, id);
  }
  line_.pending_last = Remark::none;
}

void TreeBuilder::comment(Span text) {
  if (line_.last != Node::none && !line_.is_interrupted) {
    remark({text, Remark::none, Remark::Kind::comment_after, 0});
  } else {
    add_pending({text, Remark::none, Remark::Kind::comment_before, 0});
  }
}

void TreeBuilder::add_pending(const Remark& remark) {
  if (skipped_ > 0) return;
  const std::uint32_t id = append(remark);
  (line_.pending == Remark::none ? line_.pending : record_->remarks[line_.pending_last].next) = id;
  line_.pending_last = id;
}

void TreeBuilder::remark(const Remark& remark) {
  if (line_.last == Node::none) return add_pending(remark);  // before any turn
  if (skipped_ == 0) attach(line_.last, line_.remarks, append(remark));
}

bool TreeBuilder::open(std::uint32_t place) {
  if (skipped_ > 0 || stack_.size() >= limits_.max_nesting) {
    ++skipped_;
    return skipped_ > 1;
  }
  const std::vector<Node>& nodes = record_->nodes;
  Line inner;
  inner.place = place;
  inner.shift = line_.shift;
  if (line_.last == Node::none) {
    inner.parent = line_.parent;
    inner.index = line_.index;
  } else {
    inner.parent = nodes[line_.last].parent;
    inner.index = line_.index - (nodes[line_.last].kind == Node::Kind::turn ? 1U : 0U);
  }
  number_ = {};
  stack_.push_back(line_);
  line_ = inner;
  return true;
}

/// Remarks for which no turn came belong to the last turn.
void TreeBuilder::flush_pending() {
  for (std::uint32_t id = line_.pending; id != Remark::none; id = record_->remarks[id].next)
    if (record_->remarks[id].kind == Remark::Kind::comment_before)
      record_->remarks[id].kind = Remark::Kind::comment_after;
  attach_pending(line_.last);
}

/// A variation without a turn, but with a comment or a variation, gets an empty turn to hold them.
void TreeBuilder::finish_line() {
  number_ = {};
  if (line_.last == Node::none) {
    if (line_.pending == Remark::none && line_.early == Node::none) return;
    turn({});
    if (line_.last == Node::none) return;  // the limit
    --line_.index;
  }
  flush_pending();
}

void TreeBuilder::link_variation(std::uint32_t head) {
  std::vector<Node>& nodes = record_->nodes;
  if (line_.variations != Node::none) {
    nodes[line_.variations].sibling = head;
  } else {
    (line_.last == Node::none ? line_.early : nodes[line_.last].variation) = head;
  }
  line_.variations = head;
}

bool TreeBuilder::close() {
  if (skipped_ > 0) {
    --skipped_;
    return true;
  }
  if (stack_.empty()) return false;
  finish_line();
  const std::uint32_t head = line_.head;
  line_ = stack_.back();
  stack_.pop_back();
  line_.is_interrupted = true;
  if (head != Node::none) link_variation(head);
  return true;
}

void TreeBuilder::finish() {
  while (depth() > 0) close();
  number_ = {};
  if (line_.last == Node::none && line_.early == Node::none) {
    attach_pending(0);
    return;
  }
  finish_line();
}

void TreeBuilder::open_places(std::vector<std::uint32_t>& places) const {
  for (std::size_t i = 1; i < stack_.size(); ++i) places.push_back(stack_[i].place);
  if (!stack_.empty()) places.push_back(line_.place);
}

bool TreeBuilder::can_drop() const {
  if (line_.last == Node::none || line_.last + 1 != record_->nodes.size()) return false;
  const Node& node = record_->nodes[line_.last];
  return node.remarks == Remark::none && node.variation == Node::none && line_.pending == Remark::none;
}

void TreeBuilder::drop_last_turn() {
  std::vector<Node>& nodes = record_->nodes;
  const std::uint32_t parent = nodes[line_.last].parent;
  const bool is_first = line_.last == line_.head;
  nodes.pop_back();
  --count_;
  nodes[parent].child = Node::none;
  if (is_first) {
    line_.last = line_.head = Node::none;
  } else {
    line_.last = parent;
    if (line_.index > 0) --line_.index;
  }
  line_.is_interrupted = true;  // what the turn before had is told no more: what comes now stands for itself
  line_.remarks = {};
  for (std::uint32_t id = line_.last == Node::none ? Remark::none : nodes[line_.last].remarks; id != Remark::none;
       id = record_->remarks[id].next)
    line_.remarks.last[static_cast<std::size_t>(record_->remarks[id].kind)] = id;
}

}  // namespace plybook
