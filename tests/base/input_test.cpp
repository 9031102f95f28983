#include "plybook/base/input.h"

#include <gtest/gtest.h>
#include <zlib.h>
#include <zstd.h>

#include <string>

#include "base/temporary_folder.h"

namespace plybook {
namespace {

using Kind = InputError::Kind;

std::string gzip(const std::string& text) {
  z_stream stream{};
  deflateInit2(&stream, 9, Z_DEFLATED, 16 + MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
  std::string out(deflateBound(&stream, text.size()), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  deflate(&stream, Z_FINISH);
  out.resize(stream.total_out);
  deflateEnd(&stream);
  return out;
}

std::string zstd(const std::string& text) {
  std::string out(ZSTD_compressBound(text.size()), '\0');
  out.resize(ZSTD_compress(out.data(), out.size(), text.data(), text.size(), 3));
  return out;
}

/// Text that does not shrink to nothing.
std::string varied_text(std::size_t size) {
  std::string text;
  for (std::uint32_t i = 0, x = 1; text.size() < size; ++i, x = x * 1664525 + 1013904223)
    text += std::to_string(x) + '\n';
  text.resize(size);
  return text;
}

struct Read {
  std::string text;
  std::optional<InputError> error;
};

Read read_of(ByteSource& source) {
  Read result;
  if (auto done = read_all(source, result.text); !done) result.error = done.error();
  return result;
}

Read read_of(std::string_view bytes, const ExpansionLimit& limit = {}) { return read_of(*memory_input(bytes, limit)); }

TEST(Input, PlainBytesAreReadAsTheyAre) {
  for (const std::string& text : {std::string(), std::string("a"), std::string("\x1F"), varied_text(200'000)}) {
    const Read read = read_of(text);
    EXPECT_FALSE(read.error);
    EXPECT_EQ(read.text, text);
  }
}

TEST(Input, FilesAndTheirFaults) {
  const TemporaryFolder folder;
  const auto file = open_input(folder.write("a.pbk", "1. c3-d4"));
  ASSERT_TRUE(file);
  EXPECT_EQ(read_of(**file).text, "1. c3-d4");
  EXPECT_EQ(open_input(folder.path("missing")).error().kind, Kind::missing);
  EXPECT_EQ(open_input(folder.path("missing")).error().detail, "No such file or directory");
  EXPECT_EQ(open_input(folder.path("a.pbk/b")).error().kind, Kind::missing);
  EXPECT_EQ(open_input(folder.path()).error().kind, Kind::directory);
  EXPECT_EQ(open_input(folder.path("a.pbk") + '\0' + "x").error().kind, Kind::missing);
}

TEST(Input, AReadErrorIsNoEndOfFile) {
  const auto file = open_input("/proc/self/mem");  // opens, but its first page cannot be read
  ASSERT_TRUE(file);
  const Read read = read_of(**file);
  ASSERT_TRUE(read.error);
  EXPECT_EQ(read.error->kind, Kind::unreadable);
  EXPECT_EQ(read.error->detail, "Input/output error");
}

TEST(Input, CompressedBytesAreKnownByTheirFirstBytes) {
  const std::string text = varied_text(500'000);
  EXPECT_EQ(read_of(gzip(text)).text, text);
  EXPECT_EQ(read_of(zstd(text)).text, text);
  EXPECT_EQ(read_of(gzip("")).text, "");
  EXPECT_FALSE(read_of(gzip("")).error);
  EXPECT_FALSE(read_of(zstd("")).error);
}

TEST(Input, MembersInARowAreOneText) {
  for (const auto& pack : {gzip, zstd}) {
    const Read read = read_of(pack("1. c3-d4 ") + pack("") + pack("f6-g5"));
    EXPECT_FALSE(read.error);
    EXPECT_EQ(read.text, "1. c3-d4 f6-g5");
  }
}

TEST(Input, WhatCameBeforeATruncationIsDelivered) {
  const std::string text = varied_text(500'000);
  for (const auto& pack : {gzip, zstd}) {
    const std::string packed = pack(text);
    const Read half = read_of(packed.substr(0, packed.size() / 2));
    ASSERT_TRUE(half.error);
    EXPECT_EQ(half.error->kind, Kind::truncated);
    EXPECT_GT(half.text.size(), text.size() / 4);
    EXPECT_EQ(half.text, text.substr(0, half.text.size()));
    const Read second = read_of(pack("whole ") + packed.substr(0, 6));
    ASSERT_TRUE(second.error);
    EXPECT_EQ(second.error->kind, Kind::truncated);
    EXPECT_EQ(second.text, "whole ");
  }
}

TEST(Input, DamageIsAnErrorAfterWhatIsGood) {
  std::string packed = gzip("1. c3-d4 f6-g5");
  packed[packed.size() - 6] ^= 1;  // in the checksum
  const Read read = read_of(packed);
  ASSERT_TRUE(read.error);
  EXPECT_EQ(read.error->kind, Kind::corrupt);
  EXPECT_EQ(read.error->detail, "incorrect data check");
  EXPECT_EQ(read.text, "1. c3-d4 f6-g5");
  const Read zst = read_of("\x28\xB5\x2F\xFD and no more sense");
  ASSERT_TRUE(zst.error);
  EXPECT_EQ(zst.error->kind, Kind::corrupt);
  EXPECT_FALSE(zst.error->detail.empty());
}

TEST(Input, ErrorsAreToldAgain) {
  const std::string packed = gzip(varied_text(1000));
  const auto source = memory_input(std::string_view(packed).substr(0, 100));
  EXPECT_EQ(read_of(*source).error->kind, Kind::truncated);
  EXPECT_EQ(read_of(*source).error->kind, Kind::truncated);
}

TEST(Input, ExpansionIsLimited) {
  const std::string bomb(10'000'000, '[');
  for (const auto& pack : {gzip, zstd}) {
    const std::string packed = pack(bomb);
    const Read total = read_of(packed, {1'000'000, 1'000'000'000, 0});
    ASSERT_TRUE(total.error);
    EXPECT_EQ(total.error->kind, Kind::expansion_total);
    EXPECT_EQ(total.error->detail, "1000000");
    EXPECT_LT(total.text.size(), 1'200'000U);
    const Read ratio = read_of(packed, {1'000'000'000, 100, 2'000'000});
    ASSERT_TRUE(ratio.error);
    EXPECT_EQ(ratio.error->kind, Kind::expansion_ratio);
    EXPECT_EQ(ratio.error->detail, "100");
    EXPECT_GE(ratio.text.size(), 2'000'000U);
    EXPECT_LT(ratio.text.size(), 2'200'000U);
    EXPECT_FALSE(read_of(packed).error);
  }
}

TEST(Input, PlainBytesAreNotLimited) { EXPECT_FALSE(read_of(std::string(10'000, '['), {100, 1, 0}).error); }

}  // namespace
}  // namespace plybook
