#include "plybook/publish/moment_diagram.h"

#include <algorithm>
#include <iterator>

namespace plybook {

namespace {

bool stands(Piece piece) { return piece.kind != PieceKind::none && piece.kind != PieceKind::window; }

/// Tiles change places: what left its cell can be seen where it is now.
void add_tile_trail(const Moment& moment, DiagramOptions& options) {
  if (moment.path.size() == 1) options.last_turn = moment.path;
  if (moment.path.size() < 2) return;
  options.trail = {moment.path[0], moment.path[1]};
}

void add_men_trail(const View& before, const View& after, const Moment& moment, DiagramOptions& options) {
  if (moment.path.size() < 2) return;
  options.trail = moment.path;
  for (std::size_t i = 0; i < before.cells.size(); ++i) {
    const Cell cell = cell_at(i);
    if (!stands(before.at(cell)) || stands(after.at(cell))) continue;
    options.ghosts.push_back({cell, before.at(cell)});
    if (cell != moment.path.front()) options.captured.push_back(cell);
  }
}

/// Where the piece of `from` is after a turn; `no_cell` where the turn leaves it alone or in its place.
Cell end_of(const Turn& turn, Cell from) {
  if (turn.kind == TurnKind::pass || turn.kind == TurnKind::turning) return no_cell;
  if (turn.from() == from) return turn.to() == from ? no_cell : turn.to();
  if (turn.kind == TurnKind::castling && turn.to() == from) return turn.from();
  return no_cell;
}

class CommentMarksOfRecord {
 public:
  CommentMarksOfRecord(const Game& game, const Record& record) : game_(game), record_(record) {}

  void take(std::uint32_t node, Remark::Kind kind) {
    if (node == Node::none) return;
    for (std::uint32_t i = record_.nodes[node].remarks; i != Remark::none; i = record_.remarks[i].next)
      if (record_.remarks[i].kind == kind) take(record_.remarks[i].span);
  }

  CommentMarks found;

 private:
  void take(Span comment) {
    const std::size_t before = found.faults.size();
    read_comment_marks(game_, comment.in(record_.text), found);
    for (std::size_t i = before; i < found.faults.size(); ++i) found.faults[i].span.begin += comment.begin;
  }

  const Game& game_;
  const Record& record_;
};

}  // namespace

void add_trail(const Game& game, const Moment& moment, DiagramOptions& options) {
  if (moment.ply == 0) return;
  if (game.look.board == Look::Board::tiles) return add_tile_trail(moment, options);
  add_men_trail(game.rules->view(moment.before), game.rules->view(moment.position), moment, options);
}

void add_number(const Moment& moment, DiagramOptions& options) {
  if (moment.ply == 0 || moment.path.empty()) return;
  CellMark number;
  number.cell = moment.path.back();
  number.text = std::to_string(moment.ply);
  options.numbers.push_back(std::move(number));
}

std::string moment_caption(const Moment& moment, Language language) {
  if (moment.ply == 0) return language == Language::russian ? "начало" : "start";
  return moment.number + " " + moment.turn;
}

std::vector<Cell> targets_of(const Game& game, const Position& position, const std::vector<Cell>& from) {
  std::vector<Cell> targets;
  if (from.empty()) return targets;
  TurnList turns;
  game.rules->legal(game.rules->begin(position, false), turns);
  for (const Cell origin : from) {
    const auto first = static_cast<std::ptrdiff_t>(targets.size());
    for (const Turn& turn : turns)
      if (const Cell end = end_of(turn, origin); end != no_cell) targets.push_back(end);
    std::sort(targets.begin() + first, targets.end());
    targets.erase(std::unique(targets.begin() + first, targets.end()), targets.end());
  }
  return targets;
}

std::vector<TextFault> add_comment_marks(const Game& game, const Record& record, std::uint32_t node, std::uint32_t next,
                                         DiagramOptions& options) {
  CommentMarksOfRecord marks(game, record);
  marks.take(node, Remark::Kind::comment_after);
  if (node == 0) marks.take(node, Remark::Kind::comment_before);
  marks.take(next, Remark::Kind::comment_before);
  std::move(marks.found.marks.begin(), marks.found.marks.end(), std::back_inserter(options.marks));
  std::move(marks.found.arrows.begin(), marks.found.arrows.end(), std::back_inserter(options.arrows));
  return std::move(marks.found.faults);
}

}  // namespace plybook
