#pragma once

#include <string>
#include <vector>

#include "plybook/diagram/diagram_options.h"
#include "plybook/diagram/mark_text.h"
#include "plybook/record/record.h"
#include "plybook/replay/line_walk.h"

namespace plybook {

/// Adds to a diagram of the moment's position what its turn did: the path, and shadows of what moved away, was captured
/// or melted. Nothing for the start and for a pass.
void add_trail(const Game& game, const Moment& moment, DiagramOptions& options);

/// Adds the number of the moment's turn, on the cell where it ended. Nothing for the start and for a pass.
void add_number(const Moment& moment, DiagramOptions& options);

/// `12. c3:e5` or `12... f6:d4`, or what the start is called.
std::string moment_caption(const Moment& moment, Language language);

/// The cells where what stands on each of some cells can be at the end of a legal turn: for one after the other, in
/// board order, each once.
std::vector<Cell> targets_of(const Game& game, const Position& position, const std::vector<Cell>& from);

/// Adds what comments ask to be drawn: those behind the turn of `node` (the root stands for the start) and those before
/// the turn of `next` (`Node::none`: there is none). Answers what could not be read, each with its place in the
/// record's text.
std::vector<TextFault> add_comment_marks(const Game& game, const Record& record, std::uint32_t node, std::uint32_t next,
                                         DiagramOptions& options);

}  // namespace plybook
