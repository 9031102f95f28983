#pragma once

#include <optional>
#include <span>
#include <tl/expected.hpp>

#include "plybook/rules/corners_board.h"
#include "plybook/rules/corners_path.h"
#include "plybook/rules/corners_turns.h"
#include "plybook/rules/rules.h"

namespace plybook {

/// A turn of this family: where a man stood and where it stands then.
inline Turn corners_turn(TurnKind kind, Cell from, Cell to) {
  Turn turn;
  turn.kind = kind;
  turn.length = 2;
  turn.looks = {};
  turn.cells[0] = from;
  turn.cells[1] = to;
  return turn;
}

inline Turn corners_pass() {
  Turn turn;
  turn.kind = TurnKind::pass;
  turn.length = 0;
  turn.looks = {};
  return turn;
}

/// Judges one written turn: whether it is a step, or a chain of jumps, cell by cell.
template <std::size_t Words>
class CornersResolver {
 public:
  using Judged = tl::expected<Resolved, Illegal>;

  CornersResolver(const CornersBoard<Words>& game, const CornersMen<Words>& men, Side side)
      : game_(game), men_(men), side_(side), ways_(game.ways[index(side)]) {}

  /// A text of cells. Where it is short, so that the first cell may be several, the one that makes a turn is meant.
  Judged judge(const TurnText& text) const {
    if (text.cells.size() < 2) return tl::unexpected(Illegal{Code::not_a_turn});
    auto judged = text.cells.front() == no_cell ? judge_short(text) : judge(std::span(text.cells));
    if (!judged) return judged;
    judged->liberties.add(text.liberties);
    for (const Sign sign : text.signs)
      if (sign != Sign::step && sign != Sign::none) judged->liberties.add(Liberty::separator);
    return judged;
  }

  /// Precondition: two cells at least, none of them `no_cell`.
  Judged judge(std::span<const Cell> path) const {
    if (!men_.of[index(side_)].has(game_.board.bit(path.front()))) return no(Code::no_own_man, path.front());
    if (path.front() == path.back()) return no(Code::ends_where_it_began, path.front());
    const auto direction = neighbour(path[0], path[1]);
    return path.size() == 2 && direction ? judge_step(path[0], path[1], *direction) : judge_chain(path);
  }

 private:
  Judged judge_short(const TurnText& text) const {
    std::vector<Cell> path = text.cells;
    Judged judged = tl::unexpected(Illegal{Code::not_a_turn});
    std::vector<Turn> legal;
    for (const Cell origin : text.origins) {
      path.front() = origin;
      const Judged attempt = judge(std::span<const Cell>(path));
      if (attempt) legal.push_back(attempt->turn);
      if (attempt || !judged) judged = attempt;
    }
    if (legal.size() > 1) {
      Illegal illegal{Code::ambiguous};
      illegal.candidates = std::move(legal);
      return tl::unexpected(std::move(illegal));
    }
    return judged;
  }

  static Judged no(Code code, Cell a, Cell b = no_cell) { return tl::unexpected(Illegal{code, {a, b, no_cell}}); }

  std::optional<Direction> neighbour(Cell from, Cell to) const {
    for (Direction d = 0; d < game_.topology->directions(); ++d)
      if (game_.topology->step(from, d) == to) return d;
    return std::nullopt;
  }

  bool may_end(Cell from, Cell to) const {
    return game_.ends(men_, game_.board.set(from), side_).has(game_.board.bit(to));
  }

  Judged judge_step(Cell from, Cell to, Direction d) const {
    if (!has(directions_of(game_.facts.steps, game_.topology->lattice()), d)) return no(Code::wrong_line, from, to);
    if (men_.occupied().has(game_.board.bit(to))) return no(Code::step_occupied, from, to);
    if (!has(ways_.steps, d)) return no(Code::backward_step, from, to);
    if (!may_end(from, to)) return no(Code::leaves_goal, from, to);
    return Resolved{corners_turn(TurnKind::step, from, to), {}};
  }

  Judged judge_chain(std::span<const Cell> path) const {
    const CornersPaths<Words> paths(game_, men_, ways_, path.front());
    Liberties liberties;
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
      const Cell from = path[i], to = path[i + 1];
      if (paths.jumps(from, to, i == 0)) continue;
      if (!paths.leads(from, to, i == 0)) return tl::unexpected(why_not(paths, path.front(), from, to, i == 0));
      if (path.size() > 2) liberties.add(Liberty::partial_path);
    }
    if (!may_end(path.front(), path.back())) return no(Code::leaves_goal, path.front(), path.back());
    return Resolved{corners_turn(TurnKind::jump, path.front(), path.back()), liberties};
  }

  /// Why no chain leads from one written cell to the next.
  Illegal why_not(const CornersPaths<Words>& paths, Cell origin, Cell from, Cell to, bool first) const {
    if (neighbour(from, to)) return {Code::steps_in_chain, {from, to, no_cell}};
    if (const auto backward = first_backward(paths, origin, from, to, first)) return *backward;
    if (paths.occupied(to))
      return {first ? Code::jump_onto_occupied : Code::chain_jump_onto_occupied, {from, to, no_cell}};
    return {first ? Code::no_jump : Code::no_chain_jump, {from, to, no_cell}};
  }

  /// The first jump that is wrong only because it goes backward, on the shortest way between two written cells.
  std::optional<Illegal> first_backward(const CornersPaths<Words>& bound, Cell origin, Cell from, Cell to,
                                        bool first) const {
    const DirectionSet all = directions_of(game_.facts.jumps, game_.topology->lattice());
    if (ways_.first_jumps == all) return std::nullopt;
    const CornersPaths<Words> free(game_, men_, {all, all, all}, origin);
    if (!free.leads(from, to, first)) return std::nullopt;
    std::vector<Cell> path = {from};
    free.append_shortest(from, to, first, path);
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
      const bool very_first = first && i == 0;
      if (!bound.jumps(path[i], path[i + 1], very_first))
        return Illegal{very_first ? Code::backward_jump : Code::backward_chain_jump, {path[i], path[i + 1], no_cell}};
    }
    return std::nullopt;
  }

  const CornersBoard<Words>& game_;
  const CornersMen<Words>& men_;
  Side side_;
  CornersWays ways_;
};

}  // namespace plybook
