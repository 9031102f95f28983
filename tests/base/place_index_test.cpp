#include "plybook/base/place_index.h"

#include <gtest/gtest.h>

#include <string>

namespace plybook {
namespace {

void expect_place(const PlaceIndex& index, std::size_t offset, std::uint32_t line, std::uint32_t column) {
  EXPECT_EQ(index.at(offset).line, line) << offset;
  EXPECT_EQ(index.at(offset).column, column) << offset;
}

TEST(PlaceIndex, LinesAndCodePoints) {
  const PlaceIndex index("ab\nход №1\n\nz");
  expect_place(index, 0, 1, 1);
  expect_place(index, 2, 1, 3);  // the line's end belongs to it
  expect_place(index, 3, 2, 1);
  expect_place(index, 9, 2, 4);
  expect_place(index, 13, 2, 6);
  expect_place(index, 16, 4, 1);
  expect_place(index, 17, 4, 2);
  expect_place(index, 999, 4, 2);
  expect_place(PlaceIndex(""), 0, 1, 1);
}

TEST(PlaceIndex, LongLines) {
  std::string text = "x\n";
  for (int i = 0; i < 1000; ++i) text += "я";
  const PlaceIndex index(text);
  for (std::size_t i = 0; i < 1000; ++i) expect_place(index, 2 + 2 * i, 2, static_cast<std::uint32_t>(i + 1));
  expect_place(index, 256, 2, 128);
}

}  // namespace
}  // namespace plybook
