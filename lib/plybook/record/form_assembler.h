#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "plybook/base/finding.h"
#include "plybook/base/limits.h"
#include "plybook/record/record.h"

namespace plybook {

/// A text of a JSON or YAML file, and where it stands.
struct FormText {
  std::string text;
  Place place;
};

/// One entry of a form's list of turns. Reused from entry to entry.
struct FormTurn {
  FormText turn;
  std::string kind;                       ///< empty for a turn, else `adjustment` or `setup`
  std::string number;                     ///< `30...` where the record begins with another number than 1
  std::optional<std::uint64_t> parent;    ///< the entry before it in its line of play, from 1; 0 is the start
  std::optional<std::uint64_t> replaces;  ///< the entry that it replaces, from 1: it begins a variation
  std::vector<std::uint64_t> nags;
  std::vector<FormText> marks, before, after;

  void clear();
};

/// Builds a record out of what a JSON or YAML file says, and tells what it cannot be. The record's text is its own
/// memory, valid until the next record.
class FormAssembler {
 public:
  explicit FormAssembler(const Limits& limits) : limits_(limits) {}

  void start(Record& record, Findings& findings, const Place& place);
  void tag(const FormText& name, const FormText& value);
  void turn(const FormTurn& turn);
  /// Remarks of a record without turns.
  void remarks(const FormTurn& turn) { add_remarks(0, turn); }
  void result(const FormText& result);
  /// The record is complete: its views are set.
  void finish();

  bool is_empty() const { return record_->tags.empty() && record_->nodes.size() == 1 && !has_result_; }

  /// What is no part of a form: told with the name of the key.
  void refuse_key(std::string_view key, const Place& place);
  void refuse_value(std::string_view key, const Place& place);

 private:
  /// What is known of an entry so that others can refer to it.
  struct Entry {
    std::uint32_t node = Node::none;  // none: left out
    std::uint32_t last_variation = Node::none;
    std::uint32_t depth = 0;
  };

  Span add_text(std::string_view text);
  Span add_placed(const FormText& text);
  std::string clean(const FormText& text, bool keeps_line_ends);
  void add_remarks(std::uint32_t node, const FormTurn& turn);
  void add_remark(std::uint32_t node, Remark::Kind kind, std::uint16_t nag, Span span);
  bool is_twice(const FormText& name, const FormText& value);
  bool check_turn(const FormTurn& turn);
  bool link(Entry& entry, const FormTurn& turn);
  bool link_variation(Entry& entry, const FormTurn& turn);
  bool link_child(Entry& entry, const FormTurn& turn);
  bool exceeds_limits(const Entry& entry, const FormTurn& turn);
  void set_start(const FormTurn& turn);
  void keep_score_only();
  void tell(Code code, std::vector<std::string> args, const Place& place);

  const Limits& limits_;
  Record* record_ = nullptr;
  Findings* findings_ = nullptr;
  std::string text_;
  std::vector<Entry> entries_;  // entries_[0] is the start
  std::uint32_t last_remark_ = Remark::none;
  bool told_plies_ = false;
  bool told_nesting_ = false;
  bool has_turn_ = false;
  bool has_result_ = false;
  bool is_known_result_ = false;
};

}  // namespace plybook
