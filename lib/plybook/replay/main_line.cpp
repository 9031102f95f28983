#include "plybook/replay/main_line.h"

#include "plybook/record/words.h"

namespace plybook {
namespace {

bool is_part_of_a_capture(const LineTurn& turn) {
  const TurnText& text = turn.text;
  return turn.is_readable && text.form == TurnText::Form::cells && text.cells.size() >= 2 &&
         text.signs.front() != Sign::step && text.cells.front() != no_cell;
}

}  // namespace

MainLine::MainLine(const Record& record, const Game& game, std::size_t most) : record_(record) {
  for (std::uint32_t node = record.first(); node != Node::none; node = record.nodes[node].child) {
    const Node& turn = record.nodes[node];
    if (turn.kind == Node::Kind::adjustment || turn.text.empty()) continue;
    is_whole_ = turns_.size() < most && turn.kind == Node::Kind::turn;
    if (!is_whole_) return;
    turns_.push_back({node, {}, false});
    LineTurn& read = turns_.back();
    read.is_readable = game.notation->read_turn(turn.text.in(record.text), read.text).has_value();
    if (!read.is_readable || read.text.form != TurnText::Form::unknown) continue;
    turns_.pop_back();
    is_whole_ = false;
    return;
  }
}

std::size_t MainLine::play(const Game& game, Play& play, std::size_t i) const {
  if (!turns_[i].is_readable) return 0;
  const auto resolved = game.rules->resolve(play, turns_[i].text);
  if (!resolved) return join(game, play, i);
  game.rules->play(play, resolved->turn);
  return 1;
}

std::size_t MainLine::join(const Game& game, Play& play, std::size_t i) const {
  if (i + 1 == size() || !is_part_of_a_capture(turns_[i]) || !is_part_of_a_capture(turns_[i + 1])) return 0;
  TurnText whole = turns_[i].text;
  std::optional<Turn> meant;
  std::size_t used = 0;
  for (std::size_t next = i + 1; next < size() && whole.cells.size() < Turn::capacity; ++next) {
    const TurnText& piece = turns_[next].text;
    if (!is_part_of_a_capture(turns_[next]) || piece.cells.front() != whole.cells.back()) break;
    whole.cells.insert(whole.cells.end(), piece.cells.begin() + 1, piece.cells.end());
    whole.signs.insert(whole.signs.end(), piece.signs.begin(), piece.signs.end());
    const auto resolved = game.rules->resolve(play, whole);
    if (!resolved) continue;
    meant = resolved->turn;
    used = next + 1 - i;
  }
  if (meant) game.rules->play(play, *meant);
  return used;
}

RecordedEnd::RecordedEnd(const Record& record) {
  if (record.has_result()) behind_turns_ = record.result;
  if (const auto tag = record.value("Result")) {
    if (const auto read = result_of(*tag)) in_tag_ = read->result;
  }
  if (const auto word = record.value("Termination")) termination_ = termination_of(*word);
}

bool RecordedEnd::agrees(const std::optional<Outcome>& board) const {
  const bool word_is_of_board = termination_ && told_by_board(*termination_);
  if (!board) return !word_is_of_board;
  if (word_is_of_board && *termination_ != board->termination) return false;
  if (!behind_turns_ && !in_tag_) return true;
  return behind_turns_ == board->result || in_tag_ == board->result;
}

}  // namespace plybook
