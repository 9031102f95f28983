#include "plybook/diagram/board_signs.h"

#include <array>
#include <initializer_list>

#include "plybook/base/ascii.h"

namespace plybook {
namespace {

/// By stripes: n is 1, e 2, s 4, w 8. No tile has three or four.
constexpr std::array<const char*, 16> ascii_tiles = {"o", "n", "e", "7", "s", "=", "J", "?",
                                                     "w", "F", "|", "?", "L", "?", "?", "?"};
constexpr std::array<const char*, 16> unicode_tiles = {"□", "▔", "▕", "┐", "▁", "═", "┘", "?",
                                                       "▏", "┌", "║", "?", "└", "?", "?", "?"};

std::string tile(Piece piece, const Game& game, BoardLetters letters) {
  if (piece.owner != Side::none) return game.sides[index(piece.owner)].letter;
  return (letters == BoardLetters::ascii ? ascii_tiles : unicode_tiles)[piece.stripes & 15];
}

std::string man(Piece piece, const Game& game, BoardLetters letters) {
  const bool king = piece.kind == PieceKind::king;
  if (letters == BoardLetters::unicode) {
    const bool light = game.look.piece_colours[index(piece.owner)] == "white";
    return light ? (king ? "⛁" : "⛀") : (king ? "⛃" : "⛂");
  }
  const char letter = game.sides[index(piece.owner)].letter.front();
  return {king ? letter : lower(letter)};
}

}  // namespace

std::string board_sign(Piece piece, const Game& game, BoardLetters letters) {
  switch (piece.kind) {
    case PieceKind::none:
      return letters == BoardLetters::ascii ? "." : "·";
    case PieceKind::man:
    case PieceKind::king:
      return man(piece, game, letters);
    case PieceKind::ice:
      return letters == BoardLetters::ascii ? "*" : "❄";
    case PieceKind::tile:
      return tile(piece, game, letters);
    case PieceKind::window:
      return piece.owner == Side::none ? "." : std::string{lower(game.sides[index(piece.owner)].letter.front())};
  }
  return "?";
}

std::vector<Piece> possible_pieces(const Game& game) {
  std::vector<Piece> pieces;
  if (game.look.board == Look::Board::tiles) {
    for (std::uint8_t stripes = 0; stripes < 16; ++stripes)
      if (ascii_tiles[stripes][0] != '?') pieces.push_back({PieceKind::tile, Side::none, stripes});
    for (const Side side : {Side::first, Side::second}) {
      pieces.push_back({PieceKind::tile, side});
      pieces.push_back({PieceKind::window, side});
    }
    pieces.push_back({PieceKind::window, Side::none});
    return pieces;
  }
  for (const Side side : {Side::first, Side::second})
    for (const PieceKind kind : {PieceKind::man, PieceKind::king}) pieces.push_back({kind, side});
  pieces.push_back({PieceKind::ice, Side::none});
  pieces.push_back({PieceKind::none, Side::none});
  return pieces;
}

}  // namespace plybook
