#include "plybook/record/tree_builder.h"

namespace plybook {

void TreeBuilder::start(Record& record) {
  record_ = &record;
  stack_.clear();
  line_ = {};
  number_ = {};
  skipped_ = 0;
}

std::uint32_t TreeBuilder::append(const Remark& remark) {
  record_->remarks.push_back(remark);
  return static_cast<std::uint32_t>(record_->remarks.size() - 1);
}

/// Comments stay in front, NAGs that stood before the turn go behind it.
void TreeBuilder::attach_pending(std::uint32_t node) {
  std::vector<Remark>& remarks = record_->remarks;
  std::uint32_t nags = Remark::none, last_nag = Remark::none;
  std::uint32_t* link = &record_->nodes[node].remarks;
  std::uint32_t* nag_link = &nags;
  for (std::uint32_t id = line_.pending; id != Remark::none; id = remarks[id].next) {
    const bool is_comment = remarks[id].kind == Remark::Kind::comment_before;
    (is_comment ? *link : *nag_link) = id;
    (is_comment ? link : nag_link) = &remarks[id].next;
    (is_comment ? line_.last_remark : last_nag) = id;
  }
  *nag_link = Remark::none;
  *link = nags;
  if (last_nag != Remark::none) line_.last_remark = last_nag;
  line_.pending = line_.pending_last = Remark::none;
}

void TreeBuilder::comment(Span text) {
  if (skipped_ > 0) return;
  if (line_.last != Node::none && !line_.is_interrupted)
    return remark({text, Remark::none, Remark::Kind::comment_after, 0});
  const std::uint32_t id = append({text, Remark::none, Remark::Kind::comment_before, 0});
  if (line_.pending == Remark::none) {
    line_.pending = id;
  } else {
    record_->remarks[line_.pending_last].next = id;
  }
  line_.pending_last = id;
}

void TreeBuilder::remark(const Remark& remark) {
  if (skipped_ > 0) return;
  const std::uint32_t id = append(remark);
  std::vector<Remark>& remarks = record_->remarks;
  if (line_.last == Node::none) {  // before any turn: kept for the turn to come
    (line_.pending == Remark::none ? line_.pending : remarks[line_.pending_last].next) = id;
    line_.pending_last = id;
    return;
  }
  (line_.last_remark == Remark::none ? record_->nodes[line_.last].remarks : remarks[line_.last_remark].next) = id;
  line_.last_remark = id;
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
  if (line_.pending == Remark::none) return;
  std::vector<Remark>& remarks = record_->remarks;
  for (std::uint32_t id = line_.pending; id != Remark::none; id = remarks[id].next)
    if (remarks[id].kind == Remark::Kind::comment_before) remarks[id].kind = Remark::Kind::comment_after;
  (line_.last_remark == Remark::none ? record_->nodes[line_.last].remarks : remarks[line_.last_remark].next) =
      line_.pending;
  line_.last_remark = line_.pending_last;
  line_.pending = line_.pending_last = Remark::none;
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
    record_->nodes[0].remarks = line_.pending;
    line_.pending = line_.pending_last = Remark::none;
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
  nodes[parent].child = Node::none;
  if (is_first) {
    line_.last = line_.head = Node::none;
  } else {
    line_.last = parent;
    if (line_.index > 0) --line_.index;
  }
  line_.is_interrupted = true;  // what the turn before had is told no more: what comes now stands for itself
  line_.last_remark = Remark::none;
  for (std::uint32_t id = line_.last == Node::none ? Remark::none : nodes[line_.last].remarks; id != Remark::none;
       id = record_->remarks[id].next)
    line_.last_remark = id;
}

}  // namespace plybook
