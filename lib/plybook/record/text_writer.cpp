#include "plybook/record/text_writer.h"

#include <fmt/format.h>

#include <algorithm>

#include "plybook/record/characters.h"
#include "plybook/record/comment_syntax.h"
#include "plybook/record/move_numbers.h"
#include "plybook/record/movetext_writer.h"
#include "plybook/record/walk.h"
#include "plybook/record/words.h"

namespace plybook {
namespace {

using namespace record_text;

/// Blanks within a turn as one blank, so that lines do not break in it.
std::string one_line(std::string_view text) {
  std::string out;
  const char* const end = text.data() + text.size();
  for (const char* p = text.data(); p != end;) {
    const char* next = skip_blanks(p, end);
    out += next != p ? ' ' : *p;
    p = next != p ? next : p + 1;
  }
  return out;
}

bool could_join(char c) { return (class_of(static_cast<unsigned char>(c)) & (sign | cross | high)) != 0; }

/// Writes one record's tree.
class TreeWriter {
 public:
  /// With `lost`, PDN is written, and what it cannot hold is put there.
  TreeWriter(const Record& record, TurnTexts turns, MovetextWriter& out, std::vector<LostText>* lost = nullptr)
      : record_(record), turns_(turns), out_(out), lost_(lost) {}

  void write() {
    index_ = record_.start_index;
    write_root_remarks();
    walk_tree(record_, *this);
  }

  // What walk_tree calls.
  void open() {
    out_.open();
    stack_.push_back(index_);
    index_ -= last_counts_ ? 1U : 0U;
    needs_number_ = true;
    last_ = {};
    counts_.push_back(last_counts_);
    last_counts_ = false;
  }

  void close() {
    out_.close();
    index_ = stack_.back();
    stack_.pop_back();
    last_counts_ = counts_.back();
    counts_.pop_back();
    needs_number_ = true;
    last_ = {};
  }

  void turn(std::uint32_t id) {
    const Node& node = record_.nodes[id];
    if (is_unknown_turn(last_) && !node.number.empty()) count_anew(node);
    const std::string_view text = turn_text(id);
    std::uint32_t remark = write_comments_before(node, text);
    if (!text.empty()) out_.put(text);
    last_counts_ = node.kind == Node::Kind::turn && !text.empty();
    if (last_counts_) ++index_;
    after_adjustment_ = node.kind == Node::Kind::adjustment;
    needs_number_ = false;
    last_.assign(text);
    write_remarks(remark, !text.empty());
  }

 private:
  std::string_view turn_text(std::uint32_t id) {
    if (id < turns_.size() && !turns_[id].empty()) return turns_[id];
    const std::string_view text = record_.nodes[id].text.in(record_.text);
    if (std::none_of(text.begin(), text.end(),
                     [](char c) { return (class_of(static_cast<unsigned char>(c)) & (blank | high)) != 0; }))
      return text;
    line_ = one_line(text);
    return line_;
  }

  void write_root_remarks() {
    for (std::uint32_t id = record_.nodes[0].remarks; id != Remark::none; id = record_.remarks[id].next)
      write_remark(record_.remarks[id]);
  }

  void write_remark(const Remark& remark) {
    switch (remark.kind) {
      case Remark::Kind::comment_before:
      case Remark::Kind::comment_after:
        return write_comment(remark.span.in(record_.text));
      case Remark::Kind::nag:
        return out_.put(fmt::format("${}", remark.nag));
      case Remark::Kind::mark:
        return write_mark(one_line(remark.span.in(record_.text)));
    }
  }

  void write_comment(std::string_view text) {
    if (lost_ == nullptr) return out_.comment(text);
    std::string held(text);
    const bool unclosed = looks_unclosed(text.data(), text.data() + text.size());
    for (char& c : held) {
      if (c != '}' && (c != '{' || !unclosed)) continue;
      const char instead = c == '}' ? ')' : '(';
      lose(Code::pdn_comment, {std::string(1, c), std::string(1, instead)});
      c = instead;
    }
    out_.comment(held);
  }

  void write_mark(const std::string& mark) {
    if (lost_ == nullptr || mark.find_first_not_of("!?") == std::string::npos) {
      if (plybook::could_join(mark.back())) needs_number_ = true;  // between it and the next turn
      return out_.put(mark);
    }
    lose(Code::pdn_line, {mark});
  }

  void lose(Code code, std::vector<std::string> args) {
    const auto same = [&](const LostText& lost) { return lost.code == code && lost.args == args; };
    if (std::none_of(lost_->begin(), lost_->end(), same)) lost_->push_back({code, std::move(args)});
  }

  /// The comments before a turn need its number in front of them where they would else belong to the turn before.
  std::uint32_t write_comments_before(const Node& node, std::string_view text) {
    std::uint32_t id = node.remarks;
    const bool has_comment = id != Remark::none && record_.remarks[id].kind == Remark::Kind::comment_before;
    if (has_comment && !needs_number_) write_number(node);
    const bool is_written = has_comment && !needs_number_;
    for (; id != Remark::none && record_.remarks[id].kind == Remark::Kind::comment_before;
         id = record_.remarks[id].next)
      write_remark(record_.remarks[id]);
    if (!text.empty() && !is_written && wants_number(node, text)) write_number(node);
    return id;
  }

  bool wants_number(const Node& node, std::string_view text) const {
    if (node.kind == Node::Kind::setup) return false;
    if (needs_number_ || could_join(last_, text)) return true;
    if (node.kind == Node::Kind::adjustment) return !node.second || !after_adjustment_;
    return index_ % 2 == 0 || after_adjustment_;
  }

  static bool could_join(std::string_view last, std::string_view text) {
    return !last.empty() && text != "--" && (plybook::could_join(last.back()) || plybook::could_join(text.front()));
  }

  void write_number(const Node& node) {
    if (node.kind == Node::Kind::adjustment) return out_.put(node.second ? "0..." : "0.");
    out_.put(number_of_turn(index_));
  }

  /// Behind an unknown turn the record's own numbers tell how many turns it stands for.
  void count_anew(const Node& node) {
    const std::string_view number = node.number.in(record_.text);
    std::uint32_t value = 0;
    std::size_t digits = 0;
    while (digits < number.size() && digits < 8 && is_digit(number[digits]))
      value = value * 10 + static_cast<std::uint32_t>(number[digits++] - '0');
    if (value > 0) index_ = 2 * (value - 1) + (number.size() > digits + 1 ? 1U : 0U);
  }

  void write_remarks(std::uint32_t id, bool may_glue) {
    if (may_glue && id != Remark::none && record_.remarks[id].kind == Remark::Kind::nag) {
      const std::string_view sign = sign_of(record_.remarks[id].nag);
      if (!sign.empty()) {
        out_.glue(sign);
        id = record_.remarks[id].next;
      }
    }
    for (; id != Remark::none; id = record_.remarks[id].next) {
      write_remark(record_.remarks[id]);
      last_.clear();
    }
  }

  const Record& record_;
  TurnTexts turns_;
  MovetextWriter& out_;
  std::vector<LostText>* lost_;
  std::vector<std::uint32_t> stack_;  // half-moves behind each turn whose variations are being written
  std::vector<bool> counts_;          // whether that turn is one of them
  std::uint32_t index_ = 0;
  bool needs_number_ = true;  // at the beginning of a line of play, behind a variation
  bool last_counts_ = false;
  bool after_adjustment_ = false;
  std::string last_;  // the turn before, when nothing stands between
  std::string line_;
};

}  // namespace

std::string_view result_text(const Record& record) {
  if (record.has_result()) {
    const std::string_view written = record.result_span.in(record.text);
    const auto known = result_of(written);
    return known && !known->is_usual ? text(record.result) : written;  // a score such as 4-6 stays
  }
  const auto tag = record.value("Result");
  const auto known = tag ? result_of(*tag) : std::nullopt;
  return text(known ? known->result : Result::unknown);
}

void write_tag(std::string_view name, std::string_view value, std::string& out) {
  out.append("[").append(name).append(" \"");
  for (const char c : value) {
    if (c == '"' || c == '\\') out += '\\';
    out += moves_line(c) ? ' ' : c;
  }
  out += "\"]\n";
}

std::vector<LostText> write_pdn_movetext(const Record& record, TurnTexts turns, std::string& out) {
  std::vector<LostText> lost;
  MovetextWriter movetext(out);
  TreeWriter(record, turns, movetext, &lost).write();
  movetext.put("*");
  movetext.finish();
  return lost;
}

void TextWriter::write(const Record& record, TurnTexts turns, std::string& out) {
  if (!is_first_) out += '\n';
  is_first_ = false;
  for (const Tag& tag : record.tags) write_tag(record.name(tag), record.value(tag), out);
  if (!record.tags.empty()) out += '\n';
  MovetextWriter movetext(out);
  TreeWriter(record, turns, movetext).write();
  // A result alone would be taken for a second one of the record before.
  if (record.tags.empty() && record.nodes.size() == 1) movetext.put("1.");
  movetext.put(result_text(record));
  movetext.finish();
}

}  // namespace plybook
