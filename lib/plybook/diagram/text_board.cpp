#include "plybook/diagram/text_board.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <vector>

#include "plybook/diagram/cell_label.h"

namespace plybook {
namespace {

/// Signs on a grid of half cells, turned the way that the board is seen.
class Grid {
 public:
  Grid(const Game& game, TextBoardOptions options) : game_(game), options_(options) {}

  std::string draw(const View& view) {
    for (std::size_t i = 0; i < view.cells.size(); ++i)
      put(cell_at(i), board_sign(view.cells[i], game_, options_.letters));
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

  /// Places in rows that are counted (`A.1`) do not lie below each other.
  static bool names_columns(std::string_view cell) {
    return !label_of(cell).column.empty() && cell.find('.') == std::string_view::npos;
  }

  void put(Cell cell, std::string sign) {
    const Topology& board = *game_.topology;
    HalfCells at = board.centre(cell);
    const HalfCells left = board.top_left(), right = board.bottom_right();
    at = options_.flip ? HalfCells{right.x - at.x, right.y - at.y} : HalfCells{at.x - left.x, at.y - left.y};
    rows_[at.y][at.x] = std::move(sign);
    const std::string_view name = game_.notation->name(cell);
    const CellLabel label = label_of(name);
    row_names_[at.y] = label.row;
    if (names_columns(name)) column_names_[at.x] = label.column;
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
