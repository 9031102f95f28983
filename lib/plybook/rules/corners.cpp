#include "plybook/rules/corners.h"

#include <cassert>
#include <type_traits>
#include <utility>

#include "plybook/rules/corners_board.h"
#include "plybook/rules/corners_end.h"
#include "plybook/rules/corners_resolve.h"
#include "plybook/rules/corners_score.h"
#include "plybook/rules/corners_turns.h"

namespace plybook {
namespace {

/// The family's rules on boards that fit into so many words.
template <std::size_t Words>
class CornersRules final : public Rules {
 public:
  using Set = Bits<Words>;
  using Men = CornersMen<Words>;

  CornersRules(std::shared_ptr<const Topology> topology, CornersFacts facts)
      : game_(std::move(topology), std::move(facts)), score_(game_) {}

  const Topology& topology() const override { return *game_.topology; }
  std::vector<Symmetry> symmetries() const override { return corners_symmetries(*game_.topology, game_.facts); }

  Position set_up(const View& view) const override {
    Men men{};
    for (std::size_t i = 0; i < view.cells.size(); ++i)
      if (view.cells[i].kind == PieceKind::man) men.of[index(view.cells[i].owner)] |= game_.board.set(cell_at(i));
    return Position::of(men, view.to_move);
  }

  View view(const Position& position) const override {
    View view;
    view.to_move = position.to_move;
    view.cells.resize(topology().cells());
    for (const Side side : {Side::first, Side::second})
      each(men_of(position).of[index(side)], [&](const Set& man) {
        view.at(game_.board.cell(man)) = {PieceKind::man, side, 0};
      });
    return view;
  }

  void check_setup(const View& view, std::vector<SetupFault>& faults) const override {
    std::array<int, 2> men{};
    for (std::size_t i = 0; i < view.cells.size(); ++i) {
      const Piece piece = view.cells[i];
      if (piece.kind == PieceKind::none) continue;
      if (piece.kind == PieceKind::man && piece.owner != Side::none)
        ++men[index(piece.owner)];
      else
        faults.push_back({Code::position_piece, {cell_at(i), no_cell}});
    }
    for (const Side side : {Side::first, Side::second}) {
      const int usual = static_cast<int>(game_.facts.homes[index(side)].size());
      if (men[index(side)] != usual) faults.push_back({Code::men_count, {no_cell, no_cell}, men[index(side)], usual});
    }
  }

  std::optional<Outcome> outcome(const Play& play) const override {
    return corners_outcome(game_, men_of(play.position), play.position.to_move, play.ply);
  }

  tl::expected<Resolved, Illegal> resolve(const Play& play, const TurnText& text) const override {
    const Men& men = men_of(play.position);
    const Side side = play.position.to_move;
    if (text.form == TurnText::Form::unknown) return tl::unexpected(Illegal{Code::unknown_turn});
    if (text.form == TurnText::Form::pass) {
      if (CornersTurns<Words>(game_, men, side).any()) return tl::unexpected(Illegal{Code::pass_with_turn});
      return Resolved{corners_pass(), text.liberties};
    }
    auto judged = CornersResolver<Words>(game_, men, side).judge(text);
    if (!judged && !CornersTurns<Words>(game_, men, side).any()) return tl::unexpected(Illegal{Code::pass_compulsory});
    return judged;
  }

  void play(Play& play, const Turn& turn) const override {
    if (turn.kind != TurnKind::pass)
      move(play.position.get<Men>(), play.position.to_move, game_.board.set(turn.from()), game_.board.set(turn.to()));
    play.position.to_move = opponent(play.position.to_move);
    ++play.ply;
  }

  void legal(const Play& play, TurnList& turns) const override {
    if (outcome(play)) return;
    const std::size_t before = turns.size();
    const auto add = [&](const Set& man, TurnKind kind, const Set& ends) {
      const Cell from = game_.board.cell(man);
      each(ends, [&](const Set& end) { turns.add(corners_turn(kind, from, game_.board.cell(end))); });
    };
    CornersTurns<Words>(game_, men_of(play.position), play.position.to_move)
        .for_each_man([&](const Set& man, const Set& steps, const Set& jumps) {
          add(man, TurnKind::step, steps);
          add(man, TurnKind::jump, jumps);
        });
    if (turns.size() == before) turns.add(corners_pass());
  }

  void spell(const Play& before, const Turn& turn, const TurnText* written, TurnText& full) const override {
    full.clear();
    if (turn.kind == TurnKind::pass) {
      full.form = TurnText::Form::pass;
      return;
    }
    full.cells = {turn.from()};
    if (turn.kind == TurnKind::step)
      full.cells.push_back(turn.to());
    else
      spell_jumps(before.position, turn, written, full.cells);
    full.signs.assign(full.cells.size() - 1, Sign::step);
  }

  std::uint64_t count_leaves(const Position& position, int depth) const override {
    return leaves(men_of(position), position.to_move, 0, depth);
  }

  std::int64_t score(const Position& position, Side side) const override {
    return score_.of(men_of(position), side) - score_.of(men_of(position), opponent(side));
  }

  void tally(const Play& before, const Turn& turn, Tallies& counts) const override {
    if (turn.kind == TurnKind::pass) return counts.add(Tally::passed, 1);
    const Side side = before.position.to_move;
    const Set from = game_.board.set(turn.from()), to = game_.board.set(turn.to());
    const Set& goal = game_.goals[index(side)];
    const bool was_in = (from & goal).any(), is_in = (to & goal).any();
    counts.add(Tally::entered_goal, !was_in && is_in ? 1 : 0);
    counts.add(Tally::left_goal, was_in && !is_in ? 1 : 0);
    if (turn.kind == TurnKind::step) return counts.add(Tally::stepped, 1);
    counts.add(Tally::jumped, 1);
    const CornersJumps<Words> jumps(game_.board, men_of(before.position).occupied(),
                                    game_.ways[index(side)].first_jumps);
    counts.add(Tally::jumped_on, (jumps.once(from) & to).none() ? 1 : 0);
  }

 private:
  static const Men& men_of(const Position& position) { return position.get<Men>(); }

  static void move(Men& men, Side side, const Set& from, const Set& to) { men.of[index(side)] ^= from | to; }

  /// Appends the cells that were written, with what was left out between them put in. Only the ends are sure to be
  /// written.
  void spell_jumps(const Position& before, const Turn& turn, const TurnText* written, std::vector<Cell>& cells) const {
    const CornersPaths<Words> paths(game_, men_of(before), game_.ways[index(before.to_move)], turn.from());
    const auto go = [&](Cell to) {
      const bool first = cells.size() == 1;
      if (paths.jumps(cells.back(), to, first))
        cells.push_back(to);
      else
        paths.append_shortest(cells.back(), to, first, cells);
    };
    if (written != nullptr)
      for (std::size_t i = 1; i + 1 < written->cells.size(); ++i) go(written->cells[i]);
    go(turn.to());
  }

  std::uint64_t leaves(const Men& men, Side side, std::uint32_t ply, int depth) const {
    if (depth == 0) return 1;
    if (corners_outcome(game_, men, side, ply)) return 0;
    const CornersTurns<Words> turns(game_, men, side);
    std::uint64_t sum = 0;
    if (depth == 1) {
      sum = turns.count();
    } else {
      turns.for_each_man([&](const Set& man, const Set& steps, const Set& jumps) {
        each(steps | jumps, [&](const Set& end) {
          Men next = men;
          move(next, side, man, end);
          sum += leaves(next, opponent(side), ply + 1, depth - 1);
        });
      });
    }
    if (sum == 0 && !turns.any()) return leaves(men, opponent(side), ply + 1, depth - 1);
    return sum;
  }

  CornersBoard<Words> game_;
  CornersScore<Words> score_;
};

/// Enough for 10×10 and for 80 hexagonal cells; enough for 16×16 and for the star of 121 cells.
constexpr std::size_t few = 2, many = 5;

}  // namespace

bool corners_fit(const Topology& topology) { return PaddedBoard<many>::fits(topology); }

std::unique_ptr<const Rules> corners_rules(std::shared_ptr<const Topology> topology, CornersFacts facts) {
  assert(topology && corners_fit(*topology));
  if (PaddedBoard<few>::fits(*topology))
    return std::make_unique<CornersRules<few>>(std::move(topology), std::move(facts));
  return std::make_unique<CornersRules<many>>(std::move(topology), std::move(facts));
}

}  // namespace plybook
