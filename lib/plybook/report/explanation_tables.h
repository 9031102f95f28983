#pragma once

#include <span>

#include "plybook/report/explanations.h"

/// The parts of the one table of explanations, each of some codes that follow each other.
namespace plybook {

std::span<const Explanation> explanations_of_draughts();
std::span<const Explanation> explanations_of_kings();
std::span<const Explanation> explanations_of_corners();
std::span<const Explanation> explanations_of_sliding();
std::span<const Explanation> explanations_of_turns();
std::span<const Explanation> explanations_of_positions();
std::span<const Explanation> explanations_of_liberties();
std::span<const Explanation> explanations_of_results();
std::span<const Explanation> explanations_of_records();
std::span<const Explanation> explanations_of_forms();
std::span<const Explanation> explanations_of_yaml();
std::span<const Explanation> explanations_of_games();
std::span<const Explanation> explanations_of_diagrams();
std::span<const Explanation> explanations_of_books();

}  // namespace plybook
