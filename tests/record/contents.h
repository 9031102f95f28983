#pragma once

#include <fmt/format.h>

#include <string>
#include <vector>

#include "plybook/record/record.h"
#include "plybook/record/text_writer.h"
#include "plybook/record/walk.h"
#include "record/describe.h"

namespace plybook {

/// Tags, turns and results of records, without remarks; and the remarks' letters, which may be split up otherwise.
struct Contents {
  std::vector<std::string> records;
  std::string remarks;
};

inline void add_remarks(const Record& record, std::uint32_t node, std::string& out) {
  for (std::uint32_t id = record.nodes[node].remarks; id != Remark::none; id = record.remarks[id].next) {
    const Remark& remark = record.remarks[id];
    if (remark.kind == Remark::Kind::nag) {
      out += fmt::format("${}", remark.nag);
      continue;
    }
    for (const char c : remark.span.in(record.text))
      if (static_cast<unsigned char>(c) > ' ') out += c;
  }
}

inline void add_contents(const Record& record, Contents& contents) {
  std::string bare;
  for (const Tag& tag : record.tags) bare += fmt::format("{}={}\n", record.name(tag), one_line(record.value(tag)));
  add_remarks(record, 0, contents.remarks);
  RecordWalk walk(record);
  for (auto step = walk.next(); step != RecordWalk::Step::end; step = walk.next()) {
    if (step == RecordWalk::Step::open) bare += '(';
    if (step == RecordWalk::Step::close) bare += ')';
    if (step != RecordWalk::Step::turn) continue;
    add_remarks(record, walk.node(), contents.remarks);
    const Span text = record.nodes[walk.node()].text;
    bare += ' ' + (text.empty() ? "<>" : one_line(text.in(record.text)));
  }
  contents.records.push_back(bare + ' ' + std::string(result_text(record)));
}

/// The first difference, told; empty where there is none.
inline std::string difference(const Contents& a, const Contents& b) {
  if (a.records.size() != b.records.size())
    return fmt::format("{} records become {}", a.records.size(), b.records.size());
  for (std::size_t i = 0; i < a.records.size(); ++i)
    if (a.records[i] != b.records[i])
      return fmt::format("record {}:\n{}\nbecomes\n{}", i + 1, a.records[i], b.records[i]);
  if (a.remarks != b.remarks) return fmt::format("remarks\n{}\nbecome\n{}", a.remarks, b.remarks);
  return {};
}

}  // namespace plybook
