#pragma once

#include <memory>

#include "plybook/notation/men_notation.h"

namespace plybook {

inline MenNotation antarktos_notation() {
  MenNotationFacts facts;
  facts.ice_sign = "*";
  return {
      std::make_shared<Topology>(Topology::squares(8, 8, Topology::Squares::dark, Topology::Order::from_first_rank)),
      std::move(facts)};
}

inline MenNotation ugolki80_notation() {
  constexpr int rows[] = {5, 6, 7, 8, 9, 10, 9, 8, 7, 6, 5};
  MenNotationFacts facts;
  facts.namings = {{Naming::Kind::dotted, Corner::top_left}};
  facts.ranges = true;
  return {std::make_shared<Topology>(Topology::hexagons(rows)), std::move(facts)};
}

/// PDN's `20,W,10,10,N2,0`.
inline MenNotation international_notation() {
  MenNotationFacts facts;
  facts.namings = {{Naming::Kind::numeric, Corner::top_left}, {Naming::Kind::algebraic, Corner::bottom_left}};
  facts.capture_sign = "x";
  facts.kings = true;
  return {
      std::make_shared<Topology>(Topology::squares(10, 10, Topology::Squares::dark, Topology::Order::from_last_rank)),
      std::move(facts)};
}

/// PDN's `25,W,8,8,A0,0`, whose old files number the cells from b8.
inline MenNotation russian_notation() {
  MenNotationFacts facts;
  facts.namings = {{Naming::Kind::algebraic, Corner::bottom_left}, {Naming::Kind::numeric, Corner::top_left}};
  facts.kings = true;
  return {
      std::make_shared<Topology>(Topology::squares(8, 8, Topology::Squares::dark, Topology::Order::from_first_rank)),
      std::move(facts)};
}

}  // namespace plybook
