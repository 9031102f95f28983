#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "record/describe.h"
#include "record/test_name.h"

namespace plybook {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> record_files(const std::string& folder) {
  std::vector<std::string> files;
  for (const auto& entry : fs::directory_iterator(fs::path(PLYBOOK_SOURCE_DIR) / "tests/records" / folder))
    if (entry.path().extension() == ".pbk") files.push_back(folder + "/" + entry.path().stem().string());
  std::sort(files.begin(), files.end());
  return files;
}

std::string content(const std::string& name) {
  std::string text;
  const auto source = open_input((fs::path(PLYBOOK_SOURCE_DIR) / "tests/records" / name).string());
  if (!source || !read_all(**source, text)) ADD_FAILURE() << "cannot read " << name;
  return text;
}

/// As the `.expect` file beside each record has it.
std::string expectation(const Described& reading) {
  std::string out;
  for (const std::string& finding : reading.findings) out += "finding " + finding + "\n";
  for (const std::string& record : reading.records) out += "record\n" + record;
  return out;
}

std::string without_results(const Described& reading) {
  std::string out;
  for (const std::string& record : reading.records) out += record.substr(0, record.rfind("\nresult"));
  return out;
}

class RecordFile : public ::testing::TestWithParam<std::string> {};

TEST_P(RecordFile, IsReadAsExpected) {
  EXPECT_EQ(expectation(read_text(content(GetParam() + ".pbk"))), content(GetParam() + ".expect"));
}

TEST_P(RecordFile, IsRefusedOnlyWhereItSaysSo) {
  const bool is_accepted = GetParam().substr(0, 6) == "accept";
  EXPECT_EQ(has_error(read_text(content(GetParam() + ".pbk")).raw_findings), !is_accepted);
}

/// What the writer writes is read as the same tree, without a liberty of the reader, and written again as the same.
TEST_P(RecordFile, IsWrittenAsTheSameTree) {
  const Described first = read_text(content(GetParam() + ".pbk"));
  const Described second = read_text(first.written);
  EXPECT_EQ(without_results(second), without_results(first));
  EXPECT_EQ(second.written, first.written);
  EXPECT_EQ(read_text(second.written).written, second.written);
}

/// Wherever the reader's window ends, what is read is the same.
TEST_P(RecordFile, IsReadTheSameAcrossTheEndOfAWindow) {
  const std::string text = content(GetParam() + ".pbk");
  const Described whole = read_text(text);
  if (!whole.findings.empty() && whole.findings.front().find("1:1") != std::string::npos)
    return;  // what begins the file
  constexpr std::size_t window = std::size_t{64} << 10;
  for (std::size_t cut = 0; cut <= text.size(); cut += 3) {
    const Described moved = read_text(fmt::format("%{:->{}}\n{}", "", window - cut - 2, text), {}, Encoding::utf8);
    ASSERT_EQ(moved.records, whole.records) << cut;
    ASSERT_EQ(moved.findings.size(), whole.findings.size()) << cut;
    for (std::size_t i = 0; i < whole.findings.size(); ++i) {
      EXPECT_EQ(moved.raw_findings[i].code, whole.raw_findings[i].code);
      EXPECT_EQ(moved.raw_findings[i].place.line, whole.raw_findings[i].place.line + 1);
      EXPECT_EQ(moved.raw_findings[i].place.offset, whole.raw_findings[i].place.offset + window - cut);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Accept, RecordFile, ::testing::ValuesIn(record_files("accept")), test_name);
INSTANTIATE_TEST_SUITE_P(Reject, RecordFile, ::testing::ValuesIn(record_files("reject")), test_name);

}  // namespace
}  // namespace plybook
