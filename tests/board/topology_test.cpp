#include "plybook/board/topology.h"

#include <gtest/gtest.h>

#include <array>
#include <set>
#include <vector>

namespace plybook {
namespace {

constexpr std::array ugolki80_rows = {5, 6, 7, 8, 9, 10, 9, 8, 7, 6, 5};
constexpr std::array star_rows = {1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1};

/// A cell of a hexagonal board by its row from the top and its number from the left, both from 1.
Cell at(const std::vector<int>& rows, int row, int number) {
  int before = 0;
  for (int r = 1; r < row; ++r) before += rows[static_cast<std::size_t>(r - 1)];
  return cell_at(static_cast<std::size_t>(before + number - 1));
}

Cell hex(char row, int number) { return at({ugolki80_rows.begin(), ugolki80_rows.end()}, row - 'A' + 1, number); }

std::set<Cell> neighbours(const Topology& board, Cell cell) {
  std::set<Cell> all;
  for (Direction d = 0; d < board.directions(); ++d) all.insert(board.step(cell, d));
  all.erase(no_cell);
  return all;
}

void expect_consistent(const Topology& board) {
  for (std::size_t i = 0; i < board.cells(); ++i) {
    const Cell cell = cell_at(i);
    EXPECT_EQ(board.at(board.centre(cell)), cell);
    for (Direction d = 0; d < board.directions(); ++d) {
      const Cell next = board.step(cell, d);
      if (next == no_cell) continue;
      EXPECT_EQ(board.step(next, board.opposite(d)), cell);
      EXPECT_EQ(board.centre(next).x - board.centre(cell).x, board.offset(d).x);
      EXPECT_EQ(board.centre(next).y - board.centre(cell).y, board.offset(d).y);
    }
  }
}

TEST(Topology, hexagons_of_hex_ugolki) {
  const Topology board = Topology::hexagons(ugolki80_rows);
  EXPECT_EQ(board.cells(), 80u);
  EXPECT_EQ(board.lattice(), Lattice::hexagonal);
  EXPECT_EQ(board.directions(), 6);
  expect_consistent(board);
}

TEST(Topology, neighbours_on_hex_ugolki) {
  const Topology board = Topology::hexagons(ugolki80_rows);
  EXPECT_EQ(neighbours(board, hex('A', 1)), (std::set{hex('A', 2), hex('B', 1), hex('B', 2)}));
  EXPECT_EQ(neighbours(board, hex('F', 1)), (std::set{hex('F', 2), hex('E', 1), hex('G', 1)}));
  EXPECT_EQ(neighbours(board, hex('K', 5)), (std::set{hex('K', 4), hex('J', 5), hex('J', 6)}));
  EXPECT_EQ(neighbours(board, hex('G', 9)), (std::set{hex('G', 8), hex('F', 9), hex('F', 10), hex('H', 8)}));
  EXPECT_EQ(neighbours(board, hex('G', 8)),
            (std::set{hex('G', 7), hex('G', 9), hex('F', 8), hex('F', 9), hex('H', 7), hex('H', 8)}));
}

TEST(Topology, lines_of_hex_ugolki) {
  const Topology board = Topology::hexagons(ugolki80_rows);
  const Direction east = 0, south_east = 1, south_west = 2;
  EXPECT_EQ(board.step(hex('F', 5), east), hex('F', 6));
  EXPECT_EQ(board.step(hex('F', 5), south_east), hex('G', 5));
  EXPECT_EQ(board.step(hex('F', 5), south_west), hex('G', 4));
  EXPECT_EQ(board.step(hex('E', 5), south_east), hex('F', 6));
  EXPECT_EQ(board.step(hex('E', 5), south_west), hex('F', 5));
}

TEST(Topology, three_colours_of_hex_ugolki) {
  const Topology board = Topology::hexagons(ugolki80_rows);
  std::array<int, 3> cells{};
  for (std::size_t i = 0; i < board.cells(); ++i) {
    ASSERT_LT(board.colour(cell_at(i)), 3u);
    ++cells[board.colour(cell_at(i))];
    for (const Cell next : neighbours(board, cell_at(i))) EXPECT_NE(board.colour(next), board.colour(cell_at(i)));
  }
  for (const int number : cells) EXPECT_GE(number, 26);
}

TEST(Topology, star_of_121_cells) {
  const Topology board = Topology::hexagons(star_rows);
  const std::vector<int> rows(star_rows.begin(), star_rows.end());
  EXPECT_EQ(board.cells(), 121u);
  expect_consistent(board);
  EXPECT_EQ(neighbours(board, at(rows, 1, 1)), (std::set{at(rows, 2, 1), at(rows, 2, 2)}));
  EXPECT_EQ(neighbours(board, at(rows, 4, 1)),
            (std::set{at(rows, 3, 1), at(rows, 4, 2), at(rows, 5, 5), at(rows, 5, 6)}));
  EXPECT_EQ(neighbours(board, at(rows, 5, 1)), (std::set{at(rows, 5, 2), at(rows, 6, 1)}));
  // Each of the six points is as far from the middle as the others, along a line of eight steps.
  const Cell middle = at(rows, 9, 5);
  EXPECT_EQ(neighbours(board, middle).size(), 6u);
}

TEST(Topology, all_squares) {
  using Squares = Topology::Squares;
  using Order = Topology::Order;
  const Topology board = Topology::squares(8, 8, Squares::all, Order::from_first_rank);
  EXPECT_EQ(board.cells(), 64u);
  expect_consistent(board);
  EXPECT_EQ(neighbours(board, cell_at(0)), (std::set{cell_at(1), cell_at(8), cell_at(9)}));
  EXPECT_EQ(board.step(cell_at(0), square::north), cell_at(8));
  EXPECT_EQ(board.colour(cell_at(0)), 0u);
  EXPECT_EQ(board.colour(cell_at(1)), 1u);
  EXPECT_EQ(board.colour(cell_at(8)), 1u);
  EXPECT_EQ(board.colour(cell_at(63)), 0u);
}

TEST(Topology, dark_squares_from_the_last_rank) {
  const Topology board = Topology::squares(8, 8, Topology::Squares::dark, Topology::Order::from_last_rank);
  EXPECT_EQ(board.cells(), 32u);
  expect_consistent(board);
  EXPECT_EQ(board.centre(cell_at(31)), (HalfCells{12, 14}));
  EXPECT_EQ(board.centre(cell_at(28)), (HalfCells{0, 14}));
  EXPECT_EQ(neighbours(board, cell_at(28)), (std::set{cell_at(24)}));
}

}  // namespace
}  // namespace plybook
