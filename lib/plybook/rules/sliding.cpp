#include "plybook/rules/sliding.h"

#include <cassert>
#include <utility>

#include "plybook/rules/perft.h"
#include "plybook/rules/sliding_count.h"
#include "plybook/rules/sliding_repetition.h"
#include "plybook/rules/sliding_resolve.h"
#include "plybook/rules/sliding_score.h"
#include "plybook/rules/sliding_setup.h"
#include "plybook/rules/sliding_tally.h"
#include "plybook/rules/sliding_turns.h"

namespace plybook {

using sliding::State;

namespace {

constexpr int most_recursive_depth = 60;

const State& state(const Position& position) { return position.get<State>(); }
const State& state(const Play& play) { return play.position.get<State>(); }

bool lost_by_repetition(const Play& play) {
  return play.history && static_cast<const sliding::Repetition&>(*play.history).lost();
}

}  // namespace

bool SlidingRules::fits(const Topology& topology) {
  if (topology.lattice() != Lattice::square || topology.cells() != sliding::board_cells) return false;
  const HalfCells a1 = topology.centre(cell_at(0));
  for (std::size_t i = 0; i < sliding::board_cells; ++i) {
    const int file = static_cast<int>(i % 8), rank = static_cast<int>(i / 8);
    if (topology.centre(cell_at(i)) != HalfCells{a1.x + 2 * file, a1.y - 2 * rank}) return false;
  }
  return true;
}

SlidingRules::SlidingRules(std::shared_ptr<const Topology> topology, const sliding::Facts& facts)
    : topology_(std::move(topology)), facts_(facts) {
  assert(fits(*topology_));
}

std::optional<Position> SlidingRules::draw_start(std::uint64_t seed) const {
  return Position::of(sliding::drawn_start(facts_, seed), Side::first);
}

/// Half a turn brings red's corner onto blue's, its window onto blue's and its half of the board onto blue's. Mirrors
/// that keep the corners do not keep the halves.
std::vector<Symmetry> SlidingRules::symmetries() const {
  std::vector<Symmetry> kept;
  for (Symmetry& symmetry : symmetries_of(*topology_)) {
    const bool nothing = !symmetry.swaps_sides && symmetry.of(square::north) == square::north;
    const bool half_a_turn = symmetry.swaps_sides && symmetry.of(square::north) == square::south;
    if ((nothing || half_a_turn) && symmetry.of(square::east) == (nothing ? square::east : square::west))
      kept.push_back(std::move(symmetry));
  }
  return kept;
}

Position SlidingRules::set_up(const View& view) const {
  return Position::of(sliding::state_of(facts_, view), view.to_move);
}

View SlidingRules::view(const Position& position) const { return sliding::view_of(state(position), position.to_move); }

void SlidingRules::check_setup(const View& view, std::vector<SetupFault>& faults) const {
  sliding::check_view(facts_, view, faults);
}

Play SlidingRules::begin(const Position& position, bool with_history) const {
  Play play{position, 0, nullptr};
  if (with_history && facts_.repetition != sliding::Facts::Repetition::off)
    play.history = std::make_unique<sliding::Repetition>(facts_.repetition, position.to_move);
  return play;
}

std::optional<Outcome> SlidingRules::outcome(const Play& play) const {
  const Side to_move = play.position.to_move;
  if (const Side winner = sliding::in_goal(state(play), to_move); winner != Side::none)
    return Outcome{win_of(winner), Termination::goal};
  if (lost_by_repetition(play)) return Outcome{win_of(to_move), Termination::repetition};
  if (sliding::blocked(state(play), to_move, facts_.blocked))
    return Outcome{win_of(opponent(to_move)), Termination::blocked};
  return std::nullopt;
}

tl::expected<Resolved, Illegal> SlidingRules::resolve(const Play& play, const TurnText& text) const {
  return sliding::resolve(state(play), play.position.to_move, text);
}

void SlidingRules::play(Play& play, const Turn& turn) const {
  const Side mover = play.position.to_move;
  const sliding::Action action = sliding::action_of(turn);
  State& now = play.position.get<State>();
  if (play.history) {
    const State before = now;
    sliding::apply(now, mover, action);
    static_cast<sliding::Repetition&>(*play.history).add(action, before, now);
  } else {
    sliding::apply(now, mover, action);
  }
  play.position.to_move = opponent(mover);
  ++play.ply;
}

void SlidingRules::legal(const Play& play, TurnList& turns) const {
  if (outcome(play)) return;
  sliding::each_action(state(play), play.position.to_move,
                       [&](const sliding::Action& action) { turns.add(sliding::turn_of(action)); });
}

void SlidingRules::spell(const Play& before, const Turn& turn, const TurnText* /*written*/, TurnText& full) const {
  full.clear();
  if (turn.kind == TurnKind::pass) {
    full.form = TurnText::Form::pass;
    return;
  }
  full.cells.assign(turn.cells.begin(), turn.cells.begin() + turn.length);
  if (turn.kind == TurnKind::slide) {
    full.signs.push_back(Sign::step);
    return;
  }
  if (turn.kind == TurnKind::castling) full.signs.push_back(Sign::swap);
  for (std::size_t i = 0; i < turn.length; ++i) {
    const bool same = turn.looks[i] == sliding::look(state(before), sliding::set_of(turn.cells[i]));
    full.looks.push_back(same ? TurnText::same_look : turn.looks[i]);
  }
}

std::uint64_t SlidingRules::count_leaves(const Position& position, int depth) const {
  if (depth > most_recursive_depth) return perft(*this, position, depth);
  return sliding::count_leaves(facts_, state(position), position.to_move, depth);
}

std::int64_t SlidingRules::score(const Position& position, Side side) const {
  return sliding::way_left(state(position), opponent(side)) - sliding::way_left(state(position), side);
}

void SlidingRules::tally(const Play& before, const Turn& turn, Tallies& counts) const {
  sliding::tally(state(before), before.position.to_move, sliding::action_of(turn), counts);
}

tl::expected<Turn, Illegal> SlidingRules::resolve_adjustment(const Position& start, Side side,
                                                             const TurnText& text) const {
  return sliding::resolve_adjustment(facts_, state(start), side, text);
}

void SlidingRules::adjust(Position& start, const Turn& turn) const {
  State& tiles = start.get<State>();
  const sliding::Action action = sliding::action_of(turn);
  if (turn.kind == TurnKind::castling) sliding::swap_tiles(tiles, action);
  if (turn.kind == TurnKind::turning) sliding::set_look(tiles, action.a, action.look_a);
}

}  // namespace plybook
