#pragma once

#include <string>
#include <string_view>

#include "plybook/rules/draughts.h"

/// Just enough letters for tests of the draughts rules: cells as in `c3`, or as numbers from 1 in board order.
namespace plybook::draughts_text {

struct Names {
  const Topology& topology;
  bool numbers = false;

  std::string name(Cell cell) const {
    if (numbers) return std::to_string(index(cell) + 1);
    const HalfCells p = topology.centre(cell);
    std::string name(1, static_cast<char>('a' + p.x / 2));
    return name.append(std::to_string((topology.bottom_right().y - p.y) / 2 + 1));
  }
  Cell cell(std::string_view name) const {
    for (std::size_t i = 0; i < topology.cells(); ++i)
      if (this->name(cell_at(i)) == name) return cell_at(i);
    return no_cell;
  }
};

/// `W:Wa1,Kc1:Bb8:Fd4`, numbers also as `1-20`.
inline View position(const Names& names, std::string_view text) {
  View view;
  view.cells.resize(names.topology.cells());
  view.to_move = text[0] == 'W' ? Side::first : Side::second;
  Piece piece;
  std::size_t at = 1;
  while (at < text.size()) {
    const std::size_t end = std::min(text.find_first_of(",:", at + 1), text.size());
    std::string_view item = text.substr(at + 1, end - at - 1);
    if (text[at] == ':') {
      piece = {item[0] == 'F' ? PieceKind::ice : PieceKind::man,
               item[0] == 'W'   ? Side::first
               : item[0] == 'B' ? Side::second
                                : Side::none,
               0};
      item.remove_prefix(1);
    }
    const bool king = !item.empty() && item[0] == 'K';
    if (king) item.remove_prefix(1);
    const std::size_t dash = std::min(item.find('-'), item.size());
    if (!item.empty()) {
      const std::size_t first = index(names.cell(item.substr(0, dash)));
      const std::size_t last = dash == item.size() ? first : index(names.cell(item.substr(dash + 1)));
      for (std::size_t i = first; i <= last; ++i) {
        view.cells[i] = piece;
        if (king) view.cells[i].kind = PieceKind::king;
      }
    }
    at = end;
  }
  return view;
}

/// `c3-d4`, `c3:e5*g3`, `32x23`; in short `cd4`.
inline TurnText turn(const Names& names, std::string_view text) {
  TurnText turn;
  std::size_t at = 0;
  while (at < text.size()) {
    const std::size_t end = std::min(text.find_first_of("-:x*", at), text.size());
    const std::string_view item = text.substr(at, end - at);
    if (item.size() == 3 && !names.numbers) {
      for (std::size_t i = 0; i < names.topology.cells(); ++i)
        if (names.name(cell_at(i))[0] == item[0]) turn.origins.push_back(cell_at(i));
      turn.cells = {no_cell, names.cell(item.substr(1))};
      turn.signs = {Sign::none};
    } else {
      turn.cells.push_back(names.cell(item));
    }
    if (end < text.size())
      turn.signs.push_back(text[end] == '-' ? Sign::step : text[end] == '*' ? Sign::ice : Sign::capture);
    at = end + 1;
  }
  return turn;
}

inline std::string text(const Names& names, const TurnText& turn) {
  std::string out;
  for (std::size_t i = 0; i < turn.cells.size(); ++i) {
    if (i > 0) out += turn.signs[i - 1] == Sign::step ? '-' : turn.signs[i - 1] == Sign::ice ? '*' : ':';
    out += names.name(turn.cells[i]);
  }
  return out;
}

inline std::string text(const Names& names, const Rules& rules, const Play& before, const Turn& turn) {
  TurnText full;
  rules.spell(before, turn, nullptr, full);
  return text(names, full);
}

inline std::shared_ptr<const Topology> board(int width, int height, Topology::Squares squares = Topology::Squares::dark,
                                             Topology::Order order = Topology::Order::from_first_rank) {
  return std::make_shared<const Topology>(Topology::squares(width, height, squares, order));
}

inline DraughtsFacts antarktos() {
  DraughtsFacts facts;
  facts.captured_man = CapturedMan::freezes;
  facts.far_rank = FarRank::wins;
  facts.kings = Kings::none;
  facts.paths_are_turns = true;
  return facts;
}

inline constexpr std::string_view start_8x8 =
    "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6";

}  // namespace plybook::draughts_text
