// Every sample is played through and compared, ply by ply, with tests/playthrough/SAMPLE.csv: the turn in full and the
// position after it. A sample with a mistake is compared up to it.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "plybook/record/open_records.h"
#include "plybook/replay/record_output.h"

namespace fs = std::filesystem;

namespace plybook {
namespace {

const fs::path root = PLYBOOK_SOURCE_DIR;

std::string text_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<fs::path> samples() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(root / "samples"))
    if (entry.path().extension() == ".pbk") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

/// The plies of a sample as ply-convert --to csv writes them.
std::string played(const fs::path& sample) {
  const Catalogue games({(root / "formats").string()});
  Replayer replayer(games, {});
  const auto source = open_records(memory_input(text_of(sample)));
  const auto table = make_record_output(OutputForm::csv);
  Record record;
  Findings findings;
  std::string out;
  while (source->next(record, findings)) {
    table->begin(sample.filename().string(), record);
    replayer.replay(record, findings, table.get());
    table->write(record, {}, out);
    findings.clear();
  }
  return out;
}

class PlaythroughTest : public testing::TestWithParam<fs::path> {};

TEST_P(PlaythroughTest, GivesThePositionsThatAreWrittenDown) {
  const fs::path expected = root / "tests" / "playthrough" / GetParam().filename().replace_extension(".csv");
  ASSERT_TRUE(fs::exists(expected)) << "the sample has no playthrough";
  EXPECT_EQ(played(GetParam()), text_of(expected));
}

std::string name(const testing::TestParamInfo<fs::path>& info) {
  std::string name = info.param.stem().string();
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Samples, PlaythroughTest, testing::ValuesIn(samples()), name);

}  // namespace
}  // namespace plybook
