#include "plybook/diagram/board_scene.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "diagram/diagram_games.h"
#include "diagram/svg_profile.h"
#include "plybook/diagram/mark_text.h"
#include "plybook/diagram/svg.h"
#include "plybook/diagram/tiles.h"

namespace plybook {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

std::string svg_of(const Scene& scene, const char* theme = "print") {
  std::string out;
  append_svg(out, scene, *find_theme(theme), {});
  return out;
}

std::string drawn(const Game& game, std::string_view position, const DiagramOptions& options = {},
                  const char* theme = "print") {
  return svg_of(board_scene(game, view_of(game, position), options), theme);
}

std::size_t count(std::string_view text, std::string_view part) {
  std::size_t n = 0;
  for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) ++n;
  return n;
}

/// The texts of a scene that stand outside of marks, in painting order.
std::vector<std::string> texts_of(const Scene& scene, std::string_view classes) {
  std::vector<std::string> texts;
  for (const Shape& shape : scene.shapes())
    if (shape.kind == ShapeKind::text && scene.classes(shape) == classes) texts.emplace_back(scene.letters(shape));
  return texts;
}

ScenePoint place_of(const Scene& scene, std::string_view label, std::size_t nth = 0) {
  for (const Shape& shape : scene.shapes())
    if (shape.kind == ShapeKind::text && scene.letters(shape) == label && nth-- == 0) return scene.points(shape)[0];
  ADD_FAILURE() << "no label " << label;
  return {};
}

struct Board {
  Game game;
  std::string_view start, middle;
};

std::vector<Board> boards() {
  std::vector<Board> all;
  all.push_back({antarktos(), antarktos_start, antarktos_middle});
  all.push_back({ugolki80(), ugolki80_start, ugolki80_middle});
  all.push_back({argo(), argo_start, argo_common});
  return all;
}

/// Everything that can be drawn on a board, on its first cells.
DiagramOptions everything(const Game& game) {
  DiagramOptions options;
  const auto cell = [&](std::size_t i) { return cell_at(i % game.topology->cells()); };
  for (const MarkShape shape :
       {MarkShape::dot, MarkShape::ring, MarkShape::cross, MarkShape::square, MarkShape::triangle})
    options.marks.push_back({cell(static_cast<std::size_t>(shape)), shape, "", PaintRole::green});
  options.marks.push_back({cell(6), MarkShape::ring, "A", PaintRole::red});
  options.numbers = {{cell(7), MarkShape::ring, "1"}, {cell(7), MarkShape::ring, "3"}};
  options.arrows = {{{cell(0), cell(9), cell(20)}, PaintRole::arrow}};
  options.trail = {cell(3), cell(12)};
  options.last_turn = {cell(3), cell(12)};
  options.targets = {cell(13), cell(14)};
  options.captured = {cell(15)};
  options.ghosts = {{cell(16), {PieceKind::man, Side::first}}};
  options.caption = "Caption & <text>";
  return options;
}

TEST(BoardScene, IsWellFormedInEveryWayOfDrawing) {
  for (const Board& board : boards())
    for (const std::string_view position : {board.start, board.middle})
      for (const Coordinates coordinates :
           {Coordinates::outside, Coordinates::inside, Coordinates::numbers, Coordinates::none})
        for (const bool flip : {false, true}) {
          DiagramOptions options = everything(board.game);
          options.coordinates = coordinates;
          options.flip = flip;
          options.rotate = flip ? 1 : 0;
          const std::string svg = drawn(board.game, position, options, flip ? "dark" : "colour");
          check_profile(svg);
          EXPECT_EQ(svg, drawn(board.game, position, options, flip ? "dark" : "colour"));
        }
}

TEST(BoardScene, TheSceneIsReusedWithoutTraces) {
  const Game game = antarktos();
  Scene scene;
  draw_board(scene, game, view_of(game, antarktos_middle), everything(game));
  draw_board(scene, game, view_of(game, antarktos_start), {});
  EXPECT_EQ(svg_of(scene), drawn(game, antarktos_start));
}

TEST(BoardScene, DrawsEveryManOnItsCell) {
  const std::string svg = drawn(antarktos(), antarktos_middle);
  EXPECT_EQ(count(svg, "ply-cell ply-dark ply-at-"), 32u);
  EXPECT_EQ(count(svg, "ply-man ply-white"), 9u);
  EXPECT_EQ(count(svg, "ply-man ply-black"), 9u);
  EXPECT_EQ(count(svg, "ply-king"), 2u);
  EXPECT_EQ(count(svg, "\"ply-ice\""), 3u);
}

TEST(BoardScene, HexagonalBoardsHaveThreeShades) {
  const std::string svg = drawn(ugolki80(), ugolki80_start);
  EXPECT_EQ(count(svg, "ply-cell "), 80u);
  for (const char* shade : {"ply-light", "ply-middle", "ply-dark"}) EXPECT_GE(count(svg, shade), 26u) << shade;
  EXPECT_THAT(svg, HasSubstr("ply-at-F10"));
}

TEST(BoardScene, TilesCarryTheirStripesOnTheirEdges) {
  const Game game = argo();
  View view = view_of(game, argo_start);
  const std::string svg = drawn(game, argo_start);
  EXPECT_EQ(count(svg, "ply-tile ply-red"), 1u);
  EXPECT_EQ(count(svg, "ply-window ply-blue"), 1u);
  std::size_t stripes = 0;
  for (const Piece piece : view.cells)
    for (int bit = 0; bit < 4; ++bit) stripes += piece.stripes >> bit & 1u;
  EXPECT_EQ(count(svg, "\"ply-stripe\""), stripes);
}

TEST(BoardScene, StripesTurnWithTheBoard) {
  EXPECT_EQ(turned_stripes(stripe::n, 1), stripe::e);
  EXPECT_EQ(turned_stripes(stripe::n | stripe::w, 1), stripe::e | stripe::n);
  EXPECT_EQ(turned_stripes(stripe::e | stripe::s, 2), stripe::w | stripe::n);
  EXPECT_EQ(turned_stripes(stripe::n | stripe::s, 4), stripe::n | stripe::s);
}

TEST(BoardScene, ACommonWindowShowsBothOwners) {
  const std::string svg = drawn(argo(), argo_common, {}, "colour");
  EXPECT_EQ(count(svg, "ply-window ply-common"), 2u);
  std::string red, blue;
  append_colour(red, find_theme("colour")->ink(PaintRole::red_window).colour);
  append_colour(blue, find_theme("colour")->ink(PaintRole::blue_window).colour);
  EXPECT_GE(count(svg, red), 2u);
  EXPECT_GE(count(svg, blue), 2u);
}

TEST(BoardScene, CoordinatesFollowTheBoard) {
  const Game game = antarktos();
  const View view = view_of(game, antarktos_start);
  const Scene scene = board_scene(game, view, {});
  EXPECT_LT(place_of(scene, "a").x, place_of(scene, "h").x);
  EXPECT_LT(place_of(scene, "8").y, place_of(scene, "1").y);
  DiagramOptions options;
  options.flip = true;
  const Scene flipped = board_scene(game, view, options);
  EXPECT_GT(place_of(flipped, "a").x, place_of(flipped, "h").x);
  EXPECT_GT(place_of(flipped, "8").y, place_of(flipped, "1").y);
  options.flip = false;
  options.rotate = 1;  // a1 goes to the top left
  const Scene sideways = board_scene(game, view, options);
  EXPECT_LT(place_of(sideways, "1").x, place_of(sideways, "8").x);
  EXPECT_LT(place_of(sideways, "a").y, place_of(sideways, "h").y);
  EXPECT_EQ(place_of(sideways, "a").x, place_of(sideways, "h").x);
}

TEST(BoardScene, ACropKeepsTheRightLabels) {
  const Game game = antarktos();
  DiagramOptions options;
  options.crop = *read_cells(game, "c3-f6");
  const Scene scene = board_scene(game, view_of(game, antarktos_middle), options);
  EXPECT_THAT(texts_of(scene, "ply-coord"), ElementsAre("6", "5", "4", "3", "c", "d", "e", "f"));
  EXPECT_EQ(count(svg_of(scene), "ply-cell "), 8u);
  EXPECT_THAT(scene.desc, Not(HasSubstr("a1")));
}

TEST(BoardScene, RowsOfHexagonalBoardsAreNamedAtBothEnds) {
  const Game game = ugolki80();
  const View view = view_of(game, ugolki80_start);
  const Scene scene = board_scene(game, view, {});
  const auto texts = texts_of(scene, "ply-coord");
  for (char row = 'A'; row <= 'K'; ++row) EXPECT_EQ(std::count(texts.begin(), texts.end(), std::string(1, row)), 2);
  for (int i = 1; i <= 10; ++i) EXPECT_EQ(std::count(texts.begin(), texts.end(), std::to_string(i)), 2) << i;
  // No two labels touch, and none lies outside.
  std::vector<ScenePoint> places;
  for (const Shape& shape : scene.shapes())
    if (shape.kind == ShapeKind::text) places.push_back(scene.points(shape)[0]);
  for (std::size_t i = 0; i < places.size(); ++i) {
    EXPECT_TRUE(places[i].x > scene.view.x && places[i].x < scene.view.right());
    for (std::size_t k = 0; k < i; ++k) EXPECT_GT(distance(places[i], places[k]), 450);
  }
}

TEST(BoardScene, SixTurnsOfAHexagonalBoardAreNone) {
  const Game game = ugolki80();
  DiagramOptions six, flipped, three;
  six.rotate = 6;
  three.rotate = 3;
  flipped.flip = true;
  EXPECT_EQ(drawn(game, ugolki80_middle, six), drawn(game, ugolki80_middle));
  EXPECT_EQ(drawn(game, ugolki80_middle, three), drawn(game, ugolki80_middle, flipped));
}

TEST(BoardScene, NumberedBoardsShowTheirNumbers) {
  const Game game = international();
  const Scene scene = board_scene(game, view_of(game, "W:W31-50:B1-20"), {});
  const auto texts = texts_of(scene, "ply-coord");
  EXPECT_EQ(texts.size(), 50u);
  EXPECT_THAT(texts, ::testing::Contains("46"));
  DiagramOptions options;
  options.coordinates = Coordinates::numbers;
  const Game named = antarktos();
  const Scene counted = board_scene(named, view_of(named, antarktos_start), options);
  EXPECT_EQ(texts_of(counted, "ply-coord").size(), 32u);
  EXPECT_LT(place_of(counted, "1").y, place_of(counted, "32").y);
}

TEST(BoardScene, WhatCollidesIsListedBelow) {
  const Game game = antarktos();
  DiagramOptions options;
  const Cell c3 = game.notation->cell("c3");
  options.numbers = {{c3, MarkShape::ring, "1"}, {c3, MarkShape::ring, "5"}};
  options.marks = {{c3, MarkShape::ring, "A"}};
  const Scene scene = board_scene(game, view_of(game, antarktos_start), options);
  EXPECT_THAT(texts_of(scene, ""), ::testing::Contains("5: c3, A: c3"));
}

TEST(BoardScene, ArrowsBeginAtTheRimOfAMan) {
  const Game game = antarktos();
  DiagramOptions options;
  options.arrows = {*read_arrow(game, "a1-d4"), *read_arrow(game, "c5-e7")};
  const Scene scene = board_scene(game, view_of(game, "W:Wa1:Be7"), options);
  std::vector<ScenePoint> starts;
  for (const Shape& shape : scene.shapes())
    if (shape.kind == ShapeKind::path && shape.style.stroke == PaintRole::arrow)
      starts.push_back(scene.points(shape)[0]);
  ASSERT_EQ(starts.size(), 2u);
  EXPECT_GT(distance(starts[0], {500, 7500}), 400);
  EXPECT_EQ(starts[1], (ScenePoint{2500, 3500}));
}

TEST(BoardScene, TitleAndDescriptionNameEveryMan) {
  const Game game = antarktos();
  DiagramOptions options;
  options.caption = "After 12";
  const View view = view_of(game, "B:Wa1,Kc3:B:Fd4");
  const Scene english = board_scene(game, view, options);
  EXPECT_EQ(english.title, "Antarktos: After 12");
  EXPECT_EQ(english.desc, "White men: a1. White kings: c3. Black men: none. Ice: d4. Black to move.");
  options.language = Language::russian;
  EXPECT_EQ(board_scene(game, view, options).desc,
            "Шашки (белые): a1. Дамки (белые): c3. Шашки (чёрные): нет. Лёд: d4. Ход: чёрные.");
}

TEST(BoardScene, DescriptionOfTiles) {
  const Game game = argo();
  const std::string desc = board_scene(game, view_of(game, argo_common), {}).desc;
  EXPECT_THAT(desc, HasSubstr("Red tile: b3."));
  EXPECT_THAT(desc, HasSubstr("Blue tile: g7."));
  EXPECT_THAT(desc, HasSubstr("Common window: e6, f6."));
  EXPECT_THAT(desc, HasSubstr("Tiles with stripes on n, w: "));
}

/// Every kind of piece and of what it can look like gives another drawing, in nothing but greys.
TEST(BoardScene, EveryTwoPiecesDifferInPrint) {
  for (const Board& board : boards()) {
    std::vector<Piece> pieces;
    if (board.game.look.board == Look::Board::tiles) {
      for (const int stripes : {0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 12})
        pieces.push_back({PieceKind::tile, Side::none, static_cast<std::uint8_t>(stripes)});
      for (const Side side : {Side::first, Side::second, Side::none}) pieces.push_back({PieceKind::window, side});
      for (const Side side : {Side::first, Side::second}) pieces.push_back({PieceKind::tile, side});
    } else {
      for (const Side side : {Side::first, Side::second})
        for (const PieceKind kind : {PieceKind::man, PieceKind::king}) pieces.push_back({kind, side});
      pieces.push_back({PieceKind::ice, Side::none});
    }
    std::set<std::string> pictures;
    for (const Piece piece : pieces) {
      View view;
      view.cells.resize(board.game.topology->cells());
      view.cells[5] = piece;
      Scene scene = board_scene(board.game, view, {});
      scene.title = scene.desc = "";
      std::string svg = svg_of(scene);
      for (std::size_t at = svg.find(" class=\""); at != std::string::npos; at = svg.find(" class=\""))
        svg.erase(at, svg.find('"', at + 8) + 1 - at);
      pictures.insert(std::move(svg));
    }
    EXPECT_EQ(pictures.size(), pieces.size());
  }
}

TEST(BoardScene, AnyCaptionIsHarmless) {
  const Game game = antarktos();
  const View view = view_of(game, antarktos_start);
  std::mt19937 random(7);
  for (int i = 0; i < 200; ++i) {
    DiagramOptions options;
    const std::size_t length = random() % 40;
    for (std::size_t k = 0; k < length; ++k) options.caption += static_cast<char>(random() % 256);
    options.caption = replace_invalid(options.caption).text + "</desc><script>\"'&#x0;\x1b]]>";
    check_profile(svg_of(board_scene(game, view, options)));
  }
}

}  // namespace
}  // namespace plybook
