#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "plybook/board/topology.h"
#include "plybook/rules/corners.h"

namespace plybook {

/// A game of the corners family, put together for a test: its rules, its start, and names for its cells (`A.1`: row
/// from the top, number from the left, whatever the game itself calls them).
struct CornersGame {
  std::shared_ptr<const Topology> topology;
  CornersFacts facts;
  std::unique_ptr<const Rules> rules;

  /// Precondition: homes are filled in; the goals are the other side's homes.
  CornersGame(Topology board, CornersFacts what) : topology(std::make_shared<Topology>(std::move(board))), facts(what) {
    facts.goals = {facts.homes[1], facts.homes[0]};
    rules = corners_rules(topology, facts);
  }

  Position start() const { return position(Side::first, facts.homes[0], facts.homes[1]); }

  Position position(Side to_move, const std::vector<Cell>& first, const std::vector<Cell>& second) const {
    View view;
    view.to_move = to_move;
    view.cells.resize(topology->cells());
    for (const Cell cell : first) view.at(cell) = {PieceKind::man, Side::first, 0};
    for (const Cell cell : second) view.at(cell) = {PieceKind::man, Side::second, 0};
    return rules->set_up(view);
  }
};

inline Cell corners_cell(const Topology& topology, std::string_view name) {
  const int row = name[0] - 'A';
  int number = 0;
  for (const char digit : name.substr(2)) number = 10 * number + (digit - '0');
  for (std::size_t i = 0; i < topology.cells(); ++i)
    if (topology.centre(cell_at(i)).y - topology.top_left().y == 2 * row && --number == 0) return cell_at(i);
  return no_cell;
}

inline std::string corners_name(const Topology& topology, Cell cell) {
  const int row = (topology.centre(cell).y - topology.top_left().y) / 2;
  int number = 0;
  for (std::size_t i = 0; i <= index(cell); ++i)
    if ((topology.centre(cell_at(i)).y - topology.top_left().y) / 2 == row) ++number;
  std::string name;
  name += static_cast<char>('A' + row);
  name += '.';
  name += std::to_string(number);
  return name;
}

/// Cells separated by commas, with ranges in a row: `G.5,H.4,I.3-I.5`.
inline std::vector<Cell> corners_cells(const Topology& topology, std::string_view list) {
  std::vector<Cell> cells;
  while (!list.empty()) {
    const std::string_view item = list.substr(0, list.find(','));
    list.remove_prefix(std::min(list.size(), item.size() + 1));
    const std::size_t dash = item.find('-');
    const Cell from = corners_cell(topology, item.substr(0, dash));
    const Cell to = dash == item.npos ? from : corners_cell(topology, item.substr(dash + 1));
    for (std::size_t i = index(from); i <= index(to); ++i) cells.push_back(cell_at(i));
  }
  return cells;
}

/// `W:WG.5,H.4:BA.1-A.5`: the side to move, the men of the first side, those of the second.
inline Position corners_position(const CornersGame& game, std::string_view text) {
  const std::size_t second = text.find(':', 2);
  return game.position(text[0] == 'W' ? Side::first : Side::second,
                       corners_cells(*game.topology, text.substr(3, second - 3)),
                       corners_cells(*game.topology, text.substr(second + 2)));
}

inline CornersGame ugolki80(CornersFacts::Backward backward = CornersFacts::Backward::always) {
  constexpr std::array rows = {5, 6, 7, 8, 9, 10, 9, 8, 7, 6, 5};
  Topology board = Topology::hexagons(rows);
  CornersFacts facts;
  facts.backward = backward;
  facts.homes = {corners_cells(board, "G.5,H.4,H.5,I.3-I.5,J.2-J.5,K.1-K.5"),
                 corners_cells(board, "A.1-A.5,B.2-B.5,C.3-C.5,D.4,D.5,E.5")};
  return CornersGame(std::move(board), facts);
}

inline Topology full_board(int size) {
  return Topology::squares(size, size, Topology::Squares::all, Topology::Order::from_first_rank);
}

/// Cells of a square board whose distances in files and ranks from a corner `belong`: of the first side's corner at the
/// left bottom, and of the second side's at the right top.
template <class Belong>
std::array<std::vector<Cell>, 2> opposite_corners(const Topology& board, Belong belong) {
  std::array<std::vector<Cell>, 2> homes;
  const HalfCells far = board.bottom_right();
  for (std::size_t i = 0; i < board.cells(); ++i) {
    const HalfCells p = board.centre(cell_at(i));
    if (belong(p.x / 2, (far.y - p.y) / 2)) homes[0].push_back(cell_at(i));
    if (belong((far.x - p.x) / 2, p.y / 2)) homes[1].push_back(cell_at(i));
  }
  return homes;
}

/// Ugolki on 8×8 squares: homes of so many files and ranks, moves along files and ranks.
inline CornersGame ugolki8(int files, int ranks, CornersFacts facts = {}) {
  Topology board = full_board(8);
  facts.steps = CornersFacts::Lines::orthogonal;
  facts.jumps = CornersFacts::Lines::orthogonal;
  facts.homes = opposite_corners(board, [&](int file, int rank) { return file < files && rank < ranks; });
  return CornersGame(std::move(board), facts);
}

/// Halma: triangular camps whose longest row has `longest` men; with 16×16 squares the camps of two players have 19
/// men.
inline CornersGame halma(int size, int longest) {
  Topology board = full_board(size);
  CornersFacts facts;
  facts.homes = opposite_corners(board, [&](int file, int rank) {
    return size == 16 ? file < 5 && rank < 5 && file + rank < 6 : file + rank < longest;
  });
  return CornersGame(std::move(board), facts);
}

/// Chinese checkers for two on the star, from point to point.
inline CornersGame star() {
  constexpr std::array rows = {1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1};
  Topology board = Topology::hexagons(rows);
  CornersFacts facts;
  facts.homes = {corners_cells(board, "N.1-N.4,O.1-O.3,P.1-P.2,Q.1"),
                 corners_cells(board, "A.1,B.1-B.2,C.1-C.3,D.1-D.4")};
  return CornersGame(std::move(board), facts);
}

/// `I.3-G.3-E.4`, or `--`, as a text of cells.
inline TurnText corners_text(const Topology& topology, std::string_view turn) {
  TurnText text;
  if (turn == "--") {
    text.form = TurnText::Form::pass;
    return text;
  }
  while (!turn.empty()) {
    const std::string_view name = turn.substr(0, turn.find('-'));
    turn.remove_prefix(std::min(turn.size(), name.size() + 1));
    text.cells.push_back(corners_cell(topology, name));
  }
  text.signs.assign(text.cells.size() - 1, Sign::step);
  return text;
}

inline std::string corners_text(const Topology& topology, const TurnText& text) {
  if (text.form == TurnText::Form::pass) return "--";
  std::string out;
  for (const Cell cell : text.cells) {
    if (!out.empty()) out += '-';
    out += corners_name(topology, cell);
  }
  return out;
}

}  // namespace plybook
