#include "plybook/record/text_writer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <random>
#include <string>

#include "plybook/base/unicode.h"
#include "plybook/record/open_records.h"
#include "record/describe.h"

namespace plybook {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(TextWriter, WritesTheCanonicalText) {
  const std::string canonical = R"([Game "antarktos"]
[Event "Club \"64\" \\ evening"]
[Result "0-1"]

{A short game.} 1. e3-d4 f6-g5 2. d4-e5? {gives a man} d6:f4 3. d2-e3 f4:d2:b4
4. a3:c5 b6:d4*f6 5. b2*d4*b6! $14 a7:c5*a3 6. c1-b2? (6. f2*d4 {melts the ice
on e3} (6. e1-f2) 6... a3:c1) ({nothing else}) 6... a3:c1 {} {the end} 0-1
)";
  const Described reading = read_text(canonical);
  EXPECT_THAT(reading.findings, IsEmpty());
  EXPECT_EQ(reading.written, canonical);
}

TEST(TextWriter, TakesTheTextsOfTurnsFromOutside) {
  const ByteSourcePtr source = memory_input("e3 - d4 f6g5 *");
  RecordReader reader(*source);
  Record record;
  Findings findings;
  ASSERT_TRUE(reader.next(record, findings));
  const std::array<std::string_view, 3> texts = {"", "e3-d4", "f6-g5"};
  std::string out;
  TextWriter().write(record, texts, out);
  EXPECT_EQ(out, "1. e3-d4 f6-g5 *\n");
}

TEST(TextWriter, WritesNumbersWhereTheyAreNeeded) {
  EXPECT_EQ(read_text("e3-d4 (c3-b4 b6-a5 (b6-c5)) f6-g5 {x} d4-e5 *").written,
            "1. e3-d4 (1. c3-b4 b6-a5 (1... b6-c5)) 1... f6-g5 {x} 2. d4-e5 *\n");
  EXPECT_EQ(read_text("1. e3-d4 1... {before} f6-g5 *").written, "1. e3-d4 1... {before} f6-g5 *\n");
  EXPECT_EQ(read_text("[FEN \"x\"]\n\n12... f6-g5 13. e3-d4 *").written, "[FEN \"x\"]\n\n12... f6-g5 13. e3-d4 *\n");
  EXPECT_EQ(read_text("0. a1<>b2@n c7@e 1. h3-h2 *").written, "0. a1<>b2@n c7@e 1. h3-h2 *\n");
  EXPECT_EQ(read_text("0... c7@e 1. h3-h2 *").written, "0... c7@e 1. h3-h2 *\n");
}

TEST(TextWriter, WritesAResultWhereThereIsNone) {
  EXPECT_EQ(read_text("[Result \"1-0\"]\n\n1. e3-d4").written, "[Result \"1-0\"]\n\n1. e3-d4 1-0\n");
  EXPECT_EQ(read_text("1. e3-d4").written, "1. e3-d4 *\n");
}

TEST(TextWriter, WritesCommentsThatBracesCannotHoldBehindSemicolons) {
  EXPECT_EQ(read_text("1. e3-d4 ; a } b\n f6-g5 *").written, "1. e3-d4 ; a } b\nf6-g5 *\n");
  EXPECT_EQ(read_text("1. e3-d4 {a {b}\nc} f6-g5 *").written, "1. e3-d4 ;a {b}\n{c} f6-g5 *\n");
  EXPECT_EQ(read_text("1. e3-d4 (1. c3-b4 ; a } b\n) f6-g5 *").written, "1. e3-d4 (1. c3-b4 ; a } b\n) 1... f6-g5 *\n");
}

TEST(TextWriter, NeverLetsTwoTurnsGrowTogether) {
  const Described reading = read_text("1. c3- 1... d4 2. e3 2... :f4 *");
  EXPECT_EQ(describe_tree_of(reading.written), describe_tree_of("1. c3- 1... d4 2. e3 2... :f4 *"));
}

/// Random records as NDJSON: any tree, any text in tags and comments.
class RandomRecord {
 public:
  explicit RandomRecord(unsigned seed) : random_(seed) {}

  std::string line() {
    std::string turns;
    const unsigned count = below(12);
    std::vector<unsigned> ends = {0};  // entries that nothing follows yet
    for (unsigned i = 1; i <= count; ++i) {
      std::string place;
      if (i > 1 && below(3) == 0) {
        place = fmt::format(",\"replaces\":{}", 1 + below(i - 1));
      } else {
        const unsigned end = below(static_cast<unsigned>(ends.size()));
        place = fmt::format(",\"parent\":{}", ends[end]);
        ends.erase(ends.begin() + end);
      }
      ends.push_back(i);
      turns += fmt::format("{}{{\"turn\":\"{}\"{}{}{}{}}}", i > 1 ? "," : "", pick(turns_), place, nags(),
                           comments("before"), comments("after"));
      if (ends.empty()) break;
    }
    return fmt::format("{{\"plybook\":\"record\",\"tags\":[[\"White\",{}]],\"turns\":[{}],\"result\":\"{}\"}}\n",
                       text(true), turns, pick(results_));
  }

 private:
  unsigned below(unsigned limit) { return static_cast<unsigned>(random_() % limit); }
  template <class List>
  std::string pick(const List& list) {
    return std::string(list[below(static_cast<unsigned>(list.size()))]);
  }
  std::string nags() { return below(3) == 0 ? fmt::format(",\"nags\":[{},{}]", below(8), below(256)) : ""; }
  std::string comments(std::string_view key) {
    if (below(3) != 0) return {};
    return fmt::format(",\"{}\":[{},{}]", key, text(false), text(false));
  }
  /// Bits that mean something somewhere, as a JSON string.
  std::string text(bool is_tag) {
    std::string out = "\"";
    for (unsigned i = below(9); i > 0; --i) out += pick(bits_);
    if (!is_tag && out.find('}') != std::string::npos && out.find("\\n") != std::string::npos) return "\"}\"";
    return out + "\"";
  }

  std::mt19937 random_;
  static constexpr std::array<std::string_view, 8> turns_ = {"e3-d4", "f4:d2:b4", "b2*d4", "--",
                                                             "32-28", "c3@e<>d4", "3228",  "A.1-B.2"};
  static constexpr std::array<std::string_view, 4> results_ = {"1-0", "0-1", "1/2-1/2", "*"};
  static constexpr std::array<std::string_view, 24> bits_ = {
      "a",   " ",     "word", "{", "}",    "(",    ")",
      "[",   "]",     ";",    "%", "\\\"", "\\\\", "1-0",
      "12.", "e3-d4", "$1",   "*", "é",    "Я",    "[Event \\\"x\\\"]",
      "!",   "--",    "'"};
};

TEST(TextWriter, WritesAnyTreeSoThatItIsReadAsTheSame) {
  for (unsigned seed = 0; seed < 3000; ++seed) {
    const std::string line = RandomRecord(seed).line();
    const auto source = open_records(memory_input(line));
    Record record;
    Findings findings;
    ASSERT_TRUE(source->next(record, findings)) << line;
    std::string written;
    TextWriter().write(record, {}, written);
    const Described again = read_text(written);
    ASSERT_THAT(again.records, ElementsAre(describe(record))) << line << written;
    ASSERT_EQ(again.written, written) << line;
    ASSERT_THAT(again.findings, IsEmpty()) << line << written;
  }
}

}  // namespace
}  // namespace plybook
