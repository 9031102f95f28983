#include "plybook/base/yaml_plain.h"

#include <algorithm>
#include <array>
#include <utility>

#include "plybook/base/unicode.h"

namespace plybook::yaml {
namespace {

using Kind = Node::Kind;

/// Longer lines may hold keys that are too long for YAML.
constexpr std::size_t longest_line = 1000;

/// What a byte may be part of, outside quotes.
enum Use : std::uint8_t { nowhere = 0, begins = 1, in_key = 2, in_flow = 4, in_text = 8 };

constexpr std::array<std::uint8_t, 256> uses = [] {
  std::array<std::uint8_t, 256> table{};
  for (std::size_t c = 0x20; c < 0x7F; ++c) table[c] = in_text;
  for (std::size_t c = 0x80; c < 0x100; ++c) table[c] = begins | in_key | in_flow | in_text;
  for (std::size_t c = 0; c < 128; ++c)
    if ((c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'))
      table[c] = begins | in_key | in_flow | in_text;
  for (const char c : {' ', '-', '_', '.', '(', ')', '/'}) table[static_cast<std::size_t>(c)] |= in_key | in_flow;
  return table;
}();

bool may(char c, Use use) { return (uses[static_cast<unsigned char>(c)] & use) != 0; }

/// Whether all characters are harmless: no control characters but line feeds, no line ends or marks of Unicode.
bool harmless(std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto c = static_cast<unsigned char>(text[i]);
    if ((c < 0x20 && c != '\n') || c == 0x7F) return false;
    const auto next = static_cast<unsigned char>(i + 1 < text.size() ? text[i + 1] : 0);
    if (c == 0xC2 && next < 0xA0) return false;
    if ((c == 0xE2 || c == 0xEF) && (text.substr(i).starts_with("\u2028") || text.substr(i).starts_with("\u2029") ||
                                     text.substr(i).starts_with("\uFEFF")))
      return false;
  }
  return is_valid_utf8(text);
}

std::string_view without_trailing_blanks(std::string_view text) {
  return text.substr(0, text.find_last_not_of(' ') + 1);
}

class PlainReader {
 public:
  PlainReader(std::string_view text, const Limits& limits) : text_(text), limits_(limits) {}

  std::optional<Node> read() {
    while (at_ < text_.size()) {
      if (!read_line()) return std::nullopt;
      next_line();
    }
    while (!open_.empty()) {
      if (awaits_value() || !close()) return std::nullopt;
    }
    if (root_.kind == Kind::scalar) return std::nullopt;
    return std::move(root_);
  }

 private:
  /// A collection in block layout that is not complete, and the blanks before its lines.
  struct Open {
    Node node;
    std::size_t indent;
  };

  char here() const { return at_ < text_.size() ? text_[at_] : '\n'; }
  char after() const { return at_ + 1 < text_.size() ? text_[at_ + 1] : '\n'; }
  bool ends_here() const { return here() == '\n'; }
  void skip_blanks() {
    while (here() == ' ') ++at_;
  }

  void next_line() {
    at_ = std::min(text_.find('\n', at_), text_.size() - 1) + 1;
    ++line_;
    line_begin_ = at_;
  }

  /// Whether nothing but blanks and a comment is left of the line. A comment needs a blank before it.
  bool line_is_done() {
    const std::size_t before = at_;
    skip_blanks();
    return ends_here() || (here() == '#' && (at_ > before || at_ == line_begin_));
  }

  bool awaits_value() const { return open_.back().node.keys.size() > open_.back().node.items.size(); }

  std::optional<Node> node_here(Kind kind) {
    if (++nodes_ > limits_.nodes) return std::nullopt;
    Node node;
    node.kind = kind;
    node.line = line_;
    node.column = static_cast<std::uint32_t>(count_code_points(text_.substr(line_begin_, at_ - line_begin_))) + 1;
    return node;
  }

  bool read_line() {
    const std::size_t end = std::min(text_.find('\n', at_), text_.size());
    if (end - at_ > longest_line) return false;
    if (line_is_done()) return true;
    const std::size_t indent = at_ - line_begin_;
    if (!enter(indent)) return false;
    return open_.back().node.kind == Kind::mapping ? read_pair(indent) : read_entry(indent);
  }

  /// Opens or closes collections so that a line with so many blanks before it belongs to the innermost.
  bool enter(std::size_t indent) {
    if (open_.empty() && root_.kind != Kind::scalar) return false;
    if (open_.empty() ? indent == 0 : awaits_value() && indent > open_.back().indent) {
      std::optional<Node> node = node_here(here() == '-' ? Kind::sequence : Kind::mapping);
      if (!node || open_.size() == limits_.depth) return false;
      open_.push_back({std::move(*node), indent});
      return true;
    }
    while (!open_.empty() && indent < open_.back().indent) {
      if (awaits_value() || !close()) return false;
    }
    return !open_.empty() && indent == open_.back().indent && !awaits_value();
  }

  bool close() {
    Node node = std::move(open_.back().node);
    open_.pop_back();
    if (!keys_differ(node)) return false;
    if (open_.empty())
      root_ = std::move(node);
    else
      open_.back().node.items.push_back(std::move(node));
    return true;
  }

  static bool keys_differ(const Node& node) {
    std::vector<std::string_view> keys(node.keys.size());
    std::transform(node.keys.begin(), node.keys.end(), keys.begin(),
                   [](const Scalar& key) { return std::string_view(key.text); });
    std::sort(keys.begin(), keys.end());
    return std::adjacent_find(keys.begin(), keys.end()) == keys.end();
  }

  bool read_pair(std::size_t indent) {
    std::optional<Node> key = here() == '"' ? read_quoted() : read_while(in_key);
    if (!key || key->text.empty() || here() != ':' || key->text.back() == ' ') return false;
    ++at_;
    open_.back().node.keys.push_back(std::move(*key));
    if (ends_here()) return true;
    if (here() != ' ') return false;
    if (line_is_done()) return true;
    return read_value(indent);
  }

  bool read_entry(std::size_t indent) {
    if (here() != '-' || after() != ' ') return false;
    ++at_;
    if (line_is_done()) return false;
    return read_value(indent);
  }

  /// A value that begins on the line of its key or dash.
  bool read_value(std::size_t indent) {
    std::optional<Node> value;
    if (here() == '[' || here() == '{')
      value = read_flow(indent);
    else if (here() == '"')
      value = read_quoted();
    else
      value = read_text();
    if (!value || !line_is_done()) return false;
    open_.back().node.items.push_back(std::move(*value));
    return true;
  }

  /// A text in quotes without escapes.
  std::optional<Node> read_quoted() {
    std::optional<Node> node = node_here(Kind::scalar);
    const std::size_t end = text_.find_first_of("\"\\\n", at_ + 1);
    if (!node || end == std::string_view::npos || text_[end] != '"') return std::nullopt;
    node->text = text_.substr(at_ + 1, end - at_ - 1);
    node->quoted = true;
    at_ = end + 1;
    return node;
  }

  /// Characters of one use.
  std::optional<Node> read_while(Use use) {
    std::optional<Node> node = node_here(Kind::scalar);
    if (!node || !may(here(), begins)) return std::nullopt;
    std::size_t end = at_;
    while (end < text_.size() && may(text_[end], use)) ++end;
    node->text = text_.substr(at_, end - at_);
    at_ = end;
    return node;
  }

  /// A text without quotes, up to the end of the line or a comment.
  std::optional<Node> read_text() {
    std::optional<Node> node = node_here(Kind::scalar);
    if (!node || !may(here(), begins)) return std::nullopt;
    const std::size_t line_end = std::min(text_.find('\n', at_), text_.size());
    const std::string_view rest = text_.substr(at_, line_end - at_);
    const std::string_view text = without_trailing_blanks(rest.substr(0, rest.find(" #")));
    if (text.ends_with(':') || text.find(": ") != std::string_view::npos) return std::nullopt;
    node->text = text;
    at_ += text.size();
    return node;
  }

  /// Blanks and line ends within brackets; lines must go further in than the key before the brackets.
  bool skip_to_next(std::size_t indent) {
    for (skip_blanks(); ends_here(); skip_blanks()) {
      if (at_ == text_.size()) return false;
      next_line();
      skip_blanks();
      if (at_ - line_begin_ <= indent) return false;
    }
    return true;
  }

  /// A list or mapping in brackets.
  std::optional<Node> read_flow(std::size_t indent) {
    std::vector<Node> open;
    for (;;) {
      if (!skip_to_next(indent)) return std::nullopt;
      std::optional<Node> value;
      if (const char c = here(); c == '[' || c == '{') {
        value = node_here(c == '[' ? Kind::sequence : Kind::mapping);
        if (!value || open.size() + open_.size() == limits_.depth) return std::nullopt;
        ++at_;
        if (!skip_to_next(indent)) return std::nullopt;
        if (here() != (c == '[' ? ']' : '}')) {
          open.push_back(std::move(*value));
          if (open.back().kind == Kind::mapping && !read_flow_key(open.back())) return std::nullopt;
          continue;
        }
        ++at_;
      } else {
        value = here() == '"' ? read_quoted() : read_flow_text();
      }
      if (!value) return std::nullopt;
      if (!end_flow_values(open, *value, indent)) return std::nullopt;
      if (open.empty()) return value;
    }
  }

  std::optional<Node> read_flow_text() {
    std::optional<Node> node = read_while(in_flow);
    if (node) node->text = without_trailing_blanks(node->text);
    return node;
  }

  bool read_flow_key(Node& mapping) {
    std::optional<Node> key = here() == '"' ? read_quoted() : read_flow_text();
    if (!key || here() != ':' || after() != ' ' || text_[at_ - 1] == ' ') return false;
    ++at_;
    mapping.keys.push_back(std::move(*key));
    return true;
  }

  /// After a value: what closes, until a comma says that another one follows. At the end `value` is the whole.
  bool end_flow_values(std::vector<Node>& open, Node& value, std::size_t indent) {
    while (!open.empty()) {
      Node& parent = open.back();
      parent.items.push_back(std::move(value));
      if (!skip_to_next(indent)) return false;
      const char c = here();
      ++at_;
      if (c == ',') {
        if (!skip_to_next(indent)) return false;
        return parent.kind == Kind::sequence || read_flow_key(parent);
      }
      if (c != (parent.kind == Kind::sequence ? ']' : '}') || !keys_differ(parent)) return false;
      value = std::move(parent);
      open.pop_back();
    }
    return true;
  }

  std::string_view text_;
  Limits limits_;
  std::size_t at_ = 0;
  std::size_t line_begin_ = 0;
  std::uint32_t line_ = 1;
  std::size_t nodes_ = 0;
  std::vector<Open> open_;
  Node root_;
};

}  // namespace

std::optional<Node> parse_plain(std::string_view text, const Limits& limits) {
  if (text.size() > limits.bytes || !harmless(text)) return std::nullopt;
  return PlainReader(text, limits).read();
}

}  // namespace plybook::yaml
