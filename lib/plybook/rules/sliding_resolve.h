#pragma once

#include <tl/expected.hpp>

#include "plybook/board/side.h"
#include "plybook/board/turn_text.h"
#include "plybook/rules/rules.h"
#include "plybook/rules/sliding_facts.h"
#include "plybook/rules/sliding_state.h"

namespace plybook::sliding {

/// The legal turn that a text means, or the first rule that it breaks: the place, the owner and a stripe before what
/// the opponent has just used (3.5), that before what is left, and that before the orientation.
tl::expected<Resolved, Illegal> resolve(const State& state, Side side, const TurnText& text);

/// The same for an adjustment (2.4): its turn is a castling or turning without their bounds, or a pass.
tl::expected<Turn, Illegal> resolve_adjustment(const Facts& facts, const State& start, Side side, const TurnText& text);

}  // namespace plybook::sliding
