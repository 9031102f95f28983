#include "plybook/record/record_reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "record/describe.h"

namespace plybook {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

std::string repeated(std::string_view text, std::size_t count) {
  std::string out;
  out.reserve(text.size() * count);
  for (std::size_t i = 0; i < count; ++i) out += text;
  return out;
}

constexpr std::size_t ten_megabytes = 10'000'000;
const std::string header = "[Game \"antarktos\"]\n\n";

TEST(RecordReader, TellsPlacesInCodePointsAndBytesOfTheInput) {
  const Described reading = read_text("[White \"Иван\"] [Date \"x\"]\n\n{два} 1. e3-d4 ½-½\n");
  ASSERT_THAT(reading.raw_findings, SizeIs(2));
  EXPECT_EQ(reading.raw_findings[0].place, (Place{1, 23, 1, 26}));
  EXPECT_EQ(reading.raw_findings[1].code, Code::result_form);
  EXPECT_EQ(reading.raw_findings[1].place, (Place{3, 16, 3, 49}));
}

TEST(RecordReader, TellsOffsetsOfTheInputInOtherEncodings) {
  const Described reading = read_text("[White \"\xC8\xE2\xE0\xED\"] [Date \"x\"]\n\n*\n", {}, Encoding::windows1251);
  ASSERT_THAT(reading.raw_findings, SizeIs(1));
  EXPECT_EQ(reading.raw_findings[0].place, (Place{1, 23, 1, 22}));
}

TEST(RecordReader, CountsBrokenBytesAsTheyAreInTheInput) {
  const Described reading = read_text("[White \"\xFF\"] [Date \"x\"]\n\n*\n", {}, Encoding::utf8);
  EXPECT_THAT(reading.findings, ElementsAre("broken-utf8 1:9", "date 1:20"));
  EXPECT_EQ(reading.raw_findings[1].place.offset, 19U);
}

TEST(RecordReader, KeepsOneBadRecordApartFromAThousandGoodOnes) {
  const std::string good = header + "1. e3-d4 f6-g5 {x} *\n\n";
  const Described reading = read_text(repeated(good, 500) + header + "1. e3-d4 {f6-g5 *\n\n" + repeated(good, 500));
  EXPECT_THAT(reading.records, SizeIs(1001));
  EXPECT_THAT(reading.findings, ElementsAre("unclosed-comment 2003:10"));
}

TEST(RecordReader, NumbersRecordsAndTellsWhereTheyBegin) {
  const ByteSourcePtr source = memory_input("\n\n" + header + "1. e3-d4 *\n\n  " + header + "*\n");
  RecordReader reader(*source);
  Record record;
  Findings findings;
  ASSERT_TRUE(reader.next(record, findings));
  EXPECT_EQ(record.number, 1U);
  EXPECT_EQ(record.line, 3U);
  ASSERT_TRUE(reader.next(record, findings));
  EXPECT_EQ(record.number, 2U);
  EXPECT_EQ(record.line, 7U);
  EXPECT_EQ(record.column, 3U);
  EXPECT_EQ(record.offset, 36U);
  EXPECT_FALSE(reader.next(record, findings));
  EXPECT_THAT(findings, IsEmpty());
}

TEST(RecordReader, GivesBackPlacesOfAnySpan) {
  const ByteSourcePtr source = memory_input(header + "1. e3-d4 {é}\r\nf6-g5 *\n");
  RecordReader reader(*source);
  Record record;
  Findings findings;
  ASSERT_TRUE(reader.next(record, findings));
  Places places(record);
  EXPECT_EQ(places.at(record.nodes[2].text), (Place{4, 1, 5, 35}));
  EXPECT_EQ(places.at(record.nodes[1].text), (Place{3, 4, 5, 23}));
  EXPECT_EQ(places.at(record.result_span), (Place{4, 7, 1, 41}));
}

// Limits: each is named with the option that raises it, and the next record is read.

std::string limit_told(const Described& reading) {
  for (const Finding& finding : reading.raw_findings)
    if (finding.code == Code::limit) return message(finding);
  return "none";
}

TEST(RecordReaderLimits, Plies) {
  Limits limits;
  limits.max_plies = 4;
  const Described reading =
      read_text(header + "1. a1-b2 a1-b2 2. a1-b2 a1-b2 3. a1-b2 4. a1-b2 *\n" + header + "1. e3-d4 *\n", limits);
  EXPECT_THAT(reading.findings, ElementsAre("limit 3:34"));
  EXPECT_EQ(limit_told(reading), "the record exceeds the limit of 4 turns; --max-plies raises it");
  EXPECT_THAT(reading.records,
              ElementsAre("Game=antarktos\na1-b2 a1-b2 a1-b2 a1-b2\nresult *\n", "Game=antarktos\ne3-d4\nresult *\n"));
}

TEST(RecordReaderLimits, Nesting) {
  Limits limits;
  limits.max_nesting = 2;
  const Described reading =
      read_text(header + "1. a1-b2 (1. a1-b3 (1. a1-b4 (1. a1-b5 (1. a1-b6)))) 1... c1-d2 *\n", limits);
  EXPECT_THAT(reading.findings, ElementsAre("limit 3:30"));
  EXPECT_EQ(limit_told(reading), "the record exceeds the limit of 2 nested variations; --max-nesting raises it");
  EXPECT_THAT(reading.records, ElementsAre("Game=antarktos\na1-b2 ( a1-b3 ( a1-b4 ) ) c1-d2\nresult *\n"));
}

TEST(RecordReaderLimits, Text) {
  Limits limits;
  limits.max_text = 100'000;
  const Described reading = read_text(header + repeated("a1-b2 ", 100'000) + "*\n\n" + header + "1. e3-d4 *\n", limits);
  EXPECT_EQ(limit_told(reading), "the record exceeds the limit of 100000 bytes of text; --max-text raises it");
  ASSERT_THAT(reading.records, SizeIs(2));
  EXPECT_EQ(reading.records.back(), "Game=antarktos\ne3-d4\nresult *\n");
}

TEST(RecordReaderLimits, Tags) {
  Limits limits;
  limits.max_tags = 2;
  const Described reading = read_text("[A \"1\"][B \"2\"][C \"3\"][D \"4\"]\n\n*\n", limits);
  EXPECT_THAT(reading.findings, ElementsAre("limit 1:15"));
  EXPECT_THAT(reading.records, ElementsAre("A=1\nB=2\n\nresult *\n"));
}

TEST(RecordReaderLimits, Findings) {
  Limits limits;
  limits.max_record_findings = 2;
  const Described reading = read_text(header + "} } } } }\n1. e3-d4 *\n", limits);
  EXPECT_THAT(reading.findings, ElementsAre("spare-brace 3:1", "spare-brace 3:3", "limit 3:5"));
}

// Hostile input: linear time, no recursion, an answer.

TEST(RecordReaderHostile, TenMegabytesOfParentheses) {
  EXPECT_THAT(read_text(repeated("(", ten_megabytes)).findings, ElementsAre("limit 1:1001"));
  EXPECT_THAT(read_text(header + "1. a1-b2 " + repeated("(", ten_megabytes)).records, SizeIs(1));
  EXPECT_THAT(read_text(header + "1. a1-b2 " + repeated(")", ten_megabytes) + " *").findings,
              ElementsAre("spare-parenthesis 3:10"));
  EXPECT_THAT(read_text(header + "1. a1-b2 " + repeated("()", ten_megabytes / 2) + " *").findings, IsEmpty());
}

TEST(RecordReaderHostile, TenMegabytesOfBraces) {
  EXPECT_THAT(read_text(header + "1. a1-b2 " + repeated("{", ten_megabytes)).findings,
              ElementsAre("unclosed-comment 3:10"));
  EXPECT_THAT(read_text(header + "1. a1-b2 " + repeated("{}", ten_megabytes / 2) + " *").findings, IsEmpty());
  EXPECT_THAT(read_text(header + "1. a1-b2 " + repeated("{{}", ten_megabytes / 3) + " *").records, SizeIs(1));
}

TEST(RecordReaderHostile, TenMegabytesOfBrackets) {
  EXPECT_THAT(read_text(repeated("[", ten_megabytes)).records, IsEmpty());
  EXPECT_THAT(read_text(header + "1. a1-b2 " + repeated("[", ten_megabytes)).records, SizeIs(1));
  EXPECT_THAT(read_text(repeated("[A \"b\"]\n", ten_megabytes / 8)).records, SizeIs(1));
}

TEST(RecordReaderHostile, TenMegabytesOfDigitsLettersAndBlanks) {
  EXPECT_THAT(read_text(repeated("7", ten_megabytes)).records, IsEmpty());
  EXPECT_THAT(read_text(header + repeated("7", ten_megabytes)).records, SizeIs(1));
  EXPECT_THAT(read_text(repeated("word ", ten_megabytes / 5)).findings, ElementsAre("stray-text 1:1"));
  EXPECT_THAT(read_text(repeated(" ", ten_megabytes)).findings, IsEmpty());
  EXPECT_THAT(read_text(header + "1. a1-b2 " + repeated("- ", ten_megabytes / 2)).records, SizeIs(1));
  EXPECT_THAT(read_text(header + "1. a1-b2 " + repeated("a1* ", ten_megabytes / 4)).records, SizeIs(1));
  EXPECT_THAT(
      read_text(header + "1. a1-b2" + repeated("-", ten_megabytes / 2) + repeated(" -", ten_megabytes / 4)).records,
      SizeIs(1));
  EXPECT_THAT(read_text(repeated(std::string(1, '\0'), ten_megabytes)).findings, ElementsAre("control-character 1:1"));
}

TEST(RecordReaderHostile, AThousandNestedVariations) {
  const Described reading =
      read_text(header + "1. a1-b2 " + repeated("(1. a1-b2 ", 1000) + repeated(")", 1000) + " *\n");
  EXPECT_THAT(reading.findings, IsEmpty());
  EXPECT_EQ(read_text(reading.written).records, reading.records);
}

TEST(RecordReaderHostile, NineThousandTurnsOnOneLine) {
  const Described reading = read_text(header + repeated("a1-b2 c3-d4 ", 4500) + "1-0\n");
  EXPECT_THAT(reading.findings, IsEmpty());
  EXPECT_EQ(read_text(reading.written).records, reading.records);
}

TEST(RecordReaderHostile, UnclosedCommentsInEveryRecord) {
  const std::size_t count = 20'000;
  EXPECT_THAT(read_text(repeated(header + "1. e3-d4 {oh f6-g5 *\n\n", count)).records, SizeIs(count));
}

}  // namespace
}  // namespace plybook
