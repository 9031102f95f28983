#include "plybook/rules/draughts.h"

#include <algorithm>
#include <cassert>
#include <span>
#include <utility>

#include "plybook/rules/draughts_count.h"
#include "plybook/rules/draughts_history.h"
#include "plybook/rules/draughts_read.h"
#include "plybook/rules/draughts_score.h"
#include "plybook/rules/draughts_tally.h"
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
      : topology_(std::move(topology)), turns_(*topology_, facts), moves_(turns_.moves()), score_(*topology_, turns_) {}

  const Topology& topology() const override { return *topology_; }
  std::vector<Symmetry> symmetries() const override;

  Position set_up(const View& view) const override;
  View view(const Position& position) const override;
  void check_setup(const View& view, std::vector<SetupFault>& faults) const override;

  Play begin(const Position& position, bool with_history) const override;
  std::optional<Outcome> outcome(const Play& play) const override;
  tl::expected<Resolved, Illegal> resolve(const Play& play, const TurnText& text) const override;
  void play(Play& play, const Turn& turn) const override;
  void legal(const Play& play, TurnList& turns) const override;
  void spell(const Play& before, const Turn& turn, const TurnText* written, TurnText& full) const override;
  std::uint64_t count_leaves(const Position& position, int depth) const override;

  std::int64_t score(const Position& position, Side side) const override {
    return score_.of(state_of(position), position.to_move, side);
  }
  bool answers_matter() const override { return true; }
  void tally(const Play& before, const Turn& turn, Tallies& counts) const override;

 private:
  static std::span<const Cell> cells_of(const Turn& turn) { return std::span(turn.cells).first(turn.length); }
  static const State& state_of(const Position& position) { return position.get<State>(); }

  static std::optional<Termination> draw(const Play& play) {
    if (!play.history) return std::nullopt;
    return static_cast<const DraughtsHistory<Words>&>(*play.history).draw();
  }
  void play(State& state, Side side, const Turn& turn) const;
  bool is_another_path(const Play& before, const Turn& turn, const TurnText& written) const;
  std::optional<Outcome> end_by_men(const State& state, Side mover) const;
  void add_captures(const State& state, Side side, const Set& capturers, TurnList& turns) const;
  void add_ice_jumps(const State& state, Side side, const Set& jumpers, TurnList& turns) const;
  void add_steps(const State& state, Side side, TurnList& turns) const;

  std::shared_ptr<const Topology> topology_;
  DraughtsTurns<Words> turns_;
  const DraughtsMoves<Words>& moves_;
  DraughtsScore<Words> score_;
};

/// Sides differ in nothing but the rank that their men go to.
template <std::size_t Words>
std::vector<Symmetry> DraughtsRules<Words>::symmetries() const {
  std::vector<Symmetry> kept;
  for (Symmetry& symmetry : symmetries_of(*topology_))
    if (symmetry.of(square::north) == (symmetry.swaps_sides ? square::south : square::north))
      kept.push_back(std::move(symmetry));
  return kept;
}

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

template <std::size_t Words>
Play DraughtsRules<Words>::begin(const Position& position, bool with_history) const {
  Play play{position};
  if (with_history && moves_.facts().draws.any())
    play.history = std::make_unique<DraughtsHistory<Words>>(moves_.facts().draws, state_of(position), position.to_move);
  return play;
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
  if (!moves_.can_move(state, side))
    return Outcome{win_of(moves_.facts().loser_wins ? side : opponent(side)), Termination::blocked};
  if (const auto how = draw(play)) return Outcome{Result::draw, *how};
  return std::nullopt;
}

template <std::size_t Words>
tl::expected<Resolved, Illegal> DraughtsRules<Words>::resolve(const Play& play, const TurnText& text) const {
  if (text.form == TurnText::Form::pass) return tl::unexpected(Illegal{Code::no_pass});
  if (text.form == TurnText::Form::unknown) return tl::unexpected(Illegal{Code::unknown_turn});
  if (text.cells.size() < 2) return tl::unexpected(Illegal{Code::not_a_turn});
  return DraughtsReading<Words>(turns_, state_of(play.position), play.position.to_move, text).resolve();
}

template <std::size_t Words>
void DraughtsRules<Words>::play(State& state, Side side, const Turn& turn) const {
  const Set from = moves_.board().set(turn.from());
  if (turn.kind == TurnKind::step)
    turns_.step(state, side, from, moves_.board().set(turn.to()));
  else
    turns_.jump(state, side, from, turns_.follow(state, side, cells_of(turn)));
}

template <std::size_t Words>
void DraughtsRules<Words>::play(Play& play, const Turn& turn) const {
  const Side side = play.position.to_move;
  State& state = play.position.get<State>();
  if (turn.kind != TurnKind::pass) this->play(state, side, turn);
  play.position.to_move = opponent(side);
  ++play.ply;
  if (play.history) static_cast<DraughtsHistory<Words>&>(*play.history).add(state, play.position.to_move);
}

template <std::size_t Words>
void DraughtsRules<Words>::legal(const Play& play, TurnList& turns) const {
  const State& state = state_of(play.position);
  const Side side = play.position.to_move;
  if (end_by_men(state, opponent(side)) || draw(play)) return;
  const Set capturers = moves_.capturers(state, side);
  if (capturers.any()) return add_captures(state, side, capturers, turns);
  const Set jumpers = moves_.ice_jumpers(state, side);
  add_ice_jumps(state, side, jumpers, turns);
  if (jumpers.none() || moves_.facts().ice_jumps != IceJumps::compulsory) add_steps(state, side, turns);
}

template <std::size_t Words>
void DraughtsRules<Words>::add_captures(const State& state, Side side, const Set& capturers, TurnList& turns) const {
  JumpPath path;
  turns_.each_capture_turn(state, side, capturers, path,
                           [&](const Set&, const Jumper<Words>&) { turns_.write_turn(path, turns.add()); });
}

template <std::size_t Words>
void DraughtsRules<Words>::add_ice_jumps(const State& state, Side side, const Set& jumpers, TurnList& turns) const {
  JumpPath path;
  each(jumpers, [&](const Set& at) {
    turns_.each_path(state, side, at, false, path, [&](const Jumper<Words>&) { turns_.write_turn(path, turns.add()); });
  });
}

template <std::size_t Words>
void DraughtsRules<Words>::add_steps(const State& state, Side side, TurnList& turns) const {
  moves_.each_step(state, side, [&](const Set& from, const Set& to) {
    Turn& turn = turns.add();
    turn.kind = TurnKind::step;
    turn.length = 2;
    turn.looks = {};
    turn.cells[0] = moves_.board().cell(from);
    turn.cells[1] = moves_.board().cell(to);
  });
}

template <std::size_t Words>
void DraughtsRules<Words>::spell(const Play& before, const Turn& turn, const TurnText* written, TurnText& full) const {
  const bool keep = written && is_another_path(before, turn, *written);
  full.clear();
  if (turn.kind == TurnKind::pass) {
    full.form = TurnText::Form::pass;
    return;
  }
  Turn spelled = turn;
  if (keep) std::copy(written->cells.begin() + 1, written->cells.end(), spelled.cells.begin() + 1);
  full.cells.assign(spelled.cells.begin(), spelled.cells.begin() + spelled.length);
  full.signs.resize(spelled.length - 1u);
  signs_of(moves_, state_of(before.position), before.position.to_move, spelled, full.signs);
}

/// Whether a text goes another way than a turn that jumps, but all of it, and does the same.
template <std::size_t Words>
bool DraughtsRules<Words>::is_another_path(const Play& before, const Turn& turn, const TurnText& written) const {
  if (moves_.facts().paths_are_turns || turn.kind != TurnKind::jump || written.cells.size() != turn.length)
    return false;
  Turn other = turn;
  std::copy(written.cells.begin() + 1, written.cells.end(), other.cells.begin() + 1);
  const State& state = state_of(before.position);
  const auto end = turns_.follow(state, before.position.to_move, cells_of(turn));
  const auto other_end = turns_.follow(state, before.position.to_move, cells_of(other));
  return turns_.same_effect(end, other_end);
}

template <std::size_t Words>
std::uint64_t DraughtsRules<Words>::count_leaves(const Position& position, int depth) const {
  if (depth <= 0) return 1;
  if (depth > most_recursive_depth) return perft(*this, position, depth);
  return DraughtsCount<Words>(turns_).leaves(state_of(position), position.to_move, depth);
}

template <std::size_t Words>
void DraughtsRules<Words>::tally(const Play& before, const Turn& turn, Tallies& counts) const {
  const State& state = state_of(before.position);
  const Side side = before.position.to_move;
  DraughtsTally<Words> tally(turns_, state, side, counts);
  tally.closed();
  const Set from = moves_.board().set(turn.from());
  if (turn.kind == TurnKind::step) {
    const Set to = moves_.board().set(turn.to());
    tally.step(turns_.after_step(state, side, from, to), from, to);
  } else {
    const Jumper<Words> jumper = turns_.follow(state, side, cells_of(turn));
    tally.jumps(turns_.after_jumps(state, side, from, jumper), from, jumper);
  }
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
