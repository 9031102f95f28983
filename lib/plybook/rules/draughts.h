#pragma once

#include <memory>

#include "plybook/board/topology.h"
#include "plybook/rules/draughts_facts.h"
#include "plybook/rules/rules.h"

namespace plybook {

/// Whether draughts can be played on such a board: squares of one colour, up to 12×12 of them.
bool is_draughts_board(const Topology& topology, const DraughtsFacts& facts);

/// The rules of a game of the draughts family. Precondition: `is_draughts_board`.
std::unique_ptr<const Rules> draughts_rules(std::shared_ptr<const Topology> topology, const DraughtsFacts& facts);

}  // namespace plybook
