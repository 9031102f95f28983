#pragma once

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>

#include "plybook/game/game.h"
#include "plybook/notation/men_notation.h"
#include "plybook/notation/tile_notation.h"

namespace plybook {

/// Games without rules: all that a drawing asks for.
inline Game drawn_game(std::string title, std::array<SideName, 2> sides, Look look, Topology topology) {
  Game game;
  game.title = {title, title};
  game.sides = std::move(sides);
  game.look = std::move(look);
  game.topology = std::make_shared<Topology>(std::move(topology));
  return game;
}

inline SideName side_name(std::string en, std::string ru, std::string letter) {
  SideName name;
  name.name = {en, std::move(ru)};
  name.tag = std::move(en);
  name.letter = std::move(letter);
  return name;
}

inline std::array<SideName, 2> white_and_black() {
  return {side_name("White", "белые", "W"), side_name("Black", "чёрные", "B")};
}

inline Game antarktos() {
  Game game = drawn_game("Antarktos", white_and_black(), {Look::Board::squares, {"white", "black"}},
                         Topology::squares(8, 8, Topology::Squares::dark, Topology::Order::from_first_rank));
  MenNotationFacts facts;
  facts.ice_sign = "*";
  facts.kings = true;  // the drawing knows them, whatever the game says
  game.notation = std::make_unique<MenNotation>(game.topology, std::move(facts));
  return game;
}

inline Game international() {
  Game game = drawn_game("International draughts", white_and_black(), {Look::Board::squares, {"white", "black"}},
                         Topology::squares(10, 10, Topology::Squares::dark, Topology::Order::from_last_rank));
  MenNotationFacts facts;
  facts.namings = {{Naming::Kind::numeric, Corner::top_left}};
  facts.kings = true;
  game.notation = std::make_unique<MenNotation>(game.topology, std::move(facts));
  return game;
}

inline Game ugolki80() {
  constexpr int rows[] = {5, 6, 7, 8, 9, 10, 9, 8, 7, 6, 5};
  Game game =
      drawn_game("Hex Ugolki", white_and_black(), {Look::Board::circles, {"white", "black"}}, Topology::hexagons(rows));
  MenNotationFacts facts;
  facts.namings = {{Naming::Kind::dotted, Corner::top_left}};
  facts.ranges = true;
  game.notation = std::make_unique<MenNotation>(game.topology, std::move(facts));
  return game;
}

inline Game argo() {
  Game game = drawn_game("ARGO-shashki", {side_name("Red", "красные", "R"), side_name("Blue", "синие", "B")},
                         {Look::Board::tiles, {"red", "blue"}},
                         Topology::squares(8, 8, Topology::Squares::all, Topology::Order::from_first_rank));
  game.notation = std::make_unique<TileNotation>(*game.topology);
  return game;
}

/// A position of the game; an empty one where the text is none.
inline View view_of(const Game& game, std::string_view fen) {
  std::vector<TextFault> faults;
  return game.notation->read_position(fen, faults).value_or(View{});
}

inline constexpr std::string_view antarktos_start =
    "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8";
inline constexpr std::string_view antarktos_middle =
    "B:Wa1,c1,e1,Kg1,b2,h2,a3,g3,e5:Bf6,h6,a7,Kc7,e7,g7,b8,d8,h8:Fd4,b6,f4";
inline constexpr std::string_view ugolki80_start =
    "W:WG.5,H.4,H.5,I.3-I.5,J.2-J.5,K.1-K.5:BA.1-A.5,B.2-B.5,C.3-C.5,D.4,D.5,E.5";
inline constexpr std::string_view ugolki80_middle =
    "W:WE.4,F.5,G.5,H.4,F.8,I.3-I.5,J.2,J.4,K.1-K.5:BA.1-A.3,B.2,B.3,C.3,D.4,E.6,F.4,F.6,G.4,G.7,H.3,I.2,J.6";
inline constexpr std::string_view argo_start =
    "Boneswn=/b|F7JLoe/oonesw=|/F7JLoooo/nesw=|ne/oooooooo/swnes=or/=|F7JL=R R RB -";
inline constexpr std::string_view argo_common =
    "oonesw=|/F7JLooBn/ones..|=/F7JLoooo/nesw=|ne/oRoooooo/swnes=oo/=|F7JL=o B R c3,d4";

}  // namespace plybook
