#include "plybook/desk/entry.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <utility>

#include "plybook/base/ascii.h"
#include "plybook/base/input.h"
#include "plybook/base/translation.h"
#include "plybook/base/unicode.h"
#include "plybook/game/choices.h"
#include "plybook/record/move_numbers.h"
#include "plybook/record/text_writer.h"
#include "plybook/record/words.h"
#include "plybook/replay/diagnosis.h"
#include "plybook/replay/results.h"
#include "plybook/replay/setup.h"
#include "plybook/report/text_report.h"

namespace plybook {
namespace {

std::string filled(const char* text, const auto&... args) { return fmt::format(fmt::runtime(text), args...); }

}  // namespace

Entry::Entry(std::shared_ptr<const Game> game, EntryOptions options) : game_(std::move(game)), options_(options) {
  draft_.set_tag("Game", game_->id);
  if (!game_->choices.empty()) draft_.set_tag("Rules", plybook::text(game_->choices));
  if (game_->start) begin(*game_->start);
}

Entry::Entry(const Sheet& sheet, EntryOptions options)
    : game_(sheet.replay.game), options_(options), draft_(sheet.record()) {
  begin(*sheet.replay.start);
  for (const SheetTurn& turn : sheet.turns) {
    const auto resolved = game_->rules->resolve(play_, turn.read);
    assert(resolved);
    play(turn.node, resolved->turn);
  }
  const Record& record = draft_.record();
  end_.result = sheet.result.value_or(Result::unknown);
  if (const auto tag = record.value("Result")) end_.tag = *tag;
  if (const auto word = record.value("Termination")) end_.termination = *word;
}

void Entry::begin(const Position& start) {
  start_ = start;
  play_ = game_->rules->begin(start);
  outcome_ = game_->rules->outcome(play_);
  const std::uint32_t index = draft_.record().start_index, parity = start.to_move == Side::second ? 1 : 0;
  if (index % 2 != parity) draft_.set_start_index(index + 1);
}

/// Precondition: the turn is legal.
void Entry::play(std::uint32_t node, const Turn& turn) {
  turns_.push_back({node, play_.position});
  game_->rules->play(play_, turn);
  outcome_ = game_->rules->outcome(play_);
}

/// The end of the main line.
std::uint32_t Entry::last_node() const {
  std::uint32_t node = turns_.empty() ? 0 : turns_.back().node;
  while (draft_.record().nodes[node].child != Node::none) node = draft_.record().nodes[node].child;
  return node;
}

std::string Entry::text() const {
  std::string out;
  TextWriter().write(draft_.record(), {}, out);
  return out;
}

std::string Entry::greeting() const {
  const char* needed = tr("the game needs its start position first: [FEN \"...\"]");
  return board() + (start_ ? "" : fmt::format("{}\n", needed)) + tr("help tells what can be typed") + "\n" + end_text();
}

std::string Entry::next_number() const {
  return number_of_turn(draft_.record().start_index + static_cast<std::uint32_t>(turns_.size()));
}

std::string Entry::prompt() const {
  if (!start_) return "> ";
  if (is_over()) return filled("{}> ", plybook::text(outcome_ ? outcome_->result : end_.result));
  return filled("{} {}> ", next_number(), game_->sides[index(play_.position.to_move)].name.in(spoken_language()));
}

std::string Entry::board() const {
  if (!start_ || !options_.board) return {};
  return text_board(*game_, game_->rules->view(play_.position), options_.look);
}

std::string Entry::end_text() const {
  if (!outcome_) return {};
  const std::string_view clause = game_->clause(outcome_->termination);
  return filled(tr("the game is over: {0} {1}{2}"), plybook::text(outcome_->result),
                plybook::text(outcome_->termination),
                clause.empty() ? "" : fmt::format(" ({} {})", game_->id, clause)) +
         "\n";
}

Entry::Reply Entry::take(std::string_view typed) {
  Reply reply;
  const std::string line = replace_invalid(trimmed_text(typed)).text;
  if (line.empty()) return reply;
  if (const auto command = entry_command(line)) {
    this->command(command->command, command->argument, reply);
  } else if (result_of(line)) {
    result(line, reply);
  } else {
    movetext(line, reply);
  }
  return reply;
}

void Entry::refuse(std::string_view message, Reply& reply) const {
  reply.text += filled("{}: {}\n", tr("error"), message);
  reply.was_refused = true;
}

void Entry::refuse(const Finding& finding, Reply& reply) const {
  refuse(finding_text(finding, game_.get()), reply);
  if (!finding.legal.empty()) reply.text += "  " + legal_turns_text(finding) + "\n";
}

void Entry::command(EntryCommand command, std::string_view argument, Reply& reply) {
  switch (command) {
    case EntryCommand::undo:
      return undo(reply);
    case EntryCommand::save:
      reply.wants_saving = true;
      return;
    case EntryCommand::quit:
      reply.ends = true;
      return;
    case EntryCommand::resign:
      return finish(win_of(opponent(play_.position.to_move)), "resignation", reply);
    case EntryCommand::draw:
      return finish(Result::draw, "agreement", reply);
    case EntryCommand::result:
      return result(argument, reply);
    case EntryCommand::comment:
      return comment(argument, reply);
    case EntryCommand::legal:
      return legal(argument, reply);
    case EntryCommand::flip:
      options_.look.flip = !options_.look.flip;
      [[fallthrough]];
    case EntryCommand::board:
      if (start_) reply.text += text_board(*game_, game_->rules->view(play_.position), options_.look);
      return;
    case EntryCommand::help:
      reply.text += entry_help();
      return;
  }
}

/// Takes back the end of the game where one was told, else the last turn.
void Entry::undo(Reply& reply) {
  if (!outcome_ && end_.result != Result::unknown) {
    write_end({});
    reply.has_changed = true;
    reply.text += tr("the end is taken back") + std::string("\n");
    return;
  }
  if (turns_.empty()) return refuse(tr("there is nothing to take back"), reply);
  const Taken last = turns_.back();
  const Record& record = draft_.record();
  for (std::uint32_t node = last.node; node != Node::none; node = record.nodes[node].child)
    if (record.nodes[node].variation != Node::none)
      return refuse(tr("the turn has variations: it is not taken back"), reply);
  const std::string text(record.nodes[last.node].text.in(record.text));
  draft_.cut_before(last.node);
  turns_.pop_back();
  play_.position = last.before;
  play_.ply = static_cast<std::uint32_t>(turns_.size());
  if (play_.history) play_.history->cut(play_.ply);
  outcome_ = std::nullopt;
  write_end({});
  reply.has_changed = true;
  reply.text += filled(tr("{0} {1} is taken back"), next_number(), printable(text)) + "\n" + board();
}

void Entry::write_end(const End& end) {
  end_ = end;
  draft_.set_result(end.result);
  end.tag ? draft_.set_tag("Result", *end.tag) : draft_.drop_tag("Result");
  end.termination ? draft_.set_tag("Termination", *end.termination) : draft_.drop_tag("Termination");
}

void Entry::result(std::string_view argument, Reply& reply) {
  const std::size_t end = std::min(argument.find(' '), argument.size());
  const auto read = result_of(argument.substr(0, end));
  if (!read) return refuse(tr("a result is 1-0, 0-1, 1/2-1/2 or *, and how it came may follow: resignation"), reply);
  const std::string_view word = trimmed_text(argument.substr(end));
  if (!word.empty() && !termination_of(word))
    return refuse(filled(tr("{0} is no way to end; there are {1}"), printable(word),
                         "resignation, time forfeit, agreement, dead position, adjudication, rules infraction, "
                         "adjourned, abandoned, unterminated"),
                  reply);
  finish(read->result, word.empty() ? word : plybook::text(*termination_of(word)), reply);
}

/// Writes an end unless the rules speak against it.
void Entry::finish(Result result, std::string_view termination, Reply& reply) {
  if (!start_) return refuse(tr("there is no start position yet"), reply);
  if (termination.empty() && outcome_ && outcome_->result == result) termination = plybook::text(outcome_->termination);
  const End before = end_;
  End end{result, std::string(plybook::text(result)), std::nullopt};
  if (!termination.empty()) end.termination = termination;
  write_end(end);
  Replay replay;
  replay.game = game_;
  replay.start = start_;
  replay.board = outcome_;
  replay.broken = false;
  Findings findings;
  check_result(draft_.record(), replay, true, findings);
  if (has_error(findings)) write_end(before);
  reply.has_changed = !has_error(findings);
  for (const Finding& finding : findings) {
    if (info(finding.code).severity == Severity::error) {
      refuse(finding, reply);
    } else {
      reply.text += finding_text(finding, game_.get()) + "\n";
    }
  }
  if (reply.has_changed)
    reply.text += std::string(trimmed_text(filled(tr("result: {0} {1}"), plybook::text(result), termination))) + "\n";
}

void Entry::comment(std::string_view text, Reply& reply) {
  if (text.empty()) return refuse(tr("comment TEXT: there is no text"), reply);
  draft_.add_comment(turns_.empty() ? 0 : turns_.back().node, printable(text),
                     turns_.empty() ? Remark::Kind::comment_before : Remark::Kind::comment_after);
  reply.has_changed = true;
}

void Entry::legal(std::string_view beginning, Reply& reply) const {
  if (!start_) return refuse(tr("there is no start position yet"), reply);
  std::string list;
  if (!is_over())
    for (const std::string& text : legal_texts(*game_, play_))
      if (text.starts_with(beginning)) list += (list.empty() ? "" : ", ") + text;
  reply.text += (list.empty() ? std::string(tr("there are no such turns")) : filled(tr("legal: {0}"), list)) + "\n";
}

}  // namespace plybook
