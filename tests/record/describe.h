#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <vector>

#include "plybook/base/finding.h"
#include "plybook/base/input.h"
#include "plybook/record/characters.h"
#include "plybook/record/record.h"
#include "plybook/record/record_reader.h"
#include "plybook/record/text_writer.h"
#include "plybook/record/walk.h"

namespace plybook {

/// Blanks within a turn are one blank.
inline std::string one_line(std::string_view text) {
  std::string out;
  const char* const end = text.data() + text.size();
  for (const char* p = text.data(); p != end;) {
    const char* next = record_text::skip_blanks(p, end);
    out += next != p ? ' ' : *p;
    p = next != p ? next : p + 1;
  }
  return out;
}

inline std::string describe_remarks(const Record& record, std::uint32_t node) {
  std::string out;
  for (std::uint32_t id = record.nodes[node].remarks; id != Remark::none; id = record.remarks[id].next) {
    const Remark& remark = record.remarks[id];
    switch (remark.kind) {
      case Remark::Kind::comment_before:
        out += fmt::format(" before<{}>", remark.span.in(record.text));
        break;
      case Remark::Kind::comment_after:
        out += fmt::format(" after<{}>", remark.span.in(record.text));
        break;
      case Remark::Kind::nag:
        out += fmt::format(" ${}", remark.nag);
        break;
      case Remark::Kind::mark:
        out += fmt::format(" mark<{}>", remark.span.in(record.text));
        break;
    }
  }
  return out;
}

/// The tree in one line, so that two of them can be compared and a difference be read: `e3-d4 after<why> ( c3-d4 )`.
inline std::string describe_tree(const Record& record) {
  std::string out = describe_remarks(record, 0);
  RecordWalk walk(record);
  for (auto step = walk.next(); step != RecordWalk::Step::end; step = walk.next()) {
    if (step == RecordWalk::Step::open) out += " (";
    if (step == RecordWalk::Step::close) out += " )";
    if (step != RecordWalk::Step::turn) continue;
    const Node& node = record.nodes[walk.node()];
    out += ' ';
    if (node.kind == Node::Kind::adjustment) out += node.second ? "second-adjustment:" : "adjustment:";
    if (node.kind == Node::Kind::setup) out += "setup:";
    out += node.text.empty() ? "<>" : one_line(node.text.in(record.text));
    out += describe_remarks(record, walk.node());
  }
  return out.empty() ? out : out.substr(1);
}

/// Tags, tree and result, a line each.
inline std::string describe(const Record& record) {
  std::string out;
  for (const Tag& tag : record.tags) out += fmt::format("{}={}\n", record.name(tag), record.value(tag));
  if (record.start_index > 0) out += fmt::format("start {}\n", record.start_index);
  out += describe_tree(record);
  return out + fmt::format("\nresult {}\n", text(record.result));
}

/// `code line:column` as in `move-number 3:7`.
inline std::string describe(const Finding& finding) {
  return fmt::format("{} {}:{}", info(finding.code).name, finding.place.line, finding.place.column);
}

struct Described {
  std::vector<std::string> records;   ///< described
  std::vector<std::string> findings;  ///< described
  std::string written;                ///< by the canonical writer
  std::vector<Finding> raw_findings;
};

inline Described read_records(ByteSource& source, const Limits& limits = {}, std::optional<Encoding> encoding = {}) {
  Described reading;
  RecordReader reader(source, encoding, limits);
  TextWriter writer;
  Record record;
  while (reader.next(record, reading.raw_findings)) {
    reading.records.push_back(describe(record));
    writer.write(record, {}, reading.written);
  }
  for (const Finding& finding : reading.raw_findings) reading.findings.push_back(describe(finding));
  return reading;
}

inline Described read_text(std::string_view text, const Limits& limits = {}, std::optional<Encoding> encoding = {}) {
  const ByteSourcePtr source = memory_input(text);
  return read_records(*source, limits, encoding);
}

/// The tree of the first record of a text.
inline std::string describe_tree_of(std::string_view text) {
  const ByteSourcePtr source = memory_input(text);
  RecordReader reader(*source);
  Record record;
  Findings findings;
  return reader.next(record, findings) ? describe_tree(record) : "no record";
}

}  // namespace plybook
