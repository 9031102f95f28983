#include "plybook/base/peeked_source.h"

#include <gtest/gtest.h>

#include <random>
#include <string>

namespace plybook {
namespace {

TEST(LooksBinary, OfBytesSpreadEvenlyAsInPackedData) {
  std::mt19937 random(2026);
  for (int run = 0; run < 1000; ++run) {
    std::string bytes(4096, '\0');
    for (char& byte : bytes) byte = static_cast<char>(random());
    EXPECT_TRUE(looks_binary(bytes)) << "run " << run;
  }
}

TEST(LooksBinary, OfAProgram) {
  EXPECT_TRUE(
      looks_binary(std::string("\x7f"
                               "ELF\2\1\1\0\0\0\0\0\0\0\0\0\3\0>\0\1\0\0\0",
                               24)));
}

TEST(LooksBinary, NotOfATextWithStrayControlCharacters) {
  EXPECT_FALSE(looks_binary("1. e3:c5\x01 \x02 f6-e5"));
  EXPECT_FALSE(looks_binary(std::string("1. a\0b", 6)));
  EXPECT_FALSE(looks_binary("[White \"\xc8\xe2\xe0\xed\"]\r\n\r\n1. c3-d4\x1a"));
}

TEST(LooksBinary, NotOfNothing) { EXPECT_FALSE(looks_binary("")); }

}  // namespace
}  // namespace plybook
