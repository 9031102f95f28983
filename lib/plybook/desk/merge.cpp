#include "plybook/desk/merge.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "plybook/base/unicode.h"
#include "plybook/desk/tag_differences.h"
#include "plybook/record/edit.h"
#include "plybook/record/text_writer.h"
#include "plybook/replay/canonical.h"

namespace plybook {
namespace {

/// Puts the second sheet's parts into a copy of the first.
class Merging {
 public:
  using From = SheetComparison::From;

  Merging(const Sheet& first, const Sheet& second, const SheetComparison& comparison,
          const char* (*translate)(const char*))
      : first_(first), second_(second), way_(*comparison.merged), translate_(translate), draft_(first.record()) {
    graft_ = draft_.graft(second.record());
    result(comparison);
    tags(comparison);
    turns();
  }

  const Draft& draft() const { return draft_; }
  Merge& merge() { return merge_; }

 private:
  void result(const SheetComparison& comparison);
  void tags(const SheetComparison& comparison);
  void turns();
  void turn_of_both(std::size_t turn);
  void drop_pieces(std::size_t turn);
  void tell_surplus(const Sheet& sheet, const Draft::Graft& graft);
  void append_rest(std::size_t turn);
  void remarks(std::uint32_t from, std::uint32_t to, std::uint32_t target);
  bool has_remark(std::uint32_t node, const Remark& remark) const;
  bool say_the_same(std::uint32_t one, std::uint32_t other) const;
  bool have_same_remarks(const Node& one, const Node& other) const;
  void variations(std::uint32_t node, std::uint32_t target);
  /// The node that remarks before the first turn belong to.
  std::uint32_t start() const { return draft_.record().first() == Node::none ? 0 : draft_.record().first(); }
  void comment_before(std::uint32_t node, const char* text, std::string_view a, std::string_view b = {});
  void comment_behind(std::uint32_t node, std::string_view turn);

  static constexpr const char* of_other = N_("the other sheet: {0}");

  const Sheet& first_;
  const Sheet& second_;
  const std::vector<From>& way_;
  const char* (*translate_)(const char*);
  Draft draft_;
  Draft::Graft graft_;
  Merge merge_;
};

void Merging::comment_before(std::uint32_t node, const char* text, std::string_view a, std::string_view b) {
  draft_.add_comment(node, fmt::format(fmt::runtime(translate_ ? translate_(text) : text), a, b),
                     Remark::Kind::comment_before);
}

void Merging::comment_behind(std::uint32_t node, std::string_view turn) {
  draft_.add_comment(node, fmt::format(fmt::runtime(translate_ ? translate_(of_other) : of_other), turn));
}

/// The result that the board shows, else the one that is told; none where there are two.
void Merging::result(const SheetComparison& comparison) {
  const Result one = first_.result.value_or(Result::unknown), other = second_.result.value_or(Result::unknown);
  Result decided = one == Result::unknown ? other : one;
  if (comparison.board) {
    decided = comparison.board->result;
  } else if (one != other && one != Result::unknown && other != Result::unknown) {
    decided = Result::unknown;
    merge_.is_result_open = true;
  }
  if (one != other && one != Result::unknown && other != Result::unknown)
    comment_before(start(), N_("the sheets: {0}, {1}"), text(one), text(other));
  draft_.set_result(decided);
  if (first_.record().tag("Result") || second_.record().tag("Result")) draft_.set_tag("Result", text(decided));
}

void Merging::tags(const SheetComparison& comparison) {
  const Record& other = second_.record();
  for (const Tag& tag : other.tags) {
    const auto own = draft_.record().value(other.name(tag));
    if (!own || (is_unknown_value(*own) && !is_unknown_value(other.value(tag))))
      draft_.set_tag(other.name(tag), other.value(tag));
  }
  for (const TagDifference& tag : comparison.tags) {
    if (tag.name == "Result") continue;  // told with the result itself
    std::string pair;
    write_tag(tag.name, tag.second, pair);
    pair.pop_back();
    comment_before(start(), of_other, pair);
  }
}

void Merging::turns() {
  if (!first_.turns.empty())  // what stands around adjustments, or alone
    remarks(0, second_.turns.empty() ? Node::none : second_.turns.front().node, first_.turns.front().node);
  for (std::size_t i = 0; i < way_.size(); ++i) {
    if (i < first_.turns.size() && i < second_.turns.size()) turn_of_both(i);
  }
  if (way_.size() > first_.turns.size()) append_rest(first_.turns.size());
  tell_surplus(first_, {});
  tell_surplus(second_, graft_);
}

/// Ends the record where the sheet that can be right ends, and tells in remarks what the other has behind that.
void Merging::tell_surplus(const Sheet& sheet, const Draft::Graft& graft) {
  const std::size_t end = way_.size();
  if (sheet.turns.size() <= end) return;
  const std::uint32_t first = graft.node(sheet.turns[end].node);
  const std::uint32_t last = end > 0 ? first_.turns[end - 1].node : 0;
  std::string turns = sheet.number(end);
  for (std::size_t i = end; i < sheet.turns.size(); ++i) turns += " " + sheet.turns[i].text;
  std::vector<Remark> remarks;
  for (std::uint32_t node = first; node != Node::none; node = draft_.record().nodes[node].child)
    for (std::uint32_t id = draft_.record().nodes[node].remarks; id != Remark::none;
         id = draft_.record().remarks[id].next)
      remarks.push_back(draft_.record().remarks[id]);
  if (&sheet == &first_) draft_.cut_before(first);
  comment_behind(last, turns);
  for (Remark& remark : remarks)
    if (remark.kind == Remark::Kind::comment_before || remark.kind == Remark::Kind::comment_after) {
      remark.kind = Remark::Kind::comment_after;
      draft_.add_remark(last, remark);
    }
}

/// Where the sheets have a turn each, be it the same or not: the second's remarks and variations come to the first's,
/// and the turn that was not played becomes a remark.
void Merging::turn_of_both(std::size_t turn) {
  const std::uint32_t target = first_.turns[turn].node, node = second_.turns[turn].node;
  if (way_[turn] == From::first) comment_behind(target, second_.turns[turn].text);
  const std::uint32_t end = turn + 1 < second_.turns.size() ? second_.turns[turn + 1].node : Node::none;
  remarks(node, end, target);
  variations(graft_.node(node), target);
  if (way_[turn] != From::second) return;
  drop_pieces(turn);
  draft_.node(target).text = draft_.add_text(second_.turns[turn].text);
  comment_behind(target, first_.turns[turn].text);
}

/// What the first sheet wrote as further turns, and was a part of this one.
void Merging::drop_pieces(std::size_t turn) {
  const std::uint32_t end = turn + 1 < first_.turns.size() ? first_.turns[turn + 1].node : Node::none;
  for (std::uint32_t node = draft_.record().nodes[first_.turns[turn].node].child; node != end && node != Node::none;) {
    const Node& piece = draft_.record().nodes[node];
    const std::uint32_t next = piece.child;
    if (piece.kind == Node::Kind::turn && !piece.text.empty()) draft_.take_out(node);
    node = next;
  }
}

/// The second sheet goes on where the first ends.
void Merging::append_rest(std::size_t turn) {
  const std::uint32_t node = graft_.node(second_.turns[turn].node);
  std::uint32_t last = first_.turns.empty() ? 0 : first_.turns.back().node;
  while (draft_.record().nodes[last].child != Node::none) last = draft_.record().nodes[last].child;
  draft_.node(last).child = node;
  draft_.node(node).parent = last;
}

/// Copies the remarks of the second sheet's nodes from `from` up to `to`, but for those that are there already.
void Merging::remarks(std::uint32_t from, std::uint32_t to, std::uint32_t target) {
  const Record& other = second_.record();
  for (std::uint32_t node = from; node != to && node != Node::none; node = other.nodes[node].child)
    for (std::uint32_t id = other.nodes[node].remarks; id != Remark::none; id = other.remarks[id].next) {
      Remark remark = other.remarks[id];
      remark.span = graft_.span(remark.span);
      if (!has_remark(target, remark)) draft_.add_remark(target, remark);
    }
}

bool Merging::has_remark(std::uint32_t node, const Remark& remark) const {
  const Record& record = draft_.record();
  for (std::uint32_t id = record.nodes[node].remarks; id != Remark::none; id = record.remarks[id].next) {
    const Remark& own = record.remarks[id];
    if (own.kind == remark.kind && own.nag == remark.nag &&
        (own.kind == Remark::Kind::nag || own.span.in(record.text) == remark.span.in(record.text)))
      return true;
  }
  return false;
}

/// Whether two lines of play say the same in every node.
bool Merging::say_the_same(std::uint32_t one, std::uint32_t other) const {
  const Record& record = draft_.record();
  const auto of = [&](std::uint32_t id) { return id == Node::none ? nullptr : &record.nodes[id]; };
  std::vector<std::pair<std::uint32_t, std::uint32_t>> open = {{one, other}};
  while (!open.empty()) {
    const auto [a, b] = open.back();
    open.pop_back();
    if ((a == Node::none) != (b == Node::none)) return false;
    if (a == Node::none) continue;
    if (of(a)->text.in(record.text) != of(b)->text.in(record.text) || !have_same_remarks(*of(a), *of(b))) return false;
    open.emplace_back(of(a)->child, of(b)->child);
    open.emplace_back(of(a)->variation, of(b)->variation);
    if (a != one) open.emplace_back(of(a)->sibling, of(b)->sibling);
  }
  return true;
}

bool Merging::have_same_remarks(const Node& one, const Node& other) const {
  const Record& record = draft_.record();
  std::uint32_t a = one.remarks, b = other.remarks;
  for (; a != Remark::none && b != Remark::none; a = record.remarks[a].next, b = record.remarks[b].next)
    if (record.remarks[a].span.in(record.text) != record.remarks[b].span.in(record.text)) return false;
  return a == b;
}

/// Hangs the variations of one node behind those of another, but for those that are there already.
void Merging::variations(std::uint32_t node, std::uint32_t target) {
  for (std::uint32_t head = draft_.node(node).variation; head != Node::none;) {
    const std::uint32_t next = draft_.node(head).sibling;
    std::uint32_t* link = &draft_.node(target).variation;
    while (*link != Node::none && !say_the_same(*link, head)) link = &draft_.node(*link).sibling;
    if (*link == Node::none) {
      *link = head;
      draft_.node(head).parent = draft_.node(target).parent;
      draft_.node(head).sibling = Node::none;
    }
    head = next;
  }
}

}  // namespace

std::optional<Merge> merge(const Sheet& first, const Sheet& second, const SheetComparison& comparison,
                           Replayer& replayer, const char* (*translate)(const char*)) {
  Merging merging(first, second, comparison, translate);
  CanonicalTurns turns;
  turns.begin(merging.draft().record());
  Findings findings;
  if (!replayer.replay(merging.draft().record(), findings, &turns).complete()) return std::nullopt;
  std::copy_if(findings.begin(), findings.end(), std::back_inserter(merging.merge().wrong_variations),
               [](const Finding& f) { return !f.variation.empty() && info(f.code).severity == Severity::error; });
  Record whole = merging.draft().record();
  for (const std::uint32_t piece : turns.pieces()) take_out(whole, piece);
  TextWriter().write(whole, turns.texts(), merging.merge().text);
  return std::move(merging.merge());
}

}  // namespace plybook
