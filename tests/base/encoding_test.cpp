#include "plybook/base/encoding.h"

#include <gmock/gmock.h>
#include <iconv.h>

#include <string>

#include "plybook/base/unicode.h"

using testing::IsEmpty;
using testing::SizeIs;

namespace plybook {
namespace {

constexpr Encoding all_encodings[] = {Encoding::utf8,        Encoding::utf8_bom, Encoding::utf16le, Encoding::utf16be,
                                      Encoding::windows1251, Encoding::koi8r,    Encoding::cp866,   Encoding::latin1};

/// What the C library makes of the text; empty when it cannot.
std::string by_iconv(const char* to, const char* from, std::string text) {
  const iconv_t converter = iconv_open(to, from);
  std::string out(4 * text.size() + 4, '\0');
  char* in_at = text.data();
  char* out_at = out.data();
  std::size_t in_left = text.size();
  std::size_t out_left = out.size();
  const bool failed = iconv(converter, &in_at, &in_left, &out_at, &out_left) == static_cast<std::size_t>(-1);
  iconv_close(converter);
  out.resize(failed ? 0 : out.size() - out_left);
  return out;
}

std::string decoded(std::string_view bytes, Encoding encoding) {
  std::vector<BrokenBytes> broken;
  return decode_all(bytes, encoding, broken);
}

TEST(Encoding, NamesAreReadBack) {
  for (const Encoding encoding : all_encodings) EXPECT_EQ(parse_encoding(encoding_name(encoding)), encoding);
  EXPECT_EQ(parse_encoding("CP1251"), Encoding::windows1251);
  EXPECT_EQ(parse_encoding("Win-1251"), Encoding::windows1251);
  EXPECT_EQ(parse_encoding("UTF-16"), Encoding::utf16le);
  EXPECT_EQ(parse_encoding("iso-8859-1"), Encoding::latin1);
  EXPECT_EQ(parse_encoding("KOI8_R"), Encoding::koi8r);
  EXPECT_EQ(parse_encoding("ebcdic"), std::nullopt);
  EXPECT_EQ(parse_encoding(""), std::nullopt);
}

TEST(Encoding, SingleBytesAreWhatTheCLibrarySays) {
  const std::pair<Encoding, const char*> tables[] = {{Encoding::windows1251, "CP1251"},
                                                     {Encoding::koi8r, "KOI8-R"},
                                                     {Encoding::cp866, "IBM866"},
                                                     {Encoding::latin1, "CP1252"}};
  for (const auto& [encoding, name] : tables) {
    int compared = 0;
    for (int byte = 0; byte < 256; ++byte) {
      const std::string one(1, static_cast<char>(byte));
      const std::string expected = by_iconv("UTF-8", name, one);
      if (expected.empty()) continue;
      ++compared;
      EXPECT_EQ(decoded(one, encoding), expected) << name << " " << byte;
    }
    EXPECT_GE(compared, 251) << name;
  }
}

TEST(Encoding, EveryByteIsWrittenBackAsItWas) {
  std::string bytes;
  for (int byte = 0; byte < 256; ++byte) bytes += static_cast<char>(byte);
  for (const Encoding encoding : {Encoding::windows1251, Encoding::koi8r, Encoding::cp866, Encoding::latin1}) {
    EXPECT_EQ(encode(decoded(bytes, encoding), encoding), bytes) << encoding_name(encoding);
  }
}

TEST(Encoding, TextIsTheSameThereAndBack) {
  const std::string text = "[White \"Иванов\"] 1. c3-d4";
  for (const Encoding encoding : all_encodings) {
    if (encoding == Encoding::latin1) continue;
    const auto bytes = encode(text, encoding);
    ASSERT_TRUE(bytes) << encoding_name(encoding);
    EXPECT_EQ(decoded(*bytes, encoding), text) << encoding_name(encoding);
  }
  EXPECT_EQ(encode("𝄞я", Encoding::utf16le), std::string("\xFF\xFE\x34\xD8\x1E\xDD\x4F\x04"));
  EXPECT_EQ(decoded("\xFE\xFF\xD8\x34\xDD\x1E\x04\x4F", Encoding::utf16be), "𝄞я");
}

TEST(Encoding, WhatAnEncodingLacksIsNamed) {
  EXPECT_EQ(encode("c3 — Ж", Encoding::latin1).error(), U'Ж');
  EXPECT_EQ(encode("½", Encoding::cp866).error(), U'½');
  EXPECT_EQ(encode("\uFFFD", Encoding::windows1251).error(), 0xFFFD);
}

TEST(Encoding, MarkTellsTheByteOrder) {
  Decoder decoder(Encoding::utf16le);
  std::string text;
  std::vector<BrokenBytes> broken;
  decoder.feed(std::string_view("\xFE\xFF\0a", 4), text, broken);
  decoder.finish(text, broken);
  EXPECT_EQ(text, "a");
  EXPECT_EQ(decoder.encoding(), Encoding::utf16be);
  EXPECT_EQ(decoder.bom_length(), 2U);
}

TEST(Encoding, MarkAtTheStartIsDroppedAndOneFurtherOnStays) {
  EXPECT_EQ(decoded("\uFEFFa\uFEFFb", Encoding::utf8), "a\uFEFFb");
  EXPECT_EQ(decoded("\uFEFF", Encoding::utf8_bom), "");
}

TEST(Encoding, ChunksDoNotMatter) {
  const std::string bytes = "\xEF\xBB\xBFход 𝄞 \xE2\x80 z \xFF № \xD0";
  std::vector<BrokenBytes> broken;
  const std::string whole = decode_all(bytes, Encoding::utf8, broken);
  EXPECT_EQ(whole, "ход 𝄞 \uFFFD z \uFFFD № \uFFFD");
  ASSERT_THAT(broken, SizeIs(3));
  for (const BrokenBytes& b : broken) EXPECT_EQ(whole.substr(b.decoded_offset, 3), "\uFFFD");
  EXPECT_EQ(bytes.substr(broken[0].input_offset, broken[0].length), "\xE2\x80");
  EXPECT_EQ(bytes.substr(broken[1].input_offset, broken[1].length), "\xFF");
  EXPECT_EQ(bytes.substr(broken[2].input_offset, broken[2].length), "\xD0");
  for (std::size_t size = 1; size < 9; ++size) {
    Decoder decoder(Encoding::utf8);
    std::string text;
    std::vector<BrokenBytes> again;
    for (std::size_t i = 0; i < bytes.size(); i += size)
      decoder.feed(std::string_view(bytes).substr(i, size), text, again);
    decoder.finish(text, again);
    EXPECT_EQ(text, whole);
    ASSERT_THAT(again, SizeIs(3));
    EXPECT_EQ(again[2].input_offset, broken[2].input_offset);
    EXPECT_EQ(again[2].decoded_offset, broken[2].decoded_offset);
  }
}

TEST(Encoding, LoneSurrogatesAndAnOddByteAreBroken) {
  std::vector<BrokenBytes> broken;
  const std::string bytes(
      "\xFF\xFE\x34\xD8"
      "a\0\x1E\xDD"
      "b",
      9);
  EXPECT_EQ(decode_all(bytes, Encoding::utf16le, broken), "\uFFFDa\uFFFD\uFFFD");
  ASSERT_THAT(broken, SizeIs(3));
  EXPECT_EQ(broken[0].input_offset, 2U);
  EXPECT_EQ(broken[1].input_offset, 6U);
  EXPECT_EQ(broken[2].input_offset, 8U);
  EXPECT_EQ(broken[2].length, 1U);
}

TEST(Encoding, PlacesInTextLeadBackToTheInput) {
  const std::string text = "я𝄞№z";
  for (const Encoding encoding : {Encoding::utf8, Encoding::utf8_bom, Encoding::utf16le, Encoding::utf16be}) {
    const std::string bytes = *encode(text, encoding);
    const std::size_t mark = encode("", encoding)->size();
    EXPECT_EQ(input_offset(encoding, mark, text.substr(0, text.size() - 1), {}), encode("я𝄞№", encoding)->size());
  }
  EXPECT_EQ(input_offset(Encoding::koi8r, 0, "ход", {}), 3U);
  std::vector<BrokenBytes> broken;
  const std::string bytes = "a\xFFz\xE2\x80y";
  const std::string damaged = decode_all(bytes, Encoding::utf8, broken);
  EXPECT_EQ(input_offset(Encoding::utf8, 0, std::string_view(damaged).substr(0, damaged.find('z')), broken), 2U);
  EXPECT_EQ(input_offset(Encoding::utf8, 0, std::string_view(damaged).substr(0, damaged.find('y')), broken), 5U);
}

}  // namespace
}  // namespace plybook
