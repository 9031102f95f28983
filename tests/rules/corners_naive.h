#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "plybook/board/side.h"
#include "plybook/board/topology.h"
#include "plybook/board/view.h"
#include "plybook/rules/corners.h"

namespace plybook {

/// A slow second way to the turns of the corners family: lists of points, one man and one jump at a time, straight from
/// the wording of the rules. Shares nothing with the fast way but the points of the cells.
class NaiveCorners {
 public:
  using Path = std::vector<Cell>;

  NaiveCorners(const Topology& topology, const CornersFacts& facts, const View& view)
      : topology_(topology), facts_(facts), view_(view) {}

  /// Origin and end of each turn, with its path: the shortest, and of those the first in board order.
  std::map<std::pair<Cell, Cell>, Path> turns() const {
    std::map<std::pair<Cell, Cell>, Path> all;
    for (std::size_t i = 0; i < topology_.cells(); ++i)
      if (view_.cells[i].kind == PieceKind::man && view_.cells[i].owner == view_.to_move) add_turns(cell_at(i), all);
    return all;
  }

 private:
  std::vector<HalfCells> offsets() const {
    if (topology_.lattice() == Lattice::hexagonal) return {{2, 0}, {-2, 0}, {1, 2}, {-1, 2}, {1, -2}, {-1, -2}};
    return {{2, 0}, {-2, 0}, {0, 2}, {0, -2}, {2, 2}, {-2, 2}, {2, -2}, {-2, -2}};
  }

  bool on_line(CornersFacts::Lines lines, HalfCells by) const {
    if (topology_.lattice() == Lattice::hexagonal || lines == CornersFacts::Lines::all) return true;
    const bool slanting = by.x != 0 && by.y != 0;
    return slanting == (lines == CornersFacts::Lines::diagonal);
  }

  /// Away from the goal; only for homes at the top and the bottom, or in opposite corners of a square board.
  bool backward(HalfCells by) const {
    const HalfCells home = topology_.centre(facts_.homes[index(view_.to_move)].front());
    const HalfCells goal = topology_.centre(facts_.goals[index(view_.to_move)].front());
    const int down = home.y < goal.y ? 1 : -1, right = home.x < goal.x ? 1 : -1;
    const int forward = topology_.lattice() == Lattice::hexagonal ? by.y * down : by.y * down + by.x * right;
    return forward < 0;
  }

  bool in_goal(Cell cell) const {
    const auto& goal = facts_.goals[index(view_.to_move)];
    return std::find(goal.begin(), goal.end(), cell) != goal.end();
  }

  bool may_end(Cell from, Cell to) const { return facts_.men_leave_goal || !in_goal(from) || in_goal(to); }

  Cell beyond(Cell cell, HalfCells by) const {
    const HalfCells p = topology_.centre(cell);
    return topology_.at({p.x + by.x, p.y + by.y});
  }

  bool taken(Cell cell, Cell lifted) const { return cell != lifted && view_.at(cell).kind == PieceKind::man; }

  void add_turns(Cell from, std::map<std::pair<Cell, Cell>, Path>& all) const {
    for (const HalfCells by : offsets()) {
      const Cell to = beyond(from, by);
      if (to == no_cell || taken(to, no_cell) || !on_line(facts_.steps, by)) continue;
      if (facts_.backward != CornersFacts::Backward::always && backward(by)) continue;
      if (may_end(from, to)) all[{from, to}] = {from, to};
    }
    add_jumps(from, all);
  }

  /// By rounds of jumps: each cell keeps the first of its shortest paths. A path that comes back to its origin counts
  /// as another place than the beginning, because the first jump is over.
  void add_jumps(Cell from, std::map<std::pair<Cell, Cell>, Path>& all) const {
    std::map<Cell, Path> round = {{from, {from}}};
    std::set<Cell> seen;
    for (bool first = true; !round.empty(); first = false) {
      std::map<Cell, Path> next;
      for (const auto& [cell, path] : round)
        for (const HalfCells by : offsets()) jump(from, cell, path, by, first, seen, next);
      for (const auto& [cell, path] : next) {
        seen.insert(cell);
        if (cell != from && may_end(from, cell)) all[{from, cell}] = path;
      }
      round = std::move(next);
    }
  }

  void jump(Cell origin, Cell cell, const Path& path, HalfCells by, bool first, const std::set<Cell>& seen,
            std::map<Cell, Path>& next) const {
    using Backward = CornersFacts::Backward;
    if (!on_line(facts_.jumps, by)) return;
    if (backward(by) && (facts_.backward == Backward::never || (facts_.backward == Backward::jumps_in_chain && first)))
      return;
    const Cell over = beyond(cell, by), to = beyond(cell, {2 * by.x, 2 * by.y});
    if (over == no_cell || to == no_cell || !taken(over, origin) || taken(to, origin) || seen.count(to) != 0) return;
    Path longer = path;
    longer.push_back(to);
    const auto [place, fresh] = next.try_emplace(to, longer);
    if (!fresh) place->second = std::min(place->second, longer);
  }

  const Topology& topology_;
  const CornersFacts& facts_;
  const View& view_;
};

}  // namespace plybook
