#include "plybook/replay/record_pipeline.h"

#include <gtest/gtest.h>

#include <set>

#include "plybook/record/record_reader.h"
#include "plybook/record/shard.h"
#include "plybook/replay/playouts.h"

namespace plybook {
namespace {

const Catalogue& all_games() {
  static const Catalogue games({PLYBOOK_SOURCE_DIR "/formats"});
  return games;
}

/// Random games, each tenth with a turn in it that cannot be, and stray text behind the last.
std::string many_records(int count) {
  const auto game = *all_games().find("antarktos");
  Playouts playouts(*game, {7, 60});
  std::string all, text;
  for (int n = 1; n <= count; ++n) {
    text.clear();
    playouts.next(text);
    if (n % 10 == 0) text.replace(text.find("1. "), 8, "1. c3-d5");
    all += text;
  }
  return all + "[Event \"none\" ] } stray";
}

/// What is found, in order: record numbers, plies, findings.
std::string found(std::string_view text, std::size_t jobs) {
  RecordPipeline pipeline(jobs, [] {
    const auto replayer = std::make_shared<Replayer>(all_games(), GameChoice{});
    return [replayer](CheckedRecord& checked) { checked.replay = replayer->replay(checked.record, checked.findings); };
  });
  std::string out;
  const auto add = [&out](const Findings& findings) {
    for (const Finding& finding : findings)
      out += std::string(info(finding.code).name) + " " + std::to_string(finding.place.line) + "; ";
  };
  for (int run = 0; run < 2; ++run) {  // threads and slots are used again
    const ByteSourcePtr bytes = memory_input(text);
    RecordReader reader(*bytes, Encoding::utf8);
    add(pipeline.run(reader, [&](const CheckedRecord& checked) {
      out += std::to_string(checked.record.number) + ":" + std::to_string(checked.replay.plies) + " ";
      add(checked.findings);
    }));
  }
  return out;
}

TEST(RecordPipeline, GivesTheSameForAnyNumberOfThreads) {
  const std::string text = many_records(2000);
  const std::string alone = found(text, 1);
  EXPECT_NE(alone.find("2000:"), std::string::npos);
  EXPECT_NE(alone.find("illegal-turn/not-a-playing-cell"), std::string::npos);
  for (const std::size_t jobs : {2U, 3U, 8U}) EXPECT_EQ(found(text, jobs), alone) << jobs << " threads";
}

TEST(RecordPipeline, EndsWithoutWork) { EXPECT_EQ(found("", 4), ""); }

TEST(Shard, IsReadStrictly) {
  ASSERT_TRUE(read_shard("2/3"));
  EXPECT_EQ(read_shard("2/3")->part, 2U);
  EXPECT_EQ(read_shard("2/3")->of, 3U);
  for (const char* text : {"", "1", "0/3", "4/3", "1/0", "-1/3", "1/3x", "a/b", "1/", "/3"})
    EXPECT_FALSE(read_shard(text)) << text;
}

/// Two inputs, which are counted on.
std::multiset<std::string> of_shard(const std::string& text, Shard shard) {
  std::multiset<std::string> records;
  std::uint64_t count = 0;
  for (int input = 0; input < 2; ++input) {
    const ByteSourcePtr bytes = memory_input(text);
    const auto source = records_of_shard(std::make_unique<RecordReader>(*bytes, Encoding::utf8), shard, count);
    Record record;
    Findings findings;
    while (source->next(record, findings)) records.insert(std::to_string(input) + std::string(record.text));
    for (const Finding& finding : findings) records.insert(std::string(info(finding.code).name));
  }
  return records;
}

TEST(Shard, HasEachRecordInExactlyOnePart) {
  const std::string text = many_records(101);
  const auto all = of_shard(text, {1, 1});
  std::multiset<std::string> together;
  for (std::uint64_t part = 1; part <= 7; ++part) together.merge(of_shard(text, {part, 7}));
  EXPECT_EQ(together, all);
}

}  // namespace
}  // namespace plybook
