#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "plybook/base/finding.h"
#include "plybook/game/game.h"
#include "plybook/rules/rules.h"

namespace plybook {

/// A turn in its canonical text.
std::string turn_text(const Game& game, const Play& before, const Turn& turn, const TurnText* written = nullptr);

/// The canonical texts of all legal turns, sorted by bytes.
std::vector<std::string> legal_texts(const Game& game, const Play& play);

/// What is to be told of a turn that cannot be: code, clause, cells by name, every legal turn. Place, ply and variation
/// are left to the caller.
Finding illegal_turn(const Game& game, const Play& play, const Illegal& illegal, std::string_view written);

/// What is to be told of a text that is no turn.
Finding unreadable_turn(const Game& game, const Play& play, const TextFault& fault, std::string_view written);

/// What is to be told of a turn after the end of the game, which came at `ply`.
Finding turn_after_end(const Game& game, const Outcome& outcome, std::uint32_t ply, std::string_view written);

/// What is to be told of a start that is an end already.
Finding decided_start(const Game& game, const Outcome& outcome);

/// A warning for each liberty that was taken, with the canonical text as its fix.
void tell_liberties(const Game& game, Liberties liberties, std::string_view written, std::string_view canonical,
                    std::vector<Finding>& findings);

}  // namespace plybook
