#include "plybook/notation/tile_letters.h"

#include <array>
#include <string_view>

namespace plybook {
namespace {

constexpr std::string_view runner_letters = "RB", window_letters = "rb.";
constexpr char no_letter = '?';

/// By stripes as bits n 1, e 2, s 4, w 8.
constexpr std::array<char, 16> letters_of_stripes = {'o', 'n', 'e', '7',       's', '=',       'J',       no_letter,
                                                     'w', 'F', '|', no_letter, 'L', no_letter, no_letter, no_letter};

}  // namespace

char tile_letter(Piece piece) {
  if (piece.kind == PieceKind::window) return window_letters[index(piece.owner)];
  if (piece.kind != PieceKind::tile || piece.stripes >= letters_of_stripes.size()) return no_letter;
  return piece.owner == Side::none ? letters_of_stripes[piece.stripes] : runner_letters[index(piece.owner)];
}

std::optional<Piece> tile_of_letter(char letter) {
  if (letter == no_letter) return std::nullopt;
  if (const std::size_t side = runner_letters.find(letter); side != std::string_view::npos)
    return Piece{PieceKind::tile, static_cast<Side>(side), 0};
  if (const std::size_t owner = window_letters.find(letter); owner != std::string_view::npos)
    return Piece{PieceKind::window, static_cast<Side>(owner), 0};
  for (std::size_t stripes = 0; stripes < letters_of_stripes.size(); ++stripes)
    if (letters_of_stripes[stripes] == letter)
      return Piece{PieceKind::tile, Side::none, static_cast<std::uint8_t>(stripes)};
  return std::nullopt;
}

}  // namespace plybook
