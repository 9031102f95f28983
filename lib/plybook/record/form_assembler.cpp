#include "plybook/record/form_assembler.h"

#include <fmt/format.h>

#include <algorithm>

#include "plybook/base/letters.h"
#include "plybook/base/unicode.h"
#include "plybook/record/characters.h"
#include "plybook/record/input_text.h"
#include "plybook/record/movetext.h"
#include "plybook/record/tag_syntax.h"
#include "plybook/record/words.h"

namespace plybook {
namespace {

using namespace record_text;

bool is_setup(std::string_view text) {
  return text.substr(0, 4) == "/FEN" && text.size() > 8 && text.substr(text.size() - 2) == "\"/" &&
         text.find_first_of("\r\n") == std::string_view::npos;
}

/// Whether the text, put behind a turn, would be read as a mark: `!?!!`, `(?)`, `~`, `$902`.
bool is_mark(std::string_view text) {
  if (text.empty() || text.front() == '%') return false;
  if (text.front() == '(')
    return text.size() > 2 && text.find_first_not_of("!?", 1) == text.size() - 1 && text.back() == ')';
  return text.find_first_of("{}()[];") == std::string_view::npos && std::none_of(text.begin(), text.end(), [](char c) {
           return (class_of(static_cast<unsigned char>(c)) & blank) != 0;
         });
}

/// Whether the text, put into movetext, would be read as one turn.
bool is_turn(std::string_view text) {
  const char* const begin = text.data();
  const char* const end = begin + text.size();
  const char* word_end = find_word_end(begin, end);
  const char* behind = find_turn_end(begin, word_end, end);
  if (behind != end && text != "- -") return false;
  if (text.front() == '%' || dots_at(begin, end).count > 0) return false;
  if (text.front() == '/' && text.size() > 1 && text.back() == '/') return false;  // another position
  const std::size_t digits_end = text.find_first_not_of("0123456789");
  if (digits_end != std::string_view::npos && dots_at(begin + digits_end, end).count > 0) return false;
  if (without_forced_sign(text).size() < text.size()) return false;
  if (!glued_mark(text).empty()) return false;
  return !result_of(text) && !nag_of(text);
}

}  // namespace

void FormTurn::clear() {
  turn = {};
  kind.clear();
  number.clear();
  parent.reset();
  replaces.reset();
  nags.clear();
  marks.clear();
  before.clear();
  after.clear();
}

void FormAssembler::start(Record& record, Findings& findings, const Place& place) {
  record_ = &record;
  findings_ = &findings;
  record.clear();
  record.line = place.line;
  record.column = place.column;
  record.offset = place.offset;
  record.encoding = Encoding::utf8;
  text_.clear();
  entries_.assign(1, {0, Node::none, 0});
  told_plies_ = told_nesting_ = has_turn_ = has_result_ = false;
}

void FormAssembler::tell(Code code, std::vector<std::string> args, const Place& place) {
  findings_->push_back(finding_at(code, std::move(args), place));
}

void FormAssembler::refuse_key(std::string_view key, const Place& place) {
  tell(Code::form_key, {printable(key)}, place);
}

void FormAssembler::refuse_value(std::string_view key, const Place& place) {
  tell(Code::form_value, {std::string(key)}, place);
}

Span FormAssembler::add_text(std::string_view text) {
  const Span span{static_cast<std::uint32_t>(text_.size()), static_cast<std::uint32_t>(text.size())};
  text_ += text;
  return span;
}

Span FormAssembler::add_placed(const FormText& text) {
  record_->form_places.push_back({static_cast<std::uint32_t>(text_.size()), text.place});
  return add_text(text.text);
}

/// Control characters, which a form can spell, are told and become U+FFFD.
std::string FormAssembler::clean(const FormText& text, bool keeps_line_ends) {
  std::string out;
  for (std::size_t i = 0; i < text.text.size();) {
    const std::size_t start = i;
    const char32_t c = next_code_point(text.text, i);
    const bool is_line_move = c >= '\n' && c <= '\r';
    if (!is_control(c) || c == '\t' || (is_line_move && keeps_line_ends)) {
      out.append(text.text, start, i - start);
    } else if (is_line_move) {
      out += ' ';
    } else {
      tell(Code::control_character, {fmt::format("U+{:04X}", static_cast<unsigned>(c))}, text.place);
      append_utf8(out, replacement_character);
    }
  }
  return out;
}

/// Whether the record has that tag already; then it is told, as in text, and the first one counts.
bool FormAssembler::is_twice(const FormText& name, const FormText& value) {
  const auto first = std::find_if(record_->tags.begin(), record_->tags.end(),
                                  [&](const Tag& tag) { return tag.name.in(text_) == name.text; });
  if (first == record_->tags.end()) return false;
  if (first->value.in(text_) == clean(value, false))
    refuse_value("tags", name.place);
  else
    tell(Code::tag_twice, {}, name.place);
  return true;
}

void FormAssembler::tag(const FormText& name, const FormText& value) {
  if (!can_name_tag(name.text)) return refuse_value("tags", name.place);
  if (record_->tags.size() >= limits_.max_tags) {
    if (record_->tags.size() == limits_.max_tags)
      tell(Code::limit, {std::to_string(limits_.max_tags), "tags", "--max-tags"}, name.place);
    return;
  }
  if (is_twice(name, value)) return;
  Tag tag;
  tag.name = add_placed(name);
  tag.value = add_placed({clean(value, false), value.place});
  record_->tags.push_back(tag);
}

bool FormAssembler::check_turn(const FormTurn& turn) {
  const std::string& text = turn.turn.text;
  const bool is_setup_kind = turn.kind == "setup";
  if (!turn.kind.empty() && !is_setup_kind && turn.kind != "adjustment") {
    refuse_value("kind", turn.turn.place);
    return false;
  }
  const bool has_control = std::any_of(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) < 0x20 && std::string_view("\t\n\v\f\r").find(c) == std::string_view::npos) ||
           c == 0x7F;
  });
  if (!has_control && (is_setup_kind ? is_setup(text) : text.empty() || is_turn(text))) return true;
  refuse_value("turn", turn.turn.place);
  return false;
}

bool FormAssembler::exceeds_limits(const Entry& entry, const FormTurn& turn) {
  if (record_->nodes.size() > limits_.max_plies) {
    if (!told_plies_) tell(Code::limit, {std::to_string(limits_.max_plies), "turns", "--max-plies"}, turn.turn.place);
    return told_plies_ = true;
  }
  if (entry.depth <= limits_.max_nesting) return false;
  if (!told_nesting_)
    tell(Code::limit, {std::to_string(limits_.max_nesting), "nested variations", "--max-nesting"}, turn.turn.place);
  return told_nesting_ = true;
}

/// Finds where the turn belongs. False where what it belongs to was left out, or cannot be.
bool FormAssembler::link(Entry& entry, const FormTurn& turn) {
  return turn.replaces ? link_variation(entry, turn) : link_child(entry, turn);
}

bool FormAssembler::link_variation(Entry& entry, const FormTurn& turn) {
  if (*turn.replaces == 0 || *turn.replaces >= entries_.size()) {
    refuse_value("replaces", turn.turn.place);
    return false;
  }
  Entry& replaced = entries_[static_cast<std::size_t>(*turn.replaces)];
  entry.depth = replaced.depth + 1;
  if (replaced.node == Node::none || exceeds_limits(entry, turn)) return false;
  std::vector<Node>& nodes = record_->nodes;
  entry.node = static_cast<std::uint32_t>(nodes.size());
  Node& node = nodes.emplace_back();
  node.parent = nodes[replaced.node].parent;
  (replaced.last_variation == Node::none ? nodes[replaced.node].variation : nodes[replaced.last_variation].sibling) =
      entry.node;
  replaced.last_variation = entry.node;
  return true;
}

bool FormAssembler::link_child(Entry& entry, const FormTurn& turn) {
  const std::uint64_t number = turn.parent.value_or(entries_.size() - 1);
  if (number >= entries_.size()) {
    refuse_value("parent", turn.turn.place);
    return false;
  }
  const Entry& parent = entries_[static_cast<std::size_t>(number)];
  entry.depth = parent.depth;
  if (parent.node == Node::none || exceeds_limits(entry, turn)) return false;
  std::vector<Node>& nodes = record_->nodes;
  const bool is_empty_turn = number > 0 && nodes[parent.node].text.empty();
  if (nodes[parent.node].child != Node::none || is_empty_turn) {
    refuse_value("parent", turn.turn.place);
    return false;
  }
  entry.node = static_cast<std::uint32_t>(nodes.size());
  nodes.emplace_back().parent = parent.node;
  nodes[parent.node].child = entry.node;
  return true;
}

void FormAssembler::set_start(const FormTurn& turn) {
  std::uint32_t value = 0;
  std::size_t digits = 0;
  for (; digits < turn.number.size() && digits < 8 && is_digit(turn.number[digits]); ++digits)
    value = value * 10 + static_cast<std::uint32_t>(turn.number[digits] - '0');
  const Dots dots = dots_at(turn.number.data() + digits, turn.number.data() + turn.number.size());
  if (digits == 0 || dots.count == 0 || dots.length + digits != turn.number.size())
    return refuse_value("number", turn.turn.place);
  Node& node = record_->nodes.back();
  node.number = add_text(turn.number);
  node.second = node.kind == Node::Kind::adjustment && dots.count > 1;
  if (node.kind == Node::Kind::turn && !has_turn_ && value > 0)
    record_->start_index = 2 * (value - 1) + (dots.count > 1 ? 1U : 0U);
}

void FormAssembler::turn(const FormTurn& turn) {
  Entry entry;
  if (check_turn(turn) && link(entry, turn)) {
    Node& node = record_->nodes.back();
    node.text = add_placed(turn.turn);
    if (turn.kind == "adjustment") node.kind = Node::Kind::adjustment;
    if (turn.kind == "setup") node.kind = Node::Kind::setup;
    if (!turn.number.empty()) set_start(turn);
    has_turn_ = has_turn_ || node.kind == Node::Kind::turn;
    add_remarks(entry.node, turn);
  }
  entries_.push_back(entry);
}

void FormAssembler::add_remark(std::uint32_t node, Remark::Kind kind, std::uint16_t nag, Span span) {
  const auto id = static_cast<std::uint32_t>(record_->remarks.size());
  record_->remarks.push_back({span, Remark::none, kind, nag});
  (last_remark_ == Remark::none ? record_->nodes[node].remarks : record_->remarks[last_remark_].next) = id;
  last_remark_ = id;
}

void FormAssembler::add_remarks(std::uint32_t node, const FormTurn& turn) {
  last_remark_ = Remark::none;
  for (const FormText& comment : turn.before)
    add_remark(node, Remark::Kind::comment_before, 0, add_placed({clean(comment, true), comment.place}));
  for (const std::uint64_t nag : turn.nags) {
    if (nag > largest_nag) {
      refuse_value("nags", turn.turn.place);
    } else {
      add_remark(node, Remark::Kind::nag, static_cast<std::uint16_t>(nag), add_text(fmt::format("${}", nag)));
    }
  }
  for (const FormText& mark : turn.marks) {
    if (!is_mark(mark.text)) {
      refuse_value("marks", mark.place);
    } else {
      add_remark(node, Remark::Kind::mark, 0, add_placed(mark));
    }
  }
  for (const FormText& comment : turn.after)
    add_remark(node, Remark::Kind::comment_after, 0, add_placed({clean(comment, true), comment.place}));
}

void FormAssembler::result(const FormText& result) {
  const auto known = result_of(result.text);
  if (!known) tell(Code::result_form, {printable(result.text), std::string(text(Result::unknown))}, result.place);
  if (result.text.empty() || find_word_end(result.text.data(), result.text.data() + result.text.size()) !=
                                 result.text.data() + result.text.size())
    return;
  record_->result = known ? known->result : Result::unknown;
  record_->result_span = add_placed(result);
  has_result_ = true;
  is_known_result_ = known.has_value();
}

void FormAssembler::finish() {
  record_->text = text_;
  if (has_result_ && !is_known_result_) keep_score_only();
}

/// Another word at the end of a record would be read as a turn.
void FormAssembler::keep_score_only() {
  const std::string_view word = record_->result_span.in(text_);
  if (is_score(word) && record_->value("Result") == word) return;
  record_->result_span = add_text("*");
  record_->text = text_;
}

}  // namespace plybook
