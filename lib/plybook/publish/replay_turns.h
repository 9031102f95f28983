#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "plybook/publish/replay_texts.h"
#include "plybook/record/record.h"
#include "plybook/record/text_writer.h"

namespace plybook {

/// Which turns of a record can be shown on a board.
struct ShownTurns {
  std::span<const std::uint32_t> plies;  ///< by node: the turn's ply, 0 where it cannot be shown
  std::uint64_t game = 1;                ///< number of the record in its page
};

/// Writes a record's turns as a list for a page, with comments, signs and variations, the last ones as lists within it.
/// What can be shown is a link: `#2.14` for ply 14 of the second record's main line, `#2.14/1.2` for a variation's as
/// findings name them. The link to the start comes first. Appends to `order` the nodes of the links, as they stand; the
/// root stands for the start.
void append_turn_list(const Record& record, TurnTexts turns, const ShownTurns& shown, const ReplayTexts& texts,
                      std::vector<std::uint32_t>& order, std::string& out);

}  // namespace plybook
