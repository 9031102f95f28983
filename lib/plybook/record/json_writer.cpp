#include "plybook/record/json_writer.h"

#include <fmt/format.h>

#include <iterator>

#include "plybook/base/json_text.h"
#include "plybook/record/form_entries.h"

namespace plybook {
namespace {

/// Appends keys and values of one object; commas are put where they belong.
class JsonObject {
 public:
  explicit JsonObject(std::string& out) : out_(out) { out_ += '{'; }
  void close() { out_ += '}'; }

  void key(std::string_view name) {
    if (!is_first_) out_ += ',';
    is_first_ = false;
    append_json(out_, name);
    out_ += ':';
  }
  void text(std::string_view name, std::string_view value) {
    key(name);
    append_json(out_, value);
  }
  void number(std::string_view name, std::uint32_t value) {
    key(name);
    fmt::format_to(std::back_inserter(out_), "{}", value);
  }

 private:
  std::string& out_;
  bool is_first_ = true;
};

void write_remark(const Record& record, const Remark& remark, std::string& out) {
  if (remark.kind == Remark::Kind::nag) {
    fmt::format_to(std::back_inserter(out), "{}", remark.nag);
  } else {
    append_json(out, remark.span.in(record.text));
  }
}

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

/// Each kind of remarks in a list of its own; they come kind by kind.
void write_remarks(const Record& record, std::uint32_t node, JsonObject& object, std::string& out) {
  for (std::uint32_t id = record.nodes[node].remarks; id != Remark::none;) {
    const Remark::Kind kind = record.remarks[id].kind;
    object.key(key_of(kind));
    out += '[';
    for (bool is_first = true; id != Remark::none && record.remarks[id].kind == kind; id = record.remarks[id].next) {
      if (!is_first) out += ',';
      is_first = false;
      write_remark(record, record.remarks[id], out);
    }
    out += ']';
  }
}

void write_tags(const Record& record, std::string& out) {
  out += '[';
  for (const Tag& tag : record.tags) {
    out += &tag == record.tags.data() ? "[" : ",[";
    append_json(out, record.name(tag));
    out += ',';
    append_json(out, record.value(tag));
    out += ']';
  }
  out += ']';
}

void write_turns(const Record& record, TurnTexts turns, std::string& out) {
  FormEntries entries(record, turns);
  FormEntry entry;
  out += '[';
  for (bool is_first = true; entries.next(entry); is_first = false) {
    if (!is_first) out += ',';
    JsonObject object(out);
    object.text("turn", entry.text);
    if (!entry.kind.empty()) object.text("kind", entry.kind);
    if (!entry.number.empty()) object.text("number", entry.number);
    if (entry.parent) object.number("parent", *entry.parent);
    if (entry.replaces) object.number("replaces", *entry.replaces);
    write_remarks(record, entry.node, object, out);
    object.close();
  }
  out += ']';
}

void write_record(const Record& record, TurnTexts turns, bool names_form, std::string& out) {
  JsonObject object(out);
  if (names_form) object.text("plybook", "record");
  object.key("tags");
  write_tags(record, out);
  write_remarks(record, 0, object, out);
  object.key("turns");
  write_turns(record, turns, out);
  object.key("result");
  if (record.has_result()) {
    append_json(out, result_text(record));
  } else {
    out += "null";
  }
  object.close();
}

}  // namespace

void write_json_line(const Record& record, TurnTexts turns, std::string& out) {
  write_record(record, turns, true, out);
  out += '\n';
}

void JsonWriter::write(const Record& record, TurnTexts turns, std::string& out) {
  out += is_first_ ? "\n" : ",\n";
  is_first_ = false;
  write_record(record, turns, false, out);
}

}  // namespace plybook
