#include "plybook/notation/tile_notation.h"

#include "plybook/notation/plain_text.h"
#include "plybook/notation/tile_position.h"
#include "plybook/notation/tile_turn.h"

namespace plybook {

TileNotation::TileNotation(const Topology& topology)
    : names_(topology, Naming{}),
      width_(static_cast<std::size_t>(topology.bottom_right().x - topology.top_left().x) / 2 + 1) {}

Cell TileNotation::cell(std::string_view name) const {
  const PlainText text = plain(name, Likeness::strict);
  const CellNames::Reading reading = names_.read(text.text);
  return reading.length == text.text.size() && reading.cell < not_playing ? reading.cell : no_cell;
}

tl::expected<void, TextFault> TileNotation::read_turn(std::string_view text, TurnText& turn) const {
  turn.clear();
  if (read_tile_turn_quickly(names_, text, turn)) return {};
  turn.clear();
  return TileTurnReader(names_, text, turn).read();
}

void TileNotation::write_turn(const TurnText& turn, std::string& out) const {
  if (turn.form != TurnText::Form::cells) {
    out += turn.form == TurnText::Form::pass ? "--" : "- -";
    return;
  }
  for (std::size_t i = 0; i < turn.cells.size(); ++i) {
    if (i > 0) out += turn.signs[i - 1] == Sign::swap ? "<>" : "-";
    out += name(turn.cells[i]);
    if (i >= turn.looks.size() || turn.looks[i] == TurnText::same_look) continue;
    out += '@';
    for (std::size_t edge = 0; edge < stripe_letters.size(); ++edge)
      if ((turn.looks[i] >> edge & 1) != 0) out += stripe_letters[edge];
  }
}

std::optional<View> TileNotation::read_position(std::string_view text, std::vector<TextFault>& faults) const {
  return TilePositionReader(*this, text, faults).read();
}

void TileNotation::write_position(const View& view, std::string& out) const { write_tile_position(*this, view, out); }

}  // namespace plybook
