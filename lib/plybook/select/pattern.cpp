#include "plybook/select/pattern.h"

#include <algorithm>

#include "plybook/base/codes.h"
#include "plybook/notation/tile_notation.h"
#include "plybook/select/men_pattern.h"
#include "plybook/select/tile_pattern.h"

namespace plybook {
namespace {

constexpr std::size_t owners = 3, looks = 16;

/// Castlings that are not counted are written as one.
bool leaves(std::uint16_t castlings, std::uint16_t wanted) {
  return castlings == wanted || (castlings == View::unlimited && wanted == 1);
}

}  // namespace

/// Men, kings and windows by owner, tiles by owner, those of nobody by their stripes too.
std::uint64_t PieceSet::bit(Piece piece) {
  const std::size_t owner = index(piece.owner);
  std::size_t place = 0;
  switch (piece.kind) {
    case PieceKind::none:
      break;
    case PieceKind::ice:
      place = 1;
      break;
    case PieceKind::man:
      place = 2 + owner;
      break;
    case PieceKind::king:
      place = 2 + owners + owner;
      break;
    case PieceKind::window:
      place = 2 + 2 * owners + owner;
      break;
    case PieceKind::tile:
      place = piece.owner == Side::none ? 2 + 4 * owners + piece.stripes % looks : 2 + 3 * owners + owner;
      break;
  }
  return std::uint64_t{1} << place;
}

PieceSet PieceSet::before(const Symmetry& symmetry) const {
  PieceSet set = none();
  const auto add = [&](Piece piece) {
    if (has(symmetry.of(piece))) set = set | of(piece);
  };
  add(Piece{});
  add(Piece{PieceKind::ice, Side::none, 0});
  for (const Side owner : {Side::first, Side::second, Side::none})
    for (const PieceKind kind : {PieceKind::man, PieceKind::king, PieceKind::window, PieceKind::tile})
      add(Piece{kind, owner, 0});
  for (std::uint8_t stripes = 0; stripes < looks; ++stripes) add(Piece{PieceKind::tile, Side::none, stripes});
  return set;
}

bool Pattern::fits(const View& view) const {
  if (!to_move[index(view.to_move)]) return false;
  for (std::size_t i = 0; i < cells.size(); ++i)
    if (!cells[i].has(view.cells[i])) return false;
  for (const std::size_t side : {std::size_t{0}, std::size_t{1}})
    if (castlings[side] && !leaves(view.castlings[side], *castlings[side])) return false;
  return !used || *used == view.used;
}

Pattern Pattern::before(const Symmetry& symmetry) const {
  Pattern pattern = *this;
  for (std::size_t i = 0; i < cells.size(); ++i)
    pattern.cells[i] = cells[index(symmetry.of(cell_at(i)))].before(symmetry);
  if (symmetry.swaps_sides) {
    std::swap(pattern.to_move[0], pattern.to_move[1]);
    std::swap(pattern.castlings[0], pattern.castlings[1]);
  }
  if (!used) return pattern;
  pattern.used->clear();
  for (std::size_t i = 0; i < cells.size(); ++i)
    if (std::find(used->begin(), used->end(), symmetry.of(cell_at(i))) != used->end())
      pattern.used->push_back(cell_at(i));
  return pattern;
}

Pattern pattern_of(const View& view) {
  Pattern pattern;
  for (const Piece piece : view.cells) pattern.cells.push_back(PieceSet::of(piece));
  pattern.to_move = {view.to_move == Side::first, view.to_move == Side::second};
  pattern.castlings = {view.castlings[0], view.castlings[1]};
  pattern.used = view.used;
  return pattern;
}

std::optional<Pattern> read_pattern(const Game& game, std::string_view text, std::vector<TextFault>& faults) {
  const bool has_tiles = dynamic_cast<const TileNotation*>(game.notation.get()) != nullptr;
  return has_tiles ? read_tile_pattern(game, text, faults) : read_men_pattern(game, text, faults);
}

}  // namespace plybook
