#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "plybook/base/limits.h"
#include "plybook/record/record.h"

namespace plybook {

/// Puts turns, remarks and variations together into a record's tree, as they come in the text. Variations that are
/// open are kept on a stack of its own; nothing recurs.
class TreeBuilder {
 public:
  explicit TreeBuilder(const Limits& limits) : limits_(limits) {}

  /// Begins a tree in `record`, which was cleared.
  void start(Record& record);

  /// A move number: what it says is checked by the reader, here it is kept for the next turn.
  void number(Span text) {
    number_ = text;
    line_.is_interrupted = true;
  }
  /// Adds a turn behind the last one. False where the limit of turns is hit.
  bool turn(Span text, Node::Kind kind = Node::Kind::turn, bool second = false);
  void comment(Span text);
  void nag(std::uint16_t nag, Span text) { remark({text, Remark::none, Remark::Kind::nag, nag}); }
  void mark(Span text) { remark({text, Remark::none, Remark::Kind::mark, 0}); }

  /// Opens a variation that replaces the last turn. False where the limit of nesting is hit; what follows is then
  /// left out up to the parenthesis that closes it.
  bool open(std::uint32_t place);
  /// Closes the innermost variation. False where none is open.
  bool close();
  /// The tree is complete. Variations that are still open are closed.
  void finish();

  /// Whether what comes is left out because of the limit of nesting.
  bool is_skipping() const { return skipped_ > 0; }
  std::size_t depth() const { return stack_.size() + skipped_; }
  /// Where the innermost open variations began, the outermost first.
  void open_places(std::vector<std::uint32_t>& places) const;
  /// Whether a turn stands in the line of play at hand.
  bool has_turn() const { return line_.last != Node::none; }
  bool is_empty() const { return record_->nodes.size() == 1 && line_.pending == Remark::none; }
  /// Half-moves before the next turn.
  std::uint32_t index() const { return line_.index; }
  void set_index(std::uint32_t index) { line_.index = index; }
  /// By how many moves the numbers of this line are off since a wrong one.
  std::int64_t shift() const { return line_.shift; }
  void set_shift(std::int64_t shift) { line_.shift = shift; }
  /// Half-moves before the turn that follows in the line around; of the main line, its own.
  std::uint32_t outer_index() const { return stack_.empty() ? line_.index : stack_.back().index; }
  bool outer_has_turn() const { return !stack_.empty() && stack_.back().last != Node::none; }
  std::uint32_t place() const { return line_.place; }
  bool after_number() const { return !number_.empty(); }
  std::uint32_t last() const { return line_.last; }
  /// Takes back the last turn, on which nothing depends.
  void drop_last_turn();
  /// Whether the last turn is the latest thing that was read, so that it can be taken back.
  bool can_drop() const;

 private:
  /// The last remark of each kind, so that another one finds its place.
  struct RemarkList {
    std::array<std::uint32_t, Remark::kinds> last;
    RemarkList() { last.fill(Remark::none); }
  };
  struct Line {
    std::uint32_t parent = 0;               // the turn before the line's first
    std::uint32_t head = Node::none;        // its first turn
    std::uint32_t last = Node::none;        // its last turn
    std::uint32_t variations = Node::none;  // the last variation of `last`, or of what is to come
    std::uint32_t early = Node::none;       // the first variation read before any turn of the line
    RemarkList remarks;                     // of `last`
    std::uint32_t pending = Remark::none;   // remarks for the next turn: the first and the last of them
    std::uint32_t pending_last = Remark::none;
    std::uint32_t index = 0;
    std::int64_t shift = 0;
    std::uint32_t place = 0;  // of the parenthesis
    bool is_interrupted = false;
  };

  bool turn_slowly(Span text, Node::Kind kind, bool second);
  std::uint32_t add_node(Span text, Node::Kind kind, bool second);
  std::uint32_t append(const Remark& remark);
  void remark(const Remark& remark);
  void add_pending(const Remark& remark);
  void attach(std::uint32_t node, RemarkList& list, std::uint32_t id);
  void attach_pending(std::uint32_t node);
  void flush_pending();
  void finish_line();
  void link_variation(std::uint32_t head);

  const Limits& limits_;
  Record* record_ = nullptr;
  std::uint32_t count_ = 1;  // of the record's nodes: dividing to find their number costs more than counting
  std::vector<Line> stack_;
  Line line_;
  Span number_;
  std::size_t skipped_ = 0;  // variations beyond the limit that are open
};

// In the header because it is called for every turn; what seldom happens is apart. Inlined, and without the division
// that a vector's size takes, reading costs a fifth fewer instructions.
inline bool TreeBuilder::turn(Span text, Node::Kind kind, bool second) {
  if (line_.last == Node::none || line_.pending != Remark::none || skipped_ > 0 || count_ > limits_.max_plies)
    return turn_slowly(text, kind, second);
  const std::uint32_t id = add_node(text, kind, second);
  std::vector<Node>& nodes = record_->nodes;
  nodes[id].parent = line_.last;
  nodes[line_.last].child = id;
  line_.variations = Node::none;
  line_.last = id;
  return true;
}

/// What every turn has, wherever it belongs.
inline std::uint32_t TreeBuilder::add_node(Span text, Node::Kind kind, bool second) {
  Node& node = record_->nodes.emplace_back();
  node.text = text;
  node.number = number_;
  node.kind = kind;
  node.second = second;
  number_ = {};
  line_.remarks = {};
  line_.is_interrupted = false;
  line_.index += kind == Node::Kind::turn ? 1U : 0U;
  return count_++;
}

}  // namespace plybook
