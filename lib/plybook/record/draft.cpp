#include "plybook/record/draft.h"

#include <algorithm>
#include <cassert>

namespace plybook {

Draft::Draft(const Record& record) : text_(record.text), record_(record) { record_.text = text_; }

Span Draft::add_text(std::string_view text) {
  const Span span{static_cast<std::uint32_t>(text_.size()), static_cast<std::uint32_t>(text.size())};
  text_.append(text);
  record_.text = text_;
  return span;
}

std::uint32_t Draft::add_turn(std::uint32_t before, std::string_view text) {
  assert(record_.nodes[before].child == Node::none);
  const auto id = static_cast<std::uint32_t>(record_.nodes.size());
  Node turn;
  turn.text = add_text(text);
  turn.parent = before;
  record_.nodes.push_back(turn);
  record_.nodes[before].child = id;
  return id;
}

void Draft::add_comment(std::uint32_t node, std::string_view text, Remark::Kind kind) {
  Remark remark;
  remark.kind = kind;
  remark.span = add_text(text);
  add_remark(node, remark);
}

void Draft::add_remark(std::uint32_t node, const Remark& remark) {
  const auto id = static_cast<std::uint32_t>(record_.remarks.size());
  record_.remarks.push_back(remark);
  std::uint32_t* link = &record_.nodes[node].remarks;
  while (*link != Remark::none && record_.remarks[*link].kind <= remark.kind) link = &record_.remarks[*link].next;
  record_.remarks[id].next = *link;
  *link = id;
}

void Draft::set_tag(std::string_view name, std::string_view value) {
  Tag tag;
  tag.value = add_text(value);
  const auto old = std::find_if(record_.tags.begin(), record_.tags.end(),
                                [&](const Tag& other) { return record_.name(other) == name; });
  if (old != record_.tags.end()) {
    tag.name = old->name;
    *old = tag;
    return;
  }
  tag.name = add_text(name);
  record_.tags.push_back(tag);
}

void Draft::drop_tag(std::string_view name) {
  std::erase_if(record_.tags, [&](const Tag& tag) { return record_.name(tag) == name; });
}

void Draft::set_result(Result result) {
  record_.result_span = add_text(plybook::text(result));
  record_.result = result;
}

Draft::Graft Draft::graft(const Record& other) {
  Graft graft;
  graft.nodes = static_cast<std::uint32_t>(record_.nodes.size());
  graft.remarks = static_cast<std::uint32_t>(record_.remarks.size());
  graft.text = add_text(other.text).begin;
  for (Node node : other.nodes) {
    node.text = graft.span(node.text);
    node.number = graft.span(node.number);
    for (std::uint32_t* link : {&node.parent, &node.child, &node.variation, &node.sibling}) *link = graft.node(*link);
    if (node.remarks != Remark::none) node.remarks += graft.remarks;
    record_.nodes.push_back(node);
  }
  for (Remark remark : other.remarks) {
    remark.span = graft.span(remark.span);
    if (remark.next != Remark::none) remark.next += graft.remarks;
    record_.remarks.push_back(remark);
  }
  return graft;
}

}  // namespace plybook
