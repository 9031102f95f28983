#include "plybook/replay/results.h"

#include <string>

#include "plybook/record/places.h"
#include "plybook/record/words.h"
#include "plybook/replay/tags.h"

namespace plybook {
namespace {

/// Everything that the checks look at, once.
class ResultCheck {
 public:
  ResultCheck(const Record& record, const Replay& replay, Findings& findings)
      : record_(record), replay_(replay), findings_(findings) {
    tag_ = find_tag(record, replay.game.get(), "Result");
    word_ = find_tag(record, replay.game.get(), "Termination");
    if (tag_) {
      if (const auto read = result_of(record.value(*tag_))) tag_result_ = read->result;
    }
    if (word_) termination_ = termination_of(record.value(*word_));
    ends_ = record.has_result() && !is_separator(record);
    told_ = ends_ ? std::optional(record.result) : tag_result_;
  }

  void run(bool is_text_whole) {
    mismatch();
    if (!replay_.complete()) return;
    if (replay_.board) {
      against_board();
    } else if (is_text_whole) {
      without_board();
    }
  }

 private:
  void tell(Code code, Span span, std::vector<std::string> args) {
    Finding finding;
    finding.code = code;
    finding.args = std::move(args);
    finding.place = Places(record_).at(span);
    if (replay_.board) finding.clause = replay_.game->clause(replay_.board->termination);
    findings_.push_back(std::move(finding));
  }
  Span result_place() const { return ends_ ? record_.result_span : tag_ ? tag_->value : Span{}; }

  void mismatch() {
    if (!tag_result_ || !ends_ || *tag_result_ == record_.result) return;
    Finding finding;
    finding.code = Code::result_mismatch;
    finding.args = {std::string(text(*tag_result_)), std::string(text(record_.result))};
    finding.place = Places(record_).at(tag_->value);
    findings_.push_back(std::move(finding));
  }

  void against_board() {
    const Outcome& board = *replay_.board;
    const std::string shown(text(board.result)), how(text(board.termination));
    if (tag_result_ && *tag_result_ != board.result)
      tell(Code::wrong_result, tag_->value, {std::string(text(*tag_result_)), shown, how});
    if (ends_ && record_.result != board.result)
      tell(Code::wrong_result, record_.result_span, {std::string(text(record_.result)), shown, how});
    if (!termination_ || *termination_ == board.termination) return;
    const Code code = told_by_board(*termination_) ? Code::wrong_termination : Code::other_termination;
    tell(code, word_->value, {std::string(text(*termination_)), how});
  }

  void without_board() {
    if (termination_ && told_by_board(*termination_))
      return tell(Code::no_such_end, word_->value, {std::string(text(*termination_))});
    if (termination_ == Termination::dead_position && replay_.game->draws == Draws::known)
      return tell(Code::dead_position, word_->value, {});
    if (!told_ || *told_ == Result::unknown) return;
    if (*told_ == Result::draw) return draw();
    if (!explained()) tell(Code::result_unexplained, result_place(), {std::string(text(*told_))});
  }

  void draw() {
    if (replay_.game->draws == Draws::known) return;  // agreed, most likely: nothing to explain
    if (termination_ != Termination::agreement && termination_ != Termination::adjudication)
      return tell(Code::draw_unknown, result_place(), {});
    if (replay_.game->draws == Draws::unknown)
      tell(Code::draw_agreed, result_place(), {std::string(text(*termination_))});
  }

  bool explained() const {
    if (!termination_) return false;
    switch (*termination_) {
      case Termination::resignation:
      case Termination::time_forfeit:
        return *told_ != Result::draw;
      case Termination::agreement:
      case Termination::adjudication:
      case Termination::rules_infraction:
        return true;
      default:
        return false;
    }
  }

  const Record& record_;
  const Replay& replay_;
  Findings& findings_;
  bool ends_ = false;  ///< a result stands at the end
  const Tag* tag_ = nullptr;
  const Tag* word_ = nullptr;
  std::optional<Result> tag_result_, told_;
  std::optional<Termination> termination_;
};

}  // namespace

bool is_separator(const Record& record) {
  return record.has_result() && record.result == Result::unknown && record.result_span.in(record.text) == "*" &&
         record.tag("Result") != nullptr && record.tag("Game") == nullptr &&
         (record.tag("GameType") != nullptr || record.first() == Node::none);
}

Place start_place(const Record& record) {
  const Tag* tag = record.tag("FEN");
  if (!tag && !record.tags.empty()) tag = record.tags.data();
  return Places(record).at(tag ? tag->value : Span{});
}

void check_result(const Record& record, const Replay& replay, bool is_text_whole, Findings& findings) {
  ResultCheck(record, replay, findings).run(is_text_whole);
}

}  // namespace plybook
