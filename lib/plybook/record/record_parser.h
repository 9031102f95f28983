#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "plybook/base/limits.h"
#include "plybook/record/move_numbers.h"
#include "plybook/record/notes.h"
#include "plybook/record/record.h"
#include "plybook/record/tag_syntax.h"
#include "plybook/record/tree_builder.h"

namespace plybook {

/// Reads one record from text in memory. Behind the text a byte 0xFF must stand, which ends every scan.
class RecordParser {
 public:
  enum class Status {
    record,   ///< `record` is complete
    nothing,  ///< only comments and the like: no record
    cut_off,  ///< the text ends before the record does: wants to be called again with more
  };

  explicit RecordParser(const Limits& limits) : limits_(limits), builder_(limits), numbers_(builder_) {}

  /// Reads the record that begins at `begin`. `is_final`: nothing follows behind `end`. What `record` and `notes` held
  /// is forgotten.
  Status parse(const char* begin, const char* end, bool is_final, Record& record, Notes& notes);

  /// Behind the record that was read.
  const char* behind() const { return p_; }

 private:
  void attempt();
  // The header: tags, and what stands between them (record_header.cpp)
  bool read_header();
  bool read_header_tag();
  void add_tag(const TagSyntax& syntax);
  bool is_twice(const TagSyntax& syntax);
  bool begins_next_record() const;
  bool set_value(Tag& tag, const TagSyntax& syntax);
  bool undo_escapes(Tag& tag);
  void check_date(const Tag& tag);
  bool begins_turns() const;
  void skip_stray_text();
  // Movetext
  void read_movetext();
  bool read_other(std::uint8_t character_class);
  bool read_special();
  bool read_bracket();
  void read_comment_text();
  void read_line_comment();
  void read_parenthesis();
  void read_closing_parenthesis();
  bool read_mark_in_parentheses();
  void read_marks();
  void read_nag();
  void read_dots();
  const char* read_number(std::uint32_t value, const char* dots);
  void check_number(std::uint32_t value, std::size_t dots, const char* begin, const char* end);
  void read_setup();
  bool read_word();
  bool read_word(const char* end);
  bool join_to_last_turn();
  bool read_result(const char* end);
  bool read_number_word(std::string_view word);
  bool read_unknown_turn(const char* end);
  void add_turn(const char* begin, const char* end);
  void add_adjustment(const char* begin, const char* end);
  void tell_plies(const char* begin, const char* end);
  void add_marked_turn(std::string_view word);
  void add_odd_word(std::string_view word);
  bool is_stray_in_front(std::string_view word) const;
  void stray(const char* begin, const char* end, std::size_t words);
  // The end of the record (record_end.cpp)
  void tell_stray();
  void finish();
  void take_last_turn_for_result();
  void drop_prose();
  void read_comments_behind_result();
  bool find_unclosed();
  void tell_missing_result();

  Span span(const char* begin, const char* end) const {
    return {static_cast<std::uint32_t>(begin - base_), static_cast<std::uint32_t>(end - begin)};
  }
  const char* at(std::uint32_t position) const { return base_ + position; }
  bool is_unclosed(std::uint32_t place) const;

  const Limits& limits_;
  TreeBuilder builder_;
  MoveNumbers numbers_;
  Record* record_ = nullptr;
  Notes* notes_ = nullptr;
  const char* base_ = nullptr;
  const char* end_ = nullptr;
  const char* p_ = nullptr;
  const char* behind_last_tag_ = nullptr;
  bool is_final_ = false;
  bool cut_off_ = false;
  bool had_braces_ = false;    // a comment with another `{` in it was read
  bool has_movetext_ = false;  // a number, a turn or a variation was read
  bool is_cut_short_ = false;  // by a comment that is never closed
  bool told_plies_ = false;
  bool told_nesting_ = false;
  bool told_tags_ = false;
  const char* stray_begin_ = nullptr;  // the first text that is no part of the record
  const char* stray_end_ = nullptr;
  std::size_t stray_words_ = 0;          // in all
  std::uint64_t tag_bits_ = 0;           // of the tags' names: an unset bit tells that a name is new
  std::vector<std::uint32_t> unclosed_;  // parentheses that the first attempt found open at the end
};

}  // namespace plybook
