#include "plybook/record/yaml_reader.h"

#include <algorithm>

#include "plybook/base/unicode.h"

namespace plybook {
namespace {

constexpr std::size_t nodes_of_a_turn = 32;
constexpr std::size_t deepest = 8;  // lists and mappings within each other; the form is flat

/// What strict YAML refuses, in words where the parser has none.
std::string_view words_of(const yaml::Error& error) {
  using Kind = yaml::Error::Kind;
  switch (error.kind) {
    case Kind::alias:
      return "aliases are not read";
    case Kind::anchor:
      return "anchors are not read";
    case Kind::tag:
      return "tags are not read";
    case Kind::too_deep:
      return "too many levels";
    case Kind::too_long:
    case Kind::too_many_nodes:
      return "too long";
    case Kind::empty:
      return "nothing is there";
    case Kind::second_document:
    case Kind::text_after_document:
      return "something follows the document";
    case Kind::complex_key:
      return "a key must be a text";
    case Kind::duplicate_key:
      return "a key stands twice";
    case Kind::control:
    case Kind::not_utf8:
      return "a character that is none";
    case Kind::syntax:
      return error.detail;
  }
  return error.detail;
}

std::size_t indent_of(std::string_view line) { return std::min(line.find_first_not_of(' '), line.size()); }

bool is_blank_or_remark(std::string_view line) {
  const std::size_t first = line.find_first_not_of(" \t\r\n");
  return first == std::string_view::npos || line[first] == '#';
}

bool begins_item(std::string_view line, std::size_t indent) {
  const std::string_view rest = line.substr(std::min(indent, line.size()));
  return indent_of(line) == indent && !rest.empty() && rest[0] == '-' &&
         (rest.size() == 1 || rest[1] == ' ' || rest[1] == '\n' || rest[1] == '\r');
}

/// A number from 0; -1 for anything else.
std::int64_t number_of(const yaml::Node& node) {
  return node.kind == yaml::Node::Kind::scalar ? yaml::as_int(node).value_or(-1) : -1;
}

bool is_null(const yaml::Node& node) {
  return node.kind == yaml::Node::Kind::scalar && !node.quoted &&
         (node.text.empty() || node.text == "null" || node.text == "~");
}

}  // namespace

YamlReader::YamlReader(ByteSource& source, std::optional<Encoding> encoding, const Limits& limits)
    : limits_(limits), text_(source, encoding), assembler_(limits_), notes_(limits.max_record_findings) {}

/// The line that begins `passed` bytes behind the window's beginning, its end included; empty at the end of the input.
std::string_view YamlReader::read_line(std::size_t passed, Findings& findings) {
  while (true) {
    const char* from = text_.begin() + passed;
    const char* line_end = std::find(from, text_.end(), '\n');
    if (line_end != text_.end()) return {from, static_cast<std::size_t>(line_end + 1 - from)};
    if (text_.is_final() || text_.window().size() > limits_.max_text)
      return {from, static_cast<std::size_t>(line_end - from)};
    text_.fill(findings);
  }
}

/// The lines up to `records:`, and where their list begins.
void YamlReader::begin(Findings& findings) {
  state_ = State::items;
  std::size_t length = 0;
  std::string_view line = read_line(0, findings);
  while (!line.empty() && line.substr(0, 8) != "records:") {
    length += line.size();
    line = read_line(length, findings);
  }
  set_chunk({text_.begin(), length});
  const auto head = parse(chunk_, findings);
  const yaml::Node* form = head ? head->find("plybook") : nullptr;
  if (head && (form == nullptr || form->text != "record" || line.empty()))
    findings.push_back(finding_at(Code::yaml_form, {"plybook: record, and records: were expected"}, text_.place()));
  if (form == nullptr) state_ = State::end;
  text_.consume(text_.begin() + length, notes_, findings);
  set_chunk({});
  const std::string_view behind = line.substr(std::min<std::size_t>(line.size(), 8));
  if (!is_blank_or_remark(behind)) return;  // the list stands on this line
  text_.consume(text_.begin() + line.size(), notes_, findings);
}

/// The lines of the next record, or of the whole list where it is not written with a dash for each; empty at the end.
std::string_view YamlReader::read_chunk(Findings& findings) {
  std::size_t length = 0;
  std::string_view line = read_line(0, findings);
  while (!line.empty() && is_blank_or_remark(line)) line = read_line(length += line.size(), findings);
  if (line.empty()) return {};
  const bool is_item = begins_item(line, indent_of(line));
  indent_ = indent_of(line);
  length += line.size();
  for (line = read_line(length, findings); !line.empty(); line = read_line(length, findings)) {
    if (is_item && !is_blank_or_remark(line) && (begins_item(line, indent_) || indent_of(line) < indent_)) break;
    if (text_.window().size() > limits_.max_text && length > limits_.max_text) break;
    length += line.size();
  }
  return {text_.begin(), length};
}

void YamlReader::set_chunk(std::string_view chunk) {
  chunk_ = chunk;
  lines_.assign(1, {0, text_.cursor()});
  for (std::size_t i = chunk.find('\n'); i != std::string_view::npos; i = chunk.find('\n', i + 1)) {
    Line line{i + 1, lines_.back().cursor};
    text_.move(line.cursor, chunk.data() + lines_.back().begin, chunk.data() + line.begin);
    lines_.push_back(line);
  }
}

const YamlReader::Line& YamlReader::line_at(std::uint32_t number) const {
  return lines_[std::min<std::size_t>(number - 1, lines_.size() - 1)];
}

/// Where in the chunk a column of a line is.
std::size_t YamlReader::position_of(std::uint32_t line, std::uint32_t column) const {
  std::size_t position = line_at(line).begin;
  for (std::uint32_t i = 1; i < column && position < chunk_.size(); ++i) next_code_point(chunk_, position);
  return position;
}

Place YamlReader::place_of(std::uint32_t line, std::uint32_t column) const {
  PlaceCursor cursor = line_at(line).cursor;
  if (!chunk_.empty())
    text_.move(cursor, chunk_.data() + line_at(line).begin, chunk_.data() + position_of(line, column));
  return cursor.place();
}

std::optional<yaml::Node> YamlReader::parse(std::string_view chunk, Findings& findings) {
  if (chunk.size() > limits_.max_text) {
    findings.push_back(
        finding_at(Code::limit, {std::to_string(limits_.max_text), "bytes of text", "--max-text"}, text_.place()));
    return std::nullopt;
  }
  auto root = yaml::parse(chunk, {limits_.max_text, nodes_of_a_turn * limits_.max_plies, deepest});
  if (root) return std::move(*root);
  const yaml::Error& error = root.error();
  findings.push_back(finding_at(Code::yaml_form, {std::string(words_of(error))}, place_of(error.line, error.column)));
  return std::nullopt;
}

FormText YamlReader::text_of(const yaml::Node& node) const {
  Place place = place_of(node.line, node.column);
  const std::size_t position = position_of(node.line, node.column);
  if (position < chunk_.size() && (chunk_[position] == '"' || chunk_[position] == '\'')) {
    ++place.column;
    ++place.offset;
  }
  place.length = count_code_points(node.text);
  return {node.text, place};
}

/// Whether the value of a key is the list that it must be; else that is told.
bool YamlReader::is_list(std::string_view key, const yaml::Node& value) {
  if (value.kind == yaml::Node::Kind::sequence) return true;
  assembler_.refuse_value(key, place_of(value.line, value.column));
  return false;
}

void YamlReader::read_tags(const yaml::Node& tags) {
  if (!is_list("tags", tags)) return;
  for (const yaml::Node& tag : tags.items) {
    const bool is_pair = tag.kind == yaml::Node::Kind::sequence && tag.items.size() == 2 &&
                         tag.items[0].kind == yaml::Node::Kind::scalar && tag.items[1].kind == yaml::Node::Kind::scalar;
    if (is_pair) {
      assembler_.tag(text_of(tag.items[0]), text_of(tag.items[1]));
    } else {
      assembler_.refuse_value("tags", place_of(tag.line, tag.column));
    }
  }
}

/// False where the key is no list of remarks.
bool YamlReader::read_remarks(std::string_view key, const yaml::Node& list, FormTurn& turn) {
  if (key != "before" && key != "after" && key != "marks" && key != "nags") return false;
  if (!is_list(key, list)) return true;
  for (const yaml::Node& item : list.items) {
    if (item.kind != yaml::Node::Kind::scalar || (key == "nags" && number_of(item) < 0)) {
      assembler_.refuse_value(key, place_of(item.line, item.column));
    } else if (key == "nags") {
      turn.nags.push_back(static_cast<std::uint64_t>(number_of(item)));
    } else {
      (key == "marks" ? turn.marks : key == "before" ? turn.before : turn.after).push_back(text_of(item));
    }
  }
  return true;
}

void YamlReader::read_turn_key(std::string_view key, const yaml::Node& value) {
  if (read_remarks(key, value, turn_)) return;
  const bool is_scalar = value.kind == yaml::Node::Kind::scalar;
  if (key == "turn" && is_scalar) {
    turn_.turn = text_of(value);
  } else if (key == "kind" && is_scalar) {
    turn_.kind = value.text;
  } else if (key == "number" && is_scalar) {
    turn_.number = value.text;
  } else if ((key == "parent" || key == "replaces") && number_of(value) >= 0) {
    (key == "parent" ? turn_.parent : turn_.replaces) = static_cast<std::uint64_t>(number_of(value));
  } else if (key == "turn" || key == "kind" || key == "number" || key == "parent" || key == "replaces") {
    assembler_.refuse_value(key, place_of(value.line, value.column));
  } else {
    assembler_.refuse_key(key, place_of(value.line, value.column));
  }
}

void YamlReader::read_turn(const yaml::Node& item) {
  if (item.kind != yaml::Node::Kind::mapping) return assembler_.refuse_value("turns", place_of(item.line, item.column));
  turn_.clear();
  turn_.turn.place = place_of(item.line, item.column);
  for (std::size_t i = 0; i < item.items.size(); ++i) read_turn_key(item.keys[i].text, item.items[i]);
  assembler_.turn(turn_);
}

void YamlReader::read_record(const yaml::Node& item, Findings&) {
  FormTurn root;
  for (std::size_t i = 0; i < item.items.size(); ++i) {
    const std::string& key = item.keys[i].text;
    const yaml::Node& value = item.items[i];
    if (key == "tags") {
      read_tags(value);
    } else if (key == "turns") {
      if (is_list(key, value))
        for (const yaml::Node& turn : value.items) read_turn(turn);
    } else if (key == "result" && value.kind == yaml::Node::Kind::scalar) {
      if (!is_null(value)) assembler_.result(text_of(value));
    } else if (key == "result") {
      assembler_.refuse_value(key, place_of(value.line, value.column));
    } else if (!read_remarks(key, value, root)) {
      assembler_.refuse_key(key, place_of(item.keys[i].line, item.keys[i].column));
    }
  }
  assembler_.remarks(root);
}

/// Gives the next of the records that were read.
bool YamlReader::take(Record& record, Findings& findings) {
  while (!items_.empty()) {
    const yaml::Node item = std::move(items_.back());
    items_.pop_back();
    if (item.kind != yaml::Node::Kind::mapping) {
      findings.push_back(
          finding_at(Code::yaml_form, {"a record is a mapping of keys"}, place_of(item.line, item.column)));
      continue;
    }
    assembler_.start(record, findings, place_of(item.line, item.column));
    read_record(item, findings);
    assembler_.finish();
    record.number = ++number_;
    return true;
  }
  return false;
}

bool YamlReader::next(Record& record, Findings& findings) {
  notes_.restart();
  if (state_ == State::start) begin(findings);
  while (!take(record, findings)) {
    text_.consume(text_.begin() + chunk_.size(), notes_, findings);
    set_chunk({});
    if (state_ == State::end) return false;
    set_chunk(read_chunk(findings));
    if (chunk_.empty()) return false;
    auto list = parse(chunk_, findings);
    if (list && list->kind == yaml::Node::Kind::mapping && list->keys.size() == 1) {
      yaml::Node inner = std::move(list->items[0]);  // it would else be freed while it is moved
      list = std::move(inner);
    }
    if (!list) continue;
    items_ = std::move(list->items);
    std::reverse(items_.begin(), items_.end());
  }
  return true;
}

}  // namespace plybook
