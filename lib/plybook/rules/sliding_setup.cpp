#include "plybook/rules/sliding_setup.h"

#include <algorithm>

#include "plybook/rules/sliding_looks.h"

namespace plybook::sliding {
namespace {

/// The cells of a view by what stands on them.
struct Census {
  Set windows = 0, common = 0, strange = 0;
  std::array<Set, 2> window{}, runner{};
  std::array<int, 4> kinds{};
};

void count_tile(const Piece& piece, Set cell, Census& census) {
  if (piece.owner != Side::none) {
    census.runner[index(piece.owner)] |= cell;
    if (piece.stripes != 0) census.strange |= cell;
  } else if (is_look(piece.stripes)) {
    ++census.kinds[static_cast<std::size_t>(kind_of(piece.stripes))];
  } else {
    census.strange |= cell;
  }
}

Census census_of(const View& view) {
  Census census;
  for (std::size_t i = 0; i < board_cells; ++i) {
    const Piece& piece = view.cells[i];
    const Set cell = Set{1} << i;
    if (piece.kind == PieceKind::tile) {
      count_tile(piece, cell, census);
    } else if (piece.kind == PieceKind::window) {
      census.windows |= cell;
      (piece.owner == Side::none ? census.common : census.window[index(piece.owner)]) |= cell;
    } else {
      census.strange |= cell;
    }
  }
  return census;
}

bool is_one(Set set) { return count(set) == 1; }

/// One window for each side, or a common one on two neighbouring cells.
bool windows_fit(const Census& census) {
  if (census.common == 0) return is_one(census.window[0]) && is_one(census.window[1]);
  return count(census.windows) == 2 && census.windows == census.common &&
         (beside(lowest(census.common)) & census.common) != 0;
}

void check_used(const View& view, const Census& census, std::vector<SetupFault>& faults) {
  for (const Cell cell : view.used)
    if ((set_of(cell) & census.windows) != 0) faults.push_back({Code::position_used, {cell, no_cell}});
  if (view.used.size() > 2) faults.push_back({Code::position_used, {view.used[2], no_cell}});
}

void check_counts(const Census& census, std::vector<SetupFault>& faults) {
  constexpr std::array<Code, 4> codes = {Code::plain_tiles, Code::one_stripe_tiles, Code::parallel_tiles,
                                         Code::adjacent_tiles};
  for (std::size_t kind = 0; kind < codes.size(); ++kind)
    if (census.kinds[kind] != tiles_of_kind[kind])
      faults.push_back({codes[kind], {no_cell, no_cell}, census.kinds[kind], tiles_of_kind[kind]});
}

/// Whether a view may be meant as the start of a full game: nothing has happened that it tells of.
bool untouched(const Facts& facts, const View& view) {
  const auto all_left = [&](std::uint16_t left) { return left >= facts.castlings; };
  const bool told = view.castlings_told && facts.castlings != View::unlimited;
  return view.to_move == Side::first && view.used.empty() &&
         (!told || (all_left(view.castlings[0]) && all_left(view.castlings[1])));
}

Piece piece_at(const State& state, Set cell) {
  if ((cell & state.windows()) != 0) {
    const Side owner = state.common() ? Side::none : (cell & state.own[0]) != 0 ? Side::first : Side::second;
    return {PieceKind::window, owner, 0};
  }
  const Side owner = state.runner[0] == cell ? Side::first : state.runner[1] == cell ? Side::second : Side::none;
  return {PieceKind::tile, owner, look(state, cell)};
}

}  // namespace

State state_of(const Facts& facts, const View& view) {
  State state;
  const Census census = census_of(view);
  state.own = census.window;
  state.runner = census.runner;
  const bool common = census.common != 0 || (beside(census.window[0]) & census.window[1]) != 0;
  if (common) state.own = {census.windows, census.windows};
  for (std::size_t i = 0; i < board_cells; ++i) {
    const Piece& piece = view.cells[i];
    if (piece.kind == PieceKind::tile) set_look(state, Set{1} << i, piece.stripes);
  }
  for (const Cell cell : view.used) state.used |= set_of(cell);
  state.turnings = {facts.turnings, facts.turnings};
  state.castlings = {facts.castlings, facts.castlings};
  if (view.castlings_told && facts.castlings != View::unlimited) state.castlings = view.castlings;
  return state;
}

View view_of(const State& state, Side to_move) {
  View view;
  view.cells.reserve(board_cells);
  for (std::size_t i = 0; i < board_cells; ++i) view.cells.push_back(piece_at(state, Set{1} << i));
  view.to_move = to_move;
  view.castlings = state.castlings;
  view.castlings_told = true;
  each(state.used, [&](Set cell) { view.used.push_back(first_of(cell)); });
  return view;
}

void check_view(const Facts& facts, const View& view, std::vector<SetupFault>& faults) {
  const Census census = census_of(view);
  each(census.strange, [&](Set cell) { faults.push_back({Code::position_tile, {first_of(cell), no_cell}}); });
  if (!windows_fit(census)) {
    faults.push_back({Code::position_windows, {no_cell, no_cell}, static_cast<int>(count(census.windows))});
  }
  if (!is_one(census.runner[0]) || !is_one(census.runner[1])) faults.push_back({Code::position_runner});
  check_used(view, census, faults);
  check_counts(census, faults);
  if (!untouched(facts, view)) return;
  const Corners at = corners(facts.windows);
  if (census.runner != at.runner) faults.push_back({Code::start_corners});
  if (census.window != at.window) faults.push_back({Code::start_windows});
}

Corners corners(Facts::Windows windows) {
  const std::array<Set, 2> runner = {goals[1], goals[0]};
  const auto forward = [&](Set red, Set blue) { return Corners{runner, {red, blue}}; };
  if (windows == Facts::Windows::ahead) return forward(north(runner[0]), south(runner[1]));
  return forward(north(west(runner[0])), south(east(runner[1])));
}

bool at_start(const Facts& facts, const State& state) {
  const Corners at = corners(facts.windows);
  return state.runner == at.runner && state.own == at.window;
}

namespace {

/// SplitMix64: small, fixed by its definition, good enough for lots.
class Lots {
 public:
  explicit Lots(std::uint64_t seed) : state_(seed) {}

  /// A number below `n`, each equally likely: what would favour the low ones is drawn again.
  std::size_t below(std::size_t n) {
    const std::uint64_t count = n, uneven = (0 - count) % count;
    std::uint64_t drawn = next();
    while (drawn < uneven) drawn = next();
    return static_cast<std::size_t>(drawn % count);
  }

 private:
  std::uint64_t next() {
    std::uint64_t z = state_ += 0x9E3779B97F4A7C15;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
    z = (z ^ z >> 27) * 0x94D049BB133111EB;
    return z ^ z >> 31;
  }

  std::uint64_t state_;
};

}  // namespace

State drawn_start(const Facts& facts, std::uint64_t seed) {
  State state;
  const Corners at = corners(facts.windows);
  state.runner = at.runner;
  state.own = at.window;
  state.turnings = {facts.turnings, facts.turnings};
  state.castlings = {facts.castlings, facts.castlings};

  std::vector<TileKind> bag;
  for (std::size_t kind = 0; kind < tiles_of_kind.size(); ++kind)
    bag.insert(bag.end(), tiles_of_kind[kind], static_cast<TileKind>(kind));
  Lots lots(seed);
  each(~(state.windows() | state.runner[0] | state.runner[1]), [&](Set cell) {
    std::swap(bag[lots.below(bag.size())], bag.back());
    const Orientations& ways = orientations_of_kind[static_cast<std::size_t>(bag.back())];
    bag.pop_back();
    set_look(state, cell, ways.stripes[lots.below(ways.size)]);
  });
  return state;
}

}  // namespace plybook::sliding
