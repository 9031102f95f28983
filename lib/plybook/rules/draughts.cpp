#include "plybook/rules/draughts.h"

#include <cassert>
#include <utility>

#include "plybook/rules/draughts_count.h"
#include "plybook/rules/draughts_read.h"
#include "plybook/rules/perft.h"

namespace plybook {
namespace {

/// Deeper counts cannot end in any lifetime, but must not exhaust the stack.
constexpr int most_recursive_depth = 60;

template <std::size_t Words>
class DraughtsRules final : public Rules {
 public:
  using State = DraughtsState<Words>;
  using Set = Bits<Words>;

  DraughtsRules(std::shared_ptr<const Topology> topology, const DraughtsFacts& facts)
      : topology_(std::move(topology)), moves_(*topology_, facts) {}

  const Topology& topology() const override { return *topology_; }

  Position set_up(const View& view) const override;
  View view(const Position& position) const override;
  void check_setup(const View& view, std::vector<SetupFault>& faults) const override;

  std::optional<Outcome> outcome(const Play& play) const override;
  tl::expected<Resolved, Illegal> resolve(const Play& play, const TurnText& text) const override;
  void play(Play& play, const Turn& turn) const override;
  void legal(const Play& play, TurnList& turns) const override;
  void spell(const Play& before, const Turn& turn, const TurnText* written, TurnText& full) const override;
  std::uint64_t count_leaves(const Position& position, int depth) const override;

 private:
  static const State& state_of(const Position& position) { return position.get<State>(); }

  State after(const State& state, Side side, const Turn& turn) const;
  std::optional<Outcome> end_by_men(const State& state, Side mover) const;
  void add_jumps(const State& state, Side side, bool captures, const Set& jumpers, TurnList& turns) const;
  void add_steps(const State& state, Side side, TurnList& turns) const;

  std::shared_ptr<const Topology> topology_;
  DraughtsMoves<Words> moves_;
};

template <std::size_t Words>
Position DraughtsRules<Words>::set_up(const View& view) const {
  State state{};
  for (std::size_t i = 0; i < view.cells.size(); ++i) {
    const Piece& piece = view.cells[i];
    const Set cell = moves_.board().set(cell_at(i));
    if (piece.kind == PieceKind::ice) state.ice |= cell;
    if (piece.kind == PieceKind::king) state.kings |= cell;
    if (piece.kind == PieceKind::king || piece.kind == PieceKind::man) state.of(piece.owner) |= cell;
  }
  return Position::of(state, view.to_move);
}

template <std::size_t Words>
View DraughtsRules<Words>::view(const Position& position) const {
  const State& state = state_of(position);
  View view;
  view.to_move = position.to_move;
  view.cells.resize(topology_->cells());
  for (std::size_t i = 0; i < view.cells.size(); ++i) {
    const Set cell = moves_.board().set(cell_at(i));
    if ((cell & state.ice).any()) view.cells[i].kind = PieceKind::ice;
    for (const Side side : {Side::first, Side::second}) {
      if ((cell & state.of(side)).none()) continue;
      view.cells[i].kind = (cell & state.kings).any() ? PieceKind::king : PieceKind::man;
      view.cells[i].owner = side;
    }
  }
  return view;
}

template <std::size_t Words>
void DraughtsRules<Words>::check_setup(const View& view, std::vector<SetupFault>& faults) const {
  const DraughtsFacts& facts = moves_.facts();
  for (std::size_t i = 0; i < view.cells.size(); ++i) {
    const PieceKind kind = view.cells[i].kind;
    const bool known = kind == PieceKind::none || kind == PieceKind::man ||
                       (kind == PieceKind::king && facts.kings != Kings::none) ||
                       (kind == PieceKind::ice && facts.captured_man == CapturedMan::freezes);
    if (!known) faults.push_back({Code::position_piece, {cell_at(i), no_cell}, 0});
  }
}

/// The ends that show in what stands on the board, whoever can move: for `mover`, who moved last, before the opponent.
template <std::size_t Words>
std::optional<Outcome> DraughtsRules<Words>::end_by_men(const State& state, Side mover) const {
  const DraughtsFacts& facts = moves_.facts();
  if (facts.far_rank == FarRank::wins)
    for (const Side side : {mover, opponent(mover)})
      if ((state.of(side) & moves_.board().far_rank(side)).any())
        return Outcome{win_of(side), Termination::breakthrough};
  const bool freezes = facts.captured_man == CapturedMan::freezes;
  for (const Side side : {mover, opponent(mover)})
    if (state.of(opponent(side)).none())
      return Outcome{win_of(facts.loser_wins ? opponent(side) : side),
                     freezes ? Termination::total_freeze : Termination::no_men};
  return std::nullopt;
}

template <std::size_t Words>
std::optional<Outcome> DraughtsRules<Words>::outcome(const Play& play) const {
  const State& state = state_of(play.position);
  const Side side = play.position.to_move;
  if (const auto end = end_by_men(state, opponent(side))) return end;
  if (moves_.can_move(state, side)) return std::nullopt;
  return Outcome{win_of(moves_.facts().loser_wins ? side : opponent(side)), Termination::blocked};
}

template <std::size_t Words>
tl::expected<Resolved, Illegal> DraughtsRules<Words>::resolve(const Play& play, const TurnText& text) const {
  if (text.form == TurnText::Form::pass) return tl::unexpected(Illegal{Code::no_pass});
  if (text.form == TurnText::Form::unknown) return tl::unexpected(Illegal{Code::unknown_turn});
  if (text.cells.size() < 2) return tl::unexpected(Illegal{Code::not_a_turn});
  return DraughtsReading<Words>(moves_, state_of(play.position), play.position.to_move, text).resolve();
}

template <std::size_t Words>
DraughtsState<Words> DraughtsRules<Words>::after(const State& state, Side side, const Turn& turn) const {
  const Set from = moves_.board().set(turn.from());
  if (turn.kind == TurnKind::step) return moves_.after_step(state, side, from, moves_.board().set(turn.to()));
  Jumper<Words> jumper = moves_.lift(state, side, from);
  for (std::size_t i = 1; i < turn.length; ++i) {
    const auto next = moves_.jump(jumper, side, moves_.board().set(turn.cells[i]));
    assert(next);
    if (next) jumper = *next;
  }
  return moves_.after_jumps(state, side, from, jumper);
}

template <std::size_t Words>
void DraughtsRules<Words>::play(Play& play, const Turn& turn) const {
  const Side side = play.position.to_move;
  State& state = play.position.get<State>();
  if (turn.kind != TurnKind::pass) state = after(state, side, turn);
  play.position.to_move = opponent(side);
  ++play.ply;
}

template <std::size_t Words>
void DraughtsRules<Words>::legal(const Play& play, TurnList& turns) const {
  const State& state = state_of(play.position);
  const Side side = play.position.to_move;
  if (end_by_men(state, opponent(side))) return;
  const Set capturers = moves_.capturers(state, side);
  if (capturers.any()) return add_jumps(state, side, true, capturers, turns);
  add_jumps(state, side, false, moves_.ice_jumpers(state, side), turns);
  if (moves_.may_step(state, side)) add_steps(state, side, turns);
}

template <std::size_t Words>
void DraughtsRules<Words>::add_jumps(const State& state, Side side, bool captures, const Set& jumpers,
                                     TurnList& turns) const {
  JumpPath path;
  each(jumpers, [&](const Set& at) {
    moves_.each_jump_turn(state, side, at, captures, path,
                          [&](const Jumper<Words>&) { moves_.write_turn(path, turns.add()); });
  });
}

template <std::size_t Words>
void DraughtsRules<Words>::add_steps(const State& state, Side side, TurnList& turns) const {
  const auto& board = moves_.board();
  for (const Way way : moves_.ahead(side)) {
    each(moves_.stepped(state, side, way), [&](const Set& to) {
      Turn& turn = turns.add();
      turn.kind = TurnKind::step;
      turn.length = 2;
      turn.looks = {};
      turn.cells[0] = board.cell(board.go(to, opposite(way)));
      turn.cells[1] = board.cell(to);
    });
  }
}

template <std::size_t Words>
void DraughtsRules<Words>::spell(const Play& before, const Turn& turn, const TurnText* /*written*/,
                                 TurnText& full) const {
  full.clear();
  if (turn.kind == TurnKind::pass) {
    full.form = TurnText::Form::pass;
    return;
  }
  full.cells.assign(turn.cells.begin(), turn.cells.begin() + turn.length);
  full.signs.resize(turn.length - 1u);
  signs_of(moves_, state_of(before.position), before.position.to_move, turn, full.signs);
}

template <std::size_t Words>
std::uint64_t DraughtsRules<Words>::count_leaves(const Position& position, int depth) const {
  if (depth <= 0) return 1;
  if (depth > most_recursive_depth) return perft(*this, position, depth);
  return DraughtsCount<Words>(moves_).leaves(state_of(position), position.to_move, depth);
}

}  // namespace

bool is_draughts_board(const Topology& topology, const DraughtsFacts& facts) {
  return DraughtsBoard<2>::holds(topology, facts.captures_go_orthogonally_too);
}

std::unique_ptr<const Rules> draughts_rules(std::shared_ptr<const Topology> topology, const DraughtsFacts& facts) {
  assert(is_draughts_board(*topology, facts));
  if (DraughtsBoard<1>::holds(*topology, facts.captures_go_orthogonally_too))
    return std::make_unique<const DraughtsRules<1>>(std::move(topology), facts);
  return std::make_unique<const DraughtsRules<2>>(std::move(topology), facts);
}

}  // namespace plybook
