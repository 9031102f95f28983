// Two sheets of a random game, each with a slip of its own: what is put together from them is the game that was played.
#include "plybook/desk/comparison.h"

#include <gtest/gtest.h>

#include <random>

#include "desk/desk_games.h"
#include "plybook/desk/merge.h"
#include "plybook/replay/playouts.h"

namespace plybook {
namespace {

std::vector<std::string> texts_of(const Sheet& sheet) {
  std::vector<std::string> texts;
  for (const SheetTurn& turn : sheet.turns) texts.push_back(turn.text);
  return texts;
}

/// The record with another turn in the place of one.
std::string with_slip(const Sheet& sheet, std::size_t turn, const std::string& other) {
  std::string text(sheet.record().text);
  const Span span = sheet.record().nodes[sheet.turns[turn].node].text;
  return text.replace(span.begin, span.length, other) + "\n";
}

class CompareGames : public testing::TestWithParam<std::string> {};

TEST_P(CompareGames, PutsTogetherWhatWasPlayed) {
  const auto game = *desk_catalogue().find(GetParam(), "");
  Playouts playouts(*game, {.seed = 11, .max_plies = 60});
  std::mt19937 random(5);
  int put_together = 0;
  for (int i = 0; i < 20; ++i) {
    std::string text;
    playouts.next(text);
    const auto truth = sheet_of(text);
    ASSERT_TRUE(truth->can_be_right());
    const std::size_t one = random() % truth->turns.size(), other = random() % truth->turns.size();
    const auto first = sheet_of(with_slip(*truth, one, truth->turns[random() % truth->turns.size()].text));
    const auto second = sheet_of(with_slip(*truth, other, truth->turns[random() % truth->turns.size()].text));
    const SheetComparison comparison = compare(*first, *second);
    if (!comparison.merged) continue;
    ++put_together;
    Replayer replayer(desk_catalogue(), {});
    const std::string both = merge(*first, *second, comparison, replayer, nullptr).value().text;
    const auto merged = sheet_of(both);
    EXPECT_TRUE(merged->can_be_right()) << both << first->record().text << second->record().text;
    // A slip that stays legal is told apart from the truth by nothing.
    if (!first->can_be_right() && !second->can_be_right()) {
      EXPECT_EQ(texts_of(*merged), texts_of(*truth)) << text;
    }
  }
  EXPECT_GT(put_together, 10);
}

TEST_P(CompareGames, ASheetAgreesWithItself) {
  const auto game = *desk_catalogue().find(GetParam(), "");
  Playouts playouts(*game, {.seed = 3, .max_plies = 80});
  std::string text;
  playouts.next(text);
  const auto one = sheet_of(text), other = sheet_of(text);
  const SheetComparison comparison = compare(*one, *other);
  EXPECT_EQ(comparison.kind, SheetComparison::Kind::same);
  Replayer replayer(desk_catalogue(), {});
  const auto merged = sheet_of(merge(*one, *other, comparison, replayer, nullptr).value().text);
  EXPECT_EQ(texts_of(*merged), texts_of(*one));
  EXPECT_EQ(merged->record().tags.size(), one->record().tags.size());
}

INSTANTIATE_TEST_SUITE_P(Games, CompareGames, testing::Values("antarktos", "ugolki80", "argo", "international"),
                         [](const auto& chosen) { return chosen.param; });

const std::string head = "[Game \"antarktos\"]\n\n";

TEST(SheetComparison, TheWorkIsBoundedWhereManyWaysAreOpen) {
  std::string one = head, other = head;
  for (int i = 0; i < 5000; ++i) {
    one += i % 2 == 0 ? " e3-d4 " : " f6-g5 ";
    other += i % 2 == 0 ? " e3-f4 " : " f6-e5 ";
  }
  const auto first = sheet_of(one + "*\n"), second = sheet_of(other + "*\n");
  const SheetComparison comparison = compare(*first, *second);
  EXPECT_EQ(comparison.differences.size(), 5000U);
  EXPECT_FALSE(comparison.merged);
}

TEST(SheetComparison, VariationsAndRemarksOfBothAreKeptOnce) {
  const auto first = sheet_of(head + "1. e3-d4! {one} (1. e3-f4 {aside}) f6-g5 *\n");
  const auto second = sheet_of(head + "1. e3-d4! {two} (1. e3-f4 {aside}) (1. c3-b4) f6-g5 $7 *\n");
  Replayer replayer(desk_catalogue(), {});
  EXPECT_EQ(merge(*first, *second, compare(*first, *second), replayer, nullptr).value().text,
            head + "1. e3-d4! {one} {two} (1. e3-f4 {aside}) (1. c3-b4) 1... f6-g5 $7 *\n");
}

TEST(SheetComparison, WhatTheOtherSheetHasBehindTheEndIsKept) {
  const auto first = sheet_of(head + "1. e3-d4 f6-g5 2. d4-e5 f6-e5 {lost?} 3. x9 *\n");
  const auto second = sheet_of(head + "1. e3-d4 f6-g5 2. d4-e5 *\n");
  Replayer replayer(desk_catalogue(), {});
  EXPECT_EQ(merge(*first, *second, compare(*first, *second), replayer, nullptr).value().text,
            head + "1. e3-d4 f6-g5 2. d4-e5 {the other sheet: 2... f6-e5 x9} {lost?} *\n");
}

}  // namespace
}  // namespace plybook
