#include "plybook/diagram/text_board.h"

#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <vector>

namespace plybook {
namespace {

/// By stripes: n is 1, e 2, s 4, w 8. No tile has three or four.
constexpr std::array<const char*, 16> ascii_tiles = {"o", "n", "e", "7", "s", "=", "J", "?",
                                                     "w", "F", "|", "?", "L", "?", "?", "?"};
constexpr std::array<const char*, 16> unicode_tiles = {"□", "▔", "▕", "┐", "▁", "═", "┘", "?",
                                                       "▏", "┌", "║", "?", "└", "?", "?", "?"};

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

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

std::string sign(Piece piece, const Game& game, BoardLetters letters) {
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

/// What a row and a column are called, taken from the names of their cells: `c3` is in row 3 and column c, `A.1` in row
/// A. Numbered cells name neither.
std::string row_name(std::string_view cell) {
  const std::size_t dot = cell.find('.');
  if (dot != std::string_view::npos) return std::string(cell.substr(0, dot));
  const std::size_t digits = cell.find_first_of("0123456789");
  return digits == 0 ? "" : std::string(cell.substr(digits));
}

std::string column_name(std::string_view cell) {
  if (cell.find('.') != std::string_view::npos) return "";
  return std::string(cell.substr(0, cell.find_first_of("0123456789")));
}

/// Signs on a grid of half cells, turned the way that the board is seen.
class Grid {
 public:
  Grid(const Game& game, TextBoardOptions options) : game_(game), options_(options) {}

  std::string draw(const View& view) {
    for (std::size_t i = 0; i < view.cells.size(); ++i) put(cell_at(i), sign(view.cells[i], game_, options_.letters));
    std::size_t margin = 0;
    for (const auto& [y, name] : row_names_) margin = std::max(margin, name.size());
    if (margin > 0) ++margin;
    std::string text;
    for (const auto& [y, row] : rows_) text += line(margin, row_names_[y], row);
    if (!column_names_.empty()) text += line(margin, "", column_names_);
    return text;
  }

 private:
  using Row = std::map<int, std::string>;

  void put(Cell cell, std::string sign) {
    const Topology& board = *game_.topology;
    HalfCells at = board.centre(cell);
    const HalfCells left = board.top_left(), right = board.bottom_right();
    at = options_.flip ? HalfCells{right.x - at.x, right.y - at.y} : HalfCells{at.x - left.x, at.y - left.y};
    rows_[at.y][at.x] = std::move(sign);
    const std::string_view name = game_.notation->name(cell);
    row_names_[at.y] = row_name(name);
    if (const std::string column = column_name(name); !column.empty()) column_names_[at.x] = column;
  }

  static std::string line(std::size_t margin, const std::string& name, const Row& row) {
    std::string text = name + std::string(margin - name.size(), ' ');
    int column = 0;
    for (const auto& [x, sign] : row) {
      text.append(static_cast<std::size_t>(x - column), ' ');
      text += sign;
      column = x + 1;
    }
    return text + "\n";
  }

  const Game& game_;
  TextBoardOptions options_;
  std::map<int, Row> rows_;
  std::map<int, std::string> row_names_;
  Row column_names_;
};

/// The fields of a position text behind its rows: `R RB -`. Only the sliding family has them.
std::string rights(const Game& game, const View& view) {
  std::string text;
  game.notation->write_position(view, text);
  const std::size_t blank = text.find(' ');
  return blank == std::string::npos ? "" : text.substr(blank + 1);
}

std::string stripes_text(std::uint8_t stripes) {
  std::string text;
  for (const auto& [bit, letter] : {std::pair{stripe::n, 'n'}, {stripe::e, 'e'}, {stripe::s, 's'}, {stripe::w, 'w'}})
    if (stripes & bit) text += letter;
  return text;
}

const char* kind_word(PieceKind kind) {
  switch (kind) {
    case PieceKind::none:
      return "none";
    case PieceKind::man:
      return "man";
    case PieceKind::king:
      return "king";
    case PieceKind::ice:
      return "ice";
    case PieceKind::tile:
      return "tile";
    case PieceKind::window:
      return "window";
  }
  return "none";
}

}  // namespace

std::string text_board(const Game& game, const View& view, TextBoardOptions options) {
  const std::string rest = rights(game, view);
  return Grid(game, options).draw(view) + "to move: " + (rest.empty() ? game.sides[index(view.to_move)].letter : rest) +
         "\n";
}

std::string view_json(const Game& game, const View& view) {
  using Json = nlohmann::ordered_json;
  const auto side = [&](Side s) { return s == Side::none ? Json() : Json(game.sides[index(s)].tag); };
  Json json = {{"to_move", side(view.to_move)}, {"pieces", Json::array()}};
  for (std::size_t i = 0; i < view.cells.size(); ++i) {
    const Piece piece = view.cells[i];
    if (piece.kind == PieceKind::none) continue;
    Json entry = {
        {"cell", game.notation->name(cell_at(i))}, {"kind", kind_word(piece.kind)}, {"side", side(piece.owner)}};
    if (piece.kind == PieceKind::tile) entry["stripes"] = stripes_text(piece.stripes);
    json["pieces"].push_back(std::move(entry));
  }
  return json.dump();
}

}  // namespace plybook
