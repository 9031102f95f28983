#include "plybook/diagram/description.h"

#include <fmt/format.h>

#include <array>
#include <iterator>

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
constexpr Sentence own_tile = {"{0} tile: {1}.", "Своя шашка ({0}): {1}."};
constexpr Sentence own_window = {"{0} window: {1}.", "Окно ({0}): {1}."};
constexpr Sentence common_window = {"Common window: {1}.", "Общее окно: {1}."};
constexpr Sentence plain_tiles = {"Plain tiles: {1}.", "Без полос: {1}."};
constexpr Sentence striped_tiles = {"Tiles with stripes on {0}: {1}.", "С полосами на {0}: {1}."};
constexpr Sentence to_move = {"{0} to move.", "Ход: {0}."};
constexpr Sentence nothing = {"none", "нет"};

constexpr std::array<std::string_view, 16> stripe_words = {"",  "n",   "e",   "n, e",   "s",   "n, s",   "e, s",   "n, e, s",
                                                           "w", "n, w", "e, w", "n, e, w", "s, w", "n, s, w", "e, s, w",
                                                           "n, e, s, w"};

class Describer {
 public:
  explicit Describer(Picture& picture) : picture_(picture), language_(picture.options.language) {}

  void describe() {
    Scene& scene = picture_.scene;
    scene.title = picture_.game.title.in(language_);
    if (!picture_.options.caption.empty()) scene.title.append(": ").append(picture_.options.caption);
    if (picture_.game.look.board == Look::Board::tiles) {
      tiles();
    } else {
      men_and_ice();
    }
    put(to_move, side_name(picture_.view.to_move), {});
  }

 private:
  void men_and_ice() {
    for (const Side side : {Side::first, Side::second}) {
      const std::string cells = cells_of({PieceKind::man, side});
      const std::string crowned = cells_of({PieceKind::king, side});
      if (!cells.empty() || crowned.empty()) put(men, side_name(side), cells.empty() ? word(nothing) : cells);
      put_some(kings, side_name(side), crowned);
    }
    put_some(ice, {}, cells_of({PieceKind::ice, Side::none}));
  }

  void tiles() {
    for (const Side side : {Side::first, Side::second}) {
      put_some(own_tile, side_name(side), cells_of({PieceKind::tile, side}));
      put_some(own_window, side_name(side), cells_of({PieceKind::window, side}));
    }
    put_some(common_window, {}, cells_of({PieceKind::window, Side::none}));
    put_some(plain_tiles, {}, cells_of({PieceKind::tile, Side::none}));
    for (std::uint8_t stripes = 1; stripes < stripe_words.size(); ++stripes)
      put_some(striped_tiles, stripe_words[stripes], cells_of({PieceKind::tile, Side::none, stripes}));
  }

  std::string cells_of(Piece piece) const {
    std::string text;
    picture_.each_shown_cell([&](Cell cell) {
      if (picture_.view.at(cell) != piece) return;
      if (!text.empty()) text += ", ";
      text += picture_.name(cell);
    });
    return text;
  }

  std::string_view side_name(Side side) const { return picture_.game.sides[index(side)].name.in(language_); }
  const char* word(Sentence sentence) const { return language_ == Language::russian ? sentence.ru : sentence.en; }

  void put_some(Sentence sentence, std::string_view side, const std::string& cells) {
    if (!cells.empty()) put(sentence, side, cells);
  }

  void put(Sentence sentence, std::string_view side, std::string_view cells) {
    std::string& desc = picture_.scene.desc;
    if (!desc.empty()) desc += ' ';
    fmt::format_to(std::back_inserter(desc), fmt::runtime(word(sentence)), side, cells);
  }

  Picture& picture_;
  Language language_;
};

}  // namespace

void describe(Picture& picture) { Describer(picture).describe(); }

}  // namespace plybook
