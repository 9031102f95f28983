#include "plybook/record/edit.h"

#include <algorithm>
#include <cassert>
#include <vector>

namespace plybook {

namespace {

void collect(const Record& record, std::uint32_t first, std::vector<std::uint32_t>& ids) {
  for (std::uint32_t id = first; id != Remark::none; id = record.remarks[id].next) ids.push_back(id);
}

/// Makes one list of remarks, in the order that a node keeps.
std::uint32_t link(Record& record, std::vector<std::uint32_t>& ids) {
  std::stable_sort(ids.begin(), ids.end(),
                   [&](std::uint32_t a, std::uint32_t b) { return record.remarks[a].kind < record.remarks[b].kind; });
  std::uint32_t first = Remark::none;
  for (auto id = ids.rbegin(); id != ids.rend(); ++id) {
    record.remarks[*id].next = first;
    first = *id;
  }
  return first;
}

}  // namespace

void take_out(Record& record, std::uint32_t node) {
  Node& gone = record.nodes[node];
  Node& before = record.nodes[gone.parent];
  assert(before.child == node && gone.variation == Node::none);
  before.child = gone.child;
  if (gone.child != Node::none) record.nodes[gone.child].parent = gone.parent;
  std::vector<std::uint32_t> remarks;
  collect(record, before.remarks, remarks);
  const std::size_t own = remarks.size();
  collect(record, gone.remarks, remarks);
  for (std::size_t i = own; i < remarks.size(); ++i)
    if (record.remarks[remarks[i]].kind == Remark::Kind::comment_before)
      record.remarks[remarks[i]].kind = Remark::Kind::comment_after;
  before.remarks = link(record, remarks);
}

void cut_before(Record& record, std::uint32_t node) {
  Node& before = record.nodes[record.nodes[node].parent];
  if (before.child == node) before.child = Node::none;
}

}  // namespace plybook
