#include "plybook/notation/cell_names.h"

#include <gtest/gtest.h>

namespace plybook {
namespace {

Topology board8(Topology::Squares squares) {
  return Topology::squares(8, 8, squares, Topology::Order::from_first_rank);
}

/// The algebraic name, by the first side's seat, of the cell that a naming calls `name`.
std::string place_of(const Topology& topology, Naming naming, std::string_view name) {
  const CellNames names(topology, naming);
  const CellNames plain(topology, {Naming::Kind::algebraic, Corner::bottom_left});
  return std::string(plain.name(names.read(name).cell));
}

TEST(CellNames, NumbersBeginAtEachCorner) {
  const Topology dark = board8(Topology::Squares::dark), light = board8(Topology::Squares::light);
  // PDN: Russian's old numbers begin on b8, Italian's on a8, Spanish's on h1.
  EXPECT_EQ(place_of(dark, {Naming::Kind::numeric, Corner::top_left}, "1"), "b8");
  EXPECT_EQ(place_of(dark, {Naming::Kind::numeric, Corner::top_left}, "32"), "g1");
  EXPECT_EQ(place_of(light, {Naming::Kind::numeric, Corner::top_left}, "1"), "a8");
  EXPECT_EQ(place_of(light, {Naming::Kind::numeric, Corner::bottom_right}, "1"), "h1");
  EXPECT_EQ(place_of(light, {Naming::Kind::numeric, Corner::bottom_right}, "2"), "f1");
  EXPECT_EQ(place_of(light, {Naming::Kind::numeric, Corner::bottom_right}, "32"), "a8");
}

TEST(CellNames, EnglishNumbersSeenByTheSecondSide) {
  // `21,B,8,8,N1,0`: Black begins and sits at the bottom, so White's b8 is Black's g1.
  const Topology dark = board8(Topology::Squares::dark);
  EXPECT_EQ(place_of(dark, {Naming::Kind::numeric, Corner::bottom_right}, "1"), "g1");
  EXPECT_EQ(place_of(dark, {Naming::Kind::numeric, Corner::bottom_right}, "4"), "a1");
  EXPECT_EQ(place_of(dark, {Naming::Kind::numeric, Corner::bottom_right}, "32"), "b8");
}

TEST(CellNames, AlgebraicFromTheOtherCorner) {
  const Topology dark = board8(Topology::Squares::dark);
  EXPECT_EQ(place_of(dark, {Naming::Kind::algebraic, Corner::top_right}, "a1"), "h8");
  EXPECT_EQ(place_of(dark, {Naming::Kind::algebraic, Corner::top_right}, "b8"), "g1");
}

TEST(CellNames, DottedRowsFromTheTop) {
  constexpr int rows[] = {5, 6, 7, 8, 9, 10, 9, 8, 7, 6, 5};
  const Topology hexagon = Topology::hexagons(rows);
  const CellNames names(hexagon, {Naming::Kind::dotted, Corner::top_left});
  EXPECT_EQ(names.name(cell_at(0)), "A.1");
  EXPECT_EQ(names.name(cell_at(4)), "A.5");
  EXPECT_EQ(names.name(cell_at(5)), "B.1");
  EXPECT_EQ(names.name(cell_at(44)), "F.10");
  EXPECT_EQ(names.name(cell_at(79)), "K.5");
  EXPECT_EQ(names.read("K.6").cell, no_cell);
  EXPECT_EQ(names.read("L.1").cell, no_cell);
}

TEST(CellNames, EveryNameReadsBackAsItsCell) {
  const Topology board = Topology::squares(16, 16, Topology::Squares::all, Topology::Order::from_first_rank);
  for (const auto kind : {Naming::Kind::algebraic, Naming::Kind::numeric, Naming::Kind::dotted}) {
    const CellNames names(board, {kind, Corner::bottom_left});
    for (std::size_t i = 0; i < board.cells(); ++i) {
      const std::string_view name = names.name(cell_at(i));
      const char* p = name.data();
      EXPECT_EQ(names.read_exactly(p, name.data() + name.size()), cell_at(i)) << name;
      EXPECT_EQ(p, name.data() + name.size());
      EXPECT_EQ(names.read(name).cell, cell_at(i));
      EXPECT_TRUE(names.read(name).canonical());
    }
  }
}

TEST(CellNames, ASquareThatIsNoCellIsToldApart) {
  const Topology dark = board8(Topology::Squares::dark);
  const CellNames names(dark, {});
  EXPECT_EQ(names.read("a2").cell, not_playing);
  EXPECT_EQ(names.read("h1").cell, not_playing);
  EXPECT_EQ(names.read("a9").cell, no_cell);
  EXPECT_EQ(names.read("a0").cell, no_cell);
  EXPECT_EQ(names.read("i1").cell, no_cell);
  EXPECT_EQ(names.read("").length, 0u);
  EXPECT_EQ(names.read("a").length, 0u);
  EXPECT_EQ(names.read("a99999999999999999999999").cell, no_cell);
}

}  // namespace
}  // namespace plybook
