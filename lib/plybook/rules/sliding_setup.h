#pragma once

#include <cstdint>
#include <vector>

#include "plybook/board/side.h"
#include "plybook/board/view.h"
#include "plybook/rules/rules.h"
#include "plybook/rules/sliding_facts.h"
#include "plybook/rules/sliding_state.h"

namespace plybook::sliding {

/// A state from a view without faults that are errors, and the view of a state.
State state_of(const Facts& facts, const View& view);
View view_of(const State& state, Side to_move);

/// What cannot be played (windows, red and blue tile, used cells) and what is not the author's game (2.1, 2.2).
void check_view(const Facts& facts, const View& view, std::vector<SetupFault>& faults);

/// The corners and windows of 2.2.
struct Corners {
  std::array<Set, 2> runner;
  std::array<Set, 2> window;
};
Corners corners(Facts::Windows windows);
/// Whether the red and blue tile and the windows are where a full game starts.
bool at_start(const Facts& facts, const State& state);

/// A start drawn by lot: every arrangement and orientation of the sixty other tiles is equally likely. The same for the
/// same seed on every machine.
State drawn_start(const Facts& facts, std::uint64_t seed);

}  // namespace plybook::sliding
