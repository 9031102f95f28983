// What is left out of records, and which of them are.
#include "plybook/record/strip.h"

#include <gtest/gtest.h>

#include <string>

#include "plybook/base/input.h"
#include "plybook/record/record_range.h"
#include "plybook/record/record_reader.h"
#include "plybook/record/text_writer.h"

namespace plybook {
namespace {

std::string stripped(std::string_view text, std::string_view words) {
  const ByteSourcePtr source = memory_input(std::string(text));
  RecordReader reader(*source);
  Record record;
  Findings findings;
  if (!reader.next(record, findings)) return {};
  const auto what = read_stripping(words);
  if (!what) return what.error();
  std::string kept, out;
  if (what->remarks()) strip_remarks(record, *what, kept);
  if (what->variations) strip_variations(record);
  TextWriter().write(record, {}, out);
  return out;
}

constexpr const char* annotated =
    "{i} 1. a3-b4! {[%clk 0:10] x [%csl Ga1]} (1. c3-d4 $13 {v} f6-g5 (1... b6-a5)) ({only}) 1... f6-g5 {[%clk 9]} *\n";

TEST(Strip, LeavesOutWhatIsAsked) {
  EXPECT_EQ(stripped(annotated, "comments"), "1. a3-b4! (1. c3-d4 $13 f6-g5 (1... b6-a5)) 1... f6-g5 *\n");
  EXPECT_EQ(stripped(annotated, "variations"), "{i} 1. a3-b4! {[%clk 0:10] x [%csl Ga1]} f6-g5 {[%clk 9]} *\n");
  EXPECT_EQ(stripped(annotated, "comments,variations,nags"), "1. a3-b4 f6-g5 *\n");
  EXPECT_EQ(stripped(annotated, "variations,clocks"), "{i} 1. a3-b4! {x [%csl Ga1]} f6-g5 *\n");
  EXPECT_EQ(stripped("1. a3-b4! $220 !?! *\n", "nags"), "1. a3-b4 *\n");
}

TEST(Strip, LeavesNoHollowVariation) {
  EXPECT_EQ(stripped("1. c3-d4 (({[%clk 1]})) *\n", "clocks"), "1. c3-d4 *\n");
}

TEST(Strip, KnowsItsWords) {
  EXPECT_EQ(stripped(annotated, "comment"), "comment");
  EXPECT_EQ(stripped(annotated, "comments,"), "");
  EXPECT_EQ(stripped(annotated, ""), "");
}

TEST(RecordRange, IsReadInAllItsForms) {
  const auto is = [](std::string_view text, std::uint64_t first, std::uint64_t last) {
    const auto range = read_record_range(text);
    return range && range->first == first && range->last == last;
  };
  EXPECT_TRUE(is("5", 5, 5));
  EXPECT_TRUE(is("5..9", 5, 9));
  EXPECT_TRUE(is("5..", 5, UINT64_MAX));
  EXPECT_TRUE(is("..9", 1, 9));
  for (const char* wrong : {"", "..", "0", "0..3", "9..5", "5...9", "a", "5..b", "-1", "5 ", "18446744073709551616"})
    EXPECT_FALSE(read_record_range(wrong)) << wrong;
}

}  // namespace
}  // namespace plybook
