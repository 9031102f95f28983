#include "plybook/base/yaml.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/mark.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <cstdio>
#include <numeric>
#include <sstream>
#include <utility>

#include "plybook/base/letters.h"
#include "plybook/base/place_index.h"
#include "plybook/base/unicode.h"
#include "plybook/base/yaml_plain.h"

namespace plybook::yaml {
namespace {

using Kind = Error::Kind;

/// Leaves the parser; caught by parse().
struct Stop {};

/// The first control character that a text may not have.
std::optional<std::size_t> find_control(std::string_view text, std::string_view allowed) {
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t start = i;
    const char32_t c = next_code_point(text, i);
    if (is_control(c) && (c >= 0x80 || allowed.find(static_cast<char>(c)) == std::string_view::npos)) return start;
  }
  return std::nullopt;
}

std::string control_name(std::string_view text, std::size_t offset) {
  char name[16];
  std::snprintf(name, sizeof name, "U+%04X", static_cast<unsigned>(next_code_point(text, offset)));
  return name;
}

/// The words for nothing that YAML knows: the parser drops them, we keep them as the text that they are. An empty value
/// is placed where the next key stands, which may look like such a word: then it ends with a colon or goes on.
std::string_view null_word_at(std::string_view text, std::size_t offset, bool is_key) {
  text.remove_prefix(std::min(offset, text.size()));
  for (const std::string_view word : {"~", "null", "Null", "NULL"}) {
    if (text.substr(0, word.size()) != word) continue;
    const std::string_view after = text.substr(word.size());
    const std::size_t next = after.find_first_not_of(" \t");
    const bool goes_on = next == 0 && std::string_view("\r\n,]}:").find(after[0]) == std::string_view::npos;
    const bool before_colon = next != std::string_view::npos && after[next] == ':';
    return goes_on || (before_colon && !is_key) ? std::string_view() : word;
  }
  return {};
}

/// Whether the quoted text at `offset` has its closing quote. The parser takes the end of the input for one.
bool is_closed(std::string_view text, std::size_t offset) {
  const char quote = text[offset];
  for (std::size_t i = offset + 1; i < text.size(); ++i) {
    const bool escapes = quote == '"' ? text[i] == '\\' : text.substr(i, 2) == "''";
    if (escapes) {
      ++i;
    } else if (text[i] == quote) {
      return true;
    }
  }
  return false;
}

/// Builds the tree from the parser's events and stops at the first thing that we refuse.
class Builder : public YAML::EventHandler {
 public:
  Builder(std::string_view text, const Limits& limits) : text_(text), limits_(limits), places_(text) {}

  bool is_empty() const {
    return documents_ == 0 || (root_.kind == Node::Kind::scalar && !root_.quoted && root_.text.empty());
  }
  Node take_root() { return std::move(root_); }
  Error take_error() { return std::move(error_); }

  [[noreturn]] void refuse(Kind kind, std::size_t offset, std::string detail = {}) {
    note(kind, offset, std::move(detail));
    throw Stop{};
  }

  [[noreturn]] void refuse(Kind kind, const Scalar& where, std::string detail = {}) {
    error_ = {kind, where.line, where.column, std::move(detail)};
    throw Stop{};
  }

  void note(Kind kind, std::size_t offset, std::string detail) {
    const LineColumn place = places_.at(offset);
    error_ = {kind, place.line, place.column, std::move(detail)};
  }

  std::size_t offset_of(const YAML::Mark& mark) const {
    return mark.pos < 0 ? text_.size() : std::min(static_cast<std::size_t>(mark.pos), text_.size());
  }

  void OnDocumentStart(const YAML::Mark& mark) override {
    if (documents_++ == 0) return;
    const std::size_t offset = offset_of(mark);
    refuse(text_.substr(offset, 3) == "---" ? Kind::second_document : Kind::text_after_document, offset);
  }
  void OnDocumentEnd() override {}

  void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override { refuse(Kind::alias, offset_of(mark)); }

  void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override {
    Node node = opened(mark, {}, anchor, Node::Kind::scalar);
    node.text = null_word_at(text_, offset_of(mark), awaits_key());
    if (node.text.empty() && !open_.empty() && open_.back().keys.size() > open_.back().items.size()) {
      node.line = open_.back().keys.back().line;  // the parser's place is that of whatever comes next
      node.column = open_.back().keys.back().column;
    }
    add(std::move(node));
  }

  void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                const std::string& value) override {
    Node node = opened(mark, tag, anchor, Node::Kind::scalar);
    // Escapes can make what the text itself may not hold.
    if (!is_valid_utf8(value)) refuse(Kind::not_utf8, offset_of(mark));
    if (const auto bad = find_control(value, "\t\n\r"))
      refuse(Kind::control, offset_of(mark), control_name(value, *bad));
    node.text = value;
    node.quoted = tag == not_plain;
    const char first = byte_at(offset_of(mark));
    if ((first == '"' || first == '\'') && !is_closed(text_, offset_of(mark))) {
      refuse(Kind::syntax, offset_of(mark), "end of quoted text not found");
    }
    add(std::move(node));
  }

  void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                       YAML::EmitterStyle::value) override {
    begin(mark, opened(mark, tag, anchor, Node::Kind::sequence));
  }
  void OnSequenceEnd() override { end(); }

  void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  YAML::EmitterStyle::value) override {
    begin(mark, opened(mark, tag, anchor, Node::Kind::mapping));
  }
  void OnMapEnd() override {
    check_keys(open_.back());
    end();
  }

 private:
  static constexpr std::string_view plain = "?";
  static constexpr std::string_view not_plain = "!";

  /// A node that begins here. The parser's `!` may be a tag of the author or its own for quotes: the text tells.
  Node opened(const YAML::Mark& mark, std::string_view tag, YAML::anchor_t anchor, Node::Kind kind) {
    const std::size_t offset = offset_of(mark);
    const char first = byte_at(offset);
    if (anchor != YAML::NullAnchor || first == '&') refuse(Kind::anchor, offset);
    if (first == '!' || (!tag.empty() && tag != plain && tag != not_plain)) refuse(Kind::tag, offset);
    if (++nodes_ > limits_.nodes) refuse(Kind::too_many_nodes, offset, std::to_string(limits_.nodes));
    const LineColumn place = places_.at(offset);
    Node node;
    node.kind = kind;
    node.line = place.line;
    node.column = place.column;
    return node;
  }

  char byte_at(std::size_t offset) const { return offset < text_.size() ? text_[offset] : '\0'; }

  bool awaits_key() const {
    return !open_.empty() && open_.back().kind == Node::Kind::mapping &&
           open_.back().keys.size() == open_.back().items.size();
  }

  void begin(const YAML::Mark& mark, Node node) {
    if (open_.size() == limits_.depth) refuse(Kind::too_deep, offset_of(mark), std::to_string(limits_.depth));
    open_.push_back(std::move(node));
  }

  void end() {
    Node node = std::move(open_.back());
    open_.pop_back();
    // Not told where it begins: to the parser, an unclosed bracket begins a key, and that fault is told by itself.
    if (awaits_key()) refuse(Kind::complex_key, node);
    add(std::move(node));
  }

  void add(Node node) {
    if (open_.empty()) {
      root_ = std::move(node);
    } else if (awaits_key()) {
      open_.back().keys.push_back(std::move(node));
    } else {
      open_.back().items.push_back(std::move(node));
    }
  }

  void check_keys(const Node& mapping) {
    const std::vector<Scalar>& keys = mapping.keys;
    std::vector<std::size_t> order(keys.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return keys[a].text < keys[b].text; });
    std::size_t first = keys.size();
    for (std::size_t i = 1; i < order.size(); ++i) {
      if (keys[order[i - 1]].text == keys[order[i]].text) first = std::min(first, order[i]);
    }
    if (first < keys.size()) refuse(Kind::duplicate_key, keys[first], keys[first].text);
  }

  std::string_view text_;
  Limits limits_;
  PlaceIndex places_;
  std::vector<Node> open_;  // the collections around the current place
  Node root_;
  Error error_;
  std::size_t nodes_ = 0;
  int documents_ = 0;
};

void check_text(std::string_view text, const Limits& limits, Builder& builder) {
  if (text.size() > limits.bytes) builder.refuse(Kind::too_long, 0, std::to_string(limits.bytes));
  const std::size_t valid = valid_prefix(text);
  const auto control = find_control(text.substr(0, valid), "\t\n\r");
  if (control) builder.refuse(Kind::control, *control, control_name(text, *control));
  if (valid < text.size()) builder.refuse(Kind::not_utf8, valid);
}

void read_documents(std::string_view text, Builder& builder) {
  std::istringstream stream{std::string(text)};
  YAML::Parser parser(stream);
  // A second call finds a second document, at which the builder stops.
  if (parser.HandleNextDocument(builder)) parser.HandleNextDocument(builder);
  if (builder.is_empty()) builder.refuse(Kind::empty, 0);
}

void explain(const YAML::Exception& exception, std::string_view text, Builder& builder) {
  const std::size_t offset = builder.offset_of(exception.mark);
  const bool alias = offset < text.size() && text[offset] == '*';  // of an anchor that is not there
  builder.note(alias ? Kind::alias : Kind::syntax, offset, alias ? std::string() : exception.msg);
}

std::string_view without_mark(std::string_view text) {
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  return text.substr(text.starts_with(mark) ? mark.size() : 0);
}

}  // namespace

tl::expected<Node, Error> parse(std::string_view text, const Limits& limits) {
  if (std::optional<Node> node = parse_plain(without_mark(text), limits)) return std::move(*node);
  return parse_in_full(text, limits);
}

tl::expected<Node, Error> parse_in_full(std::string_view text, const Limits& limits) {
  text = without_mark(text);
  Builder builder(text.substr(0, limits.bytes), limits);
  try {
    check_text(text, limits, builder);
    read_documents(text, builder);
    return builder.take_root();
  } catch (const Stop&) {
  } catch (const YAML::Exception& exception) {
    explain(exception, text, builder);
  }
  return tl::unexpected(builder.take_error());
}

}  // namespace plybook::yaml
