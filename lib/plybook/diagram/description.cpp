#include "plybook/diagram/description.h"

#include <fmt/format.h>

#include <array>

namespace plybook {

namespace {

/// A sentence in each language: {0} is a side, {1} a list of cells.
struct Sentence {
  const char* en;
  const char* ru;
};

constexpr Sentence men = {"{0} men: {1}.", "Шашки ({0}): {1}."};
constexpr Sentence kings = {"{0} kings: {1}.", "Дамки ({0}): {1}."};
constexpr Sentence ice = {"Ice: {1}.", "Лёд: {1}."};
constexpr Sentence own_tile = {"{0} tile: {1}.", "Шашка ({0}): {1}."};
constexpr Sentence own_window = {"{0} window: {1}.", "Окно ({0}): {1}."};
constexpr Sentence common_window = {"Common window: {1}.", "Общее окно: {1}."};
constexpr Sentence plain_tiles = {"Plain tiles: {1}.", "Без полос: {1}."};
constexpr Sentence striped_tiles = {"Tiles with stripes on {0}: {1}.", "С полосами на {0}: {1}."};
constexpr Sentence to_move = {"{0} to move.", "Ход: {0}."};
constexpr Sentence nothing = {"none", "нет"};

constexpr std::array<std::string_view, 16> stripe_words = {"",     "n",       "e",       "n, e",      "s",    "n, s",
                                                           "e, s", "n, e, s", "w",       "n, w",      "e, w", "n, e, w",
                                                           "s, w", "n, s, w", "e, s, w", "n, e, s, w"};

const char* word(Sentence sentence, Language language) {
  return language == Language::russian ? sentence.ru : sentence.en;
}

std::string filled(Sentence sentence, Language language, std::string_view subject, std::string_view cells) {
  return fmt::format(fmt::runtime(word(sentence, language)), subject, cells);
}

std::string_view side_name(const Game& game, Side side, Language language) {
  return game.sides[index(side)].name.in(language);
}

std::string sentence(const Game& game, Piece piece, Language language, std::string_view cells) {
  const bool owned = piece.owner != Side::none;
  const std::string_view owner = owned ? side_name(game, piece.owner, language) : std::string_view();
  switch (piece.kind) {
    case PieceKind::man:
      return filled(men, language, owner, cells);
    case PieceKind::king:
      return filled(kings, language, owner, cells);
    case PieceKind::ice:
      return filled(ice, language, {}, cells);
    case PieceKind::window:
      return filled(owned ? own_window : common_window, language, owner, cells);
    case PieceKind::tile:
      if (owned) return filled(own_tile, language, owner, cells);
      if (piece.stripes == 0) return filled(plain_tiles, language, {}, cells);
      return filled(striped_tiles, language, stripe_words[piece.stripes], cells);
    case PieceKind::none:
      break;
  }
  return {};
}

std::string cells_of(const Picture& picture, Piece piece) {
  std::string text;
  picture.each_shown_cell([&](Cell cell) {
    if (picture.view.at(cell) != piece) return;
    if (!text.empty()) text += ", ";
    text += picture.name(cell);
  });
  return text;
}

/// A side without men and kings is told too.
bool is_worth_telling(const Picture& picture, Piece piece, const std::string& cells) {
  return !cells.empty() || (piece.kind == PieceKind::man && cells_of(picture, {PieceKind::king, piece.owner}).empty());
}

}  // namespace

std::vector<Piece> described_pieces(Look::Board board) {
  std::vector<Piece> pieces;
  const bool tiles = board == Look::Board::tiles;
  for (const Side side : {Side::first, Side::second}) {
    pieces.push_back({tiles ? PieceKind::tile : PieceKind::man, side});
    pieces.push_back({tiles ? PieceKind::window : PieceKind::king, side});
  }
  pieces.push_back({tiles ? PieceKind::window : PieceKind::ice, Side::none});
  for (std::uint8_t stripes = 0; tiles && stripes < stripe_words.size(); ++stripes)
    pieces.push_back({PieceKind::tile, Side::none, stripes});
  return pieces;
}

std::string piece_sentence(const Game& game, Piece piece, Language language) {
  return sentence(game, piece, language, "{0}");
}

std::string to_move_sentence(const Game& game, Side side, Language language) {
  return filled(to_move, language, side_name(game, side, language), {});
}

void describe(Picture& picture) {
  const Language language = picture.options.language;
  Scene& scene = picture.scene;
  scene.title = picture.game.title.in(language);
  if (!picture.options.caption.empty()) scene.title.append(": ").append(picture.options.caption);
  for (const Piece piece : described_pieces(picture.game.look.board)) {
    const std::string cells = cells_of(picture, piece);
    if (is_worth_telling(picture, piece, cells))
      scene.desc += sentence(picture.game, piece, language, cells.empty() ? word(nothing, language) : cells) + " ";
  }
  scene.desc += to_move_sentence(picture.game, picture.view.to_move, language);
}

}  // namespace plybook
