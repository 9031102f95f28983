#include "plybook/replay/line_walk.h"

#include <utility>

#include "plybook/record/lines.h"
#include "plybook/record/move_numbers.h"

namespace plybook {

bool LineWalk::begin(const Record& record, std::string_view line) {
  game_ = nullptr;
  next_ = 0;
  start_index_ = record.start_index;
  joined_.clear();
  auto turns = turns_of_line(record, line);
  if (!turns) return false;
  path_ = std::move(*turns);
  return true;
}

void LineWalk::start(const Game& game, const Position& position, const std::optional<Outcome>& outcome) {
  game_ = &game;
  to_begin_ = position.to_move;
  Moment start;
  start.before = start.position = position;
  start.outcome = outcome;
  moment(std::move(start));
}

void LineWalk::ply(const Ply& ply) {
  while (next_ < path_.size() && joined_.contains(path_[next_])) ++next_;
  if (next_ >= path_.size() || ply.node != path_[next_]) return;
  ++next_;
  Moment played;
  played.ply = ply.number;
  played.number = number_of_turn(start_index_ + ply.number - 1);
  played.node = ply.node;
  full_.clear();
  ply.game.rules->spell(ply.before, ply.turn, &ply.written, full_);
  ply.game.notation->write_turn(full_, played.turn);
  played.side = ply.game.sides[index(ply.before.position.to_move)].tag;
  played.path = full_.cells;
  played.before = ply.before.position;
  played.position = ply.after;
  played.outcome = ply.outcome;
  moment(std::move(played));
}

}  // namespace plybook
