#include "plybook/record/yaml_writer.h"

#include <fmt/format.h>

#include <iterator>
#include <string_view>

#include "plybook/base/json_text.h"
#include "plybook/base/letters.h"
#include "plybook/base/unicode.h"
#include "plybook/record/form_entries.h"

namespace plybook {
namespace {

std::string_view key_of(Remark::Kind kind) {
  switch (kind) {
    case Remark::Kind::comment_before:
      return "before";
    case Remark::Kind::nag:
      return "nags";
    case Remark::Kind::mark:
      return "marks";
    case Remark::Kind::comment_after:
      return "after";
  }
  return "after";
}

/// Texts are always quoted, so that none can be taken for anything else. A JSON string is a YAML one, but for control
/// characters, which YAML refuses.
void append_text(std::string& out, std::string_view text) {
  std::string clean;
  for (std::size_t i = 0; i < text.size();) {
    const char32_t c = next_code_point(text, i);
    const bool is_blank = c == '\v' || c == '\f';  // to records; YAML may not have them
    append_utf8(clean, is_blank                                               ? U' '
                       : is_control(c) && c != '\n' && c != '\r' && c != '\t' ? replacement_character
                                                                              : c);
  }
  append_json(out, clean);
}

void write_remark(const Record& record, const Remark& remark, std::string& out) {
  if (remark.kind == Remark::Kind::nag) {
    fmt::format_to(std::back_inserter(out), "{}", remark.nag);
  } else {
    append_text(out, remark.span.in(record.text));
  }
}

/// `before`, `nags` … each with `separator` in front of its key.
void write_remarks(const Record& record, std::uint32_t node, std::string_view before_key, std::string_view behind_list,
                   std::string& out) {
  for (std::uint32_t id = record.nodes[node].remarks; id != Remark::none;) {
    const Remark::Kind kind = record.remarks[id].kind;
    out.append(before_key).append(key_of(kind)).append(": [");
    for (bool is_first = true; id != Remark::none && record.remarks[id].kind == kind; id = record.remarks[id].next) {
      if (!is_first) out += ", ";
      is_first = false;
      write_remark(record, record.remarks[id], out);
    }
    out.append("]").append(behind_list);
  }
}

void write_entry(const Record& record, const FormEntry& entry, std::string& out) {
  out += "  - {turn: ";
  append_text(out, entry.text);
  if (!entry.kind.empty()) out.append(", kind: ").append(entry.kind);
  if (!entry.number.empty()) {
    out += ", number: ";
    append_text(out, entry.number);
  }
  if (entry.parent) fmt::format_to(std::back_inserter(out), ", parent: {}", *entry.parent);
  if (entry.replaces) fmt::format_to(std::back_inserter(out), ", replaces: {}", *entry.replaces);
  write_remarks(record, entry.node, ", ", "", out);
  out += "}\n";
}

void write_tags(const Record& record, std::string& out) {
  out += record.tags.empty() ? "- tags: []\n" : "- tags:\n";
  for (const Tag& tag : record.tags) {
    out += "  - [";
    append_text(out, record.name(tag));
    out += ", ";
    append_text(out, record.value(tag));
    out += "]\n";
  }
}

}  // namespace

void YamlWriter::write(const Record& record, TurnTexts turns, std::string& out) {
  is_empty_ = false;
  write_tags(record, out);
  write_remarks(record, 0, "  ", "\n", out);
  FormEntries entries(record, turns);
  FormEntry entry;
  const bool has_turns = record.first() != Node::none;
  out += has_turns ? "  turns:\n" : "  turns: []\n";
  while (entries.next(entry)) write_entry(record, entry, out);
  out += "  result: ";
  if (record.has_result()) {
    append_text(out, result_text(record));
  } else {
    out += "null";
  }
  out += '\n';
}

void YamlWriter::end(std::string& out) const {
  if (is_empty_) out += "  []\n";
}

}  // namespace plybook
