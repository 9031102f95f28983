#include "plybook/publish/replay_boards.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "plybook/base/json_text.h"
#include "plybook/base/xml_text.h"
#include "plybook/diagram/board_scene.h"
#include "plybook/diagram/description.h"
#include "plybook/diagram/svg.h"
#include "plybook/publish/put.h"

namespace plybook {

namespace {

constexpr std::string_view open_definitions =
    R"(<svg class="definitions" width="0" height="0" aria-hidden="true"><defs>)";
constexpr std::string_view close_definitions = "</defs></svg>\n";

const Theme& theme() { return *find_theme("colour"); }

char letter_at(std::size_t i) { return static_cast<char>('a' + i); }

void put_strings(std::string& out, std::initializer_list<std::string> texts) {
  out += '[';
  for (const std::string& text : texts) {
    if (out.back() != '[') out += ',';
    append_script_json(out, text);
  }
  out += ']';
}

}  // namespace

std::string ReplayBoards::letters(const Game& game, const View& view) {
  const std::vector<Piece> pieces = described_pieces(game.look.board);
  std::string text;
  for (const Piece piece : view.cells) {
    const auto found = std::find(pieces.begin(), pieces.end(), piece);
    text += found == pieces.end() ? empty : letter_at(static_cast<std::size_t>(found - pieces.begin()));
  }
  return text;
}

std::string ReplayBoards::part(Board& board, const Scene& scene, std::string name, std::string& out) const {
  std::string drawing;
  append_svg_shapes(drawing, scene, theme());
  const auto [there, is_new] = board.names.emplace(std::move(drawing), std::move(name));
  if (is_new) put(out, R"(<g id="{}">{}</g>)", there->second, there->first);
  return there->second;
}

ReplayBoards::Board& ReplayBoards::board(const Game& game, const View& view, std::string& out) {
  const auto [there, is_new] = boards_.try_emplace(game.id);
  Board& board = there->second;
  if (!is_new) return board;
  board.name = fmt::format("b{}", boards_.size());
  board.parts = board_parts(game, view);
  out += open_definitions;
  const auto define = [&](const Scene& scene, std::string_view what) {
    std::string drawing;
    append_svg_shapes(drawing, scene, theme());
    put(out, R"(<g id="{}-{}">{}</g>)", board.name, what, drawing);
  };
  define(board.parts.ground, "ground");
  if (!board.parts.flipped_ground.shapes().empty()) define(board.parts.flipped_ground, "ground-flipped");
  define(board.parts.labels, "labels");
  define(board.parts.flipped_labels, "labels-flipped");
  define(board.parts.highlight, "last");
  out += close_definitions;
  data(game, board, out);
  return board;
}

void ReplayBoards::data(const Game& game, const Board& board, std::string& out) const {
  put(out, R"(<script type="application/json" id="{}">{{"title":)", board.name);
  append_script_json(out, game.title.in(language_));
  put(out, R"(,"width":{},"height":{},"cells":[)", board.parts.board.width, board.parts.board.height);
  for (std::size_t i = 0; i < board.parts.centres.size(); ++i) {
    out += i == 0 ? "[" : ",[";
    append_script_json(out, game.notation->name(cell_at(i)));
    put(out, ",{},{}]", board.parts.centres[i].x, board.parts.centres[i].y);
  }
  out += R"(],"sides":)";
  put_strings(out, {game.sides[0].name.in(language_), game.sides[1].name.in(language_)});
  out += R"(,"toMove":)";
  put_strings(out, {to_move_sentence(game, Side::first, language_), to_move_sentence(game, Side::second, language_)});
  out += "}</script>\n";
}

void ReplayBoards::define(const Game& game, const View& view, std::string_view letters, std::string& out) {
  Board& on = board(game, view, out);
  const std::vector<Piece> pieces = described_pieces(game.look.board);
  std::string drawings;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const char letter = letter_at(i);
    if (on.pieces.contains(letter) || letters.find(letter) == std::string_view::npos) continue;
    const std::string name = fmt::format("{}-{}", on.name, letter);
    Part& piece = on.pieces[letter];
    piece.name = part(on, piece_part(game, view, pieces[i], false, language_), name, drawings);
    piece.flipped = part(on, piece_part(game, view, pieces[i], true, language_), name + "-flipped", drawings);
  }
  if (!drawings.empty()) out.append(open_definitions).append(drawings).append(close_definitions);
}

void ReplayBoards::show(const Game& game, const View& view, std::string_view what, std::string& out) const {
  const Board& board = boards_.at(game.id);
  DiagramOptions options;
  options.language = language_;
  options.caption = what;
  const Scene described = board_scene(game, view, options);
  const Box seen = board.parts.view;
  put(out, R"(<svg class="ply" viewBox="{} {} {} {}" role="img"><title>)", seen.x, seen.y, seen.width, seen.height);
  append_xml_text(out, described.title);
  out += "</title><desc>";
  append_xml_text(out, described.desc);
  put(out, R"(</desc><use class="ground" href="#{0}-ground"/><use class="labels" href="#{0}-labels"/>)", board.name);
  const std::string_view last = R"(<g class="last"></g>)";
  if (!board.parts.pieces_cover_cells) out += last;
  out += R"(<g class="pieces">)";
  const std::string cells = letters(game, view);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const auto piece = board.pieces.find(cells[i]);
    if (piece == board.pieces.end()) continue;
    const ScenePoint at = board.parts.centres[i];
    put(out, R"(<use href="#{}" x="{}" y="{}"/>)", piece->second.name, at.x, at.y);
  }
  out += "</g>";
  if (board.parts.pieces_cover_cells) out += last;
  out += R"(<g class="overlay"></g></svg>)";
}

void ReplayBoards::legend(const Game& game, std::string_view letters, std::string& out) const {
  const Board& board = boards_.at(game.id);
  const std::vector<Piece> pieces = described_pieces(game.look.board);
  out += '{';
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const char letter = letter_at(i);
    if (letters.find(letter) == std::string_view::npos) continue;
    if (out.back() != '{') out += ',';
    const Part& part = board.pieces.at(letter);
    put(out, R"("{}":)", letter);
    put_strings(out, {part.name, part.flipped, piece_sentence(game, pieces[i], language_)});
  }
  out += '}';
}

}  // namespace plybook
