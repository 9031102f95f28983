#include "plybook/publish/sheet_turns.h"

#include <utility>

#include "plybook/publish/turn_signs.h"
#include "plybook/record/move_numbers.h"
#include "plybook/record/walk.h"

namespace plybook {
namespace {

class SheetTurns {
 public:
  SheetTurns(const Record& record, TurnTexts turns, std::map<std::uint32_t, SheetFigure>& figures, PrintedSheet& sheet)
      : record_(record), turns_(turns), figures_(figures), sheet_(sheet) {}

  void write() {
    lines_.push_back({record_.start_index, false, true});
    for (std::uint32_t id = record_.nodes[0].remarks; id != Remark::none; id = record_.remarks[id].next)
      put_remark(record_.remarks[id]);
    walk_tree(record_, *this);
  }

  // What walk_tree calls.
  void open() {
    const Line& outer = lines_.back();
    lines_.push_back({outer.index - (outer.counted ? 1U : 0U), false, true});
    word("(");
    glues_ = true;
  }

  void close() {
    lines_.pop_back();
    lines_.back().needs_number = true;
    part(SheetPart::Kind::variation).text += ')';
  }

  void turn(std::uint32_t id) {
    const Node& node = record_.nodes[id];
    const std::string text = text_of(id);
    const std::string number = number_of(node);
    const bool counts = node.kind == Node::Kind::turn && !text.empty();
    std::uint32_t remark = node.remarks;
    const auto is_before = [&] {
      return remark != Remark::none && record_.remarks[remark].kind == Remark::Kind::comment_before;
    };
    const bool introduces = lines_.size() == 1 && !has_turn_;
    std::vector<SheetPart> before;
    for (; is_before(); remark = record_.remarks[remark].next) {
      if (introduces || lines_.size() > 1) {
        put_remark(record_.remarks[remark]);
      } else if (std::string comment = comment_text(record_.remarks[remark].span.in(record_.text)); !comment.empty()) {
        before.push_back({SheetPart::Kind::comment, std::move(comment), std::nullopt});
      }
    }
    if (!text.empty()) lines_.size() == 1 ? row(node, number, text) : variation_turn(node, number, text);
    for (SheetPart& comment : before) note().parts.push_back(std::move(comment));
    lines_.back().counted = counts;
    if (counts) ++lines_.back().index;
    if (!text.empty()) lines_.back().needs_number = false;
    for (; remark != Remark::none; remark = record_.remarks[remark].next) put_remark(record_.remarks[remark]);
    if (const auto figure = figures_.find(id); figure != figures_.end()) {
      if (lines_.size() > 1) figure->second.caption = numbered(number, text);
      put_figure(figure->second);
    }
  }

 private:
  struct Line {
    std::uint32_t index;  ///< half-moves before the next turn
    bool counted;         ///< whether the last turn is one of them
    bool needs_number;    ///< the next turn, whoever plays it
  };

  std::string text_of(std::uint32_t id) const {
    if (id < turns_.size() && !turns_[id].empty()) return std::string(turns_[id]);
    return std::string(record_.nodes[id].text.in(record_.text));
  }

  std::string number_of(const Node& node) const {
    if (node.kind == Node::Kind::setup) return {};
    if (node.kind == Node::Kind::adjustment) return node.second ? "0..." : "0.";
    return number_of_turn(lines_.back().index);
  }

  static std::string numbered(const std::string& number, const std::string& text) {
    return number.empty() ? text : number + " " + text;
  }

  /// Puts a turn of the main line into its column. A position in the midst of a game has a row of its own.
  void row(const Node& node, std::string number, const std::string& text) {
    const bool second = node.kind == Node::Kind::adjustment ? node.second
                        : node.kind == Node::Kind::turn     ? lines_.back().index % 2 == 1
                                                            : false;
    at_ = numbered(number, text);
    if (const std::size_t dots = number.find("..."); dots != std::string::npos) number.resize(dots + 1);
    const bool goes_on = second && !sheet_.rows.empty() && sheet_.rows.back().number == number && last_is_first_;
    if (!goes_on) sheet_.rows.push_back({std::move(number), {}});
    cell_ = &sheet_.rows.back().turns[second ? 1 : 0];
    cell_->text = text;
    last_is_first_ = !second && node.kind != Node::Kind::setup;
    has_turn_ = true;
    note_ = nullptr;
  }

  void variation_turn(const Node& node, const std::string& number, const std::string& text) {
    const bool wants = node.kind != Node::Kind::turn || lines_.back().needs_number || lines_.back().index % 2 == 0;
    if (wants && !number.empty()) word(number);
    word(text);
  }

  void put_remark(const Remark& remark) {
    switch (remark.kind) {
      case Remark::Kind::comment_before:
      case Remark::Kind::comment_after:
        return put_comment(comment_text(remark.span.in(record_.text)));
      case Remark::Kind::nag:
        return put_sign(sign_text(remark.nag));
      case Remark::Kind::mark:
        return put_sign(std::string(remark.span.in(record_.text)));
    }
  }

  void put_comment(std::string text) {
    if (text.empty()) return;
    lines_.back().needs_number = true;
    if (lines_.size() > 1) return word(text);
    note().parts.push_back({SheetPart::Kind::comment, std::move(text), std::nullopt});
  }

  void put_sign(const std::string& sign) {
    if (sign.empty()) return;
    if (lines_.size() > 1) {
      part(SheetPart::Kind::variation).text += sign;
    } else if (cell_) {
      cell_->text += sign;
    }
  }

  void put_figure(SheetFigure& figure) {
    SheetPart& part = note().parts.emplace_back();
    part.kind = SheetPart::Kind::figure;
    part.figure = std::move(figure);
    lines_.back().needs_number = true;
  }

  /// Adds to the running text of a variation.
  void word(std::string_view text) {
    std::string& words = part(SheetPart::Kind::variation).text;
    if (!words.empty() && !std::exchange(glues_, false)) words += ' ';
    glues_ = false;
    words += text;
  }

  /// What is written last of the note, begun anew where it is of another kind.
  SheetPart& part(SheetPart::Kind kind) {
    SheetNote& to = note();
    if (to.parts.empty() || to.parts.back().kind != kind) to.parts.push_back({kind, {}, std::nullopt});
    return to.parts.back();
  }

  /// The note of the last turn.
  SheetNote& note() {
    if (!has_turn_) return sheet_.introduction;
    if (note_ == nullptr) {
      note_ = &sheet_.notes.emplace_back();
      note_->turn = at_;
      cell_->note = static_cast<std::uint32_t>(sheet_.notes.size());
    }
    return *note_;
  }

  const Record& record_;
  TurnTexts turns_;
  std::map<std::uint32_t, SheetFigure>& figures_;
  PrintedSheet& sheet_;
  std::vector<Line> lines_;
  std::string at_;               // the last turn of the main line, as notes call it
  PrintedTurn* cell_ = nullptr;  // where it stands; rows and notes grow only behind it
  SheetNote* note_ = nullptr;    // what is told of it
  bool has_turn_ = false;        // of the main line
  bool last_is_first_ = false;   // whether it is the first side's
  bool glues_ = false;           // behind a parenthesis
};

}  // namespace

void append_sheet_turns(const Record& record, TurnTexts turns, std::map<std::uint32_t, SheetFigure>& figures,
                        PrintedSheet& sheet) {
  SheetTurns(record, turns, figures, sheet).write();
}

}  // namespace plybook
