#include "plybook/publish/replay_turns.h"

#include <fmt/format.h>

#include <iterator>

#include "plybook/base/xml_text.h"
#include "plybook/publish/put.h"
#include "plybook/publish/turn_signs.h"
#include "plybook/record/walk.h"
#include "plybook/record/words.h"

namespace plybook {

namespace {

/// Lists within lists, up to so many; what lies deeper stands in parentheses.
constexpr std::size_t deepest_list = 8;

class TurnListWriter {
 public:
  TurnListWriter(const Record& record, TurnTexts turns, const ShownTurns& shown, const ReplayTexts& texts,
                 std::vector<std::uint32_t>& order, std::string& out)
      : record_(record), turns_(turns), shown_(shown), texts_(texts), order_(order), out_(out) {}

  void write() {
    lines_.push_back({{}, 0, record_.start_index});
    out_ += R"(<ol class="line">)";
    if (!shown_.plies.empty()) {
      out_ += "<li>";
      link(0, texts_.start);
      out_ += "</li>";
    }
    remarks(record_.nodes[0].remarks);
    walk_tree(record_, *this);
    end_item();
    out_ += "</ol>";
  }

  // What walk_tree calls.
  void open() {
    begin_item();
    Line& outer = line();
    ++outer.variations;
    Line inner;
    inner.index = outer.index - (outer.counted ? 1U : 0U);
    if (lines_.size() < deepest_list) {
      inner.name = outer.name.empty() ? "" : outer.name + ".";
      inner.name += std::to_string(outer.variations);
    } else {
      inner.name = "x" + std::to_string(++deep_lines_);  // names of lines grow with their depth
    }
    lines_.push_back(std::move(inner));
    if (is_list()) {
      out_ += R"(<ol class="line variation" aria-label=")";
      append_xml_text(out_, texts_.variation);
      put(out_, R"( {}">)", line().name);
    } else {
      out_ += "<span>(</span>";
    }
    needs_number_ = true;
  }

  void close() {
    end_item();
    out_ += is_list() ? "</ol>" : "<span>)</span> ";
    lines_.pop_back();
    needs_number_ = true;
  }

  void turn(std::uint32_t id) {
    const Node& node = record_.nodes[id];
    const std::string_view text = id < turns_.size() && !turns_[id].empty() ? turns_[id] : node.text.in(record_.text);
    const bool counts = node.kind == Node::Kind::turn && !text.empty();
    if (counts && line().index % 2 == 0) end_item();
    begin_item();
    std::uint32_t remark = node.remarks;
    for (; remark != Remark::none && record_.remarks[remark].kind == Remark::Kind::comment_before;
         remark = record_.remarks[remark].next)
      put_remark(record_.remarks[remark]);
    if (!text.empty()) {
      number(id, node);
      put_turn(id, text);
    }
    line().counted = counts;
    if (counts) ++line().index;
    needs_number_ = false;
    remarks(remark);
  }

 private:
  struct Line {
    std::string name;
    std::uint32_t variations = 0;  ///< so far
    std::uint32_t index = 0;       ///< half-moves before the next turn
    bool counted = false;          ///< whether the last turn is one of them
    bool in_item = false;
  };
  Line& line() { return lines_.back(); }
  bool is_list() const { return lines_.size() <= deepest_list; }

  void begin_item() {
    if (line().in_item || !is_list()) return;
    out_ += "<li>";
    line().in_item = true;
  }
  void end_item() {
    if (!line().in_item) return;
    out_ += "</li>";
    line().in_item = false;
  }

  void put_turn(std::uint32_t id, std::string_view text) {
    if (id < shown_.plies.size() && shown_.plies[id] != 0) return link(id, text);
    out_ += R"(<span class="unread">)";
    append_xml_text(out_, text);
    out_ += "</span> ";
  }

  void link(std::uint32_t id, std::string_view text) {
    std::string name = fmt::format("{}.{}", shown_.game, shown_.plies[id]);
    if (!line().name.empty()) name += "/" + line().name;
    put(out_, R"(<a id="{0}" href="#{0}">)", name);
    append_xml_text(out_, text);
    out_ += "</a> ";
    order_.push_back(id);
  }

  void number(std::uint32_t id, const Node& node) {
    std::string text;
    const bool replayed = id < shown_.plies.size() && shown_.plies[id] != 0;
    if (node.kind == Node::Kind::turn && replayed) {
      const bool second = line().index % 2 == 1;
      if (!second || needs_number_) text = fmt::format("{}{}", line().index / 2 + 1, second ? "…" : ".");
    } else {
      text = node.number.in(record_.text);
    }
    if (text.empty()) return;
    out_ += "<b>";
    append_xml_text(out_, text);
    out_ += "</b>\u00A0";  // so that a line does not end with a number
  }

  void remarks(std::uint32_t id) {
    for (; id != Remark::none; id = record_.remarks[id].next) put_remark(record_.remarks[id]);
  }

  void put_remark(const Remark& remark) {
    const std::string_view written = remark.span.in(record_.text);
    switch (remark.kind) {
      case Remark::Kind::comment_before:
      case Remark::Kind::comment_after:
        return put_comment(comment_text(written));
      case Remark::Kind::nag:
        return put_sign(sign_text(remark.nag));
      case Remark::Kind::mark:
        return put_sign(written);
    }
  }

  void put_comment(std::string_view text) {
    if (text.empty()) return;
    begin_item();
    out_ += R"(<span class="comment">)";
    append_xml_text(out_, text);
    out_ += "</span> ";
    needs_number_ = true;
  }

  void put_sign(std::string_view text) {
    if (text.empty()) return;
    if (out_.back() == ' ') out_.pop_back();
    out_ += R"(<span class="sign">)";
    append_xml_text(out_, text);
    out_ += "</span> ";
  }

  const Record& record_;
  TurnTexts turns_;
  const ShownTurns& shown_;
  const ReplayTexts& texts_;
  std::vector<std::uint32_t>& order_;
  std::string& out_;
  std::vector<Line> lines_;
  std::uint32_t deep_lines_ = 0;
  bool needs_number_ = true;
};

}  // namespace

void append_turn_list(const Record& record, TurnTexts turns, const ShownTurns& shown, const ReplayTexts& texts,
                      std::vector<std::uint32_t>& order, std::string& out) {
  TurnListWriter(record, turns, shown, texts, order, out).write();
}

}  // namespace plybook
