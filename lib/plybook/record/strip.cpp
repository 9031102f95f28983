#include "plybook/record/strip.h"

#include <algorithm>

#include "plybook/base/comment_commands.h"

namespace plybook {

namespace {

class RemarkStripper {
 public:
  RemarkStripper(Record& record, const Stripping& what, std::string& text)
      : record_(record), what_(what), text_(text) {}

  void strip() {
    text_.assign(record_.text);
    for (Node& node : record_.nodes) {
      std::uint32_t* last = &node.remarks;
      for (std::uint32_t id = node.remarks; id != Remark::none; id = record_.remarks[id].next) {
        if (!stays(record_.remarks[id])) continue;
        *last = id;
        last = &record_.remarks[id].next;
      }
      *last = Remark::none;
    }
    record_.text = text_;
    // What is inside has higher numbers: from the inside out, so that what becomes hollow goes as well.
    for (auto node = record_.nodes.rbegin(); node != record_.nodes.rend(); ++node) drop_hollow_variations(*node);
  }

 private:
  bool stays(Remark& remark) {
    switch (remark.kind) {
      case Remark::Kind::nag:
      case Remark::Kind::mark:
        return !what_.nags;
      case Remark::Kind::comment_before:
      case Remark::Kind::comment_after:
        return !what_.comments && (!what_.clocks || without_clocks(remark));
    }
    return true;
  }

  /// False when nothing is left of the comment.
  bool without_clocks(Remark& remark) {
    bool changed = false;
    const std::string left = with_commands(remark.span.in(record_.text), [&](const CommentCommand& command) {
      if (!is_clock_command(command.name)) return std::optional<std::string>();
      changed = true;
      return std::optional<std::string>("");
    });
    if (!changed) return true;
    remark.span = {static_cast<std::uint32_t>(text_.size()), static_cast<std::uint32_t>(left.size())};
    text_ += left;
    return !left.empty();
  }

  /// Variations that held remarks only.
  void drop_hollow_variations(Node& node) {
    std::uint32_t* last = &node.variation;
    for (std::uint32_t id = node.variation; id != Node::none; id = record_.nodes[id].sibling) {
      const Node& first = record_.nodes[id];
      if (first.text.empty() && first.child == Node::none && first.variation == Node::none &&
          first.remarks == Remark::none)
        continue;
      *last = id;
      last = &record_.nodes[id].sibling;
    }
    *last = Node::none;
  }

  Record& record_;
  const Stripping& what_;
  std::string& text_;
};

}  // namespace

tl::expected<Stripping, std::string> read_stripping(std::string_view words) {
  Stripping what;
  bool* const targets[] = {&what.comments, &what.variations, &what.nags, &what.clocks};
  for (std::size_t at = 0; at <= words.size();) {
    const std::size_t stop = std::min(words.find(',', at), words.size());
    const std::string_view word = words.substr(at, stop - at);
    const auto* const found = std::find(std::begin(strip_words), std::end(strip_words), word);
    if (found == std::end(strip_words)) return tl::unexpected(std::string(word));
    *targets[found - std::begin(strip_words)] = true;
    at = stop + 1;
  }
  return what;
}

void strip_remarks(Record& record, const Stripping& what, std::string& text) {
  RemarkStripper(record, what, text).strip();
}

void strip_variations(Record& record) {
  for (Node& node : record.nodes) node.variation = Node::none;
}

}  // namespace plybook
