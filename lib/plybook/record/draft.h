#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "plybook/record/edit.h"
#include "plybook/record/record.h"

namespace plybook {

/// A record that is being put together. It owns its text, which only grows: what a span meant once, it means for ever.
/// Precondition everywhere: nodes are those of the record.
class Draft {
 public:
  Draft() { record_.clear(); }
  /// A copy of a record that lives as long as it is wanted.
  explicit Draft(const Record& record);
  Draft(const Draft&) = delete;
  Draft& operator=(const Draft&) = delete;

  /// Its texts are valid until the next change.
  const Record& record() const { return record_; }
  /// For linking nodes anew.
  Node& node(std::uint32_t id) { return record_.nodes[id]; }
  /// Ends a line before a turn.
  void cut_before(std::uint32_t node) { plybook::cut_before(record_, node); }
  /// Takes a turn out of its line; see plybook::take_out.
  void take_out(std::uint32_t node) { plybook::take_out(record_, node); }
  /// Half-moves that the numbers leave out before the first turn.
  void set_start_index(std::uint32_t half_moves) { record_.start_index = half_moves; }

  Span add_text(std::string_view text);
  /// A turn behind `before`, which must be the last one of its line (0: the first turn of all). Answers its node.
  std::uint32_t add_turn(std::uint32_t before, std::string_view text);
  void add_comment(std::uint32_t node, std::string_view text, Remark::Kind kind = Remark::Kind::comment_after);
  void add_remark(std::uint32_t node, const Remark& remark);

  /// Replaces the first tag of that name; a new one becomes the last.
  void set_tag(std::string_view name, std::string_view value);
  void drop_tag(std::string_view name);
  /// What stands behind the turns.
  void set_result(Result result);

  /// Where the parts of another record came to stand in this one.
  struct Graft {
    std::uint32_t text = 0, nodes = 0, remarks = 0;
    std::uint32_t node(std::uint32_t of_other) const { return of_other == Node::none ? Node::none : of_other + nodes; }
    Span span(Span of_other) const { return {of_other.begin + text, of_other.length}; }
  };
  /// Takes in another record's nodes and remarks, linked among themselves; nothing leads to them yet.
  Graft graft(const Record& other);

 private:
  std::string text_;
  Record record_;
};

}  // namespace plybook
