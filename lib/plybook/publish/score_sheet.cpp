#include "plybook/publish/score_sheet.h"

#include <fmt/format.h>

#include <map>
#include <utility>

#include "plybook/publish/moment_diagram.h"
#include "plybook/publish/replay_head.h"
#include "plybook/publish/sheet.h"
#include "plybook/publish/sheet_texts.h"
#include "plybook/publish/sheet_turns.h"
#include "plybook/publish/turn_signs.h"
#include "plybook/record/words.h"
#include "plybook/replay/tags.h"

namespace plybook {
namespace {

class ScoreSheet final : public RecordOutput {
 public:
  ScoreSheet(std::unique_ptr<SheetWriter> writer, Language language)
      : writer_(std::move(writer)), language_(language), texts_(sheet_texts(language)) {}

  void begin(std::string_view, const Record& record) override {
    record_ = &record;
    game_ = nullptr;
    outcome_.reset();
    start_.reset();
    figures_.clear();
  }

  void adjustment(const Game& game, std::uint32_t, const Position& before, const Turn&, const TurnText&) override {
    if (!start_) start_ = start_figure(game, before);
  }

  void start(const Game& game, const Position& position, const std::optional<Outcome>& outcome) override {
    game_ = &game;
    outcome_ = outcome;
    // A figure tells the start of what does not begin as every game does.
    if (!start_ && find_tag(*record_, &game, "FEN")) start_ = start_figure(game, position);
  }

  void ply(const Ply& ply) override {
    if (ply.main_line) outcome_ = ply.outcome;
    for (std::uint32_t id = record_->nodes[ply.node].remarks; id != Remark::none; id = record_->remarks[id].next) {
      const Remark& remark = record_->remarks[id];
      if (remark.kind != Remark::Kind::nag || (remark.nag != figure_nag && remark.nag != flipped_figure_nag)) continue;
      figures_[ply.node] =
          figure(ply.game, ply.after, ply.node, record_->nodes[ply.node].child, remark.nag == flipped_figure_nag);
    }
  }

  void write(const Record& record, TurnTexts turns, std::string& out) override {
    PrintedSheet sheet;
    sheet.game = game_;
    sheet.heading = record_heading(record, game_, ++sheets_, replay_texts(language_));
    sheet.sides = {side_heading(game_, Side::first, language_), side_heading(game_, Side::second, language_)};
    put_facts(record, sheet);
    sheet.start = std::move(start_);
    append_sheet_turns(record, turns, figures_, sheet);
    sheet.result = result(record);
    if (sheets_ == 1) writer_->begin(sheet.heading, out);
    writer_->write(sheet, out);
    game_ = nullptr;
  }

  void finish(std::string& out) override {
    if (sheets_ == 0) writer_->begin(texts_.no_records, out);
    writer_->finish(out);
  }

 private:
  SheetFigure start_figure(const Game& game, const Position& position) const {
    SheetFigure start = figure(game, position, 0, record_->first(), false);
    start.caption = texts_.start;
    return start;
  }

  SheetFigure figure(const Game& game, const Position& position, std::uint32_t node, std::uint32_t next,
                     bool flip) const {
    SheetFigure figure;
    figure.view = game.rules->view(position);
    figure.options.flip = flip;
    figure.options.language = language_;
    add_comment_marks(game, *record_, node, next, figure.options);
    return figure;
  }

  void put_facts(const Record& record, PrintedSheet& sheet) const {
    const auto fact = [&](std::string label, std::string_view value) {
      if (says_something(value)) sheet.facts.emplace_back(std::move(label), value);
    };
    const auto tag = [&](const char* label, std::string_view name) {
      fact(label, tag_value(record, game_, name).value_or(""));
    };
    if (game_) {
      fact(texts_.game, game_->title.in(language_));
    } else {
      tag(texts_.game, "Game");
    }
    tag(texts_.rules, "Rules");
    const char* const names[] = {"White", "Black"};
    for (std::size_t i = 0; i < 2; ++i)
      fact(sheet.sides[i], tag_value(record, game_, game_ ? game_->sides[i].tag : names[i]).value_or(""));
    tag(texts_.event, "Event");
    tag(texts_.site, "Site");
    tag(texts_.date, "Date");
    tag(texts_.round, "Round");
    tag(texts_.time_control, "TimeControl");
    tag(texts_.annotator, "Annotator");
    if (!start_) tag(texts_.position, "FEN");
  }

  /// `1-0 · White won · breakthrough`
  std::string result(const Record& record) const {
    const std::string_view written = result_text(record);
    std::string text(written);
    if (const auto known = result_of(written)) text += " · " + result_words(known->result, game_, language_);
    if (const auto word = tag_value(record, game_, "Termination"); word && says_something(*word)) {
      const auto known = termination_of(*word);
      text.append(" · ").append(known ? termination_words(*known, language_) : *word);
    } else if (outcome_) {
      text.append(" · ").append(termination_words(outcome_->termination, language_));
    }
    return text;
  }

  std::unique_ptr<SheetWriter> writer_;
  Language language_;
  const SheetTexts& texts_;
  std::uint64_t sheets_ = 0;
  const Record* record_ = nullptr;
  const Game* game_ = nullptr;
  std::optional<Outcome> outcome_;  ///< of the main line
  std::optional<SheetFigure> start_;
  std::map<std::uint32_t, SheetFigure> figures_;  ///< by node
};

}  // namespace

std::unique_ptr<RecordOutput> make_score_sheet(SheetForm form, Language language) {
  switch (form) {
    case SheetForm::markdown:
      return std::make_unique<ScoreSheet>(make_markdown_sheets(language), language);
    case SheetForm::latex:
      return std::make_unique<ScoreSheet>(make_latex_sheets(language), language);
    case SheetForm::html:
      return std::make_unique<ScoreSheet>(make_html_sheets(language), language);
  }
  return nullptr;
}

}  // namespace plybook
