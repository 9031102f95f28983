#include "plybook/desk/keys.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace plybook {
namespace {

using ::testing::ElementsAre;
using Kind = Key::Kind;

/// The keys of bytes that come one by one, with a pause behind them.
std::vector<Key> read_by_bytes(std::string_view bytes) {
  KeyReader reader;
  std::vector<Key> keys;
  const auto take = [&](bool is_pause) {
    while (const auto key = reader.next(is_pause)) keys.push_back(*key);
  };
  for (const char byte : bytes) {
    reader.feed({&byte, 1});
    take(false);
  }
  take(true);
  EXPECT_FALSE(reader.has_begun());
  return keys;
}

std::vector<Kind> kinds_of(std::string_view bytes) {
  std::vector<Kind> kinds;
  for (const Key& key : read_by_bytes(bytes)) kinds.push_back(key.kind);
  return kinds;
}

TEST(Keys, ArrowsOfXtermAndOfApplications) {
  EXPECT_THAT(kinds_of("\x1b[A\x1b[B\x1b[C\x1b[D"), ElementsAre(Kind::up, Kind::down, Kind::right, Kind::left));
  EXPECT_THAT(kinds_of("\x1bOA\x1bOB\x1bOC\x1bOD"), ElementsAre(Kind::up, Kind::down, Kind::right, Kind::left));
  EXPECT_THAT(kinds_of("\x1b[1;5C"), ElementsAre(Kind::right)) << "with Ctrl held";
}

TEST(Keys, HomeAndEndInAllTheirForms) {
  EXPECT_THAT(kinds_of("\x1b[H\x1bOH\x1b[1~\x1b[7~"), ElementsAre(Kind::home, Kind::home, Kind::home, Kind::home));
  EXPECT_THAT(kinds_of("\x1b[F\x1bOF\x1b[4~\x1b[8~"), ElementsAre(Kind::end, Kind::end, Kind::end, Kind::end));
  EXPECT_THAT(kinds_of("\x1b[5~\x1b[6~"), ElementsAre(Kind::page_up, Kind::page_down));
}

TEST(Keys, LettersOfAnyScript) {
  EXPECT_THAT(read_by_bytes("qй…"),
              ElementsAre(Key{Kind::character, U'q'}, Key{Kind::character, U'й'}, Key{Kind::character, U'…'}));
  EXPECT_THAT(kinds_of("\r\n\x7f\x08"), ElementsAre(Kind::enter, Kind::enter, Kind::backspace, Kind::backspace));
}

TEST(Keys, AnEscapeAloneIsAKeyBehindAPause) {
  EXPECT_THAT(kinds_of("\x1b"), ElementsAre(Kind::escape));
  EXPECT_THAT(kinds_of("\x1bq"), ElementsAre(Kind::escape, Kind::character));
}

TEST(Keys, WhatIsUnknownIsLeftOut) {
  EXPECT_THAT(kinds_of("\x1b[15~\x1b[?1;2c\xff\xc3q\x01"), ElementsAre(Kind::character));
  EXPECT_THAT(kinds_of("\x1b[12"), ElementsAre());
}

}  // namespace
}  // namespace plybook
